import type { ReactElement } from 'react';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Returns a day as `Tue, Jan 15`; the text unchanged when it does not begin with YYYY-MM-DD. It depends on no time zone,
 * so that server and browser write the same.
 */
export const dayText = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || date === undefined || name === undefined) return day;
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDay();
  return `${DAYS[weekday]}, ${name} ${Number(date)}`;
};

/** A day as shoppers read it, with the exact date for programs. */
export const DayText = ({ day }: { readonly day: string }): ReactElement => <time dateTime={day}>{dayText(day)}</time>;
