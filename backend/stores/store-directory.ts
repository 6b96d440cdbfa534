import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { milesBetween, type Position } from './distance.ts';
import { toStore, type Store } from './store-records.ts';

/** A store with its distance. */
export interface NearStore {
  readonly store: Store;
  /** Statute miles. */
  readonly miles: number;
}

/** All stores, open or closed; changes of the table appear within a minute. Rejects when the database fails. */
export interface StoreDirectory {
  all(): Promise<readonly Store[]>;
  find(id: string): Promise<Store | undefined>;
  /** At most `count` stores within a radius in statute miles, nearest first. */
  nearest(from: Position, count: number, radius: number): Promise<readonly NearStore[]>;
}

const MS_KEPT = 60_000;

/** Unit vector from the centre of the earth to a point. */
type Direction = readonly [x: number, y: number, z: number];

const directionOf = ({ latitude, longitude }: Position): Direction => {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

interface Charted {
  readonly store: Store;
  readonly direction: Direction;
}

/** At most `count` stores that are nearest to a direction, the nearest first. */
const mostTowards = ([x, y, z]: Direction, charted: readonly Charted[], count: number): readonly Store[] => {
  const best: { readonly store: Store; readonly nearness: number }[] = [];
  for (const { store, direction } of charted) {
    // The scalar product is the cosine of the angle, so no trigonometric function is needed per store.
    const nearness = x * direction[0] + y * direction[1] + z * direction[2];
    const last = best[best.length - 1];
    if (best.length === count && last !== undefined && nearness <= last.nearness) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.nearness ?? 1) < nearness) place -= 1;
    best.splice(place, 0, { store, nearness });
    if (best.length > count) best.pop();
  }
  return best.map(({ store }) => store);
};

interface Reading {
  readonly stores: readonly Store[];
  readonly charted: readonly Charted[];
  readonly byId: ReadonlyMap<string, Store>;
  readonly readAt: number;
}

/** The stores in memory: they are so few that a scan is faster than an index. */
export const makeStoreDirectory = (database: Kysely<Database>, clock: () => number): StoreDirectory => {
  let kept: Reading | undefined;
  let reading: Promise<Reading> | undefined;

  const readAll = async (): Promise<Reading> => {
    const readAt = clock();
    const rows = await database.selectFrom('store').selectAll().orderBy('store_id').execute();
    const stores = rows.map(toStore);
    const charted = stores.map((store) => ({ store, direction: directionOf(store) }));
    return { stores, charted, byId: new Map(stores.map((store) => [store.id, store])), readAt };
  };

  const current = async (): Promise<Reading> => {
    if (kept !== undefined && clock() - kept.readAt < MS_KEPT) return kept;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    kept = await reading;
    return kept;
  };

  return {
    all: async () => (await current()).stores,
    find: async (id) => (await current()).byId.get(id),
    nearest: async (from, count, radius) =>
      mostTowards(directionOf(from), (await current()).charted, count)
        .map((store) => ({ store, miles: milesBetween(from, store) }))
        .filter(({ miles }) => miles <= radius),
  };
};
