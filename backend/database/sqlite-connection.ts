import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { startCheckpoints } from './checkpoints.ts';

/** One open SQLite file with its prepared statements. */
export interface SqliteConnection {
  /** Runs one statement. Returns its rows, or the number of changed rows. */
  run(sql: string, parameters: readonly unknown[]): SqliteOutcome;
  iterate(sql: string, parameters: readonly unknown[]): Iterable<Record<string, unknown>>;
  exec(sql: string): void;
  inTransaction(): boolean;
  close(): void;
}

export interface SqliteOutcome {
  readonly rows: readonly Record<string, unknown>[];
  readonly changes?: bigint;
  readonly insertId?: bigint;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

const STATEMENTS_KEPT = 400;
/** Pages in the write-ahead log (64 MB) from which a commit makes a checkpoint even though a thread makes them. */
const PAGES_BEFORE_COMMITS_HELP = 16_000;

const toInput = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in a column`);
};

/** Caches recent statements, so that a frequent one is compiled once. */
const makeStatements = (database: DatabaseSync): ((sql: string) => Prepared) => {
  const kept = new Map<string, Prepared>();
  return (sql) => {
    const known = kept.get(sql);
    kept.delete(sql);
    const statement = known?.statement ?? database.prepare(sql);
    const prepared = known ?? { statement, returnsRows: statement.columns().length > 0 };
    kept.set(sql, prepared);
    if (kept.size > STATEMENTS_KEPT) {
      const oldest = kept.keys().next();
      if (oldest.done !== true) kept.delete(oldest.value);
    }
    return prepared;
  };
};

/**
 * Opens the file; creates it unless read-only. Committed data survives a killed process and a power cut (write-ahead
 * log, synchronous FULL). What is deleted is overwritten with zeros. Opening and reads wait for a lock of another process
 * for `busyTimeoutMs`. A write fails with `SQLITE_BUSY` at once, because waiting inside SQLite would block the event
 * loop. [PLT-04] [ACC-07]
 */
export const openSqlite = (
  file: string,
  options: {
    readonly readOnly: boolean;
    readonly busyTimeoutMs: number;
    /** Whether a power cut may lose the last commits; a killed process never does. Default false. */
    readonly survivesKillsOnly?: boolean;
    /**
     * For a process that serves requests: checkpoints are made in a thread, and `onCheckpointError` hears when they cannot
     * be. The thread locks writers out for some milliseconds once a minute. Without it, every thousandth page makes a commit
     * wait for a checkpoint, and the log is not emptied while the file is open.
     */
    readonly onCheckpointError?: ((error: unknown) => void) | undefined;
  },
): SqliteConnection => {
  const database = new DatabaseSync(file, {
    readOnly: options.readOnly,
    enableForeignKeyConstraints: true,
    timeout: options.busyTimeoutMs,
  });
  const synchronous = options.survivesKillsOnly === true ? 'NORMAL' : 'FULL';
  if (!options.readOnly) database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};`);
  // The file is not mapped into memory: a commit or checkpoint makes the other connections map it anew, which cost a
  // quarter of the time of all statements of an order.
  database.exec('PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 0;');
  // Without it the names and addresses of a deleted account stay readable in the file until new rows need the space.
  if (!options.readOnly) database.exec('PRAGMA busy_timeout = 0; PRAGMA secure_delete = ON;');
  const { onCheckpointError } = options;
  const checkpoints = onCheckpointError && startCheckpoints(file, onCheckpointError);
  if (checkpoints !== undefined) database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_COMMITS_HELP};`);
  const prepare = makeStatements(database);
  return {
    run: (sql, parameters) => {
      const { statement, returnsRows } = prepare(sql);
      const inputs = parameters.map(toInput);
      if (returnsRows) return { rows: statement.all(...inputs) };
      const { changes, lastInsertRowid } = statement.run(...inputs);
      return { rows: [], changes: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    // A statement that is being iterated is not shared.
    iterate: (sql, parameters) => database.prepare(sql).iterate(...parameters.map(toInput)),
    exec: (sql) => database.exec(sql),
    inTransaction: () => database.isTransaction,
    close: () => {
      checkpoints?.stop();
      database.close();
    },
  };
};
