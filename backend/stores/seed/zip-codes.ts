import type { CityTable, PlaceTable } from '../../database/tables/stores-tables.ts';
import { milesBetween, type Position } from '../distance.ts';
import { backward, placeKey } from '../place-name.ts';
import { usStates } from '../us-states.ts';

/** A city with the spots of its ZIP codes. */
export interface SeedCity {
  readonly row: CityTable;
  /** One entry per spot: post office boxes share the spot of their post office. Never empty. */
  readonly spots: readonly PlaceTable[];
}

const isOnEarth = ({ latitude, longitude }: PlaceTable): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);

/**
 * Every ZIP code of a state or territory with a known place, in order; military ones have none. The package's table
 * takes a third of a second and some memory to load, so it is loaded only for seeding.
 */
export const readZipCodes = async (): Promise<readonly PlaceTable[]> => {
  const { codes } = await import('zipcodes/lib/codes.js');
  const states = new Set(usStates.map(({ code }) => code));
  return Object.values(codes)
    .map(({ zip, ...place }) => ({ zip_code: zip, ...place }))
    .filter((place) => /^\d{5}$/.test(place.zip_code) && states.has(place.state) && isOnEarth(place))
    .map(({ zip_code, city, state, latitude, longitude }) => ({ zip_code, city, state, latitude, longitude }))
    .toSorted((one, other) => (one.zip_code < other.zip_code ? -1 : 1));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

const spotsOf = (places: readonly PlaceTable[]): readonly PlaceTable[] => [
  ...new Map(
    places.toReversed().map((place) => [`${place.latitude.toFixed(2)} ${place.longitude.toFixed(2)}`, place] as const),
  ).values(),
];

const nearestTo = (point: Position, places: readonly [PlaceTable, ...PlaceTable[]]): PlaceTable => {
  let [nearest] = places;
  let least = Infinity;
  for (const place of places) {
    const miles = milesBetween(point, place);
    if (miles < least) [nearest, least] = [place, miles];
  }
  return nearest;
};

const toCity = (places: readonly [PlaceTable, ...PlaceTable[]]): SeedCity => {
  const { city, state } = places[0];
  const spots = spotsOf(places);
  const centre = {
    latitude: rounded(mean(spots.map(({ latitude }) => latitude))),
    longitude: rounded(mean(spots.map(({ longitude }) => longitude))),
  };
  const key = placeKey(city);
  const zip_code = nearestTo(centre, places).zip_code;
  const row = { city_key: key, backward_key: backward(key), name: city, state, zip_code, ...centre };
  return { row: { ...row, zip_count: places.length }, spots };
};

/** Groups ZIP codes to cities, in the order of their first ZIP codes. */
export const groupCities = (places: readonly PlaceTable[]): readonly SeedCity[] => {
  const cities = new Map<string, [PlaceTable, ...PlaceTable[]]>();
  for (const place of places) {
    const key = `${placeKey(place.city)} ${place.state}`;
    const known = cities.get(key);
    if (known === undefined) cities.set(key, [place]);
    else known.push(place);
  }
  return [...cities.values()].map(toCity);
};
