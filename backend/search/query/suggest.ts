import { countCategories } from './count-facets.ts';
import { matchedTermsOf, scoresAt, type LoadedIndex } from './find-products.ts';
import { narrowingFilters, understandAndFind } from './understand-and-find.ts';
import { narrow } from './narrow.ts';
import { pageOfScores } from './rank.ts';
import type {
  BrandSuggestion,
  CategorySuggestion,
  PhraseSuggestion,
  SuggestLimits,
  Suggestions,
} from '../model/search-types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { foldWord, wordsOf } from '../text/text.ts';

const productsOfBrand = (snapshot: Snapshot, counts: Int32Array): ((brand: number) => BrandSuggestion | undefined) => {
  return (brand) => {
    const found = snapshot.brands[brand];
    return found && { slug: found.slug, name: found.name, productCount: counts[brand] ?? 0 };
  };
};

const toCategorySuggestion = (
  snapshot: Snapshot,
  category: number,
  productCount: number,
): readonly CategorySuggestion[] => {
  const found = snapshot.categories[category];
  return found === undefined
    ? []
    : [{ id: found.id, name: found.name, path: found.path, imageUrl: found.imageUrl, productCount }];
};

/** Whether every typed word is a prefix of a word in the name; all but the last must match completely. */
const nameMatches = (name: string, typed: readonly string[]): boolean => {
  const words = wordsOf(name);
  const folded = new Set(words.map(foldWord));
  return typed.every((word, index) =>
    index === typed.length - 1
      ? words.some((own) => own.startsWith(word)) || folded.has(foldWord(word))
      : folded.has(foldWord(word)),
  );
};

const countBrands = (snapshot: Snapshot, products: Int32Array): Int32Array => {
  const counts = new Int32Array(snapshot.brands.length);
  for (let index = 0; index < products.length; index += 1) {
    const brand = snapshot.products.brand[products[index] ?? 0] ?? -1;
    if (brand >= 0) counts[brand] = (counts[brand] ?? 0) + 1;
  }
  return counts;
};

/** Entries whose names match first, then those with most of the found products; each group ordered by count. */
const namedThenFrequent = (
  counts: Int32Array,
  isNamed: (number: number) => boolean,
  limit: number,
): readonly number[] => {
  const numbers = [...counts.keys()].map((number) => ({ number, named: isNamed(number), count: counts[number] ?? 0 }));
  return numbers
    .filter(({ named, count }) => named || count > 0)
    .sort((one, two) => Number(two.named) - Number(one.named) || two.count - one.count || one.number - two.number)
    .slice(0, limit)
    .map(({ number }) => number);
};

const suggestPhrases = (
  snapshot: Snapshot,
  typed: readonly string[],
  mended: readonly string[],
  limit: number,
): readonly PhraseSuggestion[] => {
  const asTyped = snapshot.phrases.suggest(typed, limit);
  if (asTyped.length > 0 || mended.join(' ') === typed.join(' ')) return asTyped;
  return snapshot.phrases.suggest(mended, limit);
};

/**
 * Suggests products, phrases, brands and categories for typed text. `identified` is the product whose id, part number
 * or GTIN was typed: it comes first. [SRC-04]
 */
export const suggest = (loaded: LoadedIndex, term: string, limits: SuggestLimits, identified?: number): Suggestions => {
  const { snapshot } = loaded;
  const typed = wordsOf(term);
  const { query, narrowings, ...found } = understandAndFind(loaded, term, true, identified);
  const { passing } = narrow(snapshot, found.matches.products, narrowingFilters(narrowings));
  const matches = {
    products: passing.map((place) => found.matches.products[place] ?? 0),
    scores: scoresAt(found.matches.scores, passing),
  };
  const mended = query.parts.map((part) => part.word);
  const chosen = pageOfScores(matches.products, matches.scores, { offset: 0, limit: limits.products });
  const brandCounts = countBrands(snapshot, matches.products);
  const toBrand = productsOfBrand(snapshot, brandCounts);
  const brands = namedThenFrequent(
    brandCounts,
    (brand) => typed.length > 0 && nameMatches(snapshot.brands[brand]?.name ?? '', mended),
    limits.brands,
  );
  const categoryCounts = countCategories(snapshot, matches.products);
  const isNamedCategory = (category: number): boolean => nameMatches(snapshot.categories[category]?.name ?? '', mended);
  // A department and the collection of offers are too broad to be useful, unless typed by name.
  const helpful = categoryCounts.map((count, category) =>
    snapshot.categories[category]?.parent === undefined && !isNamedCategory(category) ? 0 : count,
  );
  const categories = namedThenFrequent(
    helpful,
    (category) => typed.length > 0 && isNamedCategory(category),
    limits.categories,
  );
  return {
    productIds: chosen.flatMap((product) => snapshot.products.ids[product] ?? []),
    productTotal: matches.products.length,
    matchedTerms: matchedTermsOf(query),
    phrases: suggestPhrases(snapshot, typed, mended, limits.phrases),
    brands: brands.flatMap((brand) => toBrand(brand) ?? []),
    categories: categories.flatMap((category) =>
      toCategorySuggestion(snapshot, category, categoryCounts[category] ?? 0),
    ),
  };
};

/** Sums sales over the groups of a column, so that the most popular come first. */
const busiest = (weights: Float64Array, limit: number): readonly number[] =>
  [...weights.keys()]
    .filter((number) => (weights[number] ?? 0) > 0)
    .sort((one, two) => (weights[two] ?? 0) - (weights[one] ?? 0) || one - two)
    .slice(0, limit);

/** The best-selling categories and brands, for an empty search box. [SRC-05] */
export const trendingNames = (
  loaded: LoadedIndex,
  limits: { readonly categories: number; readonly brands: number },
): { readonly categories: readonly CategorySuggestion[]; readonly brands: readonly BrandSuggestion[] } => {
  const { snapshot } = loaded;
  const { products } = snapshot;
  const brandWeights = new Float64Array(snapshot.brands.length);
  const categoryWeights = new Float64Array(snapshot.categories.length);
  const categoryCounts = countCategories(snapshot, loaded.everyProduct);
  // Considers best sellers only; the rest does not change the order.
  for (const product of snapshot.orders.best_selling.descending.subarray(0, 5000)) {
    const weight = 2 ** ((products.popularity[product] ?? 0) * 8);
    const brand = products.brand[product] ?? -1;
    if (brand >= 0) brandWeights[brand] = (brandWeights[brand] ?? 0) + weight;
    const leaf = products.leafCategory[product] ?? -1;
    const parent = snapshot.categories[leaf]?.parent;
    const shown = parent === undefined || snapshot.categories[parent]?.parent === undefined ? leaf : parent;
    if (shown >= 0) categoryWeights[shown] = (categoryWeights[shown] ?? 0) + weight;
  }
  const toBrand = productsOfBrand(snapshot, countBrands(snapshot, loaded.everyProduct));
  return {
    categories: busiest(categoryWeights, limits.categories).flatMap((category) =>
      toCategorySuggestion(snapshot, category, categoryCounts[category] ?? 0),
    ),
    brands: busiest(brandWeights, limits.brands).flatMap((brand) => toBrand(brand) ?? []),
  };
};
