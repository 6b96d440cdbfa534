import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { datesBetween } from './calendar.ts';
import type { Plan } from './plan.ts';
import { addPlanEvent } from './plan-history.ts';

/**
 * Adds an entry to the history of a plan for each date that is left out when it goes on from its present date to
 * `nextDate`, and returns these dates. A late delivery can be overtaken by the dates of later ones. [RPD-03]
 */
export const passOver = async (
  trx: Transaction<Database>,
  { planId, nextDate: from, frequency, anchorDay }: Plan,
  nextDate: string,
  now: number,
): Promise<readonly string[]> => {
  const dates = datesBetween(from, nextDate, frequency, anchorDay);
  for (const detail of dates) await addPlanEvent(trx, planId, { kind: 'PASSED_OVER', detail }, now);
  return dates;
};
