import type { Section } from '../request/request-parameters.ts';
import { brandItem, categoryItem, phraseItem, type ResultItem } from './result-items.ts';
import type { SearchFilters, SearchIndex } from '../model/search-types.ts';

/** All sections except products. */
export type OtherSection = Exclude<Section, 'Products'>;

/** Limit of items per section that are considered. */
const MAX_SECTION_ITEMS = 200;

const NOTHING = { products: 0, phrases: 0, brands: 0, categories: 0 };

/** The items of a section that match a term, the best first. */
export const itemsForTerm = async (
  index: SearchIndex,
  section: OtherSection,
  term: string,
): Promise<readonly ResultItem[]> => {
  switch (section) {
    case 'Search Suggestions':
      return (await index.suggest(term, { ...NOTHING, phrases: MAX_SECTION_ITEMS })).phrases.map(phraseItem);
    case 'Brands':
      return (await index.suggest(term, { ...NOTHING, brands: MAX_SECTION_ITEMS })).brands.map(brandItem);
    case 'Categories':
      return (await index.suggest(term, { ...NOTHING, categories: MAX_SECTION_ITEMS })).categories.map(categoryItem);
  }
};

/** The most popular items of a section. */
export const popularItems = async (
  index: SearchIndex,
  section: OtherSection,
  limit = MAX_SECTION_ITEMS,
): Promise<readonly ResultItem[]> => {
  switch (section) {
    case 'Search Suggestions':
      return (await index.popularPhrases(limit)).map(phraseItem);
    case 'Brands':
      return (await index.trending({ categories: 0, brands: limit })).brands.map(brandItem);
    case 'Categories':
      return (await index.trending({ categories: limit, brands: 0 })).categories.map(categoryItem);
  }
};

/** The filterable value of an item: a brand's name, a category's id; none for phrases. */
const valuesOf = (section: OtherSection, item: ResultItem): ReadonlyMap<string, unknown> => {
  switch (section) {
    case 'Search Suggestions':
      return new Map();
    case 'Brands':
      return new Map([['Brand', item.value]]);
    case 'Categories':
      return new Map([['group_id', item.data.id]]);
  }
};

/** The items that have one of the values of each filter. */
export const narrowItems = (
  section: OtherSection,
  items: readonly ResultItem[],
  filters: SearchFilters,
): readonly ResultItem[] =>
  items.filter((item) => {
    const values = valuesOf(section, item);
    return Object.entries(filters).every(([name, requested]) => requested.some((value) => value === values.get(name)));
  });
