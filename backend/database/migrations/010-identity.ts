import { sql, type Kysely } from 'kysely';
import { createNumberedTable } from './numbered-table.ts';

const createShopper = async (db: Kysely<unknown>): Promise<void> => {
  await createNumberedTable(db, 'shopper', 'shopper_id', 700001, (table) =>
    table
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('G', 'R')`))
      .addColumn('logon_id', 'text', (column) => column.unique())
      .addColumn('password_hash', 'text')
      .addColumn('personalization_id', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('Enabled'))
      .addColumn('preferred_store_id', 'text')
      .addColumn('claimed_pals_number', 'text')
      .addColumn('vital_care', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_partner', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('card_enrolled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('card_prescreen_id', 'text')
      .addColumn('card_points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('registered_at', 'bigint'),
  );
};

const createAddress = async (db: Kysely<unknown>): Promise<void> => {
  await createNumberedTable(db, 'address', 'address_id', 800001, (table) =>
    table
      .addColumn('shopper_id', 'integer', (column) =>
        column.notNull().references('shopper.shopper_id').onDelete('cascade'),
      )
      .addColumn('nick_name', 'text', (column) => column.notNull())
      .addColumn('address_type', 'text', (column) => column.notNull())
      .addColumn('is_self', 'integer', (column) => column.notNull())
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .addColumn('first_name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('line1', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('line2', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('state', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('zip_code', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('country', 'text', (column) => column.notNull().defaultTo('US'))
      .addColumn('phone', 'text')
      .addColumn('email', 'text')
      .addUniqueConstraint('address_nick_name', ['shopper_id', 'nick_name']),
  );
};

const createSession = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('session')
    .addColumn('session_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('shopper_id', 'integer', (column) =>
      column.notNull().references('shopper.shopper_id').onDelete('cascade'),
    )
    .addColumn('activity_hash', 'text', (column) => column.notNull().unique())
    .addColumn('trusted_hash', 'text', (column) => column.notNull().unique())
    .addColumn('persistent_hash', 'text', (column) => column.notNull().unique())
    .addColumn('remember_me', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('session_of_shopper').on('session').column('shopper_id').execute();
  await db.schema.createIndex('session_by_use').on('session').column('last_seen_at').execute();
};

const createSafeguards = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('logon_attempt')
    .addColumn('logon_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('server_secret')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};

/** Creates shoppers, their addresses and sessions, the count of wrong passwords and the signing secret. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createShopper(db);
  await createAddress(db);
  await createSession(db);
  await createSafeguards(db);
};
