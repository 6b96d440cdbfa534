import type { Kysely } from 'kysely';

/** Creates the members of the rewards programme and their coupons. [RWD-05] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('pals_member')
    .addColumn('shopper_id', 'integer', (column) =>
      column.primaryKey().notNull().references('shopper.shopper_id').onDelete('cascade'),
    )
    .addColumn('pals_number', 'text', (column) => column.notNull().unique())
    .addColumn('member_since', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('pals_coupon')
    .addColumn('coupon_no', 'text', (column) => column.primaryKey().notNull())
    .addColumn('shopper_id', 'integer', (column) =>
      column.notNull().references('pals_member.shopper_id').onDelete('cascade'),
    )
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('expires_on', 'text', (column) => column.notNull())
    .addColumn('push_status', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('pals_coupon_of_member').on('pals_coupon').column('shopper_id').execute();
};
