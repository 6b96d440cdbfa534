import { ContainerModule } from 'inversify';
import { cachedContent, cachedContentPages } from '../../adapters/cache/cached-ports';
import { HttpMarketingContent } from '../../adapters/commerce/http-marketing-content';
import { HttpContentPages } from '../../adapters/commerce/http-content-pages';
import { makeViewContentPage } from '../../core/content/view-content-page';
import { ContentTokens } from './tokens';
import { HttpTokens } from '../http/tokens';

/** The same for everybody. */
export const contentModule = new ContainerModule(({ bind }) => {
  bind(ContentTokens.marketing)
    .toResolvedValue(
      (http, cache) => cachedContent(new HttpMarketingContent(http), cache),
      [HttpTokens.publicCommerce, HttpTokens.readCache],
    )
    .inSingletonScope();
  bind(ContentTokens.pages)
    .toResolvedValue(
      (http, cache) => cachedContentPages(new HttpContentPages(http), cache),
      [HttpTokens.publicCommerce, HttpTokens.readCache],
    )
    .inSingletonScope();
  bind(ContentTokens.viewContentPage).toResolvedValue((pages) => makeViewContentPage({ pages }), [ContentTokens.pages]);
});
