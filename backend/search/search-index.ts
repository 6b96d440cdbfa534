import type { Kysely } from 'kysely';
import { makeCatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../database/schema.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { findByIdentifier } from './catalogue-reader.ts';
import { facetPlans } from './facet-builder.ts';
import { PRICE_FACET } from './narrow.ts';
import { recommend } from './recommend.ts';
import { browseProducts, makeDesk, searchProducts, type Desk } from './run-search.ts';
import type { SearchIndex } from './search-types.ts';
import { suggest, trendingNames } from './suggest.ts';

export interface SearchIndexOptions {
  readonly database: Kysely<Database>;
  /** How often the catalogue's version is looked at; 0 never looks, and `refresh` does. 2000 unless told. */
  readonly pollMs?: number;
  /** Told when a later load fails; the index goes on with what it has. */
  readonly onError?: (error: unknown) => void;
}

const DEFAULT_POLL_MS = 2000;
/** A catalogue that keeps changing is loaded again after this many looks at the latest. */
const MOST_UNSETTLED_LOOKS = 15;

/** Part numbers, ids and GTINs: one word with at least four digits. */
const looksLikeIdentifier = (text: string): boolean => /^[\w-]{4,50}$/.test(text) && /\d{4}/.test(text);

/**
 * The search over the catalogue of this database. Loading begins at once; while a changed catalogue is loaded the old
 * one goes on being served. Call `close` when done.
 */
export const makeSearchIndex = (options: SearchIndexOptions): SearchIndex => {
  const { database, pollMs = DEFAULT_POLL_MS, onError = () => undefined } = options;
  const store = makeCatalogueStore(database);
  let desk: Desk | undefined;
  let loading: Promise<void> | undefined;
  let seenVersion: string | undefined;
  let unsettledLooks = 0;
  let closed = false;

  const load = (): Promise<void> => {
    loading ??= buildSnapshot(database)
      .then((snapshot) => {
        desk = makeDesk(snapshot);
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const ready = async (): Promise<void> => {
    if (desk === undefined) await load();
  };

  const currentDesk = async (): Promise<Desk> => {
    await ready();
    if (desk === undefined) throw new Error('The catalogue is not loaded');
    return desk;
  };

  const refresh = async (): Promise<void> => {
    // A load under way may have read the version before the change: it is let finish, then the version is compared.
    await loading;
    if (desk === undefined || (await store.version()) !== desk.snapshot.version) await load();
  };

  /** An import writes many versions in a row: they are waited out, but not for ever. */
  const look = async (): Promise<void> => {
    if (desk === undefined || loading !== undefined) return;
    const version = await store.version();
    if (version === desk.snapshot.version) {
      unsettledLooks = 0;
      return;
    }
    unsettledLooks += 1;
    const settled = version === seenVersion;
    seenVersion = version;
    if (!settled && unsettledLooks < MOST_UNSETTLED_LOOKS) return;
    unsettledLooks = 0;
    await load();
  };

  const report = (error: unknown): void => {
    if (!closed) onError(error);
  };

  load().catch(report);
  const timer = pollMs > 0 ? setInterval(() => void look().catch(report), pollMs) : undefined;
  timer?.unref();

  const numberOfIdentifier = async (at: Desk, text: string): Promise<number | undefined> => {
    const trimmed = text.trim();
    if (!looksLikeIdentifier(trimmed)) return undefined;
    const id = await findByIdentifier(database, trimmed);
    return id === undefined ? undefined : at.snapshot.numberOf.get(id);
  };

  /** Products behind ids that may be of their variations, which is what lies in a cart; each once. */
  const toProductIds = async (at: Desk, ids: readonly string[]): Promise<readonly string[]> => {
    const unknown = ids.filter((id) => !at.snapshot.numberOf.has(id));
    const skus = unknown.length === 0 ? [] : await store.skusByIds(unknown);
    const productOf = new Map(skus.map((sku) => [sku.id, sku.productId]));
    return [...new Set(ids.map((id) => productOf.get(id) ?? id))];
  };

  return {
    ready,
    refresh,
    version: () => desk?.snapshot.version,
    search: async (query, searchOptions = {}) => {
      const at = await currentDesk();
      return searchProducts(at, query, searchOptions, await numberOfIdentifier(at, query));
    },
    browse: async (filter, searchOptions = {}) => browseProducts(await currentDesk(), filter, searchOptions),
    suggest: async (term, limits) => suggest(await currentDesk(), term, limits),
    trending: async (limits) => trendingNames(await currentDesk(), limits),
    recommend: async (podId, recommendOptions = {}) => {
      const at = await currentDesk();
      const itemIds = await toProductIds(at, recommendOptions.itemIds ?? []);
      return recommend(at, podId, { ...recommendOptions, itemIds });
    },
    facetNames: () => [
      ...facetPlans.map(({ name, type }) => ({ name, displayName: name, type })),
      { name: PRICE_FACET, displayName: PRICE_FACET, type: 'range' },
    ],
    close: () => {
      closed = true;
      clearInterval(timer);
    },
  };
};
