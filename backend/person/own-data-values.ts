/** A time of a table as text of ISO 8601. */
export const dateOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A first and a last name as one text; empty without both. */
export const nameOf = (first: string | null, last: string | null): string => `${first ?? ''} ${last ?? ''}`.trim();

/** An amount of whole cents as a number of dollars. */
export const inDollars = (cents: number): number => cents / 100;
