import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Recommendations } from '../../core/recommendations/recommendations';
import type { ProductSearch } from '../../core/search/listing/product-search';
import type { SuggestionSource } from '../../core/search/suggestions/suggestions';
import type { Unreachable, UpstreamFailure } from '../../core/shared/upstream-failure';
import { loadOnce } from '../platform/load-once';

/** Everything that the shop asks of its search service. */
export interface SearchAdapters {
  readonly productSearch: ProductSearch;
  readonly recommendations: Recommendations;
  readonly suggestions: SuggestionSource;
}

/** Gives what speaks to the chosen service; in a browser it comes over the network. Rejects when it cannot be had. */
export type LoadSearchAdapters = () => Promise<SearchAdapters>;

const NOT_LOADED: Unreachable = { kind: 'unreachable', service: 'search', cause: 'network' };

/** The chosen service's adapters, loaded once when the first of them is asked, and again after they could not be had. */
export const loadedOnDemand = (load: LoadSearchAdapters): SearchAdapters => {
  const adapters = TE.tryCatch<UpstreamFailure, SearchAdapters>(loadOnce(load), () => NOT_LOADED);
  const asking =
    <In extends ReadonlyArray<unknown>, A>(
      find: (adapters: SearchAdapters) => (...input: In) => TE.TaskEither<UpstreamFailure, A>,
    ) =>
    (...input: In): TE.TaskEither<UpstreamFailure, A> =>
      pipe(
        adapters,
        TE.chain((found) => find(found)(...input)),
      );
  return {
    productSearch: {
      search: asking(({ productSearch }) => productSearch.search),
      browse: asking(({ productSearch }) => productSearch.browse),
    },
    recommendations: { recommend: asking(({ recommendations }) => recommendations.recommend) },
    suggestions: {
      forTerm: asking(({ suggestions }) => suggestions.forTerm),
      trending: asking(({ suggestions }) => suggestions.trending),
    },
  };
};
