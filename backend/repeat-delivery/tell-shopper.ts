import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import {
  declinedEmail,
  delayedEmail,
  leftOutEmail,
  passedOverEmail,
  pausedEmail,
  reminderEmail,
  waitingEmail,
  type GoneLine,
  type RepeatMail,
} from '../mail/repeat-emails.ts';
import { wantsReminders } from '../mail/reminders.ts';
import type { StopPage } from '../mail/stop-page.ts';
import { totalOf } from '../orders/place-order/checkout.ts';
import type { TaxPlace } from '../taxes/tax-provider.ts';
import { readDueCheckout, type DueCheckoutDeps } from './due-checkout.ts';
import { discardDueOrder, prepareDueOrder } from './due-order.ts';
import { passOver } from './passed-over.ts';
import { readPlan, writePlan, type Lack, type PauseReason, type Plan } from './plan.ts';
import { readCardLacks } from './plan-cards.ts';
import { addPlanEvent } from './plan-history.ts';
import { plusDays, shopDay } from '../stores/shop-day.ts';
import { findSubstitute, splitLines, type GonePlanLine } from './sold-lines.ts';

/** What telling shoppers needs. */
export interface TellDeps extends DueCheckoutDeps {
  readonly mailer: Mailer;
  /** The shop's own origin; undefined when it is not known. */
  readonly pageOrigin: string | undefined;
  readonly stopPage: StopPage;
  readonly clock: () => number;
}

const PAGE = '/shop/RepeatDeliveryListingView';
const NOTICE_DAYS = 3;

const mailAbout = async (
  { pageOrigin, stopPage }: TellDeps,
  trx: Transaction<Database>,
  { planId, shopperId, nextDate }: Plan,
): Promise<RepeatMail> => {
  const row = await trx
    .selectFrom('shopper')
    .select(['email', 'first_name'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const page = pageOrigin === undefined ? undefined : pageOrigin + PAGE;
  const to = row.email ?? '';
  const pausePage = stopPage(to, { kind: 'repeat-delivery', planId });
  return { to, firstName: row.first_name, date: nextDate, page, pausePage };
};

const goneLines = async (
  { pageOrigin }: TellDeps,
  trx: Transaction<Database>,
  gone: readonly GonePlanLine[],
): Promise<readonly GoneLine[]> => {
  const found: GoneLine[] = [];
  for (const line of gone) {
    const { description, needsPrescription } = line;
    const nearest = needsPrescription ? undefined : await findSubstitute(trx, line);
    const address = pageOrigin && nearest && pageOrigin + nearest.path;
    const substitute = nearest && { description: nearest.description, address };
    found.push({ description, needsPrescription, substitute });
  }
  return found;
};

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

/** What became of a reminder. Nothing was told unless it is `told`. */
export type Reminding =
  | { readonly kind: 'told' }
  | { readonly kind: 'lacks'; readonly what: Lack }
  /** The order is being placed, or the plan was changed. */
  | { readonly kind: 'busy' | 'outdated' }
  /** The total is not known before somebody asks for the taxes at these places, outside of the transaction. */
  | { readonly kind: 'tax-unknown'; readonly places: readonly TaxPlace[] };

/**
 * Tells the shopper date and prices of the next delivery, which are from then on the most that is charged. When the reminder
 * is late and a price rises, or when the total is above that of an earlier reminder for this date, the delivery moves, so
 * that the shopper has three days. Earlier changes can no longer be undone, because they knew other prices. A shopper who
 * has stopped reminders gets none when nothing is gone or costs more than before. [RPD-03] [RPD-04] [ACC-06]
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
  const noticed = plusDays(shopDay(now), NOTICE_DAYS);
  const rises = isAgain || lines.some(({ priceCents, beforeCents }) => priceCents > beforeCents);
  const moves = plan.nextDate < noticed && rises;
  const nextDate = moves ? noticed : plan.nextDate;
  const told = plan.lines.map((line) => sold.find(({ skuId }) => skuId === line.skuId) ?? line);
  const next = { nextDate, lines: told, remindedFor: nextDate, retryAt: null, before: null };
  const reminded: Plan = { ...plan, ...next };
  const due = await prepareDueOrder(trx, reminded, sold, now);
  if (typeof due === 'string') return { kind: 'lacks', what: due };
  const priced = await readDueCheckout(deps, trx, plan, due.orderId, now);
  if (priced.kind !== 'priced') return priced;
  const { adjustmentCents, shippingCents, taxCents } = priced.checkout.cart.priced;
  const totalCents = totalOf(priced.checkout);
  const beforeCents = isAgain ? plan.toldTotalCents : null;
  const totals = { discountCents: adjustmentCents, shippingCents, taxCents, totalCents, beforeCents };
  const isNews = moves || rises || gone.length > 0 || totalCents > ((await lastTotal(trx, plan)) ?? -1);
  const isWanted = await wantsReminders(trx, plan.shopperId, 'repeat-deliveries');
  const isMailed = isNews || isWanted;
  const event = { kind: isMailed ? 'REMINDED' : 'NOT_REMINDED', detail: nextDate } as const;
  await writePlan(trx, { ...reminded, toldTotalCents: totalCents }, event, now);
  await addLeftOut(deps, trx, plan, gone);
  const passed = moves ? await passOver(trx, plan, nextDate, now) : [];
  if (!isMailed) return { kind: 'told' };
  const about = await mailAbout(deps, trx, reminded);
  // Where reminders are stopped already, that way out would change nothing.
  const stopPage = isWanted ? deps.stopPage(about.to, { kind: 'reminders', of: 'repeat-deliveries' }) : undefined;
  const movedFrom = moves ? plan.nextDate : undefined;
  const mail = { ...about, lines, gone: await goneLines(deps, trx, gone), totals, movedFrom, passed, stopPage };
  await deps.mailer.queue(trx, reminderEmail(mail));
  return { kind: 'told' };
};

/** Tells the shopper that the due delivery waits for stock of an item. */
export const tellWaiting = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  partNumber: string,
): Promise<void> => {
  const item = plan.lines.find((line) => line.partNumber === partNumber)?.description ?? partNumber;
  await addPlanEvent(trx, plan.planId, { kind: 'WAITING', detail: partNumber }, deps.clock());
  await deps.mailer.queue(trx, waitingEmail({ ...(await mailAbout(deps, trx, plan)), item }));
};

/** Tells the shopper, once for each date, that the delivery is delayed and is tried again. Returns when that was told. */
export const tellDelayed = async (deps: TellDeps, trx: Transaction<Database>, plan: Plan): Promise<number> => {
  const { planId, nextDate } = plan;
  const known = await trx
    .selectFrom('repeat_event')
    .select('at')
    .where('plan_id', '=', planId)
    .where('kind', '=', 'DELAYED')
    .where('detail', '=', nextDate)
    .executeTakeFirst();
  if (known !== undefined) return known.at;
  const now = deps.clock();
  await addPlanEvent(trx, planId, { kind: 'DELAYED', detail: nextDate }, now);
  await deps.mailer.queue(trx, delayedEmail(await mailAbout(deps, trx, plan)));
  return now;
};

/** Adds an event to the plan's history for each product that the due delivery leaves out. The caller sends the mail. */
const addLeftOut = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  { planId }: Plan,
  gone: readonly GonePlanLine[],
): Promise<void> => {
  for (const { partNumber } of gone) {
    await addPlanEvent(trx, planId, { kind: 'LEFT_OUT', detail: partNumber }, deps.clock());
  }
};

/** Tells the shopper which further products the due delivery leaves out because they are gone. */
export const tellLeftOut = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  gone: readonly GonePlanLine[],
): Promise<void> => {
  await addLeftOut(deps, trx, plan, gone);
  const mail = { ...(await mailAbout(deps, trx, plan)), gone: await goneLines(deps, trx, gone) };
  await deps.mailer.queue(trx, leftOutEmail(mail));
};

/** Tells the shopper which dates a plan has left out, and when it delivers next. [RPD-03] */
export const tellPassedOver = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  passed: readonly string[],
): Promise<void> => {
  await deps.mailer.queue(trx, passedOverEmail({ ...(await mailAbout(deps, trx, plan)), passed }));
};

/** Tells the shopper that the card was declined, and when it is tried again. */
export const tellDeclined = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  again: string,
): Promise<void> => {
  const card = await trx
    .selectFrom('wallet_card')
    .select('last_four')
    .where('wallet_id', '=', plan.walletId)
    .executeTakeFirst();
  await addPlanEvent(trx, plan.planId, { kind: 'DECLINED', detail: again }, deps.clock());
  const mail = await mailAbout(deps, trx, plan);
  await deps.mailer.queue(trx, declinedEmail({ ...mail, card: card?.last_four ?? '', again }));
};

/** Why a plan is paused by itself. */
export type PlanProblem = Exclude<PauseReason, 'shopper'>;

const CARD_CAUSES = { removed: 'card-removed', expired: 'card-expired' } as const;

/** Why the card of a plan pays no more. One that is there and has not expired was declined several times. */
const whyNoPayment = async (trx: Transaction<Database>, plan: Plan, now: number) => {
  const lack = (await readCardLacks(trx, [plan], now)).get(plan.planId);
  return lack === undefined ? 'card-declined' : CARD_CAUSES[lack];
};

/** Tells the shopper why the plan was paused, and offers something near for what is gone. */
export const tellPaused = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  reason: PlanProblem,
): Promise<void> => {
  const { gone } = reason === 'gone' ? await splitLines(trx, plan.lines) : { gone: [] };
  const mail = await mailAbout(deps, trx, plan);
  const cause = reason === 'payment' ? await whyNoPayment(trx, plan, deps.clock()) : reason;
  const products = plan.lines.map(({ description }) => description);
  await deps.mailer.queue(
    trx,
    pausedEmail({ ...mail, products, reason: cause, gone: await goneLines(deps, trx, gone) }),
  );
};
