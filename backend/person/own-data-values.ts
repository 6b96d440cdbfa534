/** A time of a table as text of ISO 8601. */
export const dateOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** An amount of whole cents as a number of dollars. */
export const inDollars = (cents: number): number => cents / 100;
