import { sql, type Kysely } from 'kysely';

/**
 * Lets mail be handed over, and tried again. Mail of before, which nothing delivered and whose codes stand in the clear,
 * goes. [PLT-04]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from mail`.execute(db);
  const alter = db.schema.alterTable('mail');
  await alter.addColumn('sent_at', 'bigint').execute();
  await alter.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await alter.addColumn('next_try_at', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
  await db.schema.createIndex('mail_waiting').on('mail').columns(['sent_at', 'next_try_at']).execute();
};
