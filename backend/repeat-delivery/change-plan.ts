import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure, invalidParameter, notFound } from '../http/commerce-failure.ts';
import { dayOfMonth, type Frequency } from './calendar.ts';
import { discardDueOrder, findDueOrder } from './due-order.ts';
import { isFirstOrder, readRepeatedProducts } from './first-order.ts';
import { nextItems, nextPriceOf } from './next-prices.ts';
import { findAddress } from './plan-addresses.ts';
import { requireAddress, requireDetails } from './plan-details.ts';
import { findCard, requireCard } from './plan-cards.ts';
import { choiceOf, readPlan, writePlan, type Plan, type PlanChoice, type PlanLine } from './plan.ts';
import type { PlanEventKind } from './plan-history.ts';
import { passOver } from './passed-over.ts';
import { requireRoom } from './plan-limits.ts';
import { dateAfterNext, heldBack, openDate, openDays } from './plan-times.ts';
import { shopDay } from '../stores/shop-day.ts';
import { findRepeatable, splitLines } from './sold-lines.ts';
import { datesBefore } from './undone-dates.ts';

/** Why a shopper ends a plan. */
export const CANCEL_REASONS = ['TOO_MUCH', 'PRICE', 'OTHER_PRODUCT', 'OTHER_SHOP', 'PET_GONE', 'OTHER'] as const;

export type CancelReason = (typeof CANCEL_REASONS)[number];

/** A line as a shopper asks for it. */
export interface WantedLine {
  readonly partNumber: string;
  readonly quantity: number;
}

/** What can be changed of a plan; what is left out stays. */
export interface WantedChange {
  readonly frequency?: Frequency;
  readonly nextDate?: string;
  readonly addressId?: number;
  readonly walletId?: number;
  readonly lines?: readonly WantedLine[];
}

/** A change of a plan by its shopper. [RPD-02] */
export type PlanChange =
  | { readonly kind: 'change'; readonly wanted: WantedChange }
  /** Pays with another card, which the caller has checked, because the present one is removed. The change before stays. */
  | { readonly kind: 'replace-card'; readonly walletId: number }
  /** Skips the delivery of this date. */
  | { readonly kind: 'skip'; readonly nextDate: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** Sends today, unless the items then cost more than the shopper was shown, or the plan has changed since then. */
  | { readonly kind: 'send-now'; readonly shownCents: number; readonly shownVersion?: number }
  | { readonly kind: 'cancel'; readonly reason: CancelReason }
  /** Takes the last change back, unless the plan has changed since the version that was shown. */
  | { readonly kind: 'undo'; readonly shownVersion?: number };

const EVENTS: Readonly<Record<PlanChange['kind'], PlanEventKind>> = {
  change: 'CHANGED',
  'replace-card': 'CHANGED',
  skip: 'SKIPPED',
  pause: 'PAUSED',
  resume: 'RESUMED',
  'send-now': 'SENT_NOW',
  cancel: 'CANCELLED',
  undo: 'UNDONE',
};

const notNow = (message: string): CommerceFailure =>
  new CommerceFailure({ status: 409, errorKey: '_ERR_REPEAT_DELIVERY_STATE', message });

const sentToday = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_REPEAT_DELIVERY_SENT',
    message: 'Today’s delivery has already been sent. You can send the next one tomorrow.',
  });

const dearer = (): CommerceFailure =>
  new CommerceFailure({
    status: 409,
    errorKey: '_ERR_REPEAT_DELIVERY_PRICE',
    message: 'The items now cost more than the total you saw. Check today’s prices, then try again.',
  });

/** Throws unless the date is tomorrow or later, and not more than a year ahead. */
export const requireDate = (date: string, now: number): void => {
  const [first, last] = openDays(now);
  if (date < first || date > last) {
    throw invalidParameter('nextDate', 'nextDate must be a day from tomorrow on, within a year.');
  }
};

/** The lines with today's prices, or those told before. Throws for a product that is not sold on repeat. */
export const resolveLines = async (
  trx: Transaction<Database>,
  wanted: readonly WantedLine[],
  known: readonly PlanLine[] = [],
): Promise<readonly PlanLine[]> => {
  const partNumbers = wanted.map(({ partNumber }) => partNumber);
  if (new Set(partNumbers).size < partNumbers.length) {
    throw invalidParameter('lines', 'lines must name each product once.');
  }
  const repeatable = await findRepeatable(trx, partNumbers);
  return wanted.map(({ partNumber, quantity }) => {
    const line =
      known.find((one) => one.partNumber === partNumber) ?? repeatable.find((one) => one.partNumber === partNumber);
    if (line === undefined) throw invalidParameter('lines', `${partNumber} isn’t available for repeat delivery.`);
    return { ...line, quantity };
  });
};

const changed = async (
  trx: Transaction<Database>,
  plan: Plan,
  { frequency, nextDate, addressId, walletId, lines }: WantedChange,
  now: number,
): Promise<PlanChoice> => {
  if (nextDate !== undefined) requireDate(nextDate, now);
  if (addressId !== undefined) await requireAddress(trx, plan.shopperId, addressId);
  if (walletId !== undefined) {
    await requireCard(trx, plan.shopperId, { walletId, nextDate: nextDate ?? plan.nextDate }, now);
  }
  const isNewDay = nextDate !== undefined || (plan.frequency.unit === 'week' && frequency?.unit === 'month');
  return {
    ...choiceOf(plan),
    frequency: frequency ?? plan.frequency,
    nextDate: nextDate ?? plan.nextDate,
    anchorDay: isNewDay ? dayOfMonth(nextDate ?? plan.nextDate) : plan.anchorDay,
    addressId: addressId ?? plan.addressId,
    walletId: walletId ?? plan.walletId,
    lines: lines === undefined ? plan.lines : await resolveLines(trx, lines, plan.lines),
  };
};

/** Skips the delivery that the shopper saw as the next one, and no other one when that has changed. */
const skipped = (plan: Plan, shownDate: string, now: number): PlanChoice => {
  if (plan.nextDate !== shownDate) throw notNow(`Your next delivery is on ${plan.nextDate}, not ${shownDate}.`);
  return { ...choiceOf(plan), nextDate: dateAfterNext(plan, now) };
};

/** Whether the shopper saw another version of the plan. */
const isOtherVersion = ({ version }: Plan, shownVersion: number | undefined): boolean =>
  shownVersion !== undefined && shownVersion !== version;

/**
 * Sends today, for no more than the shopper was shown, and counts the interval from today. A plan delivers once a day at
 * most. Refused for a plan that its worker would pause at once, which would lose the date. [RPD-02] [RPD-04]
 */
const sentNow = async (
  trx: Transaction<Database>,
  plan: Plan,
  { shownCents, shownVersion }: Extract<PlanChange, { readonly kind: 'send-now' }>,
  now: number,
): Promise<PlanChoice> => {
  const today = shopDay(now);
  if ((await findDueOrder(trx, { ...plan, nextDate: today }))?.isPending === false) {
    throw sentToday();
  }
  // One that is due today is sent today anyway, so that a request that is repeated succeeds again.
  if (plan.nextDate !== today && isOtherVersion(plan, shownVersion)) {
    throw notNow('This repeat delivery has been changed since. Check it before you send it now.');
  }
  await requireDetails(trx, { ...plan, nextDate: today }, now);
  const { sold } = await splitLines(trx, plan.lines);
  const prices = new Map(sold.map(({ skuId, toldCents }) => [skuId, toldCents]));
  const isFirst = isFirstOrder(plan, await readRepeatedProducts(trx, plan.shopperId));
  if (nextItems(plan, prices, isFirst).totalCents > shownCents) throw dearer();
  const lines = plan.lines.map((line) => ({
    ...line,
    toldCents: nextPriceOf(plan, line, prices.get(line.skuId) ?? line.toldCents),
  }));
  return { ...choiceOf(plan), nextDate: today, anchorDay: dayOfMonth(today), lines };
};

/** Goes on with a plan whose next delivery can be placed. [RPD-02] */
const resumed = async (trx: Transaction<Database>, plan: Plan, now: number): Promise<PlanChoice> => {
  const choice = choiceOf(plan);
  const dates = { nextDate: openDate(choice, now), ...heldBack(plan, now) };
  await requireDetails(trx, { ...plan, ...dates }, now);
  return { ...choice, ...dates, status: 'active', pauseReason: null };
};

/**
 * The choice before the last change. What was removed from the address book or the wallet since then cannot come back, so
 * the present address or card stays. Refused when the shopper saw another version: then the last change is another one.
 */
const takenBack = async (
  trx: Transaction<Database>,
  plan: Plan,
  shownVersion: number | undefined,
  now: number,
): Promise<PlanChoice> => {
  const { before, shopperId } = plan;
  if (before === null) throw notNow('There’s no change to undo.');
  if (isOtherVersion(plan, shownVersion)) {
    throw notNow('This repeat delivery has been changed again since. Check it before you undo that change.');
  }
  if (plan.status === 'cancelled') await requireRoom(trx, shopperId);
  const address = await findAddress(trx, shopperId, before.addressId);
  const card = await findCard(trx, shopperId, before.walletId);
  return {
    ...before,
    addressId: address?.address_id ?? plan.addressId,
    walletId: card?.wallet_id ?? plan.walletId,
    ...datesBefore(plan, before, now),
  };
};

const requireStatus = (plan: Plan, ...allowed: readonly Plan['status'][]): void => {
  if (!allowed.includes(plan.status)) throw notNow(`This repeat delivery is ${plan.status}.`);
};

const apply = async (trx: Transaction<Database>, plan: Plan, change: PlanChange, now: number): Promise<PlanChoice> => {
  const choice = choiceOf(plan);
  switch (change.kind) {
    case 'change':
      requireStatus(plan, 'active', 'paused');
      return changed(trx, plan, change.wanted, now);
    case 'replace-card':
      requireStatus(plan, 'active', 'paused');
      return { ...choice, walletId: change.walletId };
    case 'skip':
      requireStatus(plan, 'active');
      return skipped(plan, change.nextDate, now);
    case 'pause':
      requireStatus(plan, 'active');
      return { ...choice, status: 'paused', pauseReason: 'shopper' };
    case 'resume':
      requireStatus(plan, 'paused');
      return resumed(trx, plan, now);
    case 'send-now':
      requireStatus(plan, 'active');
      return sentNow(trx, plan, change, now);
    case 'cancel':
      requireStatus(plan, 'active', 'paused');
      return { ...choice, status: 'cancelled', cancelReason: change.reason };
    case 'undo':
      return takenBack(trx, plan, change.shownVersion, now);
  }
};

/** What undo brings back after a change. */
const undoneTo = (plan: Plan, { kind }: PlanChange): PlanChoice | null => {
  if (kind === 'undo') return null;
  return kind === 'replace-card' ? plan.before : choiceOf(plan);
};

/** Whether the next delivery has the same products, told prices, date and address, and so the total that was told. */
const isSameDelivery = (plan: Plan, { nextDate, addressId, lines }: PlanChoice): boolean =>
  nextDate === plan.remindedFor && addressId === plan.addressId && JSON.stringify(lines) === JSON.stringify(plan.lines);

/** A plan after a change. */
export interface ChangedPlan {
  readonly plan: Plan;
  /** The dates that skipping a late delivery leaves out beside its own. The caller tells the shopper. */
  readonly passed: readonly string[];
}

/**
 * Changes a shopper's plan and returns it. The order of its next date is written anew when it is due. Throws, with nothing
 * changed, when the plan is not the shopper's, its state does not allow the change, it lacks what a delivery needs and
 * is to be resumed or sent now, or its order is being placed. [RPD-02]
 */
export const changePlan = async (
  trx: Transaction<Database>,
  owner: { readonly shopperId: number; readonly planId: number },
  change: PlanChange,
  now: number,
): Promise<ChangedPlan> => {
  const plan = await readPlan(trx, owner.planId);
  if (plan?.shopperId !== owner.shopperId) throw notFound('We couldn’t find that repeat delivery.', 'planId');
  const choice = await apply(trx, plan, change, now);
  if (!(await discardDueOrder(trx, plan))) {
    throw notNow('We’re placing the order for this repeat delivery. Try again in a few minutes.');
  }
  const isTold = change.kind === 'send-now' || choice.nextDate === plan.remindedFor;
  const next: Plan = {
    ...plan,
    ...choice,
    remindedFor: isTold ? choice.nextDate : null,
    toldTotalCents: isTold && isSameDelivery(plan, choice) ? plan.toldTotalCents : null,
    saidWaiting: false,
    declines: 0,
    retryAt: null,
    before: undoneTo(plan, change),
  };
  const detail = change.kind === 'cancel' ? { detail: change.reason } : {};
  await writePlan(trx, next, { kind: EVENTS[change.kind], ...detail }, now);
  const passed = change.kind === 'skip' ? await passOver(trx, plan, next.nextDate, now) : [];
  return { plan: { ...next, version: plan.version + 1 }, passed };
};
