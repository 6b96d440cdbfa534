import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const HOW_MANY = 60;
const POINTS = 260;
const FIRST_NUMBER = 510_000_001;

/** Their distance is even, so all of them are odd: the bank invites the members with even numbers (PCC-01). */
const DISTANCE = 1_234_576;

/** Numbers of memberships that began in a store, which `addInStoreMembers` adds to a shop. */
export const ADDED_NUMBERS: ReadonlyArray<string> = Array.from({ length: HOW_MANY }, (_, index) =>
  String(FIRST_NUMBER + index * DISTANCE),
);

/**
 * Adds memberships with points for two coupons to a running shop. The demonstration has 13 with points for a coupon,
 * each can be claimed once, and the test files of a worker want more.
 */
export const addInStoreMembers = (dataFolder: string): void => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  try {
    const add = database.prepare(
      `insert into pals_in_store_member (pals_number, member_since, points, claimed_by, is_demo)
        values (?, '2019', ?, null, 1)`,
    );
    database.exec('begin immediate');
    for (const number of ADDED_NUMBERS) add.run(number, POINTS);
    database.exec('commit');
  } finally {
    database.close();
  }
};
