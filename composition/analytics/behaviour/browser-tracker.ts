import { afterPaint } from '../../../adapters/browser/after-paint';
import { browserClock } from '../../../adapters/browser/browser-clock';
import { whenActivated } from '../../../adapters/browser/user-activation';
import { QueuedTracker } from '../../../adapters/browser/queued-tracker';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { makeSharedTracker } from '../../../core/analytics/shared-tracker';
import { registeredUserId } from '../../../core/identity/session/registered-user-id';
import type { SessionStore } from '../../../core/identity/session/session-store';
import type { BrowserPlatform } from '../../platform/browser-platform';

/** Tracks what the shopper does on the page. Everything but a queue is loaded after the first user activation. */
export const makeBrowserTracker = (
  platform: BrowserPlatform,
  session: Pick<SessionStore, 'userId' | 'userType'>,
): BehaviourTracker => {
  const { analytics, consent, sessionStorage, searchKey } = platform;
  const userId = registeredUserId(session);
  const service = new QueuedTracker({
    consent,
    whenActivated: (run) => whenActivated(window, run),
    load: async () => {
      // The queue is stored during the activation itself; loading waits until the browser has painted its result.
      await new Promise<void>((resolve) => afterPaint(resolve));
      return platform.searchProvider === 'discover'
        ? (await import('./discover-tracker')).tellDiscover(platform)
        : (await import('./constructor-tracker')).tellSearchService({ searchKey, userId });
    },
    storage: sessionStorage,
    clock: browserClock,
  });
  return makeSharedTracker({ analytics, service });
};
