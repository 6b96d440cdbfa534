import * as T from 'fp-ts/Task';
import type { ProductTile } from '../../core/catalogue/tile';
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

/**
 * Returns the rows of a page with at most `most` products each, in which no product is twice, nor one that the page shows
 * elsewhere.
 */
export const withoutRepeats = (
  rows: ReadonlyArray<Recommendation | undefined>,
  most: number,
  elsewhere: ReadonlyArray<Pick<ProductTile, 'url'>> = [],
): ReadonlyArray<Recommendation | undefined> => {
  const known = new Set(elsewhere.map(({ url }) => url));
  return rows.map((row) => {
    const products = row?.products.filter(({ url }) => !known.has(url)).slice(0, most);
    for (const { url } of products ?? []) known.add(url);
    return row === undefined || products === undefined ? undefined : { ...row, products };
  });
};
