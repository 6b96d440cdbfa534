import { brandPath, categoryPath } from '../../paths/paths';
import { SUGGESTION_LIMITS, type SuggestionLink, type Suggestions } from './suggestions';

const link = (text: string, url: string): SuggestionLink => ({ text, url, highlight: false });

/** What an empty box offers where the service tells no trends (SRC-05). */
const CATEGORIES: ReadonlyArray<SuggestionLink> = [
  link('Top Deals', categoryPath('top-deals')),
  link('Dog Food', categoryPath('dog/dog-food')),
  link('Dog & Puppy Flea & Tick', categoryPath('dog/dog-and-puppy-flea-and-tick')),
  link('Cat Litter', categoryPath('cat/cat-litter')),
];
const BRANDS: ReadonlyArray<SuggestionLink> = [
  link('WholeHearted', brandPath('wholehearted')),
  link('Blue Buffalo', brandPath('blue-buffalo')),
  link('Merrick', brandPath('merrick')),
  link('Science Diet', brandPath('science-diet')),
  link('Royal Canin', brandPath('royal-canin')),
];

/** No suggestions of any kind. */
export const NO_SUGGESTIONS: Suggestions = {
  phrases: [],
  brands: [],
  related: [],
  trendingCategories: [],
  products: [],
  resultId: undefined,
};

/** Trends, with the shop's own categories and brands where the service named none (SRC-05). */
export const withTrendingFallback = (trending: Suggestions): Suggestions => ({
  ...trending,
  trendingCategories: trending.trendingCategories.length === 0 ? CATEGORIES : trending.trendingCategories,
  brands: trending.brands.length === 0 ? BRANDS : trending.brands,
});

/** No list longer than the shop shows, whatever the service sent (SRC-04). */
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
