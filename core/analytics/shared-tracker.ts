import type { Analytics } from './analytics';
import type { BehaviourTracker } from './behaviour';

export interface SharedTrackerPorts {
  readonly analytics: Analytics;
  /** Receives every event that the search service supports. */
  readonly service: BehaviourTracker;
}

/**
 * Routes behaviour events. Opening and closing the suggestions goes to the tag manager (SRC-02), because the search
 * service has no such event; everything else goes to the search service (SRC-08). Never fails.
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
