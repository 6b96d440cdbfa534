import { ContainerModule } from 'inversify';
import { cachedPrices, cachedRecommendations, cachedSearch } from '../../adapters/cache/cached-ports';
import { HttpSkuPrices } from '../../adapters/commerce/http-sku-prices';
import { ConstructorProductSearch } from '../../adapters/constructor/constructor-product-search';
import { ConstructorRecommendations } from '../../adapters/constructor/constructor-recommendations';
import { makeLoadRecommendation } from '../../core/recommendations/load-recommendation';
import { makeBrowseListing } from '../../core/search/browse-listing';
import { makeMergePrices } from '../../core/search/merge-prices';
import { makeSearchCatalogue } from '../../core/search/search-catalogue';
import { HttpTokens } from '../tokens/http-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { SearchTokens } from '../tokens/search-tokens';

/** The same for everybody. */
export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchTokens.productSearch)
    .toResolvedValue(
      (client, cache) => cachedSearch(new ConstructorProductSearch(client), cache),
      [SearchTokens.client, HttpTokens.readCache],
    )
    .inSingletonScope();
  bind(SearchTokens.recommendations)
    .toResolvedValue(
      (client, cache) => cachedRecommendations(new ConstructorRecommendations(client), cache),
      [SearchTokens.client, HttpTokens.readCache],
    )
    .inSingletonScope();
  bind(SearchTokens.skuPrices)
    .toResolvedValue(
      (http, cache) => cachedPrices(new HttpSkuPrices(http), cache),
      [HttpTokens.site, HttpTokens.readCache],
    )
    .inSingletonScope();
  bind(SearchTokens.mergePrices).toResolvedValue(
    (skuPrices, logger) => makeMergePrices({ skuPrices, logger }),
    [SearchTokens.skuPrices, PlatformTokens.logger],
  );
  bind(SearchTokens.loadRecommendation).toResolvedValue(
    (recommendations, mergePrices) => makeLoadRecommendation({ recommendations, mergePrices }),
    [SearchTokens.recommendations, SearchTokens.mergePrices],
  );
  bind(SearchTokens.browseListing).toResolvedValue(
    (productSearch, mergePrices, logger) => makeBrowseListing({ productSearch, mergePrices, logger }),
    [SearchTokens.productSearch, SearchTokens.mergePrices, PlatformTokens.logger],
  );
  bind(SearchTokens.searchCatalogue).toResolvedValue(
    (productSearch, mergePrices, logger) => makeSearchCatalogue({ productSearch, mergePrices, logger }),
    [SearchTokens.productSearch, SearchTokens.mergePrices, PlatformTokens.logger],
  );
});
