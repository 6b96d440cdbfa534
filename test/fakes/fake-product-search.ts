import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductTile } from '../../core/catalogue/tile';
import { RESULTS_PAGE_SIZE } from '../../core/configuration/constants';
import type { Facet, Listing } from '../../core/search/listing/listing';
import {
  FIRST_PAGE,
  parseRange,
  STORE_FACET,
  storeOf,
  type Filters,
  type ListingQuery,
  type Sort,
} from '../../core/search/listing/listing-query';
import type { ListingSource, ProductSearch, SearchResponse } from '../../core/search/listing/product-search';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { aBrandFacet } from '../builders/listing';
import { anUnreachable } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** Searches tiles in memory. A tile matches when its name or brand contains every word of the term. */
export class FakeProductSearch extends FakeUpstream<keyof ProductSearch> implements ProductSearch {
  readonly #tiles: ProductTile[] = [];
  readonly #redirects = new Map<string, string>();
  readonly #stocked = new Map<string, ReadonlySet<string>>();

  constructor() {
    super('search');
  }

  hasProducts(...tiles: ReadonlyArray<ProductTile>): this {
    this.#tiles.push(...structuredClone(tiles));
    return this;
  }

  /** From now on the store has these variants in stock, and no others. */
  hasInStock(storeId: string, ...skus: ReadonlyArray<string>): this {
    this.#stocked.set(storeId, new Set(skus));
    return this;
  }

  /** From now on a search for the term redirects to a page of the shop. */
  redirects(term: string, url: string): this {
    this.#redirects.set(term, url);
    return this;
  }

  readonly search: ProductSearch['search'] = (term, query, signal) =>
    unlessAborted(signal, () =>
      this.respondEither('search', () => {
        const url = this.#redirects.get(term);
        const response: SearchResponse =
          url === undefined
            ? { kind: 'listing', listing: this.#listed(matches(term), query) }
            : { kind: 'redirect', url };
        return E.right(response);
      }),
    );

  readonly browse: ProductSearch['browse'] = (source, query, signal) =>
    unlessAborted(signal, () =>
      this.respond('browse', () => {
        return this.#listed(isOf(source), query);
      }),
    );

  readonly count: ProductSearch['count'] = (list, { filters }, signal) =>
    unlessAborted(signal, () =>
      this.respond('count', () => {
        if (list.kind === 'search' && this.#redirects.has(list.term)) return 0;
        const isWanted = list.kind === 'search' ? matches(list.term) : isOf(list);
        return this.#listed(isWanted, { ...FIRST_PAGE, filters }).total;
      }),
    );

  #listed(isWanted: (tile: ProductTile) => boolean, query: ListingQuery): Listing {
    const storeId = storeOf(query);
    const { [STORE_FACET]: _, ...filters } = query.filters;
    const isStocked = ({ sku }: ProductTile): boolean =>
      storeId === undefined || this.#stocked.get(storeId)?.has(sku) === true;
    return listed(
      this.#tiles.filter((tile) => isWanted(tile) && isStocked(tile)),
      { ...query, filters },
    );
  }
}

const isOf =
  (source: ListingSource) =>
  (tile: ProductTile): boolean =>
    source.kind === 'category' ? tile.categoryId === source.id : tile.brand === source.name;

/** Skips the work when the request was aborted before it started. */
const unlessAborted =
  <A>(
    signal: AbortSignalLike | undefined,
    work: () => TaskEither<UpstreamFailure, A>,
  ): TaskEither<UpstreamFailure, A> =>
  async () => {
    await Promise.resolve();
    return signal?.aborted === true ? E.left(anUnreachable({ service: 'search', cause: 'aborted' })) : work()();
  };

const matches =
  (term: string) =>
  ({ name, brand }: ProductTile): boolean => {
    const text = `${name} ${brand ?? ''}`.toLowerCase();
    return term
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  };

const listed = (all: ReadonlyArray<ProductTile>, { page, sort, filters }: ListingQuery): Listing => {
  const wanted = all.filter(passes(filters));
  const sorted = [...wanted].sort(ORDERS[sort]);
  const start = (page - 1) * RESULTS_PAGE_SIZE;
  return {
    products: structuredClone(sorted.slice(start, start + RESULTS_PAGE_SIZE)),
    total: wanted.length,
    facets: facetsOf(all, filters),
    categories: [],
    resultId: 'fake-result',
  };
};

/** The values of each facet for a tile; a rating counts for every number of stars up to it. */
const VALUES: Readonly<Record<string, (tile: ProductTile) => ReadonlyArray<string>>> = {
  Brand: ({ brand }) => (brand === undefined ? [] : [brand]),
  Size: ({ sizes }) => sizes,
  Flavor: ({ flavors }) => flavors,
  Rating: ({ rating = 0 }) => ['1', '2', '3', '4'].filter((stars) => rating >= Number(stars)),
};

const passes =
  (filters: Filters) =>
  (tile: ProductTile): boolean =>
    Object.entries(filters).every(([facet, chosen]) =>
      chosen.some((value) =>
        facet === 'Price' ? isWithin(value, tile.prices.price) : VALUES[facet]?.(tile).includes(value),
      ),
    );

const isWithin = (value: string, actual: number | undefined): boolean => {
  const range = parseRange(value);
  return range !== undefined && actual !== undefined && actual >= (range.min ?? 0) && actual <= (range.max ?? Infinity);
};

const facetsOf = (all: ReadonlyArray<ProductTile>, filters: Filters): ReadonlyArray<Facet> => {
  const brands: Record<string, number> = {};
  for (const { brand } of all) if (brand !== undefined) brands[brand] = (brands[brand] ?? 0) + 1;
  const prices = all.flatMap(({ prices: { price } }) => price ?? []);
  const range: Facet = {
    kind: 'range',
    name: 'Price',
    label: 'Price',
    min: Math.min(...prices),
    max: Math.max(...prices),
    selected: parseRange(filters['Price']?.[0] ?? ''),
  };
  return [aBrandFacet(brands, filters['Brand']), ...(prices.length === 0 ? [] : [range])];
};

const price = (tile: ProductTile): number => tile.prices.price ?? Infinity;

const inGivenOrder = (): number => 0;

const ORDERS: Readonly<Record<Sort, (a: ProductTile, b: ProductTile) => number>> = {
  relevance: inGivenOrder,
  'best-selling': inGivenOrder,
  newest: inGivenOrder,
  'price-ascending': (a, b) => price(a) - price(b),
  'price-descending': (a, b) => price(b) - price(a),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  name: (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
};
