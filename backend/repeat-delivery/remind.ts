import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { reminderEmail } from '../mail/repeat-emails.ts';
import { wantsReminders } from '../mail/reminders.ts';
import { totalOf } from '../orders/place-order/checkout.ts';
import { plusDays, shopDay } from '../stores/shop-day.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';
import { readDueCheckout, type DueCheckout } from './due-checkout.ts';
import { discardDueOrder, prepareDueOrder } from './due-order.ts';
import { passOver } from './passed-over.ts';
import { readPlan, writePlan, type Lack, type Plan, type PlanLine } from './plan.ts';
import { isReminderLate, REMINDED_DAYS_BEFORE } from './plan-times.ts';
import { splitLines } from './sold-lines.ts';
import { addLeftOut, goneLines, mailAbout, type TellDeps } from './tell-shopper.ts';

/** The total of the last order of a plan, of which its mail told the shopper; undefined before the first one. */
const lastTotal = async (trx: Transaction<Database>, { planId }: Plan): Promise<number | undefined> => {
  const row = await trx
    .selectFrom('repeat_due')
    .innerJoin('placed_order', 'placed_order.order_id', 'repeat_due.order_id')
    .select('placed_order.total_cents')
    .where('repeat_due.plan_id', '=', planId)
    .orderBy('repeat_due.due_on', 'desc')
    .executeTakeFirst();
  return row?.total_cents;
};

/** What becomes of a reminder that cannot be sent now. Nothing was told. */
type NotReminded =
  | { readonly kind: 'lacks'; readonly what: Lack }
  /** The total is not known before somebody asks for the taxes at these places, outside of the transaction. */
  | { readonly kind: 'tax-unknown'; readonly places: readonly TaxPlace[] };

/** What became of a reminder. Nothing was told unless it is `told`. */
export type Reminding =
  | { readonly kind: 'told' }
  /** The order is being placed, or the plan was changed. */
  | { readonly kind: 'busy' | 'outdated' }
  | NotReminded;

/** A delivery as its reminder tells it. */
interface PricedDelivery {
  readonly kind: 'priced';
  readonly reminded: Plan;
  readonly checkout: Extract<DueCheckout, { readonly kind: 'priced' }>['checkout'];
  /** Whether the total is above that of the last order, or the first one. */
  readonly isDearer: boolean;
}

/** Writes and prices the order of a delivery with these lines. */
const priceOn = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  reminded: Plan,
  sold: readonly PlanLine[],
  now: number,
): Promise<PricedDelivery | NotReminded> => {
  const due = await prepareDueOrder(trx, reminded, sold, now);
  if (typeof due === 'string') return { kind: 'lacks', what: due };
  const priced = await readDueCheckout(deps, trx, reminded, due.orderId, now);
  if (priced.kind !== 'priced') return priced;
  const { checkout } = priced;
  return { kind: 'priced', reminded, checkout, isDearer: totalOf(checkout) > ((await lastTotal(trx, reminded)) ?? -1) };
};

/**
 * Prices the next delivery on its date, or three days from now when that is sooner and something has risen. A first or
 * higher total of which the shopper hears too late moves the delivery likewise.
 */
const priceDelivery = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  { plan, sold, rises }: { readonly plan: Plan; readonly sold: readonly PlanLine[]; readonly rises: boolean },
  now: number,
): Promise<PricedDelivery | NotReminded> => {
  const noticed = plusDays(shopDay(now), REMINDED_DAYS_BEFORE);
  const lines = plan.lines.map((line) => sold.find(({ skuId }) => skuId === line.skuId) ?? line);
  const remindedFor = (nextDate: string): Plan => ({
    ...plan,
    ...{ nextDate, lines, remindedFor: nextDate, retryAt: null, before: null },
  });
  const isSoon = plan.nextDate < noticed;
  const priced = await priceOn(deps, trx, remindedFor(isSoon && rises ? noticed : plan.nextDate), sold, now);
  if (priced.kind !== 'priced' || !priced.isDearer || !isSoon || rises || !isReminderLate(plan, now)) return priced;
  await discardDueOrder(trx, plan);
  return priceOn(deps, trx, remindedFor(noticed), sold, now);
};

/**
 * Tells the shopper date and prices of the next delivery, which are from then on the most that is charged. The delivery
 * moves, so that the shopper has three days, when the reminder is late and a price rises or the total is the first one or
 * above that of the last order, and when the total is above that of an earlier reminder for this date. A delivery whose day
 * has come and that costs no more than the last one is placed at once, and the mail says so. Earlier changes can no longer
 * be undone, because they knew other prices. A shopper who has stopped reminders gets none when nothing is gone or costs
 * more than before. [RPD-03] [RPD-04] [ACC-06]
 */
export const remind = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  now: number,
): Promise<Reminding> => {
  if ((await readPlan(trx, plan.planId))?.version !== plan.version) return { kind: 'outdated' };
  const isAgain = plan.remindedFor === plan.nextDate;
  if (isAgain && !(await discardDueOrder(trx, plan))) return { kind: 'busy' };
  const { sold, gone } = await splitLines(trx, plan.lines);
  if (sold.length === 0) return { kind: 'lacks', what: 'gone' };
  const before = new Map(plan.lines.map((line) => [line.skuId, line.toldCents]));
  const lines = sold.map(({ skuId, quantity, description, toldCents }) => ({
    quantity,
    description,
    priceCents: toldCents,
    beforeCents: before.get(skuId) ?? toldCents,
  }));
  const rises = isAgain || lines.some(({ priceCents, beforeCents }) => priceCents > beforeCents);
  const priced = await priceDelivery(deps, trx, { plan, sold, rises }, now);
  if (priced.kind !== 'priced') return priced;
  const { reminded, checkout, isDearer } = priced;
  const { nextDate } = reminded;
  const moves = nextDate !== plan.nextDate;
  const { adjustmentCents, shippingCents, taxCents } = checkout.cart.priced;
  const totalCents = totalOf(checkout);
  const beforeCents = isAgain ? plan.toldTotalCents : null;
  const totals = { discountCents: adjustmentCents, shippingCents, taxCents, totalCents, beforeCents };
  const isWanted = await wantsReminders(trx, plan.shopperId, 'repeat-deliveries');
  const isMailed = isWanted || moves || rises || isDearer || gone.length > 0;
  const event = { kind: isMailed ? 'REMINDED' : 'NOT_REMINDED', detail: nextDate } as const;
  await writePlan(trx, { ...reminded, toldTotalCents: totalCents }, event, now);
  await addLeftOut(deps, trx, plan, gone);
  const passed = moves ? await passOver(trx, plan, nextDate, now) : [];
  if (!isMailed) return { kind: 'told' };
  const about = await mailAbout(deps, trx, reminded);
  // Where reminders are stopped already, that way out would change nothing.
  const stopPage = isWanted ? deps.stopPage(about.to, { kind: 'reminders', of: 'repeat-deliveries' }) : undefined;
  const movedFrom = moves ? plan.nextDate : undefined;
  const isPlacedNow = nextDate <= shopDay(now);
  const mail = { ...about, lines, gone: await goneLines(deps, trx, gone), totals, movedFrom, passed, stopPage };
  await deps.mailer.queue(trx, reminderEmail({ ...mail, isPlacedNow }));
  return { kind: 'told' };
};
