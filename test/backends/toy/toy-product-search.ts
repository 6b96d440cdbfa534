import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type { HttpClient } from '@shop/adapters/http/http-client';
import type { Query } from '@shop/adapters/http/url-within';
import { RESULTS_PAGE_SIZE } from '@shop/core/configuration/constants';
import { EMPTY_LISTING, type Facet, type Listing } from '@shop/core/search/listing/listing';
import { FIRST_PAGE, parseRange, type ListingQuery, type Sort } from '@shop/core/search/listing/listing-query';
import type { ProductSearch } from '@shop/core/search/listing/product-search';
import type { AbortSignalLike } from '@shop/core/shared/abort-signal';
import type { UpstreamFailure } from '@shop/core/shared/upstream-failure';
import { toTile } from './to-toy-product';
import { callToy } from './toy-call';
import { dollars, listWire } from './toy-wire';

/** What the engine calls an order; it has one of its own for all others. */
const SORTS: ReadonlyMap<Sort, string> = new Map<Sort, string>([
  ['price-ascending', 'price'],
  ['price-descending', '-price'],
  ['rating', '-rating'],
  ['name', 'title'],
]);

/** Lists of the engine, which can be narrowed by price. */
export class ToyProductSearch implements ProductSearch {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly search: ProductSearch['search'] = (term, query, signal) =>
    pipe(
      this.#list({ q: term.slice(0, 200) }, query, signal),
      TE.map((listing) => ({ kind: 'listing' as const, listing })),
    );

  readonly browse: ProductSearch['browse'] = (source, query, signal) =>
    source.kind === 'category' ? this.#list({ category: source.id }, query, signal) : TE.right(EMPTY_LISTING);

  readonly count: ProductSearch['count'] = (list, { filters }, signal) => {
    if (list.kind === 'brand') return TE.right(0);
    const source = list.kind === 'search' ? { q: list.term.slice(0, 200) } : { category: list.id };
    return pipe(
      this.#list(source, { ...FIRST_PAGE, filters }, signal, 1),
      TE.map(({ total }) => total),
    );
  };

  #list(
    source: Query,
    query: ListingQuery,
    signal?: AbortSignalLike,
    limit = RESULTS_PAGE_SIZE,
  ): TE.TaskEither<UpstreamFailure, Listing> {
    const selected = parseRange(query.filters['Price']?.[0] ?? '');
    const asked: Query = {
      ...source,
      offset: (query.page - 1) * RESULTS_PAGE_SIZE,
      limit,
      sort: SORTS.get(query.sort),
      min_cents: cents(selected?.min),
      max_cents: cents(selected?.max),
    };
    return pipe(
      callToy(this.#http, { kind: 'public', method: 'GET', path: 'products', query: asked, signal }, listWire),
      TE.map((answer) => toListing(answer, selected)),
    );
  }
}

const cents = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(amount * 100);

const toListing = (
  { total, price_range, products }: TypeOf<typeof listWire>,
  selected: ReturnType<typeof parseRange>,
): Listing => {
  const price: ReadonlyArray<Facet> =
    price_range === null
      ? []
      : [
          {
            kind: 'range',
            name: 'Price',
            label: 'Price',
            min: dollars(price_range.lowest_cents),
            max: dollars(price_range.highest_cents),
            selected,
          },
        ];
  return {
    products: products.map(toTile),
    total,
    facets: price,
    categories: [],
    sorts: [...SORTS.keys()],
    resultId: undefined,
  };
};
