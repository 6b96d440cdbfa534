import type { Kysely } from 'kysely';
import { makeCatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../database/schema.ts';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import { loadedIndexOf, type LoadedIndex } from './query/find-products.ts';
import { SearchProblem } from './model/search-problem.ts';
import type { IndexListener, IndexStatus } from './model/search-types.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Keeps an up-to-date snapshot of the catalogue. */
export interface SnapshotLoader {
  status(): IndexStatus;
  version(): string | undefined;
  /** The snapshot, once it is loaded; rejects with status 503 while the catalogue cannot be loaded. */
  current(): Promise<LoadedIndex>;
  /** Loads again now if the catalogue has changed since it was last loaded. */
  refresh(): Promise<void>;
  /** Loads now, and again whenever the catalogue changes. */
  watch(listener: IndexListener): void;
  close(): void;
}

/**
 * A catalogue that keeps changing is reloaded at the second check, so that lists follow an import within seconds. After
 * a long load, the next one waits three times as long as that load took, at most 15 checks, so that an import of hours
 * uses a quarter of the processor time for loading.
 */
const MIN_UNSETTLED_POLLS = 2;
const MAX_UNSETTLED_POLLS = 15;
const LOADS_BETWEEN = 3;
/** Number of skipped checks after a failure: 1, 3, 7 … up to this limit. */
const MAX_SKIPPED_POLLS = 31;

const unavailable = (): SearchProblem => new SearchProblem('Search is not available just now', 503);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export interface SnapshotLoaderOptions {
  readonly database: Kysely<Database>;
  /** Interval of version checks in milliseconds; 0 turns them off, and every query retries. */
  readonly pollMs: number;
  /** A monotonic clock in milliseconds, which measures how long a load takes. */
  readonly now?: () => number;
}

/** Number of checks after which a catalogue that keeps changing is reloaded. */
const unsettledLooksFor = (loadMs: number, pollMs: number): number =>
  Math.min(MAX_UNSETTLED_POLLS, Math.max(MIN_UNSETTLED_POLLS, Math.ceil((LOADS_BETWEEN * loadMs) / pollMs)));

/**
 * Loads snapshots of this database's catalogue. While a changed catalogue is loaded, or when that fails, the old one is
 * served. A failed load is retried at growing intervals, starting with `pollMs`.
 */
export const makeSnapshotLoader = (options: SnapshotLoaderOptions): SnapshotLoader =>
  new DatabaseSnapshotLoader(options);

class DatabaseSnapshotLoader implements SnapshotLoader {
  readonly #options: SnapshotLoaderOptions;
  readonly #now;
  readonly #store;
  #loaded: LoadedIndex | undefined;
  #loading: Promise<void> | undefined;
  #failure: string | undefined;
  #failures = 0;
  #looksToLeaveOut = 0;
  #seenVersion: string | undefined;
  #unsettledLooks = 0;
  #loadMs = 0;
  #listener: IndexListener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: SnapshotLoaderOptions) {
    this.#options = options;
    const { now = () => performance.now() } = options;
    this.#now = now;
    this.#store = makeCatalogueStore(options.database);
  }

  readonly status: SnapshotLoader['status'] = (...args) => this.#status(...args);

  readonly version: SnapshotLoader['version'] = () => this.#loaded?.snapshot.version;

  readonly current: SnapshotLoader['current'] = async (): Promise<LoadedIndex> => {
    const mayTry = this.#timer === undefined || this.#failure === undefined;
    if (this.#loaded === undefined && (this.#loading !== undefined || mayTry))
      await this.#load().catch(() => undefined);
    if (this.#loaded === undefined) throw unavailable();
    return this.#loaded;
  };

  readonly refresh: SnapshotLoader['refresh'] = async (): Promise<void> => {
    // A running load may have read the old version: wait for it, then compare versions.
    await this.#loading?.catch(() => undefined);
    if (this.#loaded === undefined || (await this.#store.version()) !== this.#loaded.snapshot.version)
      await this.#load();
  };

  readonly watch: SnapshotLoader['watch'] = (given) => {
    this.#listener = given;
    this.#load().catch(this.#report);
    if (this.#options.pollMs > 0)
      this.#timer ??= setInterval(() => void this.#look().catch(this.#report), this.#options.pollMs).unref();
  };

  readonly close: SnapshotLoader['close'] = () => {
    this.#closed = true;
    clearInterval(this.#timer);
  };

  readonly #status = (): IndexStatus => ({
    kind:
      this.#loaded !== undefined
        ? 'ready'
        : this.#failure !== undefined && this.#loading === undefined
          ? 'failed'
          : 'loading',
    version: this.#loaded?.snapshot.version,
    products: this.#loaded?.snapshot.size ?? 0,
    leftOut: this.#loaded?.snapshot.leftOut ?? { count: 0, examples: [] },
    failure: this.#failure,
  });

  async #build(): Promise<Snapshot> {
    const began = this.#now();
    const snapshot = await buildSnapshot(this.#options.database);
    this.#loadMs = this.#now() - began;
    return snapshot;
  }

  #load(): Promise<void> {
    this.#loading ??= this.#build()
      .then((snapshot) => {
        this.#loaded = loadedIndexOf(snapshot);
        this.#failure = undefined;
        this.#failures = 0;
        if (!this.#closed) this.#listener?.onLoaded(this.#status());
      })
      .catch((error: unknown) => {
        this.#failure = messageOf(error);
        this.#failures += 1;
        this.#looksToLeaveOut = Math.min(MAX_SKIPPED_POLLS, 2 ** this.#failures - 1);
        throw error;
      })
      .finally(() => {
        this.#loading = undefined;
      });
    return this.#loading;
  }

  /** An import writes many versions in a row: wait for it, but not forever. */
  async #look(): Promise<void> {
    if (this.#loading !== undefined) return;
    if (this.#looksToLeaveOut > 0) {
      this.#looksToLeaveOut -= 1;
      return;
    }
    if (this.#loaded === undefined) return this.#load();
    const version = await this.#store.version();
    if (version === this.#loaded.snapshot.version) {
      this.#unsettledLooks = 0;
      return;
    }
    this.#unsettledLooks += 1;
    const settled = version === this.#seenVersion;
    this.#seenVersion = version;
    if (!settled && this.#unsettledLooks < unsettledLooksFor(this.#loadMs, this.#options.pollMs)) return;
    this.#unsettledLooks = 0;
    await this.#load();
  }

  readonly #report = (error: unknown): void => {
    if (!this.#closed) this.#listener?.onError(error);
  };
}
