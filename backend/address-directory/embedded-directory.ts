import * as v from 'valibot';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { checkData, text as dataText } from '../shared/data-file.ts';
import { estimateZip, findPlaces } from '../stores/find-places.ts';
import { MAX_SUGGESTIONS, type AddressDirectory, type PostalAddress, type PostalPlace } from './address-directory.ts';
import { correctionOf } from './correction.ts';
import { nameInCapitals, standardStreet, standardUnit } from './street-line.ts';
import file from './street-names.json' with { type: 'json' };

const streetNames: readonly string[] = checkData('address-directory/street-names.json', v.array(dataText), file);

/** A text that was typed as a street: its number, the beginning of the name, and what follows a comma. */
interface TypedStreet {
  readonly number: string;
  readonly name: string;
  readonly place: string;
}

const readStreet = (text: string): TypedStreet | undefined => {
  const [before = '', ...after] = text.split(',');
  const [number = '', ...name] = before.trim().split(/\s+/);
  return /^\d{1,6}[A-Za-z]?$/.test(number) && name.length > 0
    ? { number, name: name.join(' '), place: after.join(' ').trim() }
    : undefined;
};

/** The streets whose names begin with the typed text, in either notation: `Oak Str` finds `Oak St`. */
const streetsBeginning = (name: string): readonly string[] => {
  const typed = name.toLowerCase();
  const standard = standardStreet(`1 ${name}`).slice(2).toLowerCase();
  return streetNames.filter((street) => {
    const known = street.toLowerCase();
    return known.startsWith(typed) || known.startsWith(standard) || typed.startsWith(`${known}r`);
  });
};

const placeRow = (database: Kysely<Database>, zipCode: string) =>
  database.selectFrom('place').select(['city', 'state', 'zip_code']).where('zip_code', '=', zipCode).executeTakeFirst();

const largestCities = async (database: Kysely<Database>): Promise<readonly PostalPlace[]> => {
  const rows = await database
    .selectFrom('city')
    .select(['name', 'state', 'zip_code'])
    .orderBy('zip_count', 'desc')
    .orderBy('city_key')
    .limit(MAX_SUGGESTIONS)
    .execute();
  return rows.map(({ name, state, zip_code }) => ({ city: name, state, zipCode: zip_code }));
};

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * A directory over the places of the United States in the database and a short list of common streets. It cannot know
 * whether a house exists: it completes streets, fills in places, and writes addresses as the postal service does.
 */
export const makeEmbeddedDirectory = (database: Kysely<Database>): AddressDirectory => {
  const knownPlace = async (zipCode: string): Promise<PostalPlace | undefined> => {
    const row = await placeRow(database, zipCode);
    return row === undefined ? undefined : { city: row.city, state: row.state, zipCode: row.zip_code };
  };

  /** The table lacks ZIP codes that exist. Their first three digits name a region, which tells the state. */
  const placeOf: AddressDirectory['placeOf'] = async (zipCode) => {
    const known = await knownPlace(zipCode);
    if (known !== undefined) return known;
    const near = await estimateZip(database, zipCode);
    return near && { city: '', state: near.state, zipCode };
  };

  /** The named place, else that of the ZIP code, else the largest cities. */
  const placesFor = async (place: string, zipCode: string | undefined): Promise<readonly PostalPlace[]> => {
    if (place !== '') return findPlaces(database, place);
    const known = zipCode === undefined ? undefined : await knownPlace(zipCode);
    return known === undefined ? largestCities(database) : [known];
  };

  return {
    placeOf,
    suggest: async (text, zipCode) => {
      const typed = readStreet(text);
      if (typed === undefined) return [];
      const streets = streetsBeginning(typed.name);
      if (streets.length === 0) return [];
      const places = await placesFor(typed.place, zipCode);
      return streets
        .flatMap((street) =>
          places.map(({ city, state, zipCode: zip }): PostalAddress => ({
            line1: `${typed.number} ${street}`,
            line2: '',
            city,
            state,
            zipCode: zip,
          })),
        )
        .slice(0, MAX_SUGGESTIONS);
    },
    correct: async (address) => {
      const place = await placeOf(address.zipCode);
      // The city of a ZIP code that the table lacks is not known, but its state is questioned all the same.
      const isNamed = place !== undefined && place.city !== '';
      const isPlace = isNamed && place.state === address.state && sameText(place.city, address.city);
      return correctionOf(address, {
        line1: standardStreet(address.line1),
        line2: standardUnit(address.line2),
        city: isPlace || !isNamed ? nameInCapitals(address.city) : place.city,
        state: place?.state ?? address.state,
        zipCode: address.zipCode,
      });
    },
  };
};
