const SQLITE_CODES: readonly unknown[] = [2067, 1555];
const POSTGRES_CODE = '23505';

/** Whether the database refused a row because its unique key exists. */
export const isUniqueViolation = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if ('errcode' in error && SQLITE_CODES.includes(error.errcode)) return true;
  return 'code' in error && error.code === POSTGRES_CODE;
};
