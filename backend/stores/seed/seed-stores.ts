import type { Insertable, Kysely } from 'kysely';
import { makeBulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/schema.ts';
import type { StoresTables } from '../../database/tables/stores-tables.ts';
import { planStores } from './plan-stores.ts';
import { groupCities, readZipCodes } from './zip-codes.ts';

type Columns = { readonly [Table in keyof StoresTables]: readonly (keyof Insertable<StoresTables[Table]> & string)[] };

const columns = {
  place: ['zip_code', 'city', 'state', 'latitude', 'longitude'],
  city: ['city_key', 'backward_key', 'name', 'state', 'zip_code', 'latitude', 'longitude', 'zip_count'],
  store: [
    'store_id',
    'location_id',
    'name',
    'street',
    'city',
    'state',
    'zip_code',
    'phone',
    'latitude',
    'longitude',
    'time_zone',
    'hours',
    'services',
    'size',
  ],
  store_closure: ['store_id', 'reason', 'first_day', 'last_day'],
} as const satisfies Columns;

const isEmpty = async (database: Kysely<Database>, table: 'place' | 'store'): Promise<boolean> =>
  (await database.selectFrom(table).select('state').limit(1).executeTakeFirst()) === undefined;

/**
 * Seeds the empty tables of places and stores, completely or not at all; existing rows stay. The same seed gives the
 * same stores. Returns whether anything was written. [STO-01] [STO-08]
 */
export const seedStores = async (database: Kysely<Database>, seed: number): Promise<boolean> => {
  const [noPlaces, noStores] = [await isEmpty(database, 'place'), await isEmpty(database, 'store')];
  if (!noPlaces && !noStores) return false;
  const places = await readZipCodes();
  const cities = groupCities(places);
  const { stores, closures } = planStores(seed, cities);
  const insert = makeBulkInsert();
  await database.transaction().execute(async (trx) => {
    if (noPlaces) {
      await insert(trx, 'place', columns.place, places);
      await insert(
        trx,
        'city',
        columns.city,
        cities.map(({ row }) => row),
      );
    }
    if (noStores) {
      await insert(trx, 'store', columns.store, stores);
      await insert(trx, 'store_closure', columns.store_closure, closures);
    }
  });
  return true;
};
