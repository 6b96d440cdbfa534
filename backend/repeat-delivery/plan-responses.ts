import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toAmount } from '../http/wire-amount.ts';
import { repeatDiscount, repeatPriceOf } from '../promotions/repeat-discount.ts';
import { readSentOn } from './due-order.ts';
import { isFirstOrder, readRepeatedProducts, type RepeatedProduct } from './first-order.ts';
import { nextItems, nextPriceOf } from './next-prices.ts';
import { isPlanLate, type Plan, type PlanLine } from './plan.ts';
import { readAddressLacks, type AddressLack } from './plan-addresses.ts';
import { readCardLacks, type CardLack } from './plan-cards.ts';
import { readLeftOutBySkip } from './plan-history.ts';
import { wireLooks } from './repeat-offer.ts';
import { shopDay } from '../stores/shop-day.ts';
import { findSubstitute, readLooks, splitLines, type LineLooks, type Substitute } from './sold-lines.ts';

/** A plan on the wire. */
export type WirePlan = Readonly<Record<string, unknown>>;

/** What is known of the products of plans, by SKU. */
interface ProductFacts {
  /** Prices of today in cents; those that are gone have none. */
  readonly prices: ReadonlyMap<string, number>;
  readonly looks: ReadonlyMap<string, LineLooks>;
  /** Those that are gone only because they need a prescription. */
  readonly prescribed: ReadonlySet<string>;
  /** What is near to products that are gone. */
  readonly nearest: ReadonlyMap<string, Substitute>;
}

/** The most products that are gone for which a response names the nearest one. */
const MAX_NEAREST = 20;

const NO_FACTS: ProductFacts = { prices: new Map(), looks: new Map(), prescribed: new Set(), nearest: new Map() };

const readFacts = async (database: Kysely<Database>, plans: readonly Plan[]): Promise<ProductFacts> => {
  const lines = plans.flatMap((plan) => plan.lines);
  if (lines.length === 0) return NO_FACTS;
  const { sold, gone: left } = await splitLines(database, lines);
  const prescribed = new Set(left.filter((line) => line.needsPrescription).map(({ skuId }) => skuId));
  const prices = new Map(sold.map(({ skuId, toldCents }) => [skuId, toldCents]));
  const open = plans.filter(({ status }) => status !== 'cancelled').flatMap((plan) => plan.lines);
  const gone = new Map(
    open.filter(({ skuId }) => !prices.has(skuId) && !prescribed.has(skuId)).map((line) => [line.skuId, line]),
  );
  const nearest = new Map<string, Substitute>();
  for (const line of [...gone.values()].slice(0, MAX_NEAREST)) {
    const substitute = await findSubstitute(database, line);
    if (substitute !== undefined) nearest.set(line.skuId, substitute);
  }
  const skuIds = [...new Set(lines.map(({ skuId }) => skuId))];
  return { prices, looks: await readLooks(database, skuIds), prescribed, nearest };
};

const toWireLine = (plan: Plan, line: PlanLine, facts: ProductFacts) => {
  const { skuId, partNumber, description, quantity, toldCents } = line;
  const todayCents = facts.prices.get(skuId);
  const priceCents = todayCents === undefined ? undefined : nextPriceOf(plan, line, todayCents);
  const substitute = facts.nearest.get(skuId);
  return {
    partNumber,
    description,
    ...wireLooks(facts.looks.get(skuId)),
    quantity,
    toldPrice: toAmount(toldCents),
    ...(priceCents === undefined
      ? { isGone: 'true', ...(facts.prescribed.has(skuId) ? { needsPrescription: 'true' } : {}) }
      : { price: toAmount(priceCents), repeatPrice: toAmount(repeatPriceOf(priceCents)) }),
    ...(substitute && { nearest: { description: substitute.description, productUrl: substitute.path } }),
  };
};

/** What the items of the next order cost. [RPD-04] */
const toEstimate = (plan: Plan, { prices }: ProductFacts, isFirst: boolean) => {
  const { itemsCents, totalCents } = nextItems(plan, prices, isFirst);
  return { items: toAmount(itemsCents), discount: toAmount(totalCents - itemsCents), total: toAmount(totalCents) };
};

/** What is known of the shopper of plans. */
interface ShopperFacts {
  readonly repeated: readonly RepeatedProduct[];
  readonly cardLacks: ReadonlyMap<number, CardLack>;
  readonly addressLacks: ReadonlyMap<number, AddressLack>;
  readonly leftOut: ReadonlyMap<number, readonly string[]>;
  /** The plans whose delivery of today was sent. */
  readonly sentToday: ReadonlySet<number>;
  readonly today: string;
}

const toWire = (plan: Plan, facts: ProductFacts, shopper: ShopperFacts): WirePlan => {
  const { repeated, cardLacks, addressLacks, sentToday, today } = shopper;
  const addressLack = addressLacks.get(plan.planId);
  const isBilling = addressLack === 'billing-only';
  const isFirst = isFirstOrder(plan, repeated);
  const leftOut = shopper.leftOut.get(plan.planId);
  return {
    planId: String(plan.planId),
    version: String(plan.version),
    status: plan.status.toUpperCase(),
    ...(plan.pauseReason === null ? {} : { pauseReason: plan.pauseReason.toUpperCase() }),
    ...(plan.cancelReason === null ? {} : { cancelReason: plan.cancelReason }),
    frequency: { unit: plan.frequency.unit.toUpperCase(), count: plan.frequency.count },
    nextDate: plan.nextDate,
    addressId: plan.addressId === null || isBilling ? '' : String(plan.addressId),
    ...(isBilling ? { isAddressForBilling: 'true' } : {}),
    ...(addressLack === 'phone' ? { isPhoneMissing: 'true' } : {}),
    walletId: plan.walletId === null ? '' : String(plan.walletId),
    discount: repeatDiscount(isFirst).description,
    estimate: toEstimate(plan, facts, isFirst),
    canUndo: String(plan.before !== null),
    waitsForStock: String(plan.saidWaiting),
    isDeclined: String(plan.declines > 0),
    ...(cardLacks.get(plan.planId) === 'expired' ? { isCardExpired: 'true' } : {}),
    isLate: String(isPlanLate(plan, today)),
    ...(sentToday.has(plan.planId) ? { isSentToday: 'true' } : {}),
    ...(plan.retryAt === null ? {} : { retryDate: shopDay(plan.retryAt) }),
    ...(leftOut && { leftOut }),
    lines: plan.lines.map((line) => toWireLine(plan, line, facts)),
  };
};

/** Writes plans of one shopper for the wire, with today's prices beside those that the shopper was told. [RPD-02] */
export const toWirePlan = async (
  database: Kysely<Database>,
  plans: readonly Plan[],
  now: number,
): Promise<readonly WirePlan[]> => {
  const [first] = plans;
  if (first === undefined) return [];
  const facts = await readFacts(database, plans);
  const repeated = await readRepeatedProducts(database, first.shopperId);
  const cardLacks = await readCardLacks(database, plans, now);
  const addressLacks = await readAddressLacks(database, plans);
  const leftOut = await readLeftOutBySkip(
    database,
    plans.map(({ planId }) => planId),
  );
  const today = shopDay(now);
  const sentToday = await readSentOn(database, plans, today);
  const shopper = { repeated, cardLacks, addressLacks, leftOut, sentToday, today };
  return plans.map((plan) => toWire(plan, facts, shopper));
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
