import { ContainerModule } from 'inversify';
import { cachedContentPages } from '../../adapters/cache/cached-ports';
import { HttpContentPages } from '../../adapters/commerce/http-content-pages';
import { makeViewContentPage } from '../../core/content/view-content-page';
import { ContentTokens } from './tokens';
import { HttpTokens } from '../http/tokens';

/** The same for everybody. */
export const contentModule = new ContainerModule(({ bind }) => {
  bind(ContentTokens.pages)
    .toResolvedValue(
      (http, cache) => cachedContentPages(new HttpContentPages(http), cache),
      [HttpTokens.publicCommerce, HttpTokens.readCache],
    )
    .inSingletonScope();
  bind(ContentTokens.viewContentPage).toResolvedValue((pages) => makeViewContentPage({ pages }), [ContentTokens.pages]);
});
