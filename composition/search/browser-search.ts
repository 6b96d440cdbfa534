import { registeredUserId } from '../../core/identity/session/registered-user-id';
import type { Logger } from '../../core/shared/logger';
import { makeSession } from '../identity/make-session';
import type { BrowserPlatform } from '../platform/browser-platform';
import type { ClientBelow } from './discover-in-browser';
import type { SearchPorts } from '../backend/ports';
import { loadedOnDemand } from './search-adapters';

export interface BrowserSearchSetup {
  readonly platform: BrowserPlatform;
  readonly origin: string;
  readonly timeoutMs: number;
  readonly logger: Logger;
  readonly client: ClientBelow;
}

/** Returns the adapters of the chosen search service for a page; only the code of this service is loaded. */
export const browserSearch = (setup: BrowserSearchSetup): SearchPorts =>
  loadedOnDemand(() => (setup.platform.searchProvider === 'discover' ? discover(setup) : constructor(setup)));

const discover = async ({ platform, client }: BrowserSearchSetup): Promise<SearchPorts> => {
  const { discoverInBrowser } = await import('./discover-in-browser');
  return discoverInBrowser(platform, client);
};

const constructor = async ({ platform, origin, timeoutMs, logger }: BrowserSearchSetup): Promise<SearchPorts> => {
  const { consent } = platform;
  const userId = registeredUserId(makeSession(platform));
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
