import type { Kysely } from 'kysely';

/**
 * Creates reset codes of which several can be valid, counts of attempts by purpose, sign-in links, and used proofs.
 * Older codes, valid for a quarter of an hour, must be requested again. [MOD-04] [USR-05]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('password_reset').execute();
  await db.schema
    .createTable('reset_code')
    .addColumn('code_id', 'integer', (column) => column.primaryKey().autoIncrement().notNull())
    .addColumn('logon_key', 'text', (column) => column.notNull())
    .addColumn('shopper_id', 'integer', (column) => column.references('shopper.shopper_id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reset_code_of_logon').on('reset_code').columns(['logon_key', 'asked_at']).execute();
  await db.schema.createIndex('reset_code_of_shopper').on('reset_code').column('shopper_id').execute();
  await db.schema
    .createTable('sign_in_link')
    .addColumn('link_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('logon_key', 'text', (column) => column.notNull())
    .addColumn('shopper_id', 'integer', (column) => column.references('shopper.shopper_id').onDelete('cascade'))
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_in_link_of_logon').on('sign_in_link').columns(['logon_key', 'asked_at']).execute();
  await db.schema.createIndex('sign_in_link_of_shopper').on('sign_in_link').column('shopper_id').execute();
  await db.schema
    .createTable('attempt_count')
    .addColumn('attempt_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('used_proof')
    .addColumn('proof_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};
