import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import type { TypeOf } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import {
  SUGGESTION_LIMITS,
  TRENDING_LIMITS,
  type Suggestions,
  type SuggestionSource,
} from '../../core/search/suggestions/suggestions';
import { NO_SUGGESTIONS } from '../../core/search/suggestions/trending-fallback';
import { callConstructor } from './call-constructor';
import type { LoadConstructorClient } from './constructor-client';
import { isOnlyDots } from './only-dots';
import { recommendationWire } from './search-wire';
import { autocompleteWire, trendingLinksWire } from './suggestion-wire';
import { toBrand, toCategory, toPhrase, toProduct } from './to-suggestions';

/** The requested number of suggestions in each section of the service (SRC-08). */
const PER_SECTION = {
  Products: SUGGESTION_LIMITS.products,
  'Search Suggestions': SUGGESTION_LIMITS.phrases,
  Brands: SUGGESTION_LIMITS.brands,
  Categories: SUGGESTION_LIMITS.related,
};
/** The pod of trending products, and by section those of trending brands and categories. */
const TRENDING_POD = 'trending';
const NO_LINKS: TypeOf<typeof trendingLinksWire> = { response: { results: [] } };

/** Suggestions of the search service: its autocomplete for a term, its trends for an empty one (SRC-05, SRC-08). */
export class ConstructorSuggestions implements SuggestionSource {
  readonly #load: LoadConstructorClient;

  constructor(load: LoadConstructorClient) {
    this.#load = load;
  }

  readonly forTerm: SuggestionSource['forTerm'] = (term, signal) =>
    isOnlyDots(term)
      ? TE.right(NO_SUGGESTIONS)
      : pipe(
          callConstructor(
            this.#load,
            'optional',
            ({ autocomplete }) => autocomplete.getAutocompleteResults(term, { resultsPerSection: PER_SECTION }),
            autocompleteWire,
            signal,
          ),
          TE.map(toSuggestions),
        );

  readonly trending: SuggestionSource['trending'] = (signal) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        categories: this.#trendingLinks('Categories', TRENDING_LIMITS.categories, signal),
        brands: this.#trendingLinks('Brands', TRENDING_LIMITS.brands, signal),
        products: callConstructor(
          this.#load,
          'optional',
          ({ recommendations }) =>
            recommendations.getRecommendations(TRENDING_POD, {
              section: 'Products',
              numResults: TRENDING_LIMITS.products,
            }),
          recommendationWire,
          signal,
        ),
      }),
      TE.map(({ categories, brands, products }) => ({
        ...NO_SUGGESTIONS,
        trendingCategories: categories.response.results.map(toCategory),
        brands: brands.response.results.map(toBrand),
        products: products.response.results.map(toProduct),
        resultId: products.result_id,
      })),
    );

  #trendingLinks(
    section: string,
    numResults: number,
    signal: AbortSignalLike | undefined,
  ): TE.TaskEither<UpstreamFailure, TypeOf<typeof trendingLinksWire>> {
    return pipe(
      callConstructor(
        this.#load,
        'optional',
        ({ recommendations }) => recommendations.getRecommendations(TRENDING_POD, { section, numResults }),
        trendingLinksWire,
        signal,
      ),
      // A service without such a pod refuses the call. The shop's own links take its place (SRC-05).
      TE.orElse((failure) => (failure.kind === 'refused' ? TE.right(NO_LINKS) : TE.left(failure))),
    );
  }
}

const toSuggestions = ({ sections, result_id }: TypeOf<typeof autocompleteWire>): Suggestions => ({
  phrases: sections.phrases.map(toPhrase),
  brands: sections.brands.map(toBrand),
  related: sections.categories.map(toCategory),
  trendingCategories: [],
  products: sections.products.map(toProduct),
  resultId: result_id,
});
