import { pipe } from 'fp-ts/function';
import type { TypeOf } from 'io-ts';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY_LISTING } from '../../core/search/listing/listing';
import type { Filters } from '../../core/search/listing/listing-query';
import type { ListingSource, ProductSearch, SearchResponse } from '../../core/search/listing/product-search';
import { callConstructor } from './call-constructor';
import type { LoadConstructorClient } from './constructor-client';
import { countParameters, listingParameters } from './listing-parameters';
import { isOnlyDots } from './only-dots';
import { toUnderstanding } from '../http/understood-wire';
import { pageAddress } from '../http/page-address';
import { listingWire, searchWire } from './search-wire';
import { toListing } from './to-listing';

/** Searches and browses with the search service (SRC-08, SRC-13). */
export class ConstructorProductSearch implements ProductSearch {
  readonly #load: LoadConstructorClient;

  constructor(load: LoadConstructorClient) {
    this.#load = load;
  }

  readonly search: ProductSearch['search'] = (term, query, signal) =>
    isOnlyDots(term)
      ? TE.right({ kind: 'listing', listing: EMPTY_LISTING })
      : pipe(
          callConstructor(
            this.#load,
            'public',
            ({ search }) => search.getSearchResults(term, listingParameters(query)),
            searchWire,
            signal,
          ),
          TE.map(toResponse(term, query.filters)),
        );

  readonly browse: ProductSearch['browse'] = (source, query, signal) =>
    pipe(
      callConstructor(
        this.#load,
        'public',
        ({ browse }) => browse.getBrowseResults(...filterOf(source), listingParameters(query)),
        listingWire,
        signal,
      ),
      TE.map((response) => toListing(response, query.filters, source.kind === 'category' ? source.id : undefined)),
    );

  readonly count: ProductSearch['count'] = (list, query, signal) => {
    if (list.kind === 'search' && isOnlyDots(list.term)) return TE.right(0);
    const parameters = countParameters(query);
    return pipe(
      callConstructor(
        this.#load,
        'public',
        ({ browse, search }) =>
          list.kind === 'search'
            ? search.getSearchResults(list.term, parameters)
            : browse.getBrowseResults(...filterOf(list), parameters),
        searchWire,
        signal,
      ),
      TE.map(({ response }) => response.total_num_results ?? response.results.length),
    );
  };
}

/** A redirect to an invalid URL is ignored; the products are shown instead. */
const toResponse =
  (term: string, filters: Filters) =>
  (response: TypeOf<typeof searchWire>): SearchResponse => {
    const url = pageAddress(response.response.redirect?.data.url ?? '');
    if (url !== undefined) return { kind: 'redirect', url };
    const understanding = toUnderstanding(response.response.understood, term);
    const listing = toListing(response, filters);
    return { kind: 'listing', listing: understanding === undefined ? listing : { ...listing, understanding } };
  };

/** Returns the filter for a category or brand, in the service's terms. */
const filterOf = (source: ListingSource): readonly [name: string, value: string] =>
  source.kind === 'category' ? ['group_id', source.id] : ['Brand', source.name];
