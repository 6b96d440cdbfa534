import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobResult } from '../jobs/job-worker.ts';
import { plusDays, shopDay } from '../stores/shop-day.ts';
import { firstFrom } from './calendar.ts';
import { passOver } from './passed-over.ts';
import { writePlan, type Plan } from './plan.ts';
import { REMINDED_DAYS_BEFORE } from './plan-times.ts';
import { tellPassedOver, tellPaused, type PlanProblem, type TellDeps } from './tell-shopper.ts';

export const DONE: JobResult = { kind: 'done' };

/** Pauses a plan that cannot go on, and tells the shopper. */
export const pause = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  reason: PlanProblem,
): Promise<JobResult> => {
  const now = deps.clock();
  const paused: Plan = { ...plan, status: 'paused', pauseReason: reason, before: null };
  if (await writePlan(trx, paused, { kind: 'PAUSED', detail: reason }, now)) await tellPaused(deps, trx, plan, reason);
  return DONE;
};

/**
 * After a placed order the plan goes on to its next date, at least as far away as a reminder needs. The shopper is told
 * which dates that leaves out. [RPD-03]
 */
export const advance = async (
  deps: TellDeps,
  trx: Transaction<Database>,
  plan: Plan,
  orderId: number,
): Promise<JobResult> => {
  const now = deps.clock();
  const { frequency, nextDate, anchorDay, placed } = plan;
  const earliest = plusDays(shopDay(now), REMINDED_DAYS_BEFORE);
  const next: Plan = {
    ...plan,
    nextDate: firstFrom(nextDate, frequency, anchorDay, earliest),
    remindedFor: null,
    toldTotalCents: null,
    saidWaiting: false,
    declines: 0,
    retryAt: null,
    placed: placed + 1,
    before: null,
  };
  if (!(await writePlan(trx, next, { kind: 'PLACED', detail: nextDate, orderId }, now))) return DONE;
  const passed = await passOver(trx, plan, next.nextDate, now);
  if (passed.length > 0) await tellPassedOver(deps, trx, next, passed);
  return DONE;
};
