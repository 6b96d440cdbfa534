import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { MergePrices } from '../search/prices/merge-prices';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Recommendation, RecommendationRequest, Recommendations } from './recommendations';

export interface LoadRecommendationPorts {
  readonly recommendations: Recommendations;
  readonly mergePrices: MergePrices;
}

/** Loads a row of recommended products with today's prices (SRC-09). Fails as the recommendation service does. */
export type LoadRecommendation = (request: RecommendationRequest) => TE.TaskEither<UpstreamFailure, Recommendation>;

export const makeLoadRecommendation =
  ({ recommendations, mergePrices }: LoadRecommendationPorts): LoadRecommendation =>
  (request) =>
    pipe(
      recommendations.recommend(request),
      TE.chainTaskK((row) => async () => ({ ...row, products: await mergePrices(row.products)() })),
    );
