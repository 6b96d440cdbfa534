import type { Random } from '../../shared/random.ts';
import type { PlaceTable } from '../../database/tables/stores-tables.ts';
import { milesBetween } from '../distance.ts';
import { usStates } from '../us-states.ts';
import type { SeedCity } from './zip-codes.ts';

/** Site of a store. */
export interface StoreSite {
  readonly place: PlaceTable;
  /** Whether the city has no other store. */
  readonly alone: boolean;
}

/**
 * Number of stores per city, in proportion to its spots (Sainte-Laguë). Spots measure the population better than ZIP
 * codes, because an office tower can have its own.
 */
const shareOut = (random: Random, cities: readonly SeedCity[], count: number): ReadonlyMap<SeedCity, number> => {
  const withStores = new Set(usStates.filter(({ areaCodes }) => areaCodes.length > 0).map(({ code }) => code));
  const claims = cities
    .filter(({ row }) => withStores.has(row.state))
    .flatMap((city) => {
      // Adds chance, so that some cities of one size have a store and some do not.
      const liking = 0.75 + random.next() / 2;
      return city.spots.map((_, index) => ({ city, weight: (city.spots.length * liking) / (2 * index + 1) }));
    });
  const shares = new Map<SeedCity, number>();
  for (const { city } of claims.toSorted((one, other) => other.weight - one.weight).slice(0, count)) {
    shares.set(city, (shares.get(city) ?? 0) + 1);
  }
  return shares;
};

/**
 * Selects spots of a city, each as far from the previous ones as possible, starting with the ZIP code `first` if it is
 * one of them.
 */
const spreadOut = ({ spots }: SeedCity, count: number, first: string): readonly PlaceTable[] => {
  const chosen: PlaceTable[] = [];
  let left = spots.map((place) => ({ place, miles: place.zip_code === first ? Infinity : Number.MAX_VALUE }));
  while (chosen.length < count) {
    const next = left.reduce((best, spot) => (spot.miles > best.miles ? spot : best)).place;
    chosen.push(next);
    left = left
      .filter(({ place }) => place !== next)
      .map(({ place, miles }) => ({ place, miles: Math.min(miles, milesBetween(place, next)) }));
  }
  return chosen;
};

/**
 * Selects the sites of stores, at most one per spot: first the one at the ZIP code `first`, in a large city, then the
 * others in random order.
 */
export const chooseSites = (
  random: Random,
  cities: readonly SeedCity[],
  count: number,
  first: string,
): readonly StoreSite[] => {
  const sites = [...shareOut(random, cities, count)].flatMap(([city, share]) =>
    spreadOut(city, share, city.spots.some(({ zip_code }) => zip_code === first) ? first : city.row.zip_code).map(
      (place) => ({ place, alone: share === 1 }),
    ),
  );
  return sites
    .map((site) => ({ site, order: site.place.zip_code === first ? -1 : random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ site }) => site);
};
