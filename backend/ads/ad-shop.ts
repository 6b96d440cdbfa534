import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SearchIndex } from '../search/model/search-types.ts';
import { EMPTY_BOOK, type AdBook } from './campaigns/campaign.ts';
import type { Ledger } from './ledger/ledger.ts';
import { readAdBook, type AdBookReading } from './campaigns/read-ad-book.ts';
import { seedCampaigns } from './campaigns/seed-campaigns.ts';

/** Keeps the advertisable products and campaigns in memory and reloads them when they change. */
export interface AdShop {
  readonly book: () => AdBook;
  /** Resolves once the campaigns have been read for the first time; rejects when that fails. */
  readonly ready: () => Promise<void>;
  /** Reloads campaigns, stock and spending at once. */
  readonly refresh: () => Promise<void>;
  /** Resolves once every impression reported so far is written. */
  readonly settled: () => Promise<void>;
  /** Stops polling, after every reported impression is written. */
  readonly close: () => Promise<void>;
}

export interface AdShopDeps {
  readonly database: Kysely<Database>;
  readonly searchIndex: SearchIndex;
  readonly seed: number;
  readonly ledger: Ledger;
  /** Called when a later read fails; the last successful one stays in use. */
  readonly onError: (error: unknown) => void;
  /** 0 turns polling off. */
  readonly pollMs?: number | undefined;
}

const DEFAULT_POLL_MS = 5_000;

/** Campaigns of this database. They are read at the first request and polled from then on. */
export const makeAdShop = (deps: AdShopDeps): AdShop => {
  const { database, searchIndex, seed, ledger, onError, pollMs = DEFAULT_POLL_MS } = deps;
  let reading: AdBookReading | undefined;
  let loading: Promise<void> | undefined;
  let seededFor: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const load = async (): Promise<void> => {
    await searchIndex.ready();
    const version = searchIndex.version();
    if (seededFor !== version) {
      await seedCampaigns(database, searchIndex, seed);
      seededFor = version;
    }
    await ledger.refresh();
    reading = await readAdBook(database, reading);
    if (pollMs > 0) timer ??= setInterval(() => void loadOnce().catch(onError), pollMs).unref();
  };

  /** Loads run one at a time. */
  const loadOnce = (): Promise<void> => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  const refresh = async (): Promise<void> => {
    // A load that is already running may have read the data before the change.
    await loading?.catch(onError);
    await loadOnce();
  };

  return {
    book: () => reading?.book ?? EMPTY_BOOK,
    ready: async () => {
      if (reading === undefined) await loadOnce();
    },
    refresh,
    settled: ledger.settled,
    close: async () => {
      await loading?.catch(onError);
      clearInterval(timer);
      await ledger.settled();
    },
  };
};
