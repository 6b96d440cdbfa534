import { plusDays } from '../stores/shop-day.ts';

/** How often a plan delivers: every 1 to 12 weeks, or every 1 to 6 months. [RPD-01] */
export interface Frequency {
  readonly unit: 'week' | 'month';
  readonly count: number;
}

/** The most of each unit. */
export const MAX_COUNT: Readonly<Record<Frequency['unit'], number>> = { week: 12, month: 6 };

const toMs = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day of the month, from 1. */
export const dayOfMonth = (date: string): number => Number(date.slice(8));

/** Whether the text is a date that exists, as `YYYY-MM-DD`. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && toDate(toMs(text)) === text;

/** The day `anchorDay` of the month this many months later, or the last day of a shorter month. */
const inMonths = (date: string, months: number, anchorDay: number): string => {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDate(Date.UTC(year, month, Math.min(anchorDay, last)));
};

/** A date before the chosen day of its month was moved there from the month before: this month's delivery comes next. */
const plusMonths = (date: string, months: number, anchorDay: number): string =>
  inMonths(date, date < inMonths(date, 0, anchorDay) ? months - 1 : months, anchorDay);

/**
 * The delivery after `date`. Months end at their last day and return to `anchorDay`, the day of the month that the shopper
 * chose: 31 January, 28 February, 31 March. A delivery that was moved from 31 January to 3 February is followed by that of
 * 28 February. [RPD-03]
 */
export const dateAfter = (date: string, { unit, count }: Frequency, anchorDay: number): string =>
  unit === 'week' ? plusDays(date, count * 7) : plusMonths(date, count, anchorDay);

/** The deliveries after `date` and before `next`. */
export const datesBetween = (
  date: string,
  next: string,
  frequency: Frequency,
  anchorDay: number,
): readonly string[] => {
  const dates: string[] = [];
  let between = dateAfter(date, frequency, anchorDay);
  for (; between < next; between = dateAfter(between, frequency, anchorDay)) dates.push(between);
  return dates;
};

/** The first delivery after `date` that is on `earliest` or later. */
export const firstFrom = (date: string, frequency: Frequency, anchorDay: number, earliest: string): string => {
  let next = dateAfter(date, frequency, anchorDay);
  while (next < earliest) next = dateAfter(next, frequency, anchorDay);
  return next;
};
