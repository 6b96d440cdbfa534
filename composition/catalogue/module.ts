import { ContainerModule } from 'inversify';
import { cachedCatalogue, cachedReviews } from '../../adapters/cache/cached-ports';
import { makeListSitemap } from '../../core/sitemap/list-sitemap';
import { makeLoadNavigation } from '../../core/catalogue/load-navigation';
import { makeViewProduct } from '../../core/catalogue/view-product';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { CatalogueTokens } from './tokens';
import { ContentTokens } from '../content/tokens';
import { PlatformTokens } from '../platform/tokens';
import { QuestionTokens } from '../questions/tokens';
import { StoreTokens } from '../stores/tokens';

/** Shared by all requests. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(CatalogueTokens.catalogue)
    .toResolvedValue(
      ({ catalogue }, cache) => cachedCatalogue(catalogue, cache),
      [BackendTokens.catalogue, CacheTokens.products],
    )
    .inSingletonScope();
  bind(CatalogueTokens.productReviews)
    .toResolvedValue(
      ({ productReviews }, cache) => cachedReviews(productReviews, cache),
      [BackendTokens.catalogue, CacheTokens.products],
    )
    .inSingletonScope();
  bind(CatalogueTokens.viewProduct).toResolvedValue(
    (catalogue, capabilities) => makeViewProduct({ catalogue, capabilities }),
    [CatalogueTokens.catalogue, ConfigurationTokens.capabilities],
  );
  bind(CatalogueTokens.loadNavigation)
    .toResolvedValue(
      (catalogue, content, capabilities) => makeLoadNavigation({ catalogue, content, capabilities }),
      [CatalogueTokens.catalogue, ContentTokens.marketing, ConfigurationTokens.capabilities],
    )
    .inSingletonScope();
  bind(QuestionTokens.questions).toResolvedValue(({ productQuestions }) => productQuestions, [BackendTokens.catalogue]);
  bind(CatalogueTokens.addresses).toResolvedValue(({ pageAddresses }) => pageAddresses, [BackendTokens.catalogue]);
  bind(CatalogueTokens.listSitemap).toResolvedValue(
    (catalogue, addresses, pages, stores, logger, capabilities) =>
      makeListSitemap({ catalogue, addresses, pages, stores, logger, capabilities }),
    [
      CatalogueTokens.catalogue,
      CatalogueTokens.addresses,
      ContentTokens.pages,
      StoreTokens.gateway,
      PlatformTokens.logger,
      ConfigurationTokens.capabilities,
    ],
  );
});
