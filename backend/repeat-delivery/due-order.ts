import type { Kysely, Transaction } from 'kysely';
import { frozenDeliveryDays } from '../cart/business-days.ts';
import { REPEAT_STATUS } from '../cart/cart-store.ts';
import type { Database } from '../database/schema.ts';
import { findOpenAttempt } from '../orders/place-order/attempt-store.ts';
import { isFirstOrder, readRepeatedProducts } from './first-order.ts';
import type { Plan, PlanLine } from './plan.ts';
import { findAddress, phoneOf } from './plan-addresses.ts';
import { expiresByDelivery } from './plan-cards.ts';

/** The order of a plan and its next date. */
export interface DueOrder {
  readonly orderId: number;
  /** Number of the present attempt to place it. */
  readonly attempt: number;
  /** Whether it can still be changed: it is neither placed nor being placed. */
  readonly isPending: boolean;
}

/**
 * The key of an attempt. It is for one order, and that is for one plan and one date. A key of a shopper (`x_key`) has no
 * colon, so nobody can use this one first. [RPD-03]
 */
export const placingKeyOf = ({ orderId, attempt }: Pick<DueOrder, 'orderId' | 'attempt'>): string =>
  `repeat-delivery:${orderId}:${attempt}`;

/** The order of the plan's next date; undefined when there is none yet. */
export const findDueOrder = async (
  database: Kysely<Database>,
  { planId, nextDate }: Plan,
): Promise<DueOrder | undefined> => {
  const row = await database
    .selectFrom('repeat_due')
    .innerJoin('orders', 'orders.order_id', 'repeat_due.order_id')
    .select(['repeat_due.order_id', 'repeat_due.attempt', 'orders.status'])
    .where('repeat_due.plan_id', '=', planId)
    .where('repeat_due.due_on', '=', nextDate)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { order_id: orderId, attempt, status } = row;
  const isPending = status === REPEAT_STATUS && (await findOpenAttempt(database, orderId)) === undefined;
  return { orderId, attempt, isPending };
};

/** Those of the plans whose order of this day is placed, or being placed. A plan delivers once a day at most. [RPD-02] */
export const readSentOn = async (
  database: Kysely<Database>,
  plans: readonly Plan[],
  day: string,
): Promise<ReadonlySet<number>> => {
  const due = await database
    .selectFrom('repeat_due')
    .select('plan_id')
    .where('due_on', '=', day)
    .where(
      'plan_id',
      'in',
      plans.map(({ planId }) => planId),
    )
    .execute();
  const ids = new Set(due.map(({ plan_id }) => plan_id));
  const sent = new Set<number>();
  for (const plan of plans.filter(({ planId }) => ids.has(planId))) {
    if ((await findDueOrder(database, { ...plan, nextDate: day }))?.isPending === false) sent.add(plan.planId);
  }
  return sent;
};

/** Removes the order of the next date, unless it is placed or being placed. Returns whether none is left. */
export const discardDueOrder = async (trx: Transaction<Database>, plan: Plan): Promise<boolean> => {
  const due = await findDueOrder(trx, plan);
  if (due === undefined) return true;
  if (!due.isPending) return false;
  await trx.deleteFrom('orders').where('order_id', '=', due.orderId).where('status', '=', REPEAT_STATUS).execute();
  return true;
};

const openOrder = async (trx: Transaction<Database>, plan: Plan, now: number): Promise<number> => {
  const { order_id: orderId } = await trx
    .insertInto('orders')
    .values({ shopper_id: plan.shopperId, status: REPEAT_STATUS, created_at: now, updated_at: now })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const isFirst = isFirstOrder(plan, await readRepeatedProducts(trx, plan.shopperId));
  await trx
    .insertInto('repeat_due')
    .values({ plan_id: plan.planId, due_on: plan.nextDate, order_id: orderId, is_first: isFirst ? 1 : 0 })
    .execute();
  return orderId;
};

const itemRows = (orderId: number, lines: readonly PlanLine[], now: number) =>
  lines.map(({ skuId, partNumber, quantity, toldCents }) => ({
    order_id: orderId,
    sku_id: skuId,
    part_number: partNumber,
    quantity,
    most_cents: toldCents,
    added_at: now,
  }));

/**
 * What the order needs beside its lines, or what the plan lacks: a card that will have expired by then pays nothing. The
 * account gives the email address.
 */
const checkoutOf = async (trx: Transaction<Database>, plan: Plan, now: number) => {
  const card = await trx
    .selectFrom('wallet_card')
    .select(['wallet_id', 'card_type', 'last_four', 'expire_month', 'expire_year'])
    .where('wallet_id', '=', plan.walletId)
    .where('shopper_id', '=', plan.shopperId)
    .executeTakeFirst();
  const address = await findAddress(trx, plan.shopperId, plan.addressId);
  if (card === undefined || expiresByDelivery(card, plan, now)) return 'payment';
  if (address === undefined) return 'address';
  const phone = phoneOf(address.account_phone, address.phone);
  if (phone === '') return 'phone';
  return {
    phone,
    delivery_address_id: address.address_id,
    delivery_day: frozenDeliveryDays(now)[0],
    payment_id: `repeat-${plan.planId}-${plan.nextDate}`,
    payment_kind: 'saved',
    payment_token: String(card.wallet_id),
    payment_brand: card.card_type.toLowerCase(),
    payment_last_four: card.last_four,
    updated_at: now,
  };
};

/**
 * Writes the pending order of the next date anew, with these lines at the prices that the shopper was told at most. Returns
 * its number, or what the plan lacks. An order that is being placed is returned as it is.
 */
export const prepareDueOrder = async (
  trx: Transaction<Database>,
  plan: Plan,
  lines: readonly PlanLine[],
  now: number,
): Promise<DueOrder | 'payment' | 'address' | 'phone'> => {
  const known = await findDueOrder(trx, plan);
  if (known !== undefined && !known.isPending) return known;
  const checkout = await checkoutOf(trx, plan, now);
  if (typeof checkout === 'string') return checkout;
  const orderId = known?.orderId ?? (await openOrder(trx, plan, now));
  await trx.deleteFrom('order_item').where('order_id', '=', orderId).execute();
  await trx.deleteFrom('checkout').where('order_id', '=', orderId).execute();
  await trx
    .insertInto('order_item')
    .values(itemRows(orderId, lines, now))
    .execute();
  await trx
    .insertInto('checkout')
    .values({ order_id: orderId, ...checkout })
    .execute();
  return { orderId, attempt: known?.attempt ?? 1, isPending: true };
};

/** Begins a new attempt after one that became no order. Returns false when that was recorded before. */
export const countAttempt = async (trx: Transaction<Database>, { orderId, attempt }: DueOrder): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('repeat_due')
    .set({ attempt: attempt + 1 })
    .where('order_id', '=', orderId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
