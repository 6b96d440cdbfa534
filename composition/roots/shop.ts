import type { Ads } from '../../adapters/server/proxies/citrus-proxy';
import type { HandleFault, HandleWeb } from '../../adapters/server/requests/web';
import type { AccessTokens } from '../../core/search/access/access-token';
import type { Shell } from '../rendering/shell';
import { ConfigurationTokens } from '../configuration/tokens';
import { SearchTokens } from '../search/tokens';
import { RequestHandler } from './request-handler';
import { serverAds } from './server-ads';
import { makePublicContainer, type ServerParts } from './server-containers';

export interface Shop {
  readonly handle: HandleWeb;
  readonly handleFault: HandleFault;
  /** For browsers' requests to the search and recommendation service. */
  readonly accessTokens: AccessTokens;
  /** For the sponsored ads on the shop's pages and on other sites. */
  readonly ads: Ads;
}

/** Makes the whole shop: handlers for pages, forms and faults, and the use cases of its other routes. */
export const makeShop = (parts: ServerParts, shell: () => Shell): Shop => {
  const publicContainer = makePublicContainer(parts);
  const handler = new RequestHandler(publicContainer, parts, shell);
  return {
    handle: (request) => handler.handle(request),
    handleFault: (request, fault) => handler.handleFault(request, fault),
    accessTokens: publicContainer.get(SearchTokens.accessTokens),
    ads: serverAds(parts, publicContainer.get(ConfigurationTokens.capabilities)),
  };
};
