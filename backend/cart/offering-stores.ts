import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StoreHours } from '../stores/store-records.ts';
import type { OfferingStore } from './fulfilment-options.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Reads stores by id with their hours and the closures that have not ended. Unknown ids are left out. */
export const readOfferingStores = async (
  database: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, OfferingStore>> => {
  const known = [...new Set(ids)].filter((id) => id !== '');
  if (known.length === 0) return new Map();
  const stores = await database
    .selectFrom('store')
    .select(['store_id', 'name', 'street', 'city', 'state', 'zip_code', 'time_zone', 'hours'])
    .where('store_id', 'in', known)
    .execute();
  // No time zone is more than a day behind UTC.
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10);
  const closures = await database
    .selectFrom('store_closure')
    .select(['store_id', 'first_day', 'last_day'])
    .where('store_id', 'in', known)
    .where('last_day', '>=', yesterday)
    .execute();
  return new Map(
    stores.map((row) => [
      row.store_id,
      {
        id: row.store_id,
        name: row.name,
        place: { line1: row.street, city: row.city, state: row.state, zipCode: row.zip_code },
        timeZone: row.time_zone,
        hours: JSON.parse(row.hours) as StoreHours[],
        closures: closures
          .filter((closure) => closure.store_id === row.store_id)
          .map((closure) => ({ firstDay: closure.first_day, lastDay: closure.last_day })),
      },
    ]),
  );
};
