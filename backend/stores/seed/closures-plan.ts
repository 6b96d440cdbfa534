import type { Random } from '../../shared/random.ts';
import type { StoreClosureTable } from '../../database/tables/stores-tables.ts';

const AT_ONCE = 12;
const DAYS_CLOSED = 84;
const DAYS_APART = DAYS_CLOSED / AT_ONCE;
const DAY_MS = 24 * 60 * 60_000;
const FIRST_DAY = Date.UTC(2025, 0, 6);
const YEARS = 16;

const dayText = (day: number): string => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);

/**
 * Plans remodels for years: each week one store closes for twelve weeks and another reopens, so that a dozen are always
 * closed. No store closes twice.
 */
export const planClosures = (random: Random, storeIds: readonly string[]): readonly StoreClosureTable[] => {
  const turns = Math.min(storeIds.length, Math.floor((YEARS * 365) / DAYS_APART));
  return storeIds
    .map((storeId) => ({ storeId, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, turns)
    .map(({ storeId }, turn) => ({
      store_id: storeId,
      reason: 'Remodel',
      first_day: dayText(turn * DAYS_APART),
      last_day: dayText(turn * DAYS_APART + DAYS_CLOSED - 1),
    }));
};
