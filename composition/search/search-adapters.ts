import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Unreachable, UpstreamFailure } from '../../core/shared/upstream-failure';
import type { SearchPorts } from '../backend/ports';
import { loadOnce } from '../platform/load-once';

/** Loads the adapters of the chosen service, in a browser over the network. Rejects when they cannot be loaded. */
export type LoadSearchAdapters = () => Promise<SearchPorts>;

const NOT_LOADED: Unreachable = { kind: 'unreachable', service: 'search', cause: 'network' };

/** Makes the chosen service's adapters, which are loaded once on first use, and again after a failed load. */
export const loadedOnDemand = (load: LoadSearchAdapters): SearchPorts => {
  const adapters = TE.tryCatch<UpstreamFailure, SearchPorts>(loadOnce(load), () => NOT_LOADED);
  const asking =
    <In extends ReadonlyArray<unknown>, A>(
      find: (adapters: SearchPorts) => (...input: In) => TE.TaskEither<UpstreamFailure, A>,
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
      count: asking(({ productSearch }) => productSearch.count),
    },
    recommendations: { recommend: asking(({ recommendations }) => recommendations.recommend) },
    suggestions: {
      forTerm: asking(({ suggestions }) => suggestions.forTerm),
      trending: asking(({ suggestions }) => suggestions.trending),
    },
  };
};
