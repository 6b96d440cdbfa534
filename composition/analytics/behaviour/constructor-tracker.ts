import { ConsoleLogger } from '../../../adapters/browser/console-logger';
import { makeErrorBeacon } from '../../../adapters/browser/error-beacon';
import { ConstructorTracker, type ConstructorTrackerPorts } from '../../../adapters/constructor/constructor-tracker';
import { makeTrackingClient } from '../../../adapters/constructor/tracking-client';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';

interface Facts extends Pick<ConstructorTrackerPorts, 'userId'> {
  /** The shop's key at the search service. */
  readonly searchKey: string;
}

/** Makes the tracker of the search service with its library. Rejects when the library cannot be loaded. */
export const tellSearchService = async ({ searchKey, userId }: Facts): Promise<BehaviourTracker> => {
  const client = await makeTrackingClient({
    serviceUrl: `${window.location.origin}/api/search`,
    apiKey: searchKey,
    logger: new ConsoleLogger({ console, send: makeErrorBeacon(window) }),
    fetch: (...call) => window.fetch(...call),
    window,
  });
  return new ConstructorTracker({ client, userId, currentPage: () => window.location.href });
};
