import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FIRST_HOUR = 10;
/** The zone that is furthest behind UTC. */
const FURTHEST_BEHIND = -12;

/** The name of a time zone in which it is between 10 o'clock and noon at this hour of UTC. */
const morningZone = (hour: number): string => {
  const ahead = Math.max(FURTHEST_BEHIND, FIRST_HOUR - hour);
  // These names count the other way round: `Etc/GMT-10` is ten hours ahead of UTC.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

/**
 * Gives all stores of a running shop a time zone in which it is morning. Stores take orders for the same day before 3 pm
 * of their own time (CHK-02), and the tests run at any time of the day.
 */
export const keepStoresInTheMorning = (dataFolder: string): void => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  try {
    database.prepare('update store set time_zone = ?').run(morningZone(new Date().getUTCHours()));
  } finally {
    database.close();
  }
};
