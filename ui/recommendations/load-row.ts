import * as T from 'fp-ts/Task';
import type { Capabilities } from '../../core/configuration/capabilities';
import type { LoadRecommendation } from '../../core/recommendations/load-recommendation';
import type { Recommendation, RecommendationRequest } from '../../core/recommendations/recommendations';
import { orElse } from '../../core/shared/or-else';

export interface RowPorts {
  readonly loadRecommendation: LoadRecommendation;
  readonly capabilities: Capabilities;
}

/** Loads a row of recommended products; undefined on failure. A shop without recommendations makes no request. */
export const loadRow = (
  { loadRecommendation, capabilities }: RowPorts,
  request: RecommendationRequest,
): T.Task<Recommendation | undefined> =>
  capabilities.has('recommendations')
    ? orElse<Recommendation | undefined>(loadRecommendation(request), undefined)
    : T.of(undefined);
