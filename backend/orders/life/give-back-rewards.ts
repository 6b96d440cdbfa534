import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MailedReward } from '../../mail/order-mail-parts.ts';
import { dayOf, isExpired, type CouponRow } from '../../rewards/coupon.ts';
import { giveCoupon } from '../../rewards/give-coupon.ts';
import { isAllMissing, rewardsOfMissing } from '../read/kept-discounts.ts';
import type { OrderAdjustmentRow, PlacedOrder } from '../read/read-order.ts';

/** What the shop gives back can be used at least for as long, also when its reward ends before. */
const LEAST_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** The state of an order before and after pieces of it were cancelled or came back undelivered. */
export interface MissingPieces {
  readonly before: PlacedOrder;
  readonly after: PlacedOrder;
  /** Whether the shop did not deliver them; otherwise the shopper cancelled them. */
  readonly isByShop: boolean;
}

const couponOf = (trx: Transaction<Database>, { code }: OrderAdjustmentRow): Promise<CouponRow> =>
  trx.selectFrom('pals_coupon').selectAll().where('coupon_no', '=', code).executeTakeFirstOrThrow();

const lastDayOf = ({ expires_on: day }: CouponRow, isByShop: boolean, now: number): string => {
  const least = dayOf(now + LEAST_LIFETIME_MS);
  return isByShop && day < least ? least : day;
};

/** Makes a coupon that its order has spent usable again. */
const restoreCoupon = async (trx: Transaction<Database>, couponNo: string, expiresOn: string): Promise<void> => {
  const change = { spent_at: null, expires_on: expiresOn };
  await trx.updateTable('pals_coupon').set(change).where('coupon_no', '=', couponNo).execute();
  await trx.deleteFrom('order_coupon').where('coupon_no', '=', couponNo).execute();
};

/** What is given back of one reward now: nothing of what was given back before. */
const centsOf = (
  { before, after, isByShop }: MissingPieces,
  row: OrderAdjustmentRow,
  { amount_cents: worth }: CouponRow,
): number => {
  if (isAllMissing(after)) return worth - row.given_back_cents;
  if (!isByShop) return 0;
  const [taken, takenBefore] = [after, before].map((order) => rewardsOfMissing(order).get(row.position) ?? 0);
  const left = 0 - row.amount_cents - row.given_back_cents;
  return Math.max(0, Math.min((taken ?? 0) - (takenBefore ?? 0), left));
};

const giveBack = async (
  trx: Transaction<Database>,
  missing: MissingPieces,
  row: OrderAdjustmentRow,
  now: number,
): Promise<MailedReward | undefined> => {
  const coupon = await couponOf(trx, row);
  const amountCents = centsOf(missing, row, coupon);
  if (amountCents <= 0) return undefined;
  const expiresOn = lastDayOf(coupon, missing.isByShop, now);
  const isWhole = amountCents === coupon.amount_cents;
  if (isWhole) await restoreCoupon(trx, coupon.coupon_no, expiresOn);
  else await giveCoupon(trx, { shopperId: coupon.shopper_id, amountCents, expiresOn });
  await trx
    .updateTable('order_adjustment')
    .set({ given_back_cents: row.given_back_cents + amountCents })
    .where('order_id', '=', row.order_id)
    .where('position', '=', row.position)
    .execute();
  return isExpired({ expires_on: expiresOn }, now) ? undefined : { amountCents, expiresOn, isWhole };
};

/**
 * Gives back what rewards paid for pieces that the shop did not deliver, in the transaction of the cancellation or return:
 * a part as a new coupon with the end of the reward, or 30 days where it ends before; all of it as the reward itself. Of
 * what the shopper cancels, something is given back only when nothing of the order is left: then all that was not given
 * back before. All parts together are never more than the reward. Returns what can be used now, for the mail. [ORD-05]
 * [RWD-04]
 */
export const giveBackRewards = async (
  trx: Transaction<Database>,
  missing: MissingPieces,
  now: number,
): Promise<readonly MailedReward[]> => {
  const given: MailedReward[] = [];
  for (const row of missing.after.adjustments.filter(({ is_reward }) => is_reward === 1)) {
    const reward = await giveBack(trx, missing, row, now);
    if (reward !== undefined) given.push(reward);
  }
  return given;
};
