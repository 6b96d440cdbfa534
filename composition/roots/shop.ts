import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LoadMenusFile } from '../../adapters/server/files/menus-route';
import type { Ads } from '../../adapters/server/proxies/citrus-proxy';
import type { ReadsParameter } from '../../adapters/server/requests/page-url';
import type { HandleFault, HandleWeb } from '../../adapters/server/requests/web';
import type { AccessTokens } from '../../core/search/access/access-token';
import type { Shell } from '../rendering/shell';
import { CatalogueTokens } from '../catalogue/tokens';
import { servedNavigation } from '../chrome/menus-file';
import { ConfigurationTokens } from '../configuration/tokens';
import { SearchTokens } from '../search/tokens';
import { PreviewHandler } from './preview-handler';
import { RequestHandler } from './request-handler';
import { serverAds } from './server-ads';
import { makePublicContainer, type ServerParts } from './server-containers';

export interface Shop {
  readonly handle: HandleWeb;
  readonly handleFault: HandleFault;
  readonly readsParameter: ReadsParameter;
  /** For browsers' requests to the search and recommendation service. */
  readonly accessTokens: AccessTokens;
  /** For the sponsored ads on the shop's pages and on other sites. */
  readonly ads: Ads;
  /** The menus of the header, which browsers fetch when they are wanted. */
  readonly loadMenus: LoadMenusFile;
}

/** Makes the whole shop: handlers for pages, forms and faults, and the use cases of its other routes. */
export const makeShop = (parts: ServerParts, shell: () => Shell): Shop => {
  const publicContainer = makePublicContainer(parts);
  const handler = new RequestHandler(publicContainer, parts, shell);
  const previews = new PreviewHandler(handler, parts, shell);
  return {
    handle: (request) =>
      request.previewToken === undefined ? handler.handle(request) : previews.handle(request, request.previewToken),
    handleFault: (request, fault) => handler.handleFault(request, fault),
    readsParameter: handler.readsParameter,
    accessTokens: publicContainer.get(SearchTokens.accessTokens),
    loadMenus: pipe(
      publicContainer.get(CatalogueTokens.loadNavigation),
      TE.map((items) => servedNavigation(items).menus),
    ),
    ads: serverAds(parts, publicContainer.get(ConfigurationTokens.capabilities)),
  };
};
