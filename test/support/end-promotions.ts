import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const inDatabase = (dataFolder: string, run: (database: DatabaseSync) => void): void => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  try {
    run(database);
  } finally {
    database.close();
  }
};

/** Starts a promotion of a running shop that takes dollars off any cart. */
export const startPromotion = (dataFolder: string, code: string, dollars: number): void =>
  inDatabase(dataFolder, (database) => {
    database
      .prepare(
        `insert into promotion
           (code, promotion_id, description, kind, value, min_subtotal_cents, department, starts_at, ends_at)
         values (?, ?, ?, 'amount', ?, 0, null, 0, null)`,
      )
      .run(code, code, `$${dollars} off your order`, dollars * 100);
  });

/** Ends a promotion of a running shop. */
export const endPromotion = (dataFolder: string, code: string): void =>
  inDatabase(dataFolder, (database) => {
    database.prepare('update promotion set ends_at = 1 where code = ?').run(code);
  });

/** Lets every reward of a running shop expire. */
export const expireRewards = (dataFolder: string): void =>
  inDatabase(dataFolder, (database) => {
    database.prepare("update pals_coupon set expires_on = '2001-01-01'").run();
  });
