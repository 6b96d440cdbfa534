import { brandPath, categoryPath, productPath, searchPath } from '../../core/paths/paths';
import type { SuggestionLink, SuggestionProduct, Suggestions } from '../../core/search/suggestions/suggestions';
import { NO_SUGGESTIONS } from '../../core/search/suggestions/trending-fallback';

export const aPhrase = (text: string): SuggestionLink => ({ text, url: searchPath(text), highlight: true });

export const aBrandLink = (text: string, slug: string): SuggestionLink => ({
  text,
  url: brandPath(slug),
  highlight: false,
});

export const aCategoryLink = (text: string, path: string): SuggestionLink => ({
  text,
  url: categoryPath(path),
  highlight: false,
});

/** A dog food for $12.99. */
export const aSuggestedProduct = (facts: Partial<SuggestionProduct> = {}): SuggestionProduct => ({
  uniqueId: '22000',
  sku: 'SKU-1001',
  name: 'Goodpaw Chicken Dog Food',
  url: productPath('goodpaw-dog-food'),
  image: { url: '/images/products/PN-1000.jpg', alt: 'Goodpaw Chicken Dog Food' },
  price: 12.99,
  brands: ['Goodpaw'],
  categoryNames: ['Dog', 'Dog Food'],
  parentPartNumber: 'PN-1000',
  parentSku: undefined,
  ...facts,
});

/** Suggestions whose lists are empty unless `facts` sets them. */
export const someSuggestions = (facts: Partial<Suggestions> = {}): Suggestions => ({
  ...NO_SUGGESTIONS,
  resultId: 'fake-result',
  ...facts,
});

const each = <A>(count: number, make: (number: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** `count` suggestions of each kind. */
export const manySuggestions = (count: number): Suggestions =>
  someSuggestions({
    phrases: each(count, (number) => aPhrase(`dog thing ${number}`)),
    brands: each(count, (number) => aBrandLink(`Brand ${number}`, `brand-${number}`)),
    related: each(count, (number) => aCategoryLink(`Category ${number}`, `dog/category-${number}`)),
    trendingCategories: each(count, (number) => aCategoryLink(`Trend ${number}`, `dog/trend-${number}`)),
    products: each(count, (number) =>
      aSuggestedProduct({
        uniqueId: String(30_000 + number),
        sku: `SKU-${number}`,
        name: `Product ${number}`,
        url: productPath(`product-${number}`),
      }),
    ),
  });
