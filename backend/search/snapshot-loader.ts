import type { Kysely } from 'kysely';
import { makeCatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../database/schema.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { loadedIndexOf, type LoadedIndex } from './run-search.ts';
import { SearchProblem } from './search-problem.ts';
import type { IndexListener, IndexStatus } from './search-types.ts';
import type { Snapshot } from './snapshot.ts';

/** Keeps a snapshot of the catalogue that is as new as the catalogue. */
export interface SnapshotLoader {
  status(): IndexStatus;
  version(): string | undefined;
  /** The snapshot, once there is one; rejects with status 503 while the catalogue cannot be loaded. */
  current(): Promise<LoadedIndex>;
  /** Loads again now if the catalogue has changed since it was last loaded. */
  refresh(): Promise<void>;
  /** Loads now, and again whenever the catalogue changes. */
  watch(listener: IndexListener): void;
  close(): void;
}

/**
 * A catalogue that keeps changing is loaded again at the second look, so that lists follow an import within seconds. One
 * whose load takes long is left alone for three times as long as that took, 15 looks at most: an import of hours keeps
 * the processor busy with loading for a quarter of the time, not for all of it.
 */
const MIN_UNSETTLED_POLLS = 2;
const MAX_UNSETTLED_POLLS = 15;
const LOADS_BETWEEN = 3;
/** Looks that are left out after a failure: 1, 3, 7 … and no more than these. */
const MAX_SKIPPED_POLLS = 31;

const unavailable = (): SearchProblem => new SearchProblem('Search is not available just now', 503);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export interface SnapshotLoaderOptions {
  readonly database: Kysely<Database>;
  /** How often the catalogue's version is looked at, in milliseconds; 0 never looks, then every question tries again. */
  readonly pollMs: number;
  /** A monotonic clock in milliseconds, which measures how long a load takes. */
  readonly now?: () => number;
}

/** After how many looks a catalogue that keeps changing is loaded again. */
const unsettledLooksFor = (loadMs: number, pollMs: number): number =>
  Math.min(MAX_UNSETTLED_POLLS, Math.max(MIN_UNSETTLED_POLLS, Math.ceil((LOADS_BETWEEN * loadMs) / pollMs)));

/**
 * Loads snapshots of this database's catalogue. While a changed catalogue is loaded, and when that fails, the old one
 * goes on being served. A load that failed is tried again at longer and longer intervals, `pollMs` being the shortest.
 */
export const makeSnapshotLoader = (options: SnapshotLoaderOptions): SnapshotLoader => {
  const { database, pollMs, now = () => performance.now() } = options;
  const store = makeCatalogueStore(database);
  let loaded: LoadedIndex | undefined;
  let loading: Promise<void> | undefined;
  let failure: string | undefined;
  let failures = 0;
  let looksToLeaveOut = 0;
  let seenVersion: string | undefined;
  let unsettledLooks = 0;
  let loadMs = 0;
  let listener: IndexListener | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const status = (): IndexStatus => ({
    kind: loaded !== undefined ? 'ready' : failure !== undefined && loading === undefined ? 'failed' : 'loading',
    version: loaded?.snapshot.version,
    products: loaded?.snapshot.size ?? 0,
    leftOut: loaded?.snapshot.leftOut ?? { count: 0, examples: [] },
    failure,
  });

  const build = async (): Promise<Snapshot> => {
    const began = now();
    const snapshot = await buildSnapshot(database);
    loadMs = now() - began;
    return snapshot;
  };

  const load = (): Promise<void> => {
    loading ??= build()
      .then((snapshot) => {
        loaded = loadedIndexOf(snapshot);
        failure = undefined;
        failures = 0;
        if (!closed) listener?.onLoaded(status());
      })
      .catch((error: unknown) => {
        failure = messageOf(error);
        failures += 1;
        looksToLeaveOut = Math.min(MAX_SKIPPED_POLLS, 2 ** failures - 1);
        throw error;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const current = async (): Promise<LoadedIndex> => {
    const mayTry = timer === undefined || failure === undefined;
    if (loaded === undefined && (loading !== undefined || mayTry)) await load().catch(() => undefined);
    if (loaded === undefined) throw unavailable();
    return loaded;
  };

  const refresh = async (): Promise<void> => {
    // A load under way may have read the version before the change: it is let finish, then the version is compared.
    await loading?.catch(() => undefined);
    if (loaded === undefined || (await store.version()) !== loaded.snapshot.version) await load();
  };

  /** An import writes many versions in a row: they are waited out, but not for ever. */
  const look = async (): Promise<void> => {
    if (loading !== undefined) return;
    if (looksToLeaveOut > 0) {
      looksToLeaveOut -= 1;
      return;
    }
    if (loaded === undefined) return load();
    const version = await store.version();
    if (version === loaded.snapshot.version) {
      unsettledLooks = 0;
      return;
    }
    unsettledLooks += 1;
    const settled = version === seenVersion;
    seenVersion = version;
    if (!settled && unsettledLooks < unsettledLooksFor(loadMs, pollMs)) return;
    unsettledLooks = 0;
    await load();
  };

  const report = (error: unknown): void => {
    if (!closed) listener?.onError(error);
  };

  return {
    status,
    version: () => loaded?.snapshot.version,
    current,
    refresh,
    watch: (given) => {
      listener = given;
      load().catch(report);
      if (pollMs > 0) timer ??= setInterval(() => void look().catch(report), pollMs).unref();
    },
    close: () => {
      closed = true;
      clearInterval(timer);
    },
  };
};
