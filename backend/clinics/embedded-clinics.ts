import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import { checkData, positive, texts } from '../shared/data-file.ts';
import { makeRandom } from '../shared/random.ts';
import { usStates } from '../stores/us-states.ts';
import type { Clinic, ClinicDirectory } from './clinic-directory.ts';
import { makeClinicIndex } from './clinic-index.ts';
import file from './data/clinics.json' with { type: 'json' };

const { clinicsPerCity, named, kinds } = checkData(
  'clinics/data/clinics.json',
  v.strictObject({ clinicsPerCity: positive, named: texts, kinds: texts }),
  file,
);

interface City {
  readonly city: string;
  readonly state: string;
}

const areaCodes = new Map(usStates.map((state) => [state.code, state.areaCodes]));

const PHONES_PER_AREA = 100;

/** The clinics of a city, the same ones each time: one is named after it. Their numbers are reserved for fiction. */
const clinicsOf = ({ city, state }: City): readonly Clinic[] => {
  const random = makeRandom(`clinics ${city} ${state}`);
  const codes = areaCodes.get(state) ?? [];
  if (codes.length === 0) return [];
  return [city, ...random.sample(named, clinicsPerCity - 1)].map((name) => ({
    name: `${name} ${random.pick(kinds)}`,
    place: `${city}, ${state}`,
    phone: `${random.pick(codes)}55501${String(random.between(0, PHONES_PER_AREA - 1)).padStart(2, '0')}`,
  }));
};

/** The cities of the stores, those with the most stores first. */
const citiesWithStores = (database: Kysely<Database>): Promise<readonly City[]> =>
  database
    .selectFrom('store')
    .select(['city', 'state'])
    .groupBy(['city', 'state'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('city')
    .orderBy('state')
    .execute();

/** A directory of fictional clinics for demonstrations, some in each city that has a store. */
export const makeEmbeddedClinics = (database: Kysely<Database>): ClinicDirectory => {
  let index: Promise<(text: string) => readonly Clinic[]> | undefined;
  const load = async (): Promise<(text: string) => readonly Clinic[]> => {
    const cities = await citiesWithStores(database);
    // The stores of a new database are added later.
    if (cities.length === 0) index = undefined;
    return makeClinicIndex(cities.flatMap(clinicsOf));
  };
  return {
    suggest: async (text) => {
      index ??= load().catch((error: unknown) => {
        index = undefined;
        throw error;
      });
      return (await index)(text);
    },
  };
};
