import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The store configuration of shop and backend. */
export interface StoreConf {
  /** The values of these keys; unknown keys are left out. [CFG-01] */
  read(keys: readonly string[]): Promise<Readonly<Record<string, string>>>;
}

/** Store configuration from the table; values of this backend's settings override it. */
export const makeStoreConf = (database: Kysely<Database>, overrides: Readonly<Record<string, string>>): StoreConf => ({
  read: async (keys) => {
    const rows =
      keys.length === 0 ? [] : await database.selectFrom('store_conf').selectAll().where('key', 'in', keys).execute();
    const overridden = Object.entries(overrides).filter(([key]) => keys.includes(key));
    return Object.fromEntries([...rows.map((row) => [row.key, row.value] as const), ...overridden]);
  },
});
