import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Logger } from '../../shared/logger';
import type { AbortSignalLike } from '../../shared/abort-signal';
import { isAborted, type UpstreamFailure } from '../../shared/upstream-failure';
import { withVariantsAtStore } from './at-store';
import type { Listing } from './listing';
import type { ListingQuery } from './listing-query';
import type { MergePrices } from '../prices/merge-prices';
import type { ListingSource, ProductSearch } from './product-search';
import { withUsefulFacets } from './useful-facets';

export interface BrowseListingPorts {
  readonly productSearch: ProductSearch;
  readonly mergePrices: MergePrices;
  readonly logger: Logger;
}

/**
 * Loads a page of a category or brand with today's prices (RTE-03, RTE-04, SRC-09). A failure is logged and returned
 * (SRC-11).
 */
export type BrowseListing = (
  source: ListingSource,
  query: ListingQuery,
  signal?: AbortSignalLike,
) => TE.TaskEither<UpstreamFailure, Listing>;

export const makeBrowseListing =
  ({ productSearch, mergePrices, logger }: BrowseListingPorts): BrowseListing =>
  (source, query, signal) =>
    pipe(
      productSearch.browse(source, query, signal),
      TE.tapError(logFailureTo(logger, 'browsing failed')),
      TE.map(withUsefulFacets),
      TE.map(withVariantsAtStore(query)),
      TE.chainTaskK(withTodaysPrices(mergePrices)),
    );

/** Returns a handler that logs a failure of an upstream; an aborted call is not logged. */
export const logFailureTo =
  (logger: Logger, message: string) =>
  (failure: UpstreamFailure): TE.TaskEither<never, void> =>
    isAborted(failure)
      ? TE.right(undefined)
      : TE.fromIO(logger.error(message, { kind: failure.kind, service: failure.service }));

/** Replaces the prices of a listing's tiles by today's prices. */
export const withTodaysPrices = (mergePrices: MergePrices) => (listing: Listing) => async (): Promise<Listing> => ({
  ...listing,
  products: await mergePrices(listing.products)(),
});
