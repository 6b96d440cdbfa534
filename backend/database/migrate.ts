import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { Database } from './schema.ts';
import { up as createCatalogue } from './migrations/001-catalogue.ts';
import { up as createIdentity } from './migrations/010-identity.ts';
import { up as createCart } from './migrations/020-cart.ts';
import { up as createContent } from './migrations/030-content.ts';
import { up as createRewards } from './migrations/040-rewards.ts';
import { up as createContentPages } from './migrations/050-content-pages.ts';
import { up as createAccountSafety } from './migrations/060-account-safety.ts';
import { up as extendStoreConf } from './migrations/070-store-conf.ts';
import { up as extendRewards } from './migrations/071-rewards.ts';
import { up as createPetcoPay } from './migrations/072-petco-pay.ts';
import { up as keepProvedEmail } from './migrations/080-proved-email.ts';
import { up as createStores } from './migrations/090-stores.ts';
import { up as createAds } from './migrations/095-ads.ts';
import { up as tellAdRepeats } from './migrations/096-ad-repeats.ts';
import { up as countEventBytes } from './migrations/100-event-bytes.ts';
import { up as keepAdMoney } from './migrations/101-ad-money.ts';
import { up as markDemonstration } from './migrations/110-demonstration.ts';
import { up as deliverMail } from './migrations/111-mail-delivery.ts';
import { up as createAccountProofs } from './migrations/112-account-proofs.ts';
import { up as createPictures } from './migrations/120-imported-pictures.ts';
import { up as takeOutNoBrand } from './migrations/130-no-brand.ts';
import { up as countRows } from './migrations/140-row-counts.ts';
import { up as keepClickNetworks } from './migrations/141-ad-click-networks.ts';

const migrations: Readonly<Record<string, Migration>> = {
  '001-catalogue': { up: createCatalogue },
  '010-identity': { up: createIdentity },
  '020-cart': { up: createCart },
  '030-content': { up: createContent },
  '040-rewards': { up: createRewards },
  '050-content-pages': { up: createContentPages },
  '060-account-safety': { up: createAccountSafety },
  '070-store-conf': { up: extendStoreConf },
  '071-rewards': { up: extendRewards },
  '072-petco-pay': { up: createPetcoPay },
  '080-proved-email': { up: keepProvedEmail },
  '090-stores': { up: createStores },
  '095-ads': { up: createAds },
  '096-ad-repeats': { up: tellAdRepeats },
  '100-event-bytes': { up: countEventBytes },
  '101-ad-money': { up: keepAdMoney },
  '110-demonstration': { up: markDemonstration },
  '111-mail-delivery': { up: deliverMail },
  '112-account-proofs': { up: createAccountProofs },
  '120-imported-pictures': { up: createPictures },
  '130-no-brand': { up: takeOutNoBrand },
  '140-row-counts': { up: countRows },
  '141-ad-click-networks': { up: keepClickNetworks },
};

/** Migrations that ran in this database but are unknown to this version; a newer version wrote it. */
const unknownSteps = async (database: Kysely<Database>): Promise<readonly string[]> => {
  const tables = await sql`select name from sqlite_master where name = ${DEFAULT_MIGRATION_TABLE}`.execute(database);
  if (tables.rows.length === 0) return [];
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(database);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
};

/**
 * Migrates the tables: runs the missing steps in the order of their names, in one transaction with their records.
 * Returns the names of the steps that ran. Rejects, with nothing changed, when a step fails or a newer version wrote
 * the database.
 */
export const migrate = async (database: Kysely<Database>): Promise<readonly string[]> => {
  const unknown = await unknownSteps(database);
  if (unknown.length > 0) {
    const step = unknown.at(-1);
    throw new Error(
      `a newer version wrote it (${step}). Start that version, or restore a backup of before the update.`,
    );
  }
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the tables could not be brought up to date', { cause: error });
  return results.map((result) => result.migrationName);
};
