import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const put = async (database: Kysely<Database>, key: string, value: string): Promise<void> => {
  await database
    .insertInto('catalogue_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

const numberAt = async (database: Kysely<Database>, key: string): Promise<number> => {
  const row = await database.selectFrom('catalogue_state').select('value').where('key', '=', key).executeTakeFirst();
  return Number(row?.value ?? 0);
};

const FIRST_ID = 22_000;

/** The next free id; products and SKUs share one sequence. */
export const nextCatalogueId = async (database: Kysely<Database>): Promise<number> =>
  Math.max(FIRST_ID, await numberAt(database, 'next_id'));

/** Sets a new catalogue version, which search indexes watch, and stores the next free id. */
export const advanceCatalogue = async (database: Kysely<Database>, nextId: number): Promise<void> => {
  await put(database, 'version', String((await numberAt(database, 'version')) + 1));
  await put(database, 'next_id', String(nextId));
};

/** Sets a new version of texts that pages show beside the catalogue: caches of pages follow it, search indexes need not. */
export const advanceTexts = async (database: Kysely<Database>): Promise<void> =>
  put(database, 'texts', String((await numberAt(database, 'texts')) + 1));
