const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Formats the day of a time in ISO 8601: `May 3, 2026`; undefined for any other text. */
export const formatReviewDay = (at: string | undefined): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(at ?? '') ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? undefined : `${name} ${Number(day)}, ${year}`;
};
