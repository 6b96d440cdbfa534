import { ContainerModule } from 'inversify';
import { cachedCatalogue } from '../../adapters/cache/cached-ports';
import { HttpPageAddresses } from '../../adapters/commerce/http-page-addresses';
import { HttpProductCatalogue } from '../../adapters/commerce/http-product-catalogue';
import { makeListSitemap } from '../../core/sitemap/list-sitemap';
import { makeLoadNavigation } from '../../core/catalogue/load-navigation';
import { makeViewProduct } from '../../core/catalogue/view-product';
import { HttpTokens } from '../http/tokens';
import { CatalogueTokens } from './tokens';
import { ContentTokens } from '../content/tokens';
import { PlatformTokens } from '../platform/tokens';
import { StoreTokens } from '../stores/tokens';

/** The same for everybody. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(CatalogueTokens.catalogue)
    .toResolvedValue(
      (views, commerce, cache) => cachedCatalogue(new HttpProductCatalogue(views, commerce), cache),
      [HttpTokens.catalogue, HttpTokens.publicCommerce, HttpTokens.productCache],
    )
    .inSingletonScope();
  bind(CatalogueTokens.viewProduct).toResolvedValue(
    (catalogue) => makeViewProduct({ catalogue }),
    [CatalogueTokens.catalogue],
  );
  bind(CatalogueTokens.loadNavigation)
    .toResolvedValue(
      (catalogue, content) => makeLoadNavigation({ catalogue, content }),
      [CatalogueTokens.catalogue, ContentTokens.marketing],
    )
    .inSingletonScope();
  bind(CatalogueTokens.addresses).toResolvedValue((http) => new HttpPageAddresses(http), [HttpTokens.catalogue]);
  bind(CatalogueTokens.listSitemap).toResolvedValue(
    (catalogue, addresses, pages, stores, logger) => makeListSitemap({ catalogue, addresses, pages, stores, logger }),
    [
      CatalogueTokens.catalogue,
      CatalogueTokens.addresses,
      ContentTokens.pages,
      StoreTokens.gateway,
      PlatformTokens.logger,
    ],
  );
});
