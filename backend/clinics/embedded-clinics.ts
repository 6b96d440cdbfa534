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

/** Cities of stores that are added are found at most this much later. */
const REFRESHED_AFTER_MS = 60_000;

interface LoadedClinics {
  readonly search: (text: string) => readonly Clinic[];
  /** The cities of the index, to tell whether it has to be made anew. */
  readonly cities: string;
  readonly at: number;
}

/**
 * A directory of fictional clinics for demonstrations, some in each city that has a store. It follows the stores: while
 * it is asked, their cities are read again once a minute.
 */
export const makeEmbeddedClinics = (database: Kysely<Database>, clock: () => number): ClinicDirectory => {
  let loaded: LoadedClinics | undefined;
  let loading: Promise<LoadedClinics> | undefined;

  const load = async (): Promise<LoadedClinics> => {
    const at = clock();
    const found = await citiesWithStores(database);
    const cities = JSON.stringify(found);
    return loaded?.cities === cities
      ? { ...loaded, at }
      : { search: makeClinicIndex(found.flatMap(clinicsOf)), cities, at };
  };

  /** Loads once for all who ask at the same time. After a failure the next one tries again. */
  const refresh = async (): Promise<LoadedClinics> => {
    loading ??= load();
    try {
      loaded = await loading;
      return loaded;
    } finally {
      loading = undefined;
    }
  };

  return {
    suggest: async (text) => {
      const known = loaded !== undefined && clock() - loaded.at < REFRESHED_AFTER_MS ? loaded : undefined;
      return (known ?? (await refresh())).search(text);
    },
  };
};
