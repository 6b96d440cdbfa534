/** Problems of a database file and their remedies, by SQLite's primary result code. */
const PROBLEMS: ReadonlyMap<number, string> = new Map([
  [5, 'another program has locked it. End that program, or wait until it is done.'],
  [8, 'it is read-only. Let the user of this process write to the file and its folder.'],
  [10, 'the disk cannot be read or written. Check the disk.'],
  [11, 'it is damaged. Restore a backup.'],
  [13, 'the disk is full. Free some space.'],
  [14, 'it cannot be opened. Let the user of this process read and write the file and its folder.'],
  [26, 'it is not an SQLite database. Restore a backup, or set DATA_DIR to another folder.'],
]);

/** An error followed by its causes. */
const chainOf = (error: unknown): readonly Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

const sqliteCodeOf = (error: Error): number | undefined =>
  'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** One line that says why a database file cannot be used, and the remedy. */
export const databaseProblem = (error: unknown, file: string): string => {
  const errors = chainOf(error);
  const known = errors.map((each) => PROBLEMS.get(sqliteCodeOf(each) ?? -1)).find((text) => text !== undefined);
  const reason = known ?? (errors.length > 0 ? errors.map(({ message }) => message).join(': ') : String(error));
  return `The database ${file} cannot be used: ${reason.replace(/\s+/g, ' ')}`;
};
