import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/commerce-failure.ts';
import type { Team } from '../services/services.ts';
import { toStore, type Store } from '../stores/store-records.ts';
import type { StoreCalendar } from '../stores/store-time.ts';

/** A store with the periods in which it is closed, and the teams that do not have the usual number of places there. */
export type BookableStore = Store & StoreCalendar & { readonly places: ReadonlyMap<Team['id'], number> };

/** How many appointments a team has at a time in a store. */
export const placesOf = ({ places }: Pick<BookableStore, 'places'>, team: Team): number =>
  places.get(team.id) ?? team.places;

const DAY_MS = 24 * 60 * 60_000;

/** Reads stores by id with the closures that have not ended, and with their teams. Unknown ids are left out. */
export const readBookableStores = async (
  database: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, BookableStore>> => {
  const known = [...new Set(ids)];
  if (known.length === 0) return new Map();
  const stores = await database.selectFrom('store').selectAll().where('store_id', 'in', known).execute();
  const closures = await database
    .selectFrom('store_closure')
    .selectAll()
    .where('store_id', 'in', known)
    // No time zone is more than a day behind UTC.
    .where('last_day', '>=', new Date(now - DAY_MS).toISOString().slice(0, 10))
    .execute();
  const teams = await database.selectFrom('store_team').selectAll().where('store_id', 'in', known).execute();
  return new Map(
    stores.map((row) => [
      row.store_id,
      {
        ...toStore(row),
        closures: closures
          .filter((closure) => closure.store_id === row.store_id)
          .map((closure) => ({ firstDay: closure.first_day, lastDay: closure.last_day })),
        places: new Map(
          teams.filter((team) => team.store_id === row.store_id).map(({ team, places }) => [team, places]),
        ),
      },
    ]),
  );
};

/** The store with this id. Throws a failure with status 404 when there is none. */
export const requireBookableStore = async (
  database: Kysely<Database>,
  id: string,
  now: number,
): Promise<BookableStore> => {
  const store = (await readBookableStores(database, [id], now)).get(id);
  if (store === undefined) throw notFound('There is no such store.', 'physicalStoreId');
  return store;
};
