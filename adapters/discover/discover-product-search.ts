import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import { EMPTY_LISTING } from '../../core/search/listing/listing';
import type { Filters, ListingQuery } from '../../core/search/listing/listing-query';
import type { ListingSource, ProductSearch, SearchResponse } from '../../core/search/listing/product-search';
import { toUnderstanding } from '../http/understood-wire';
import { pageAddress } from '../http/page-address';
import type { DiscoverClient } from './discover-client';
import { listWire } from './discover-wire';
import { BRAND, CATEGORY, facetNameOf } from './facet-names';
import type { DiscoverRequest } from './discover-request';
import { countRequest, listRequest } from './list-request';
import { toListing } from './to-listing';
import { ownValue } from '../../core/shared/own-value';

/** Searches and browses with the search and recommendation service (SRC-07, SRC-13). */
export class DiscoverProductSearch implements ProductSearch {
  readonly #request: DiscoverClient;

  constructor(request: DiscoverClient) {
    this.#request = request;
  }

  readonly search: ProductSearch['search'] = (term, query, signal) =>
    pipe(
      this.#request({ ...listRequest(query), keyphrase: term }, listWire, signal),
      TE.map(toResponse(term, query.filters)),
    );

  readonly browse: ProductSearch['browse'] = (source, query, signal) =>
    excludesItself(source, query)
      ? TE.right(EMPTY_LISTING)
      : pipe(
          this.#request(withSource(listRequest(query), source), listWire, signal),
          TE.map((response) => toListing(response, query.filters, source.kind === 'category' ? source.id : undefined)),
        );

  readonly count: ProductSearch['count'] = (list, query, signal) => {
    if (list.kind !== 'search' && excludesItself(list, query)) return TE.right(0);
    const request = countRequest(query);
    const asked = list.kind === 'search' ? { ...request, keyphrase: list.term } : withSource(request, list);
    return pipe(
      this.#request(asked, listWire, signal),
      TE.map(({ content, total_item }) => total_item ?? content.product.total_item ?? content.product.value.length),
    );
  };
}

/** A browsed category or brand is a filter with one value. */
const withSource = (question: DiscoverRequest, source: ListingSource): DiscoverRequest => ({
  ...question,
  filter:
    source.kind === 'category'
      ? { ...question.filter, [CATEGORY]: { value: [source.id] } }
      : { ...question.filter, [BRAND]: { value: [source.name] } },
});

/** The service combines values of one filter with OR, so a brand page filtered by other brands only is always empty. */
const excludesItself = (source: ListingSource, { filters }: Pick<ListingQuery, 'filters'>): boolean => {
  const brands = ownValue(filters, facetNameOf(BRAND)) ?? [];
  return source.kind === 'brand' && brands.length > 0 && !brands.includes(source.name);
};

/** A redirect to an invalid URL is ignored; the products are shown instead. */
const toResponse =
  (term: string, filters: Filters) =>
  (response: TypeOf<typeof listWire>): SearchResponse => {
    const url = pageAddress(response.url ?? '');
    if (url !== undefined) return { kind: 'redirect', url };
    const understanding = toUnderstanding(response.understood, term);
    const listing = toListing(response, filters);
    return { kind: 'listing', listing: understanding === undefined ? listing : { ...listing, understanding } };
  };
