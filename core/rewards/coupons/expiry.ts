const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Formats a date, or the date of a time, as `Mar 1, 2030`; undefined for any other text. */
export const formatExpiry = (date: string): string | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : DAY.format(time);
};
