import { makeRandom, type Random } from '../../shared/random.ts';
import type { StoreClosureTable, StoreTable } from '../../database/tables/stores-tables.ts';
import { timeZoneAt, usStates } from '../us-states.ts';
import { planClosures } from './closures-plan.ts';
import { makeHours, makeServices, makeSize } from './store-life.ts';
import { makeStoreNamer, makeStreet } from './store-names.ts';
import { chooseSites, type StoreSite } from './store-sites.ts';
import type { SeedCity } from './zip-codes.ts';

export interface StorePlan {
  readonly stores: readonly StoreTable[];
  readonly closures: readonly StoreClosureTable[];
}

const STORES = 1500;
const FIRST_ID = 1101;
const FIRST_LOCATION_ID = 13_501;
/** Largest distance, in degrees, of a store from the centre of its ZIP code. */
const STRAY = 0.008;
const PHONES_PER_AREA = 100;

const FIRST_ZIP = '92108';
/** The default store of demonstrations. */
const missionValley = {
  name: 'Mission Valley',
  street: '2 Leash Rd',
  zip_code: '92108-1234',
  latitude: 32.77,
  longitude: -117.15,
  services: JSON.stringify(['Grooming', 'Dog Training', 'Vet Clinic', 'Pet Adoptions', 'Curbside Pickup', 'Aquatics']),
  size: 4,
} as const;

const stateByCode = new Map(usStates.map((state) => [state.code, state]));

/** Assigns phone numbers that are reserved for fiction, each once. */
const makePhones = (): ((state: string) => string) => {
  const assigned = new Map<string, number>();
  return (code) => {
    const number = assigned.get(code) ?? 0;
    assigned.set(code, number + 1);
    const areas = stateByCode.get(code)?.areaCodes ?? [];
    const area = areas[Math.floor(number / PHONES_PER_AREA)];
    if (area === undefined) throw new RangeError(`There are no telephone numbers left in ${code}`);
    return `${area}-555-01${String(number % PHONES_PER_AREA).padStart(2, '0')}`;
  };
};

const near = (random: Random, degrees: number): number =>
  Math.round((degrees + (random.next() * 2 - 1) * STRAY) * 10_000) / 10_000;

/**
 * Plans 1,500 stores, distributed over the cities like their population, and their closures. The same seed gives the
 * same plan.
 */
export const planStores = (seed: number, cities: readonly SeedCity[]): StorePlan => {
  const random = makeRandom(`stores ${seed}`);
  const nameOf = makeStoreNamer(random);
  const phoneOf = makePhones();

  const toRow = (site: StoreSite, index: number): StoreTable => {
    const { zip_code, city, state, latitude, longitude } = site.place;
    const size = makeSize(random);
    const zone = stateByCode.get(state);
    if (zone === undefined) throw new RangeError(`There is no state ${state}`);
    return {
      store_id: String(FIRST_ID + index),
      location_id: String(FIRST_LOCATION_ID + index),
      name: nameOf(site),
      street: makeStreet(random),
      city,
      state,
      zip_code: random.chance(0.4) ? `${zip_code}-${random.between(1001, 9899)}` : zip_code,
      phone: phoneOf(state),
      latitude: near(random, latitude),
      longitude: near(random, longitude),
      time_zone: timeZoneAt(zone, longitude),
      hours: JSON.stringify(makeHours(random, size)),
      services: JSON.stringify(makeServices(random, size)),
      size,
      ...(index === 0 && missionValley),
    };
  };

  const stores = chooseSites(random, cities, STORES, FIRST_ZIP).map(toRow);
  const others = stores.slice(1).map((store) => store.store_id);
  return { stores, closures: planClosures(random, others) };
};
