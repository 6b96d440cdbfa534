import { sql, type Kysely } from 'kysely';

const extendMembers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('pals_member').addColumn('phone', 'text').execute();
  await db.schema.createIndex('one_member_per_phone').unique().on('pals_member').column('phone').execute();
};

const extendCoupons = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('pals_coupon').addColumn('load_due_at', 'bigint').execute();
  await db.schema
    .alterTable('pals_coupon')
    .addColumn('load_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('pals_coupon').addColumn('spent_at', 'bigint').execute();
};

const createAwards = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('pals_award')
    .addColumn('shopper_id', 'integer', (column) =>
      column.notNull().references('pals_member.shopper_id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull().check(sql`points >= 0`))
    .addColumn('awarded_at', 'bigint', (column) => column.notNull())
    // Each reason for points counts once, even when it is reported again.
    .addPrimaryKeyConstraint('pals_award_key', ['shopper_id', 'reason'])
    .execute();
};

const createOrderCoupons = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('order_coupon')
    // A coupon is on one order at most.
    .addColumn('coupon_no', 'text', (column) =>
      column.primaryKey().notNull().references('pals_coupon.coupon_no').onDelete('cascade'),
    )
    .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('order_coupon_of_order').on('order_coupon').column('order_id').execute();
};

/**
 * Adds phones of members, loading and spending of coupons, awards of points, and coupons on carts. [RWD-04] [RWD-06]
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await extendMembers(db);
  await extendCoupons(db);
  await createAwards(db);
  await createOrderCoupons(db);
};
