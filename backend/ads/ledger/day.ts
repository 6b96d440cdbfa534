const DAY_MS = 24 * 60 * 60_000;

/** The number of the day: days since 1970, UTC. */
export const dayNumberOf = (time: number): number => Math.floor(time / DAY_MS);

/** The day that a budget is for, such as '2030-01-31', UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
