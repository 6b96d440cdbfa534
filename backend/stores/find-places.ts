import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CityTable, PlaceTable } from '../database/tables/stores-tables.ts';
import { editDistance } from '../shared/edit-distance.ts';
import { milesBetween, type Position } from './distance.ts';
import { backward, readPlaceName, type PlaceReading } from './place-name.ts';

/** A ZIP code, or a city at its centre with one of its ZIP codes. */
export interface Place extends Position {
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

const MAX_PLACES = 5;
/** Shorter prefixes are ambiguous. */
const MIN_CITY_LENGTH = 2;
const MIN_MISTYPED_CITY_LENGTH = 4;
const MAX_CANDIDATES = 1000;

const toPlace = ({ city, state, zip_code, latitude, longitude }: PlaceTable): Place => ({
  city,
  state,
  zipCode: zip_code,
  latitude,
  longitude,
});

const cityToPlace = ({ name, ...city }: CityTable): Place => toPlace({ city: name, ...city });

const PREFIX_DIGITS = 3;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Estimates the place of a ZIP code that the table lacks. The first three digits name a sorting centre, so the centre
 * of its known area and the city there are used. Undefined for unknown prefixes and for military mail, which has no
 * place.
 */
export const estimateZip = async (database: Kysely<Database>, zipCode: string): Promise<Place | undefined> => {
  const prefix = zipCode.slice(0, PREFIX_DIGITS);
  const around = await database
    .selectFrom('place')
    .selectAll()
    .where('zip_code', '>=', prefix.padEnd(5, '0'))
    .where('zip_code', '<=', prefix.padEnd(5, '9'))
    .execute();
  const middle = {
    latitude: mean(around.map(({ latitude }) => latitude)),
    longitude: mean(around.map(({ longitude }) => longitude)),
  };
  const [nearest] = around.toSorted((one, other) => milesBetween(middle, one) - milesBetween(middle, other));
  return nearest && { ...toPlace(nearest), ...middle, zipCode };
};

/**
 * The place of a ZIP code of five digits; codes that the table lacks are placed by their first three digits. Undefined
 * for an unknown prefix. [STO-08]
 */
export const findZip = async (database: Kysely<Database>, zipCode: string): Promise<Place | undefined> => {
  const row = await database.selectFrom('place').selectAll().where('zip_code', '=', zipCode).executeTakeFirst();
  return row === undefined ? estimateZip(database, zipCode) : toPlace(row);
};

/** A key that sorts after every text with this prefix, in any collation. */
const behind = (beginning: string): string => `${beginning}${'z'.repeat(30)}`;

const zipsBeginning = async (database: Kysely<Database>, digits: string): Promise<readonly Place[]> => {
  const rows = await database
    .selectFrom('place')
    .selectAll()
    .where('zip_code', '>=', digits)
    .where('zip_code', '<=', digits.padEnd(5, '9'))
    .orderBy('zip_code')
    .limit(MAX_PLACES)
    .execute();
  return rows.map(toPlace);
};

const citiesBeginning = (database: Kysely<Database>, { key, states }: PlaceReading): Promise<readonly CityTable[]> => {
  const query = database
    .selectFrom('city')
    .selectAll()
    .where('city_key', '>=', key)
    .where('city_key', '<=', behind(key))
    .orderBy(sql`case when city_key = ${key} then 0 else 1 end`)
    .orderBy('zip_count', 'desc')
    .orderBy('state')
    .limit(MAX_PLACES);
  return (states === undefined ? query : query.where('state', 'in', states)).execute();
};

/** Match of a mistyped key and a city's key: 0 complete, 1 as a prefix, undefined for none. */
const mistypedRank = (key: string, cityKey: string): number | undefined => {
  if (editDistance(key, cityKey, 1) <= 1) return 0;
  const beginnings = [key.length - 1, key.length, key.length + 1].map((length) => cityKey.slice(0, length));
  return beginnings.some((beginning) => editDistance(key, beginning, 1) <= 1) ? 1 : undefined;
};

/** With one typing error, one half of a name is still correct: only names that share a half are compared. */
const citiesMistyped = async (
  database: Kysely<Database>,
  { key, states }: PlaceReading,
): Promise<readonly CityTable[]> => {
  if (key.length < MIN_MISTYPED_CITY_LENGTH) return [];
  const half = Math.floor(key.length / 2);
  const [start, end] = [key.slice(0, half), backward(key.slice(half + 1))];
  const query = database
    .selectFrom('city')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('city_key', '>=', start), eb('city_key', '<=', behind(start))]),
        eb.and([eb('backward_key', '>=', end), eb('backward_key', '<=', behind(end))]),
      ]),
    )
    .orderBy('zip_count', 'desc')
    .orderBy('city_key')
    .orderBy('state')
    .limit(MAX_CANDIDATES);
  const candidates = await (states === undefined ? query : query.where('state', 'in', states)).execute();
  return candidates
    .flatMap((city) => {
      const rank = mistypedRank(key, city.city_key);
      return rank === undefined ? [] : [{ city, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ city }) => city);
};

const inTurn = async (
  readings: readonly PlaceReading[],
  find: (reading: PlaceReading) => Promise<readonly CityTable[]>,
): Promise<readonly { readonly city: CityTable; readonly exact: boolean }[]> => {
  const found = new Map<string, { readonly city: CityTable; readonly exact: boolean }>();
  for (const reading of readings) {
    for (const city of await find(reading)) {
      const key = `${city.city_key} ${city.state}`;
      const exact = city.city_key === reading.key || found.get(key)?.exact === true;
      found.set(key, { city, exact });
    }
  }
  return [...found.values()];
};

/**
 * At most five places for a text: a ZIP code or its first three or four digits, or a city with or without its state,
 * complete or not. Exact names come first, then the largest cities. Names with one typing error are used only when
 * there is no other match. [STO-08]
 */
export const findPlaces = async (database: Kysely<Database>, text: string): Promise<readonly Place[]> => {
  const typed = text.normalize('NFKC').trim();
  const zip = /^(\d{3,5})(?:-\d{0,4})?$/.exec(typed)?.[1] ?? /^(\d{5})\s?\d{4}$/.exec(typed)?.[1];
  if (zip?.length === 5) return [(await findZip(database, zip)) ?? []].flat();
  if (zip !== undefined) return zipsBeginning(database, zip);
  const readings = readPlaceName(text).filter(({ key }) => key.length >= MIN_CITY_LENGTH);
  const cities = await inTurn(readings, (reading) => citiesBeginning(database, reading));
  if (cities.length > 0) {
    return cities
      .toSorted((one, other) => Number(other.exact) - Number(one.exact) || other.city.zip_count - one.city.zip_count)
      .slice(0, MAX_PLACES)
      .map(({ city }) => cityToPlace(city));
  }
  const mistyped = await inTurn(readings, (reading) => citiesMistyped(database, reading));
  return mistyped.slice(0, MAX_PLACES).map(({ city }) => cityToPlace(city));
};
