import type { AccessTokens } from '../../core/search/access-token';
import type { LoadRecommendation } from '../../core/recommendations/load-recommendation';
import type { Recommendations } from '../../core/recommendations/recommendations';
import type { BrowseListing } from '../../core/search/browse-listing';
import type { MergePrices } from '../../core/search/merge-prices';
import type { ProductSearch } from '../../core/search/product-search';
import type { SearchCatalogue } from '../../core/search/search-catalogue';
import type { SkuPrices } from '../../core/search/sku-prices';
import type { SuggestAsTyped } from '../../core/search/suggest-as-typed';
import type { SuggestionSource } from '../../core/search/suggestions';
import type { TodaysPrices } from '../../core/search/todays-prices';
import type { SearchAdapters } from './search-adapters';
import { token } from '../wiring/token';

export const SearchTokens = {
  /** What speaks to the chosen search service. */
  adapters: token<SearchAdapters>('SearchAdapters'),
  /** On the server alone: for itself and for browsers. */
  accessTokens: token<AccessTokens>('AccessTokens'),
  productSearch: token<ProductSearch>('ProductSearch'),
  skuPrices: token<SkuPrices>('SkuPrices'),
  mergePrices: token<MergePrices>('MergePrices'),
  recommendations: token<Recommendations>('Recommendations'),
  loadRecommendation: token<LoadRecommendation>('LoadRecommendation'),
  browseListing: token<BrowseListing>('BrowseListing'),
  searchCatalogue: token<SearchCatalogue>('SearchCatalogue'),
  suggestionSource: token<SuggestionSource>('SuggestionSource'),
  todaysPrices: token<TodaysPrices>('TodaysPrices'),
  suggestAsTyped: token<SuggestAsTyped>('SuggestAsTyped'),
} as const;
