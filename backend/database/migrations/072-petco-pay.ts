import { sql, type Kysely } from 'kysely';
import { createNumberedTable } from './numbered-table.ts';

const createPrescreen = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('card_prescreen')
    .addColumn('shopper_id', 'integer', (column) =>
      column.primaryKey().notNull().references('shopper.shopper_id').onDelete('cascade'),
    )
    .addColumn('prescreen_id', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};

const createApplication = async (db: Kysely<unknown>): Promise<void> => {
  await createNumberedTable(db, 'card_application', 'application_id', 60001, (table) =>
    table
      .addColumn('shopper_id', 'integer', (column) =>
        column.notNull().references('shopper.shopper_id').onDelete('cascade'),
      )
      .addColumn('call_id', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) =>
        column.notNull().check(sql`result in ('APPROVED', 'DECLINED', 'PENDING', 'EXISTING', 'ERROR')`),
      )
      .addColumn('income_band', 'text', (column) => column.notNull())
      .addColumn('prescreened', 'integer', (column) => column.notNull())
      .addColumn('decided_at', 'bigint', (column) => column.notNull())
      // One decision per call, even when it is sent again.
      .addUniqueConstraint('card_application_call', ['shopper_id', 'call_id']),
  );
};

const createAccount = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('card_account')
    .addColumn('shopper_id', 'integer', (column) =>
      column.primaryKey().notNull().references('shopper.shopper_id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('expire_month', 'integer', (column) => column.notNull())
    .addColumn('expire_year', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('approved_at', 'bigint', (column) => column.notNull())
    .addColumn('enrolled_at', 'bigint')
    .addColumn('first_purchase_order_id', 'integer', (column) => column.references('orders.order_id'))
    .execute();
};

const createWallet = async (db: Kysely<unknown>): Promise<void> => {
  await createNumberedTable(db, 'wallet_card', 'wallet_id', 30001, (table) =>
    table
      .addColumn('shopper_id', 'integer', (column) =>
        column.notNull().references('shopper.shopper_id').onDelete('cascade'),
      )
      .addColumn('card_type', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('last_four', 'text', (column) => column.notNull())
      .addColumn('expire_month', 'integer', (column) => column.notNull())
      .addColumn('expire_year', 'integer', (column) => column.notNull())
      .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_temporary', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('wallet_card_token', ['shopper_id', 'token']),
  );
  await sql`create unique index one_temporary_card on wallet_card (shopper_id) where is_temporary = 1`.execute(db);
};

/**
 * Creates the tables of the store card: offers, decided applications, accounts and the wallet. Removes unused columns
 * of the account. [PCC-01] [PCC-05] [USR-10]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createPrescreen(db);
  await createApplication(db);
  await createAccount(db);
  await createWallet(db);
  for (const column of ['card_enrolled', 'card_prescreen_id', 'card_points']) {
    await db.schema.alterTable('shopper').dropColumn(column).execute();
  }
};
