import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { Listing } from './listing';
import type { ListingQuery } from './listing-query';

/** The response to a search: products, or a page of the shop that fits better. */
export type SearchResponse =
  { readonly kind: 'listing'; readonly listing: Listing } | { readonly kind: 'redirect'; readonly url: string };

/** The source of a list: a category or a brand. */
export type ListingSource =
  { readonly kind: 'category'; readonly id: string } | { readonly kind: 'brand'; readonly name: string };

/**
 * The search service. Pages hold 48 products (RTE-04). Reading changes nothing; calls fail as an upstream does. An
 * aborted call ends at once, as `unreachable` with cause `aborted`.
 */
export interface ProductSearch {
  /** Products for a cleaned, non-empty term. */
  readonly search: (
    term: string,
    query: ListingQuery,
    signal?: AbortSignalLike,
  ) => TaskEither<UpstreamFailure, SearchResponse>;
  readonly browse: (
    source: ListingSource,
    query: ListingQuery,
    signal?: AbortSignalLike,
  ) => TaskEither<UpstreamFailure, Listing>;
}
