import { ContainerModule } from 'inversify';
import { cachedPrices, cachedRecommendations, cachedSearch } from '../../adapters/cache/cached-ports';
import { makeLoadRecommendation } from '../../core/recommendations/load-recommendation';
import { makeBrowseListing } from '../../core/search/listing/browse-listing';
import { makeCountProducts } from '../../core/search/listing/count-products';
import { makeMergePrices } from '../../core/search/prices/merge-prices';
import { makeSearchCatalogue } from '../../core/search/listing/search-catalogue';
import { makeSuggestAsTyped } from '../../core/search/suggestions/suggest-as-typed';
import { makeTodaysPrices } from '../../core/search/prices/todays-prices';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { ConfigurationTokens } from '../configuration/tokens';
import { PlatformTokens } from '../platform/tokens';
import { SearchTokens } from './tokens';

/** Shared by all requests. */
export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchTokens.productSearch)
    .toResolvedValue(
      ({ productSearch }, cache) => cachedSearch(productSearch, cache),
      [SearchTokens.adapters, CacheTokens.products],
    )
    .inSingletonScope();
  bind(SearchTokens.recommendations)
    .toResolvedValue(
      ({ recommendations }, cache) => cachedRecommendations(recommendations, cache),
      [SearchTokens.adapters, CacheTokens.products],
    )
    .inSingletonScope();
  bind(SearchTokens.skuPrices)
    .toResolvedValue(
      ({ skuPrices }, cache) => cachedPrices(skuPrices, cache),
      [BackendTokens.shared, CacheTokens.products],
    )
    .inSingletonScope();
  bind(SearchTokens.suggestionSource).toResolvedValue(({ suggestions }) => suggestions, [SearchTokens.adapters]);
  bind(SearchTokens.todaysPrices).toResolvedValue(
    (skuPrices, logger) => makeTodaysPrices({ skuPrices, logger }),
    [SearchTokens.skuPrices, PlatformTokens.logger],
  );
  bind(SearchTokens.suggestAsTyped).toResolvedValue(
    (source, todaysPrices, logger, { trendingFallback }) =>
      makeSuggestAsTyped({ source, todaysPrices, logger, trendingFallback }),
    [SearchTokens.suggestionSource, SearchTokens.todaysPrices, PlatformTokens.logger, BackendTokens.shared],
  );
  bind(SearchTokens.mergePrices).toResolvedValue(
    (skuPrices, logger, capabilities) => makeMergePrices({ skuPrices, logger, capabilities }),
    [SearchTokens.skuPrices, PlatformTokens.logger, ConfigurationTokens.capabilities],
  );
  bind(SearchTokens.loadRecommendation).toResolvedValue(
    (recommendations, mergePrices) => makeLoadRecommendation({ recommendations, mergePrices }),
    [SearchTokens.recommendations, SearchTokens.mergePrices],
  );
  bind(SearchTokens.browseListing).toResolvedValue(
    (productSearch, mergePrices, logger) => makeBrowseListing({ productSearch, mergePrices, logger }),
    [SearchTokens.productSearch, SearchTokens.mergePrices, PlatformTokens.logger],
  );
  bind(SearchTokens.countProducts).toResolvedValue(
    (productSearch, logger) => makeCountProducts({ productSearch, logger }),
    [SearchTokens.productSearch, PlatformTokens.logger],
  );
  bind(SearchTokens.searchCatalogue).toResolvedValue(
    (productSearch, mergePrices, logger) => makeSearchCatalogue({ productSearch, mergePrices, logger }),
    [SearchTokens.productSearch, SearchTokens.mergePrices, PlatformTokens.logger],
  );
});
