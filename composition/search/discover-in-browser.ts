import { browserClock } from '../../adapters/browser/browser-clock';
import { makeBrowserRandom } from '../../adapters/browser/browser-random';
import { localStorageTokenStore } from '../../adapters/discover/access-token-stores';
import { siteTokenSource } from '../../adapters/discover/access-token-sources';
import { browserContext, visitorIdOf } from '../../adapters/discover/discover-context';
import { DiscoverTracker } from '../../adapters/discover/discover-tracker';
import type { HttpClient } from '../../adapters/http/http-client';
import type { BehaviourTracker } from '../../core/analytics/behaviour';
import { makeAccessTokens } from '../../core/search/access/access-token';
import { makeWithAccessToken } from '../../core/search/access/with-access-token';
import { makeSession } from '../identity/make-session';
import type { BrowserPlatform } from '../platform/browser-platform';
import { discoverAdapters, type DiscoverSetup } from './discover-adapters';
import type { SearchPorts } from '../backend/ports';

/** Makes the client of a service below a path of the shop. */
export type ClientBelow = (service: string, path: string) => HttpClient;

/** Makes the search with the search and recommendation service for a page. */
export const discoverInBrowser = (platform: BrowserPlatform, client: ClientBelow): SearchPorts =>
  discoverAdapters(setupOf(platform, client));

/** The parts that report shoppers' behaviour to the search and recommendation service. */
export const discoverTrackerInBrowser = (platform: BrowserPlatform, client: ClientBelow): BehaviourTracker => {
  const { accessTokens, ...way } = setupOf(platform, client);
  return new DiscoverTracker({
    ...way,
    withAccessToken: makeWithAccessToken(accessTokens),
    visitorId: visitorIdOf(platform.cookies, makeBrowserRandom(crypto)),
  });
};

/** Uses the storefront's proxy, with the token that all pages share. */
const setupOf = (
  { cookies, localStorage, sessionStorage, history, consent }: BrowserPlatform,
  client: ClientBelow,
): DiscoverSetup => ({
  http: client('search', '/api/discover/'),
  context: browserContext({
    currentPath: history.current,
    cookies,
    session: makeSession({ cookies, localStorage, sessionStorage }),
    consent,
  }),
  accessTokens: makeAccessTokens({
    source: siteTokenSource(client('search', '/')),
    memory: localStorageTokenStore(localStorage),
    clock: browserClock,
  }),
});
