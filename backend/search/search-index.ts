import type { Kysely } from 'kysely';
import { makeCatalogueStore, type CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../database/schema.ts';
import { findByIdentifier } from './snapshot/catalogue-reader.ts';
import { facetPlans } from './snapshot/facet-builder.ts';
import { PRICE_FACET } from './query/narrow.ts';
import { makeReadStockColumn } from './store-stock/stock-column.ts';
import { storesNamed } from './store-stock/store-facet.ts';
import { recommend } from './query/recommend.ts';
import type { LoadedIndex } from './query/find-products.ts';
import { browseProducts, searchProducts } from './query/run-search.ts';
import type { BrowseFilter, SearchIndex, SearchOptions } from './model/search-types.ts';
import { makeSnapshotLoader } from './snapshot-loader.ts';
import { suggest, trendingNames } from './query/suggest.ts';

export interface SearchIndexOptions {
  readonly database: Kysely<Database>;
  /** For stores that are closed today. Default `Date.now`. */
  readonly clock?: () => number;
  /** Interval at which the version of a watched catalogue is checked; 0 checks only in `refresh`. Default 2000. */
  readonly pollMs?: number;
}

const DEFAULT_POLL_MS = 2000;

/** Part numbers, ids and GTINs are one word of any characters, or few words with a digit ("SKU 1000", "UPC 600…"). */
const mayBeIdentifier = (text: string): boolean =>
  /^\S{2,50}$/.test(text) || (/\d/.test(text) && /^\S{1,30}(?:\s\S{1,30}){1,3}$/.test(text));

/** The number of the product that the text identifies by a part number, id or GTIN; undefined for none. */
const numberOfIdentifier = async (
  database: Kysely<Database>,
  at: LoadedIndex,
  text: string,
): Promise<number | undefined> => {
  const trimmed = text.trim();
  if (!mayBeIdentifier(trimmed)) return undefined;
  const id = await findByIdentifier(database, trimmed);
  return id === undefined ? undefined : at.snapshot.numberOf.get(id);
};

/** Resolves ids of products or of their variations (as in a cart) to distinct products. */
const toProductIds = async (
  store: CatalogueStore,
  at: LoadedIndex,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const unknown = ids.filter((id) => !at.snapshot.numberOf.has(id));
  const skus = unknown.length === 0 ? [] : await store.skusByIds(unknown);
  const productOf = new Map(skus.map((sku) => [sku.id, sku.productId]));
  return [...new Set(ids.map((id) => productOf.get(id) ?? id))];
};

/**
 * The search over the catalogue of this database. The catalogue is loaded at the first query or when watching starts.
 * While a changed catalogue is loaded, the old one is served. Call `close` when done.
 */
export const makeSearchIndex = (options: SearchIndexOptions): SearchIndex => {
  const { database, clock = Date.now, pollMs = DEFAULT_POLL_MS } = options;
  const store = makeCatalogueStore(database);
  const loader = makeSnapshotLoader({ database, pollMs });

  const readStockColumn = makeReadStockColumn({ database, clock });

  /** The catalogue with the stock of the stores that a query names, as one more facet. [FND-04] */
  const loadedFor = async (
    query: Pick<SearchOptions, 'filters' | 'where'>,
    browsed?: BrowseFilter,
  ): Promise<LoadedIndex> => {
    const at = await loader.current();
    const stores = storesNamed(query, browsed);
    if (stores.length === 0) return at;
    const { snapshot } = at;
    return { ...at, snapshot: { ...snapshot, facets: [...snapshot.facets, await readStockColumn(snapshot, stores)] } };
  };

  return {
    ready: async () => {
      await loader.current();
    },
    refresh: loader.refresh,
    watch: loader.watch,
    status: loader.status,
    version: loader.version,
    search: async (query, searchOptions = {}) => {
      const at = await loadedFor(searchOptions);
      return searchProducts(at, query, searchOptions, await numberOfIdentifier(database, at, query));
    },
    browse: async (filter, searchOptions = {}) =>
      browseProducts(await loadedFor(searchOptions, filter), filter, searchOptions),
    suggest: async (term, limits) => {
      const at = await loader.current();
      return suggest(at, term, limits, await numberOfIdentifier(database, at, term));
    },
    trending: async (limits) => trendingNames(await loader.current(), limits),
    popularPhrases: async (limit) => (await loader.current()).snapshot.phrases.popular(limit),
    recommend: async (podId, recommendOptions = {}) => {
      const at = await loadedFor(recommendOptions);
      const itemIds = await toProductIds(store, at, recommendOptions.itemIds ?? []);
      return recommend(at, podId, { ...recommendOptions, itemIds });
    },
    facetNames: () => [
      ...facetPlans.map(({ name, type }) => ({ name, displayName: name, type })),
      { name: PRICE_FACET, displayName: PRICE_FACET, type: 'range' },
    ],
    close: loader.close,
  };
};
