import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** Today's prices, which may be newer than the search service's (SRC-09). */
export interface SkuPrices {
  /**
   * Returns dollars by product id; a product without a price is missing. Fails as an upstream does; an aborted call
   * ends at once, as `unreachable` with cause `aborted`.
   */
  readonly prices: (
    productIds: ReadonlyArray<string>,
    signal?: AbortSignalLike,
  ) => TaskEither<UpstreamFailure, ReadonlyMap<string, number>>;
}
