import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Discount } from '../promotions/promotion.ts';
import { isExpired, isLoading, pushStatusAt, type CouponRow } from './coupon.ts';

const toDiscount = (coupon: Pick<CouponRow, 'coupon_no' | 'amount_cents'>): Discount => ({
  code: coupon.coupon_no,
  promotionId: coupon.coupon_no,
  description: `$${(coupon.amount_cents / 100).toFixed(2)} Pals Rewards`,
  kind: 'amount',
  value: coupon.amount_cents,
  minSubtotalCents: 0,
  department: null,
});

/** A coupon on the cart that cannot be used now. */
export interface UnusableCoupon {
  readonly code: string;
  /** The end of a sentence about it. */
  readonly why: string;
  /** Whether it has expired or is spent, and so stays unusable. */
  readonly isOver: boolean;
}

/** The owner's coupons on a cart, each in the order they were entered. */
export interface CouponsOnCart {
  readonly usable: readonly Discount[];
  readonly unusable: readonly UnusableCoupon[];
}

export const NO_COUPONS: CouponsOnCart = { usable: [], unusable: [] };

/** The coupons of its owner on the cart: those that can be used now, and the others with the reason. */
export const couponsOnCart = async (
  executor: Kysely<Database>,
  orderId: number,
  shopperId: number,
  now: number,
): Promise<CouponsOnCart> => {
  const rows = await executor
    .selectFrom('order_coupon')
    .innerJoin('pals_coupon', 'pals_coupon.coupon_no', 'order_coupon.coupon_no')
    .selectAll('pals_coupon')
    .where('order_coupon.order_id', '=', orderId)
    // A coupon has no value on another shopper's cart.
    .where('pals_coupon.shopper_id', '=', shopperId)
    .orderBy('order_coupon.added_at')
    .orderBy('order_coupon.coupon_no')
    .execute();
  const rated = rows.map((row) => ({ row, why: whyUnusable(row, now) }));
  return {
    usable: rated.flatMap(({ row, why }) => (why === undefined ? [toDiscount(row)] : [])),
    unusable: rated.flatMap(({ row, why }) =>
      why === undefined ? [] : [{ code: row.coupon_no, why, isOver: isOver(row, now) }],
    ),
  };
};

/** The shopper's own coupon with this number, given in upper case. */
export const findCoupon = async (
  executor: Kysely<Database>,
  shopperId: number,
  couponNo: string,
): Promise<CouponRow | undefined> =>
  executor
    .selectFrom('pals_coupon')
    .selectAll()
    .where('coupon_no', '=', couponNo)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

const isOver = (coupon: CouponRow, now: number): boolean => coupon.spent_at !== null || isExpired(coupon, now);

/** The reason why a coupon cannot be used now; undefined when it can. [RWD-06] */
export const whyUnusable = (coupon: CouponRow, now: number): string | undefined => {
  if (coupon.spent_at !== null) return 'has already been used.';
  if (isExpired(coupon, now)) return 'has expired.';
  if (isLoading(coupon, now)) return 'is still loading. Try again in a moment.';
  const status = pushStatusAt(coupon, now);
  if (status === 'Error') return 'couldn’t be loaded. Load it again first.';
  return status === 'Loaded' ? undefined : 'hasn’t been loaded yet. Load it first.';
};

/** Moves a coupon to a cart; when it is there already, it keeps its position. */
export const addCoupon = async (
  trx: Transaction<Database>,
  orderId: number,
  couponNo: string,
  now: number,
): Promise<void> => {
  await trx
    .insertInto('order_coupon')
    .values({ coupon_no: couponNo, order_id: orderId, added_at: now })
    .onConflict((conflict) =>
      conflict
        .column('coupon_no')
        .doUpdateSet({ order_id: orderId, added_at: now })
        .where('order_coupon.order_id', '<>', orderId),
    )
    .execute();
};

/** Removes a coupon from a cart; false when it was not there. */
export const removeCoupon = async (trx: Transaction<Database>, orderId: number, couponNo: string): Promise<boolean> => {
  const removed = await trx
    .deleteFrom('order_coupon')
    .where('order_id', '=', orderId)
    .where('coupon_no', '=', couponNo)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
};

/** Removes every coupon from a cart. */
export const removeCoupons = async (trx: Transaction<Database>, orderId: number): Promise<void> => {
  await trx.deleteFrom('order_coupon').where('order_id', '=', orderId).execute();
};

/** Removes the coupons from the shopper's cart at sign-out, so that the next user of the browser does not see them. */
export const removeCouponsOfShopper = async (trx: Transaction<Database>, shopperId: number): Promise<void> => {
  const carts = trx
    .selectFrom('orders')
    .select('order_id')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'P');
  await trx.deleteFrom('order_coupon').where('order_id', 'in', carts).execute();
};
