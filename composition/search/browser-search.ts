import { CookieSessionStore } from '../../adapters/session/cookie-session-store';
import { registeredUserId } from '../../core/identity/session/registered-user-id';
import type { Logger } from '../../core/shared/logger';
import type { BrowserPlatform } from '../platform/browser-platform';
import type { ClientBelow } from './discover-in-browser';
import { loadedOnDemand, type SearchAdapters } from './search-adapters';

export interface BrowserSearchSetup {
  readonly platform: BrowserPlatform;
  readonly origin: string;
  readonly timeoutMs: number;
  readonly logger: Logger;
  readonly client: ClientBelow;
}

/** What speaks to the chosen search service from a page; only that one's code is ever fetched. */
export const browserSearch = (setup: BrowserSearchSetup): SearchAdapters =>
  loadedOnDemand(() => (setup.platform.searchProvider === 'discover' ? discover(setup) : constructor(setup)));

const discover = async ({ platform, client }: BrowserSearchSetup): Promise<SearchAdapters> => {
  const { discoverInBrowser } = await import('./discover-in-browser');
  return discoverInBrowser(platform, client);
};

const constructor = async ({ platform, origin, timeoutMs, logger }: BrowserSearchSetup): Promise<SearchAdapters> => {
  const { consent, cookies, localStorage, sessionStorage } = platform;
  const userId = registeredUserId(new CookieSessionStore(cookies, localStorage, sessionStorage));
  const { constructorAdapters } = await import('./constructor-adapters');
  return constructorAdapters({
    serviceUrl: `${origin}/api/search`,
    apiKey: platform.searchKey,
    timeoutMs,
    logger,
    userId: () => (consent.mayTrack() ? userId() : undefined),
    mayRemember: consent.mayTrack,
  });
};
