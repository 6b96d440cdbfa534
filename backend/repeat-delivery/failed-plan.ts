import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import type { JobHandler, JobResult } from '../jobs/job-worker.ts';
import { findOpenAttempt } from '../orders/place-order/attempt-store.ts';
import { findDueOrder } from './due-order.ts';
import { readPlan, type Plan } from './plan.ts';
import { advance, DONE, pause } from './plan-steps.ts';
import { delayedFrom } from './plan-times.ts';
import { tellDelayed, type TellDeps } from './tell-shopper.ts';

type JobBody = Parameters<JobHandler['run']>[0];

/** The plan that a job is for; undefined when it is not active, or when a later version has a job of its own. */
export const readPlanOf = async (database: Kysely<Database>, body: JobBody): Promise<Plan | undefined> => {
  const plan = await readPlan(database, Number(body.planId));
  return plan?.version === body.version && plan?.status === 'active' ? plan : undefined;
};

/** What dealing with a delivery that fails needs. */
export interface FailedPlanDeps extends TellDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
}

/** How long the order is retried after the delayed mail, in milliseconds. Then the plan is paused. */
const RETRIED_MS = 2 * 24 * 60 * 60_000;

/**
 * After how many milliseconds a plan is checked again whose order was still being placed. An attempt without an outcome ends
 * after an hour.
 */
const CHECKED_AGAIN_MS = 2 * 60 * 60_000;

/**
 * Mails the shopper that the delivery is delayed when it should have been placed a day ago. Returns whether it was retried
 * for long enough to give up. An order that was placed, or is being placed, is not delayed.
 */
const tellOfDelay = async (deps: FailedPlanDeps, body: JobBody, now: number): Promise<boolean> =>
  deps.unitOfWork.run(async (trx) => {
    const plan = await readPlanOf(trx, body);
    if (plan === undefined || now < delayedFrom(plan)) return false;
    const due = await findDueOrder(trx, plan);
    if (due !== undefined && !due.isPending) return false;
    const toldAt = await tellDelayed(deps, trx, plan);
    return now >= Math.max(delayedFrom(plan), toldAt) + RETRIED_MS;
  });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/**
 * Does a job, and tells the shopper once for each date when it fails although the delivery should have been placed a day
 * ago. It is tried again for two more days, and then given up. Attempts are not counted for this: after one without an
 * outcome they are counted anew. [RPD-03]
 */
export const tellingOfDelay =
  (deps: FailedPlanDeps, run: JobHandler['run']): JobHandler['run'] =>
  async (body, now) => {
    let result: JobResult;
    try {
      result = await run(body, now);
    } catch (error) {
      if (await tellOfDelay(deps, body, now)) return { kind: 'dead', problem: messageOf(error) };
      throw error;
    }
    if (result.kind !== 'retry') return result;
    return (await tellOfDelay(deps, body, now)) ? { kind: 'dead', problem: result.problem } : result;
  };

/**
 * Pauses a plan whose job was given up, and tells the shopper, who can resume it. When its order was placed all the same,
 * the plan goes on to its next date. Returns false, with nothing changed, while that is being placed: nobody knows then.
 */
const decide = async (deps: TellDeps, trx: Transaction<Database>, body: JobBody): Promise<boolean> => {
  const plan = await readPlanOf(trx, body);
  if (plan === undefined) return true;
  const due = await findDueOrder(trx, plan);
  if (due === undefined || due.isPending) await pause(deps, trx, plan, 'technical');
  else if ((await findOpenAttempt(trx, due.orderId)) === undefined) await advance(deps, trx, plan, due.orderId);
  else return false;
  return true;
};

/** Decides about a plan whose job was given up. While its order is being placed, another job does so later. [RPD-03] */
export const makeGiveUp =
  (deps: TellDeps): NonNullable<JobHandler['onDead']> =>
  async (trx, body, now) => {
    if (await decide(deps, trx, body)) return;
    const again = { ...body, isGivenUp: true };
    await enqueueJob(trx, { kind: 'repeat-delivery', body: again, runAt: now + CHECKED_AGAIN_MS, now });
  };

/** Does the job that decides later about a plan that was given up, and any other one by `run`. */
export const decidingLater =
  (deps: FailedPlanDeps, run: JobHandler['run']): JobHandler['run'] =>
  async (body, now) => {
    if (body.isGivenUp !== true) return run(body, now);
    const isDecided = await deps.unitOfWork.run((trx) => decide(deps, trx, body));
    return isDecided ? DONE : { kind: 'again', at: now + CHECKED_AGAIN_MS };
  };
