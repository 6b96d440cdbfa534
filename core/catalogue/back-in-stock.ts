/**
 * The parameter of a product's page in the mail that says that it is back (ACC-06): when that was, in minutes since 1970. A
 * page or a stock that was cached before would still say that it is out of stock.
 */
export const BACK_IN_STOCK = 'back';

const MINUTE_MS = 60_000;
/** Longer than any cached stock is served while the service can be reached. */
const WINDOW_MINUTES = 15;

/**
 * When a product was back, as the parameter says; undefined without one, and for a time at which nothing can be cached any
 * more or that has not come yet. An address can thus ask for few different times. `now` is in milliseconds since 1970.
 */
export const backSince = (parameter: string | null, now: number): number | undefined => {
  if (parameter === null || !/^\d{1,9}$/.test(parameter)) return undefined;
  const since = Number(parameter);
  const age = Math.floor(now / MINUTE_MS) - since;
  return age >= 0 && age <= WINDOW_MINUTES ? since : undefined;
};
