import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { packageFile } from '../shared/package-file.ts';
import { insertInitialRows } from './initial-rows.ts';
import type { Database } from './schema.ts';

/** Files of the first schema, in an order in which tables exist before others refer to them. */
const SCHEMA_FILES = ['catalogue', 'commerce', 'rewards', 'stores', 'ads', 'pictures', 'limits'];

/** Each statement ends at the end of a line. The statement within a trigger is followed by a line with `end`. */
const statementsOf = (text: string): readonly string[] =>
  text.split(/;\n(?!end;)/).filter((part) => part.trim() !== '');

/** Runs the statements of one file of `database/schema`. */
const runSchemaFile = async (database: Kysely<Database>, name: string): Promise<void> => {
  const text = readFileSync(packageFile(`database/schema/${name}.sql`), 'utf8');
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(database);
};

const createSchema = async (database: Kysely<Database>): Promise<void> => {
  for (const name of SCHEMA_FILES) await runSchemaFile(database, name);
  await insertInitialRows(database);
};

/** Names of earlier steps are below this one: they are of versions before the first release. */
const FIRST_STEP = '200-schema';

/**
 * Steps that bring a database to this version. The first one creates it; a release that changes the tables adds a step
 * after it and leaves released files of `database/schema` unchanged.
 */
const steps: Readonly<Record<string, Migration>> = {
  [FIRST_STEP]: { up: createSchema },
  '201-checkout': { up: (database) => runSchemaFile(database, 'checkout') },
  '202-frozen-and-vendor': { up: (database) => runSchemaFile(database, 'frozen-and-vendor') },
  '203-orders': { up: (database) => runSchemaFile(database, 'orders') },
  '204-checkout-key': { up: (database) => runSchemaFile(database, 'checkout-key') },
  '205-order-change': { up: (database) => runSchemaFile(database, 'order-change') },
  '206-gift-cards': { up: (database) => runSchemaFile(database, 'gift-cards') },
  '207-payment-end': { up: (database) => runSchemaFile(database, 'payment-end') },
  '208-jobs': { up: (database) => runSchemaFile(database, 'jobs') },
  '209-address-defaults': { up: (database) => runSchemaFile(database, 'address-defaults') },
  '210-taxes': { up: (database) => runSchemaFile(database, 'taxes') },
  '211-repeat-delivery': { up: (database) => runSchemaFile(database, 'repeat-delivery') },
  '212-account': { up: (database) => runSchemaFile(database, 'account') },
  '213-declined-payment': { up: (database) => runSchemaFile(database, 'declined-payment') },
  '214-personal-data': { up: (database) => runSchemaFile(database, 'personal-data') },
  '230-pets': { up: (database) => runSchemaFile(database, 'pets') },
  '240-lists': { up: (database) => runSchemaFile(database, 'lists') },
  '241-stock-notices': { up: (database) => runSchemaFile(database, 'stock-notices') },
  '250-appointments': { up: (database) => runSchemaFile(database, 'appointments') },
  '260-repeat-start-key': { up: (database) => runSchemaFile(database, 'repeat-start-key') },
  '270-newsletter': { up: (database) => runSchemaFile(database, 'newsletter') },
  '290-plain-part-numbers': { up: (database) => runSchemaFile(database, 'plain-part-numbers') },
  '300-reviews': { up: (database) => runSchemaFile(database, 'reviews') },
  '310-product-facts': { up: (database) => runSchemaFile(database, 'product-facts') },
  '320-personalization': { up: (database) => runSchemaFile(database, 'personalization') },
  '330-preview': { up: (database) => runSchemaFile(database, 'preview') },
  '340-questions': { up: (database) => runSchemaFile(database, 'questions') },
  '341-review-rejections': { up: (database) => runSchemaFile(database, 'review-rejections') },
  '342-questions-by-part-number': { up: (database) => runSchemaFile(database, 'questions-by-part-number') },
  '350-prescriptions': { up: (database) => runSchemaFile(database, 'prescriptions') },
  '351-prescription-stock': { up: (database) => runSchemaFile(database, 'prescription-stock') },
  '360-stock-of-stores': { up: (database) => runSchemaFile(database, 'stock-of-stores') },
  '365-cart-memory': { up: (database) => runSchemaFile(database, 'cart-memory') },
  '375-unsaved-card': { up: (database) => runSchemaFile(database, 'unsaved-card') },
  '380-reminders': { up: (database) => runSchemaFile(database, 'reminders') },
  '390-discount-shares': { up: (database) => runSchemaFile(database, 'discount-shares') },
  '400-captured-once': { up: (database) => runSchemaFile(database, 'captured-once') },
  '410-technical-pause': { up: (database) => runSchemaFile(database, 'technical-pause') },
  '420-undelivered': { up: (database) => runSchemaFile(database, 'undelivered') },
  '440-cancelled-by-shop': { up: (database) => runSchemaFile(database, 'cancelled-by-shop') },
  '460-kept-memberships': { up: (database) => runSchemaFile(database, 'kept-memberships') },
  '470-saved-ways': { up: (database) => runSchemaFile(database, 'saved-ways') },
  '480-rewards-given-back': { up: (database) => runSchemaFile(database, 'rewards-given-back') },
  '490-one-newsletter-list': { up: (database) => runSchemaFile(database, 'one-newsletter-list') },
  '500-store-teams': { up: (database) => runSchemaFile(database, 'store-teams') },
  '510-added-once': { up: (database) => runSchemaFile(database, 'added-once') },
  '520-partial-returns': { up: (database) => runSchemaFile(database, 'partial-returns') },
};

/** Steps that ran in this database but are unknown to this version. */
const unknownSteps = async (database: Kysely<Database>): Promise<readonly string[]> => {
  const tables = await sql`select name from sqlite_master where name = ${DEFAULT_MIGRATION_TABLE}`.execute(database);
  if (tables.rows.length === 0) return [];
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(database);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(steps, name));
};

const problemOf = (step: string): string =>
  step < FIRST_STEP
    ? `a version before the first release wrote it (${step}), and this version cannot read it. Move the file to another folder, or set DATA_DIR to an empty folder; then start again and import your catalogue.`
    : `a newer version wrote it (${step}). Start that version, or restore a backup from before the update.`;

/**
 * Creates the tables of a new database or brings those of an older version up to date: runs the missing steps in the
 * order of their names, in one transaction with their records. `lastStep` ends there, as an older version did. Returns the
 * names of the steps that ran. Rejects, with nothing changed, when a step fails, or when another version wrote the database
 * and this one cannot read it.
 */
export const migrate = async (database: Kysely<Database>, lastStep?: string): Promise<readonly string[]> => {
  const unknown = (await unknownSteps(database)).at(-1);
  if (unknown !== undefined) throw new Error(problemOf(unknown));
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => steps } });
  const { error, results = [] } = await (lastStep === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(lastStep));
  if (error !== undefined) throw new Error('the tables could not be brought up to date', { cause: error });
  return results.map((result) => result.migrationName);
};
