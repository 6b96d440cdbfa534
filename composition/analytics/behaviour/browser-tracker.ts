import { afterPaint } from '../../../adapters/browser/after-paint';
import { browserClock } from '../../../adapters/browser/browser-clock';
import { whenTouched } from '../../../adapters/browser/first-touch';
import { WaitingTracker } from '../../../adapters/browser/waiting-tracker';
import type { BehaviourTracker } from '../../../core/analytics/behaviour';
import { makeSharedTracker } from '../../../core/analytics/shared-tracker';
import { registeredUserId } from '../../../core/identity/session/registered-user-id';
import type { SessionStore } from '../../../core/identity/session/session-store';
import type { BrowserPlatform } from '../../platform/browser-platform';

/** The page's one teller of what its shopper does. What it needs beyond a queue comes after the first touch. */
export const makeBrowserTracker = (
  platform: BrowserPlatform,
  session: Pick<SessionStore, 'userId' | 'userType'>,
): BehaviourTracker => {
  const { analytics, consent, sessionStorage, searchKey } = platform;
  const userId = registeredUserId(session);
  const service = new WaitingTracker({
    consent,
    whenTouched: (run) => whenTouched(window, run),
    load: async () => {
      // What waits is kept at the touch itself; only the fetching lets the touch be answered first.
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
