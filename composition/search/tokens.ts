import type { AccessTokens } from '../../core/search/access/access-token';
import type { LoadRecommendation } from '../../core/recommendations/load-recommendation';
import type { Recommendations } from '../../core/recommendations/recommendations';
import type { BrowseListing } from '../../core/search/listing/browse-listing';
import type { CountProducts } from '../../core/search/listing/count-products';
import type { MergePrices } from '../../core/search/prices/merge-prices';
import type { ProductSearch } from '../../core/search/listing/product-search';
import type { SearchCatalogue } from '../../core/search/listing/search-catalogue';
import type { SkuPrices } from '../../core/search/prices/sku-prices';
import type { SuggestAsTyped } from '../../core/search/suggestions/suggest-as-typed';
import type { SuggestionSource } from '../../core/search/suggestions/suggestions';
import type { TodaysPrices } from '../../core/search/prices/todays-prices';
import type { SearchPorts } from '../backend/ports';
import { token } from '../token/token';

export const SearchTokens = {
  /** The adapters of the chosen search service. */
  adapters: token<SearchPorts>('SearchPorts'),
  /** Bound on the server only, which uses them itself and for browsers. */
  accessTokens: token<AccessTokens>('AccessTokens'),
  productSearch: token<ProductSearch>('ProductSearch'),
  skuPrices: token<SkuPrices>('SkuPrices'),
  mergePrices: token<MergePrices>('MergePrices'),
  recommendations: token<Recommendations>('Recommendations'),
  loadRecommendation: token<LoadRecommendation>('LoadRecommendation'),
  countProducts: token<CountProducts>('CountProducts'),
  browseListing: token<BrowseListing>('BrowseListing'),
  searchCatalogue: token<SearchCatalogue>('SearchCatalogue'),
  suggestionSource: token<SuggestionSource>('SuggestionSource'),
  todaysPrices: token<TodaysPrices>('TodaysPrices'),
  suggestAsTyped: token<SuggestAsTyped>('SuggestAsTyped'),
} as const;
