import { momentOf, plusDays, shopDay } from '../stores/shop-day.ts';
import { dayOfMonth, firstFrom } from './calendar.ts';
import type { Plan, PlanChoice } from './plan.ts';

/** How many days before a delivery its reminder is sent. */
export const REMINDED_DAYS_BEFORE = 3;

/** The hour of the day at which orders are placed. */
export const PLACING_HOUR = 6;

/** How far ahead a date can be chosen. */
const MAX_DAYS_AHEAD = 366;

const REMINDER_HOUR = 9;
const DAY_MS = 86_400_000;

/** When the shopper is reminded of the next delivery. */
export const remindingTimeOf = ({ nextDate }: Plan): number =>
  momentOf(plusDays(nextDate, -REMINDED_DAYS_BEFORE), REMINDER_HOUR);

/**
 * When the due order is placed, or tried again. A shopper who changes the plan on the day itself, for example to send it now,
 * does not wait for the hour.
 */
export const placingTimeOf = ({ retryAt, updatedAt, nextDate }: Plan): number => {
  if (retryAt !== null) return retryAt;
  return shopDay(updatedAt) >= nextDate ? updatedAt : momentOf(nextDate, PLACING_HOUR);
};

/**
 * Whether the reminder of a delivery comes so late that it leaves its shopper no full day: the day of the delivery has come,
 * or is less than a day away although the plan has not changed since the reminder was due. A shopper who starts or changes a
 * plan shortly before its date is reminded at once, which is not late.
 */
export const isReminderLate = (plan: Plan, now: number): boolean => {
  const { nextDate, updatedAt } = plan;
  if (nextDate <= shopDay(now)) return true;
  return now > momentOf(plusDays(nextDate, -1), PLACING_HOUR) && updatedAt < remindingTimeOf(plan);
};

/** The day on which a delivery can be placed at the earliest: its date, or today when that is past. */
export const earliestDayOf = (nextDate: string, now: number): string => {
  const today = shopDay(now);
  return nextDate < today ? today : nextDate;
};

/** From when on the shopper is told that the delivery is delayed: it should have been placed a day ago. */
export const delayedFrom = (plan: Plan): number =>
  DAY_MS + (plan.remindedFor === plan.nextDate ? placingTimeOf(plan) : momentOf(plan.nextDate, PLACING_HOUR));

/** The first and the last day that can be chosen: tomorrow, and a year ahead. */
export const openDays = (now: number): readonly [first: string, last: string] => {
  const today = shopDay(now);
  return [plusDays(today, 1), plusDays(today, MAX_DAYS_AHEAD)];
};

/** The date of the plan after the next one, from tomorrow on. */
export const dateAfterNext = ({ nextDate, frequency, anchorDay }: PlanChoice, now: number): string =>
  firstFrom(nextDate, frequency, anchorDay, openDays(now)[0]);

/** The next date of the plan, or the first later one from tomorrow on. */
export const openDate = (choice: PlanChoice, now: number): string =>
  choice.nextDate >= openDays(now)[0] ? choice.nextDate : dateAfterNext(choice, now);

/** When a delivery ships after all that has come due: on the first open day, from which the interval counts. Else empty. */
export const firstOpenDate = (nextDate: string, now: number): Partial<Pick<PlanChoice, 'nextDate' | 'anchorDay'>> => {
  const [first] = openDays(now);
  return nextDate >= first ? {} : { nextDate: first, anchorDay: dayOfMonth(first) };
};

/**
 * When a delivery that the shop held back by pausing its plan ships after that: on the first open day, from which the interval
 * counts. Empty for one that is not due yet, and when the shopper paused, who did not want what was due meanwhile. [RPD-02]
 */
export const heldBack = (
  { pauseReason, nextDate }: Plan,
  now: number,
): Partial<Pick<PlanChoice, 'nextDate' | 'anchorDay'>> =>
  pauseReason === 'shopper' ? {} : firstOpenDate(nextDate, now);
