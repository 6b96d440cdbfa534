import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toAmount } from '../http/wire-amount.ts';
import { repeatDiscount, repeatPriceOf } from '../promotions/repeat-discount.ts';
import { isFirstOrder, readDeliveredProducts } from './first-order.ts';
import type { Plan } from './plan.ts';
import { splitLines } from './sold-lines.ts';

/** A plan on the wire. */
export type WirePlan = Readonly<Record<string, unknown>>;

const toWire = (plan: Plan, prices: ReadonlyMap<string, number>, delivered: ReadonlySet<string>): WirePlan => ({
  planId: String(plan.planId),
  status: plan.status.toUpperCase(),
  ...(plan.pauseReason === null ? {} : { pauseReason: plan.pauseReason.toUpperCase() }),
  ...(plan.cancelReason === null ? {} : { cancelReason: plan.cancelReason }),
  frequency: { unit: plan.frequency.unit.toUpperCase(), count: plan.frequency.count },
  nextDate: plan.nextDate,
  addressId: plan.addressId === null ? '' : String(plan.addressId),
  walletId: plan.walletId === null ? '' : String(plan.walletId),
  discount: repeatDiscount(isFirstOrder(plan, delivered)).description,
  canUndo: String(plan.before !== null),
  waitsForStock: String(plan.saidWaiting),
  lines: plan.lines.map(({ skuId, partNumber, description, quantity, toldCents }) => {
    const priceCents = prices.get(skuId);
    return {
      partNumber,
      description,
      quantity,
      toldPrice: toAmount(toldCents),
      ...(priceCents === undefined
        ? { isGone: 'true' }
        : { price: toAmount(priceCents), repeatPrice: toAmount(repeatPriceOf(priceCents)) }),
    };
  }),
});

/** Writes plans of one shopper for the wire, with today's prices beside those that the shopper was told. [RPD-02] */
export const toWirePlan = async (database: Kysely<Database>, plans: readonly Plan[]): Promise<readonly WirePlan[]> => {
  const lines = plans.flatMap((plan) => plan.lines);
  const { sold } = lines.length === 0 ? { sold: [] } : await splitLines(database, lines);
  const prices = new Map(sold.map(({ skuId, toldCents }) => [skuId, toldCents]));
  const [first] = plans;
  const delivered = first === undefined ? new Set<string>() : await readDeliveredProducts(database, first.shopperId);
  return plans.map((plan) => toWire(plan, prices, delivered));
};

/** A plan's history, the newest entry first. */
export const readHistory = async (database: Kysely<Database>, planId: number): Promise<readonly WirePlan[]> => {
  const rows = await database
    .selectFrom('repeat_event')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('event_id', 'desc')
    .execute();
  return rows.map(({ kind, detail, order_id, at }) => ({
    kind,
    at: new Date(at).toISOString(),
    ...(detail === null ? {} : { detail }),
    ...(order_id === null ? {} : { orderId: String(order_id) }),
  }));
};
