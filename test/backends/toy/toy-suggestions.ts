import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '@shop/adapters/http/http-client';
import { categoryPath, searchPath } from '@shop/core/paths/paths';
import {
  SUGGESTION_LIMITS,
  type SuggestionLink,
  type SuggestionProduct,
  type SuggestionSource,
} from '@shop/core/search/suggestions/suggestions';
import { NO_SUGGESTIONS } from '@shop/core/search/suggestions/trending-fallback';
import type { AbortSignalLike } from '@shop/core/shared/abort-signal';
import type { UpstreamFailure } from '@shop/core/shared/upstream-failure';
import { toTile } from './to-toy-product';
import { callToy } from './toy-call';
import { categoriesWire, listWire, type ToyProductAnswer } from './toy-wire';

/** The engine has no suggestions of its own: its first products for the term take their place. */
export class ToySuggestions implements SuggestionSource {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly forTerm: SuggestionSource['forTerm'] = (term, signal) =>
    pipe(
      this.#products({ q: term.slice(0, 200) }, signal),
      TE.map((products) => ({
        ...NO_SUGGESTIONS,
        phrases: products.slice(0, SUGGESTION_LIMITS.phrases).map(toPhrase),
        products: products.map(toSuggestion),
      })),
    );

  readonly trending: SuggestionSource['trending'] = (signal) =>
    pipe(
      TE.Do,
      TE.bind('products', () => this.#products({}, signal)),
      TE.bind('trendingCategories', () => this.#categories(signal)),
      TE.map(({ products, trendingCategories }) => ({
        ...NO_SUGGESTIONS,
        trendingCategories,
        products: products.map(toSuggestion),
      })),
    );

  #products(
    source: { readonly q?: string },
    signal?: AbortSignalLike,
  ): TE.TaskEither<UpstreamFailure, ReadonlyArray<ToyProductAnswer>> {
    const query = { ...source, limit: SUGGESTION_LIMITS.products };
    return pipe(
      callToy(this.#http, { kind: 'optional', method: 'GET', path: 'products', query, signal }, listWire),
      TE.map(({ products }) => products),
    );
  }

  #categories(signal?: AbortSignalLike): TE.TaskEither<UpstreamFailure, ReadonlyArray<SuggestionLink>> {
    return pipe(
      callToy(this.#http, { kind: 'optional', method: 'GET', path: 'categories', signal }, categoriesWire),
      TE.map(({ categories }) =>
        categories.map(({ slug, title }) => ({ text: title, url: categoryPath(slug), highlight: false })),
      ),
    );
  }
}

const toPhrase = ({ title }: ToyProductAnswer): SuggestionLink => ({
  text: title.toLowerCase(),
  url: searchPath(title.toLowerCase()),
  highlight: true,
});

const toSuggestion = (answer: ToyProductAnswer): SuggestionProduct => {
  const { uniqueId, sku, name, url, image, prices, partNumber } = toTile(answer);
  return {
    uniqueId,
    sku,
    name,
    url,
    image: { url: image, alt: name },
    price: prices.price,
    brands: [],
    categoryNames: [answer.category],
    parentPartNumber: partNumber,
    parentSku: undefined,
  };
};
