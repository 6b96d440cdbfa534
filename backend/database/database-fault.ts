/** Primary result codes of SQLite; the low byte of an extended code is its primary one. */
const SQLITE_ROW_FAULTS: ReadonlySet<number> = new Set([
  18, // SQLITE_TOOBIG
  19, // SQLITE_CONSTRAINT
  20, // SQLITE_MISMATCH
  25, // SQLITE_RANGE
]);

const SQLITE_FAULTS: ReadonlyMap<number, string> = new Map([
  [5, 'another process has kept the database locked for too long; end it or wait until it is done'],
  [6, 'the database is locked by another connection'],
  [7, 'there is not enough memory'],
  [8, 'the database may not be written; check the rights of its folder'],
  [10, 'the disk could not be read or written'],
  [11, 'the database file is damaged; restore it from a backup'],
  [13, 'the disk is full; make room on it'],
  [14, 'the database file cannot be opened; check the rights of its folder'],
  [26, 'the file is not a database; restore it from a backup'],
]);

/** Classes of PostgreSQL's codes: data exceptions and violations of constraints. */
const POSTGRES_ROW_FAULT = /^(?:22|23)[0-9A-Z]{3}$/;
/** Error codes of the driver for a value that no column accepts. */
const DRIVER_ROW_FAULT = /^ERR_(?:INVALID_ARG_(?:TYPE|VALUE)|OUT_OF_RANGE)$/;

const sqliteCodeOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode % 256
    : undefined;

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** The message of a failed statement. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/**
 * Whether the content of a row caused the failure: it breaks a constraint or has a value that no column accepts. Any
 * other failure (a full disk, a lock, a lost connection, a damaged file) would affect every other row, too.
 */
export const isFaultOfRow = (error: unknown): boolean => {
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== undefined) return SQLITE_ROW_FAULTS.has(sqliteCode);
  const code = codeOf(error);
  if (code !== undefined) return POSTGRES_ROW_FAULT.test(code) || DRIVER_ROW_FAULT.test(code);
  return error instanceof TypeError || error instanceof RangeError;
};

/** The problem of the database and its remedy; undefined when the error is not one of the database. */
export const databaseFault = (error: unknown): string | undefined => {
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode === undefined) return undefined;
  return `${SQLITE_FAULTS.get(sqliteCode) ?? 'the database has failed'} (${messageOf(error)})`;
};
