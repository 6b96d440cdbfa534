import type { TaskEither } from 'fp-ts/TaskEither';
import type { Experiment } from '../analytics/behaviour';
import type { ProductTile } from '../catalogue/tile';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** A row of products that the recommendation service chose. */
export interface Recommendation {
  readonly podId: string;
  readonly title: string;
  readonly products: ReadonlyArray<ProductTile>;
  readonly resultId: string | undefined;
  /** The experiment that chose the row (REC-01); undefined when the service names none. */
  readonly experiment: Experiment | undefined;
}

export interface RecommendationRequest {
  readonly podId: string;
  readonly count: number;
  /** The ids of the products that the row should match. */
  readonly productIds?: ReadonlyArray<string>;
}

/** The recommendation service. Read-only; fails with an `UpstreamFailure`. */
export interface Recommendations {
  readonly recommend: (request: RecommendationRequest) => TaskEither<UpstreamFailure, Recommendation>;
}
