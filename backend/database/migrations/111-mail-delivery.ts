import { sql, type Kysely } from 'kysely';

/**
 * Adds delivery attempts of mail. Removes older mail, which was never delivered and contains codes in plain text.
 * [PLT-04]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from mail`.execute(db);
  const alter = db.schema.alterTable('mail');
  await alter.addColumn('sent_at', 'bigint').execute();
  await alter.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await alter.addColumn('next_try_at', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
  await db.schema.createIndex('mail_waiting').on('mail').columns(['sent_at', 'next_try_at']).execute();
};
