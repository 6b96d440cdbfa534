import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayOfMonth } from './calendar.ts';
import { requireDate, resolveLines, type WantedChange } from './change-plan.ts';
import { requireAddress } from './plan-details.ts';
import { requireCard } from './plan-cards.ts';
import { insertPlan, readStartedPlan, type Plan } from './plan.ts';
import { removeOldCancelled, requireRoom } from './plan-limits.ts';

/** A plan that a shopper starts. */
export interface WantedPlan extends Required<WantedChange> {
  /** The key of the form: a form that is posted again starts no second plan. */
  readonly startKey: string;
}

/**
 * Starts a plan and returns it. A key that was used before returns the plan that it started, as it is now. Throws, with
 * nothing written, when the shopper has too many plans, or when a part of the plan is not possible. [RPD-01]
 */
export const startPlan = async (
  trx: Transaction<Database>,
  shopperId: number,
  { startKey, frequency, nextDate, addressId, walletId, lines }: WantedPlan,
  now: number,
): Promise<Plan> => {
  const known = await readStartedPlan(trx, shopperId, startKey);
  if (known !== undefined) return known;
  await requireRoom(trx, shopperId);
  requireDate(nextDate, now);
  await requireAddress(trx, shopperId, addressId);
  await requireCard(trx, shopperId, { walletId, nextDate }, now);
  const choice = {
    status: 'active',
    pauseReason: null,
    cancelReason: null,
    frequency,
    nextDate,
    anchorDay: dayOfMonth(nextDate),
    addressId,
    walletId,
    lines: await resolveLines(trx, lines),
  } as const;
  const plan = await insertPlan(trx, { shopperId, startKey }, choice, now);
  await removeOldCancelled(trx, shopperId);
  return plan;
};
