import type { LoadConstructorClient } from '../../adapters/constructor/constructor-client';
import type { LoadRecommendation } from '../../core/recommendations/load-recommendation';
import type { Recommendations } from '../../core/recommendations/recommendations';
import type { BrowseListing } from '../../core/search/browse-listing';
import type { MergePrices } from '../../core/search/merge-prices';
import type { ProductSearch } from '../../core/search/product-search';
import type { SearchCatalogue } from '../../core/search/search-catalogue';
import type { SkuPrices } from '../../core/search/sku-prices';
import { token } from '../token';

export const SearchTokens = {
  /** The search service's client, loaded when it is first needed. */
  client: token<LoadConstructorClient>('LoadConstructorClient'),
  productSearch: token<ProductSearch>('ProductSearch'),
  skuPrices: token<SkuPrices>('SkuPrices'),
  mergePrices: token<MergePrices>('MergePrices'),
  recommendations: token<Recommendations>('Recommendations'),
  loadRecommendation: token<LoadRecommendation>('LoadRecommendation'),
  browseListing: token<BrowseListing>('BrowseListing'),
  searchCatalogue: token<SearchCatalogue>('SearchCatalogue'),
} as const;
