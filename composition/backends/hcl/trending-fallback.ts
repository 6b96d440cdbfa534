import { brandPath, categoryPath } from '../../../core/paths/paths';
import type { SuggestionLink } from '../../../core/search/suggestions/suggestions';
import type { TrendingFallback } from '../../../core/search/suggestions/trending-fallback';

const link = (text: string, url: string): SuggestionLink => ({ text, url, highlight: false });

/** The categories and brands of the specification, which its catalogue has (SRC-05). */
export const TRENDING_FALLBACK: TrendingFallback = {
  trendingCategories: [
    link('Top Deals', categoryPath('top-deals')),
    link('Dog Food', categoryPath('dog/dog-food')),
    link('Dog & Puppy Flea & Tick', categoryPath('dog/dog-and-puppy-flea-and-tick')),
    link('Cat Litter', categoryPath('cat/cat-litter')),
  ],
  brands: [
    link('WholeHearted', brandPath('wholehearted')),
    link('Blue Buffalo', brandPath('blue-buffalo')),
    link('Merrick', brandPath('merrick')),
    link('Science Diet', brandPath('science-diet')),
    link('Royal Canin', brandPath('royal-canin')),
  ],
};
