import type { Analytics } from './analytics';
import type { BehaviourTracker } from './behaviour';

export interface SharedTrackerPorts {
  readonly analytics: Analytics;
  /** Gets every event that the search service knows. */
  readonly service: BehaviourTracker;
}

/**
 * Shares out what shoppers do: opening and closing the suggestions, which the search service has no name for, goes to
 * the tag manager (SRC-02), everything else to the search service (SRC-08). Never fails, as neither of them does.
 */
export const makeSharedTracker = ({ analytics, service }: SharedTrackerPorts): BehaviourTracker => ({
  track: (event) => {
    switch (event.kind) {
      case 'preview-open':
        return analytics.report({ name: 'search-preview', state: 'open' });
      case 'preview-close':
        return analytics.report({ name: 'search-preview', state: 'close' });
      default:
        return service.track(event);
    }
  },
});
