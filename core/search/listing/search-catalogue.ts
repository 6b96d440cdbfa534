import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Logger } from '../../shared/logger';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { withVariantsAtStore } from './at-store';
import { logFailureTo, withTodaysPrices } from './browse-listing';
import type { ListingQuery } from './listing-query';
import type { MergePrices } from '../prices/merge-prices';
import type { ProductSearch, SearchResponse } from './product-search';
import { withUsefulFacets } from './useful-facets';
import { cleanSearchTerm } from '../search-term';

export interface SearchCataloguePorts {
  readonly productSearch: ProductSearch;
  readonly mergePrices: MergePrices;
  readonly logger: Logger;
}

/** `empty-term`: nothing is left of the text once it is cleaned (SRC-01). */
export type SearchError = { readonly kind: 'empty-term' } | UpstreamFailure;

/**
 * Loads a page of results for the typed text, with today's prices (SRC-01, SRC-09). A failure is logged and returned
 * (SRC-11).
 */
export type SearchCatalogue = (
  typed: string,
  query: ListingQuery,
  signal?: AbortSignalLike,
) => TE.TaskEither<SearchError, SearchResponse>;

export const makeSearchCatalogue =
  ({ productSearch, mergePrices, logger }: SearchCataloguePorts): SearchCatalogue =>
  (typed, query, signal) => {
    const search = (term: string): TE.TaskEither<UpstreamFailure, SearchResponse> =>
      pipe(productSearch.search(term, query, signal), TE.tapError(logFailureTo(logger, 'searching failed')));
    return pipe(requireTerm(typed), TE.chainW(search), TE.chainTaskK(priced(mergePrices, query)));
  };

const requireTerm = (typed: string): TE.TaskEither<SearchError, string> => {
  const term = cleanSearchTerm(typed);
  return term === '' ? TE.left({ kind: 'empty-term' }) : TE.right(term);
};

const priced =
  (mergePrices: MergePrices, query: ListingQuery) =>
  (response: SearchResponse) =>
  async (): Promise<SearchResponse> => {
    if (response.kind === 'redirect') return response;
    const listing = withVariantsAtStore(query)(withUsefulFacets(response.listing));
    return { kind: 'listing', listing: await withTodaysPrices(mergePrices)(listing)() };
  };
