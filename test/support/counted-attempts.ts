import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes a running shop forget the attempts that it has counted. Its limits an hour or a day would otherwise add up over
 * the test files of one worker, whose browsers have one address.
 */
export const forgetAttempts = (dataFolder: string): void => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  try {
    database.exec('delete from attempt_count');
  } finally {
    database.close();
  }
};
