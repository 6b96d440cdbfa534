import { formatDay } from '../catalogue/delivery-promise';
import { shopDay } from '../catalogue/shop-day';

/** Formats a date, or the day in the shop of a time, both in ISO 8601: `Wed, Nov 25, 2026`; undefined for any other text. */
export const formatDate = (at: string | undefined): string | undefined => {
  const day = dayOf(at);
  return day === undefined ? undefined : `${formatDay(day)}, ${day.slice(0, 4)}`;
};

/** As `formatDate`, without the year: `Wed, Nov 25`. */
export const formatShortDate = (at: string | undefined): string | undefined => {
  const day = dayOf(at);
  return day === undefined ? undefined : formatDay(day);
};

const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}(T.*)?$/;

/** Orders are due on days of the shop, so a time counts as one, too. */
const dayOf = (at = ''): string | undefined => {
  const time = Date.parse(at);
  const found = DATE_OR_TIME.exec(at);
  if (found === null || Number.isNaN(time)) return undefined;
  return found[1] === undefined ? at : shopDay(time);
};
