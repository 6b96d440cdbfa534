const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Writes the date of a time in milliseconds since 1970, such as `Mar 1, 2030`. */
export const shortDate = (time: number): string => DAY.format(time);
