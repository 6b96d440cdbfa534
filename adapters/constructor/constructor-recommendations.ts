import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RecommendationRequest, Recommendations } from '../../core/recommendations/recommendations';
import { callConstructor } from './call-constructor';
import type { LoadConstructorClient } from './constructor-client';
import { recommendationWire } from './search-wire';
import { toTile } from './to-tile';

/** Loads rows of products that the search service recommends (SRC-08). A pod is a place for such a row. */
export class ConstructorRecommendations implements Recommendations {
  readonly #load: LoadConstructorClient;

  constructor(load: LoadConstructorClient) {
    this.#load = load;
  }

  readonly recommend: Recommendations['recommend'] = (request) =>
    pipe(
      callConstructor(
        this.#load,
        'optional',
        ({ recommendations }) => recommendations.getRecommendations(request.podId, parametersOf(request)),
        recommendationWire,
      ),
      TE.map(({ response, result_id }) => ({
        podId: request.podId,
        title: response.pod?.display_name ?? '',
        products: response.results.map(toTile),
        resultId: result_id,
        experiment: undefined,
      })),
    );
}

const parametersOf = ({
  count,
  productIds = [],
}: RecommendationRequest): { numResults: number; itemIds?: string[] } => ({
  numResults: count,
  ...(productIds.length === 0 ? {} : { itemIds: [...productIds] }),
});
