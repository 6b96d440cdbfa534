import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import { searchPath } from '../../core/paths/paths';
import { cleanSearchTerm } from '../../core/search/search-term';
import {
  SUGGESTION_LIMITS,
  TRENDING_LIMITS,
  type SuggestionLink,
  type SuggestionProduct,
  type Suggestions,
  type SuggestionSource,
} from '../../core/search/suggestions/suggestions';
import { pageAddress } from '../http/page-address';
import type { DiscoverClient } from './discover-client';
import { previewWire } from './discover-wire';
import { toTile, type DiscoverProduct } from './to-tile';
import { PREVIEW_WIDGET } from './widget-ids';

type Answer = TypeOf<typeof previewWire>;
type Link = NonNullable<Answer['suggestion']>['brand'][number];

const PREVIEW = {
  kind: 'optional',
  rfkid: PREVIEW_WIDGET,
  n_item: SUGGESTION_LIMITS.products,
  page_number: 1,
} as const;

/** The requested numbers of suggestions (SRC-07). */
const FOR_TERM = {
  keyphrase: { max: SUGGESTION_LIMITS.phrases },
  brand: { max: SUGGESTION_LIMITS.brands },
  category: { max: SUGGESTION_LIMITS.related },
  trending_category: { max: SUGGESTION_LIMITS.trendingCategories },
};
const TRENDING = {
  brand: { max: TRENDING_LIMITS.brands },
  trending_category: { max: TRENDING_LIMITS.categories },
};

/** Suggestions of the search and recommendation service, for a term or for none (SRC-05, SRC-07). */
export class DiscoverSuggestions implements SuggestionSource {
  readonly #request: DiscoverClient;

  constructor(request: DiscoverClient) {
    this.#request = request;
  }

  readonly forTerm: SuggestionSource['forTerm'] = (term, signal) =>
    pipe(
      this.#request({ ...PREVIEW, keyphrase: term, suggestion: FOR_TERM }, previewWire, signal),
      TE.map((response) => ({ ...toSuggestions(response), trendingCategories: [] })),
    );

  readonly trending: SuggestionSource['trending'] = (signal) =>
    pipe(
      this.#request({ ...PREVIEW, n_item: TRENDING_LIMITS.products, suggestion: TRENDING }, previewWire, signal),
      TE.map((response) => ({ ...toSuggestions(response), phrases: [], related: [] })),
    );
}

const toSuggestions = ({ content, suggestion, rid }: Answer): Suggestions => ({
  phrases: (suggestion?.keyphrase ?? []).map(toPhrase),
  brands: (suggestion?.brand ?? []).map(toPlace),
  related: (suggestion?.category ?? []).map(toPlace),
  trendingCategories: (suggestion?.trending_category ?? []).map(toPlace),
  products: content.product.value.map(toProduct),
  resultId: rid,
});

/** A phrase links to its search results. The part that was not typed is highlighted. */
const toPhrase = ({ text }: Link): SuggestionLink => ({
  text,
  url: searchPath(cleanSearchTerm(text)),
  highlight: true,
});

/** A brand or category links to its page, or to the search results for its name if the response has no valid URL. */
const toPlace = ({ text, url }: Link): SuggestionLink => ({
  text,
  url: pageAddress(url ?? '') ?? searchPath(cleanSearchTerm(text)),
  highlight: false,
});

const toProduct = (product: DiscoverProduct): SuggestionProduct => {
  const { uniqueId, sku, name, url, image, prices } = toTile(product);
  return {
    uniqueId,
    sku,
    name,
    url,
    image: { url: image, alt: name },
    price: prices.price,
    brands: product.brands,
    categoryNames: product.category_names,
    parentPartNumber: product.prod_partnumber,
    parentSku: undefined,
  };
};
