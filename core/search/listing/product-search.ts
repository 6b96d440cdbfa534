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

/** A list whose products can be counted: that of a source, or the results for a cleaned, non-empty term. */
export type CountedList = ListingSource | { readonly kind: 'search'; readonly term: string };

/**
 * The search service. Pages hold 48 products (RTE-04). Reading changes nothing; calls fail as an upstream does. An
 * aborted call ends at once, as `unreachable` with cause `aborted`.
 *
 * A list may be filtered by the stock of a store (`STORE_FACET`). It then has the products of which the store has a
 * variant, and the `sku` of each tile is such a variant. An unknown store has none.
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
  /** The total of a list, without its products: none for a term that redirects. */
  readonly count: (
    list: CountedList,
    query: Pick<ListingQuery, 'filters' | 'isLiteral'>,
    signal?: AbortSignalLike,
  ) => TaskEither<UpstreamFailure, number>;
}
