import { formatDay } from '../catalogue/delivery-promise';

/** Formats the day of a time in ISO 8601 or of a date: `Wed, Nov 25, 2026`; undefined for any other text. */
export const formatDate = (at: string | undefined): string | undefined => {
  const day = dayOf(at);
  return day === undefined ? undefined : `${formatDay(day)}, ${day.slice(0, 4)}`;
};

/** As `formatDate`, without the year: `Wed, Nov 25`. */
export const formatShortDate = (at: string | undefined): string | undefined => {
  const day = dayOf(at);
  return day === undefined ? undefined : formatDay(day);
};

const dayOf = (at: string | undefined): string | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(at ?? '')?.[0];
  return day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? undefined : day;
};
