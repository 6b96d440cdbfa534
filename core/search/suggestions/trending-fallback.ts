import { SUGGESTION_LIMITS, type Suggestions } from './suggestions';

/** The contents of an empty search box when the service has no trends (SRC-05). The backend module defines them. */
export type TrendingFallback = Pick<Suggestions, 'trendingCategories' | 'brands'>;

/** No suggestions of any kind. */
export const NO_SUGGESTIONS: Suggestions = {
  phrases: [],
  brands: [],
  related: [],
  trendingCategories: [],
  products: [],
  resultId: undefined,
};

/** Adds the fallback's categories and brands to trends that have none (SRC-05). */
export const withTrendingFallback = (trending: Suggestions, fallback: TrendingFallback): Suggestions => ({
  ...trending,
  trendingCategories:
    trending.trendingCategories.length === 0 ? fallback.trendingCategories : trending.trendingCategories,
  brands: trending.brands.length === 0 ? fallback.brands : trending.brands,
});

/** Cuts each list to the shop's limit (SRC-04). */
export const withinLimits = (suggestions: Suggestions): Suggestions => ({
  phrases: suggestions.phrases.slice(0, SUGGESTION_LIMITS.phrases),
  brands: suggestions.brands.slice(0, SUGGESTION_LIMITS.brands),
  related: suggestions.related.slice(0, SUGGESTION_LIMITS.related),
  trendingCategories: suggestions.trendingCategories.slice(0, SUGGESTION_LIMITS.trendingCategories),
  products: suggestions.products.slice(0, SUGGESTION_LIMITS.products),
  resultId: suggestions.resultId,
});

/** Whether there is nothing to show. */
export const isNothing = ({ phrases, brands, related, trendingCategories, products }: Suggestions): boolean =>
  [phrases, brands, related, trendingCategories, products].every((list) => list.length === 0);
