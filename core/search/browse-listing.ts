import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Logger } from '../shared/logger';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Listing } from './listing';
import type { ListingQuery } from './listing-query';
import type { MergePrices } from './merge-prices';
import type { ListingSource, ProductSearch } from './product-search';

export interface BrowseListingPorts {
  readonly productSearch: ProductSearch;
  readonly mergePrices: MergePrices;
  readonly logger: Logger;
}

/** A page of a category or brand with today's prices (RTE-03, RTE-04, SRC-09). A failure is logged and given on (SRC-11). */
export type BrowseListing = (source: ListingSource, query: ListingQuery) => TE.TaskEither<UpstreamFailure, Listing>;

export const makeBrowseListing =
  ({ productSearch, mergePrices, logger }: BrowseListingPorts): BrowseListing =>
  (source, query) =>
    pipe(
      productSearch.browse(source, query),
      TE.tapError(({ kind, service }) => TE.fromIO(logger.error('browsing failed', { kind, service }))),
      TE.chainTaskK(withTodaysPrices(mergePrices)),
    );

/** The listing with its tiles' prices brought up to date. */
export const withTodaysPrices = (mergePrices: MergePrices) => (listing: Listing) => async (): Promise<Listing> => ({
  ...listing,
  products: await mergePrices(listing.products)(),
});
