import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { teams, type Team } from './services.ts';

/** The most places of a team in a store. */
export const MAX_PLACES = 99;

/** A team of a store. */
export interface StoreTeam {
  readonly storeId: string;
  readonly storeName: string;
  readonly team: Team['id'];
  readonly places: number;
  /** Whether it is the usual number of places, which is that of every store without one of its own. */
  readonly isUsual: boolean;
}

/**
 * The teams of all stores, or of one, by store and in the order of the services: those whose service the store offers. Empty
 * for an unknown store. [ACC-08]
 */
export const listStoreTeams = async (database: Kysely<Database>, storeId?: string): Promise<readonly StoreTeam[]> => {
  const stores = await database
    .selectFrom('store')
    .select(['store_id', 'name', 'services'])
    .$if(storeId !== undefined, (query) => query.where('store_id', '=', storeId ?? ''))
    .orderBy('store_id')
    .execute();
  const rows = await database.selectFrom('store_team').selectAll().execute();
  const own = new Map(rows.map(({ store_id, team, places }) => [`${store_id} ${team}`, places]));
  return stores.flatMap(({ store_id, name, services }) =>
    teams
      .filter(({ storeService }) => (JSON.parse(services) as readonly string[]).includes(storeService))
      .map(({ id, places }) => {
        const ownPlaces = own.get(`${store_id} ${id}`);
        return {
          storeId: store_id,
          storeName: name,
          team: id,
          places: ownPlaces ?? places,
          isUsual: ownPlaces === undefined,
        };
      }),
  );
};

/**
 * Sets how many places a team has in a store: 0 to 99, or undefined for the usual number. Booked appointments stay. Returns
 * false, and changes nothing, when the store has no such team. [ACC-08]
 */
export const setPlaces = async (
  database: Kysely<Database>,
  { storeId, team, places }: Pick<StoreTeam, 'storeId' | 'team'> & { readonly places: number | undefined },
): Promise<boolean> => {
  const known = await listStoreTeams(database, storeId);
  if (known.every((one) => one.team !== team)) return false;
  if (places === undefined) {
    await database.deleteFrom('store_team').where('store_id', '=', storeId).where('team', '=', team).execute();
  } else {
    await database
      .insertInto('store_team')
      .values({ store_id: storeId, team, places })
      .onConflict((conflict) => conflict.columns(['store_id', 'team']).doUpdateSet({ places }))
      .execute();
  }
  return true;
};
