import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobHandler, JobResult } from '../jobs/job-worker.ts';
import type { Refusal } from '../orders/order-failures.ts';
import { endAttempt } from '../orders/place-order/attempt-store.ts';
import { totalOf } from '../orders/place-order/checkout.ts';
import type { PlaceOrder } from '../orders/place-order/place-order.ts';
import { usualReturnUrl, type Placing } from '../orders/place-order/placing.ts';
import { ownerOf, readDueCheckout, type DueCheckout } from './due-checkout.ts';
import { countAttempt, findDueOrder, placingKeyOf, prepareDueOrder, type DueOrder } from './due-order.ts';
import { lackOf } from './lack-of.ts';
import { decidingLater, makeGiveUp, readPlanOf, tellingOfDelay } from './failed-plan.ts';
import { postponePlan, readPlan, type Plan } from './plan.ts';
import { readLeftOut } from './plan-history.ts';
import { advance, DONE, pause } from './plan-steps.ts';
import { PLACING_HOUR, placingTimeOf, remindingTimeOf } from './plan-times.ts';
import { remind } from './remind.ts';
import { momentOf, plusDays, shopDay } from '../stores/shop-day.ts';
import { splitLines } from './sold-lines.ts';
import { tellDeclined, tellLeftOut, tellWaiting, type TellDeps } from './tell-shopper.ts';

/** The published plan for a declined payment: it is tried again after these days, and then the plan pauses. [RPD-03] */
export const RETRY_AFTER_DAYS: readonly number[] = [1, 3, 5];

/**
 * With the default pauses about six days: a delivery is given up by time, and one that fails from its reminder on, three
 * days before, is still tried for three days from its date on.
 */
const MAX_ATTEMPTS = 160;

const MINUTE_MS = 60_000;

export interface AttendPlanDeps extends TellDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  readonly placeOrder: PlaceOrder;
  readonly clock: () => number;
}

const TAX_UNKNOWN: JobResult = { kind: 'retry', problem: 'the tax of the delivery is not known' };
const later = (at: number): JobResult => ({ kind: 'again', at });

/** Records a declined payment once: it is tried again, or the plan pauses. */
const decline = (deps: AttendPlanDeps, plan: Plan, due: DueOrder): Promise<JobResult> =>
  deps.unitOfWork.run(async (trx) => {
    const now = deps.clock();
    if (!(await countAttempt(trx, due))) return later(now);
    const days = RETRY_AFTER_DAYS[plan.declines];
    if (days === undefined) return pause(deps, trx, plan, 'payment');
    const again = plusDays(shopDay(now), days);
    const retryAt = momentOf(again, PLACING_HOUR);
    await postponePlan(trx, plan, { retryAt, declines: plan.declines + 1 });
    await tellDeclined(deps, trx, plan, again);
    return later(retryAt);
  });

/** Waits for stock until the next morning, and says so once. */
const waitForStock = (deps: AttendPlanDeps, plan: Plan, due: DueOrder, partNumber: string): Promise<JobResult> =>
  deps.unitOfWork.run(async (trx) => {
    const now = deps.clock();
    if (!(await countAttempt(trx, due))) return later(now);
    const retryAt = momentOf(plusDays(shopDay(now), 1), PLACING_HOUR);
    await postponePlan(trx, plan, { retryAt, saidWaiting: true });
    if (!plan.saidWaiting) await tellWaiting(deps, trx, plan, partNumber);
    return later(retryAt);
  });

/** Begins a new attempt later, for which the order is written anew. */
const tryAgain = async ({ unitOfWork }: AttendPlanDeps, due: DueOrder, { kind }: Refusal): Promise<JobResult> => {
  await unitOfWork.run((trx) => countAttempt(trx, due));
  return { kind: 'retry', problem: `the order could not be placed: ${kind}` };
};

const refusedResult = async (deps: AttendPlanDeps, plan: Plan, due: DueOrder, refusal: Refusal): Promise<JobResult> => {
  const { unitOfWork } = deps;
  switch (refusal.kind) {
    case 'declined':
    case 'payment-gone':
      return decline(deps, plan, due);
    case 'stock':
      return waitForStock(deps, plan, due, refusal.partNumber);
    case 'incomplete': {
      const lack = lackOf(refusal.missing);
      return lack === undefined ? tryAgain(deps, due, refusal) : unitOfWork.run((trx) => pause(deps, trx, plan, lack));
    }
    case 'changed':
    case 'not-offered':
    case 'tax-unknown':
    case 'payment-unavailable':
    // Only payments that a shopper tries are limited.
    case 'too-many-declines':
      return tryAgain(deps, due, refusal);
  }
};

/** Goes on after the outcome of placing. A bank that wants to ask the shopper, who is not there, has declined. */
const follow = async (deps: AttendPlanDeps, plan: Plan, due: DueOrder, placing: Placing): Promise<JobResult> => {
  const { unitOfWork, clock } = deps;
  switch (placing.kind) {
    case 'placed':
      return unitOfWork.run((trx) => advance(deps, trx, plan, placing.orderId));
    case 'pending':
      return later(clock() + MINUTE_MS);
    case 'authenticate': {
      const isEnded = await unitOfWork.run((trx) =>
        endAttempt(trx, placingKeyOf(due), { state: 'abandoned', releases: true, now: clock() }),
      );
      return isEnded ? decline(deps, plan, due) : later(clock());
    }
    case 'refused':
      return refusedResult(deps, plan, due, placing.refusal);
  }
};

/** Sends the reminder, or pauses the plan that cannot go on. */
const tell = async (deps: AttendPlanDeps, plan: Plan, hasAsked = false): Promise<JobResult> => {
  const { unitOfWork, taxes, clock } = deps;
  const reminding = await unitOfWork.run(async (trx) => {
    const result = await remind(deps, trx, plan, clock());
    if (result.kind === 'lacks') await pause(deps, trx, plan, result.what);
    return result;
  });
  if (reminding.kind === 'busy') return later(clock() + MINUTE_MS);
  if (reminding.kind !== 'tax-unknown') return DONE;
  if (!hasAsked && (await taxes.findOut(reminding.places, plan.shopperId))) return tell(deps, plan, true);
  return TAX_UNKNOWN;
};

/** A due order that can be placed, or why it cannot. `dearer`: it costs more than the shopper was told. */
type Prepared =
  | { readonly kind: 'ready'; readonly due: DueOrder }
  | { readonly kind: 'dearer' }
  | Extract<DueCheckout, { readonly kind: 'tax-unknown' }>
  | JobResult;

/**
 * Writes the due order as the plan is now, and tells which products it leaves out, each once. Gives what the job is to do
 * when there is nothing to place.
 */
const prepare = (deps: AttendPlanDeps, plan: Plan): Promise<Prepared> =>
  deps.unitOfWork.run(async (trx) => {
    const current = await readPlan(trx, plan.planId);
    if (current?.version !== plan.version) return DONE;
    const known = await findDueOrder(trx, plan);
    if (known !== undefined && !known.isPending) return { kind: 'ready', due: known };
    const { sold, gone } = await splitLines(trx, plan.lines);
    if (sold.length === 0) return pause(deps, trx, plan, 'gone');
    const sent = plan.lines.filter(({ skuId }) => sold.some((line) => line.skuId === skuId));
    const due = await prepareDueOrder(trx, plan, sent, deps.clock());
    if (typeof due === 'string') return pause(deps, trx, plan, due);
    const priced = await readDueCheckout(deps, trx, plan, due.orderId, deps.clock());
    if (priced.kind === 'lacks') return pause(deps, trx, plan, priced.what);
    const told = await readLeftOut(trx, plan.planId);
    const leftOut = gone.filter(({ partNumber }) => !told.has(partNumber));
    if (leftOut.length > 0) await tellLeftOut(deps, trx, plan, leftOut);
    if (priced.kind === 'tax-unknown') return priced;
    const { toldTotalCents } = plan;
    const isDearer = toldTotalCents !== null && totalOf(priced.checkout) > toldTotalCents;
    return isDearer ? { kind: 'dearer' } : { kind: 'ready', due };
  });

/** Places the due order, or reminds again when it costs more than the shopper was told. [RPD-04] */
const place = async (deps: AttendPlanDeps, plan: Plan, hasAsked = false): Promise<JobResult> => {
  const prepared = await prepare(deps, plan);
  if (prepared.kind === 'dearer') return tell(deps, plan);
  if (prepared.kind === 'tax-unknown') {
    return !hasAsked && (await deps.taxes.findOut(prepared.places, plan.shopperId))
      ? place(deps, plan, true)
      : TAX_UNKNOWN;
  }
  if (prepared.kind !== 'ready') return prepared;
  const { due } = prepared;
  const { orderId } = due;
  const request = {
    key: placingKeyOf(due),
    orderId,
    totalCents: undefined,
    mostCents: plan.toldTotalCents ?? undefined,
    returnUrl: usualReturnUrl(deps.pageOrigin),
  };
  return follow(deps, plan, due, await deps.placeOrder(ownerOf(plan), request));
};

const attend =
  (deps: AttendPlanDeps): JobHandler['run'] =>
  async (body, now) => {
    const plan = await readPlanOf(deps.database, body);
    if (plan === undefined) return DONE;
    if (plan.remindedFor !== plan.nextDate) {
      const remindAt = remindingTimeOf(plan);
      return now < remindAt ? later(remindAt) : tell(deps, plan);
    }
    const placeAt = placingTimeOf(plan);
    return now < placeAt ? later(placeAt) : place(deps, plan);
  };

/**
 * Attends to one version of a plan: reminds three days before its next date, and places the order on that date, exactly once
 * for plan and date. A later version has a job of its own, so this one ends when the plan has changed. What keeps failing is
 * told to the shopper after a day, and pauses the plan two days later. [RPD-03] [RPD-04]
 */
export const makeAttendPlan = (deps: AttendPlanDeps): JobHandler => ({
  run: decidingLater(deps, tellingOfDelay(deps, attend(deps))),
  onDead: makeGiveUp(deps),
  maxAttempts: MAX_ATTEMPTS,
  atOnce: 4,
});
