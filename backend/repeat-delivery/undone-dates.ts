import { shopDay } from '../stores/shop-day.ts';
import type { Plan, PlanChoice } from './plan.ts';
import { firstOpenDate, openDate } from './plan-times.ts';

/**
 * The dates that undoing the last change brings back. One that leaves status and date alone keeps a delivery that is due. One
 * that put off a due delivery, or whose delivery came due since, has it ship on the first open day, from which the interval
 * counts. Whoever paused or canceled before the date did not want what was due meanwhile: that plan keeps its schedule.
 */
export const datesBefore = (
  plan: Plan,
  before: PlanChoice,
  now: number,
): Pick<PlanChoice, 'nextDate' | 'anchorDay'> => {
  const { nextDate, anchorDay, status } = before;
  const isKept = status !== 'active' || (status === plan.status && nextDate === plan.nextDate);
  if (isKept) return { nextDate, anchorDay };
  const wasWanted = status === plan.status || nextDate <= shopDay(plan.updatedAt);
  return { nextDate: openDate(before, now), anchorDay, ...(wasWanted && firstOpenDate(nextDate, now)) };
};
