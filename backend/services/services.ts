import * as v from 'valibot';
import { checkData, slug, text, texts } from '../shared/data-file.ts';
import { ownValue } from '../shared/own-value.ts';
import servicesFile from './data/services.json' with { type: 'json' };

/** The length of the parts into which the time of a team is divided. */
export const HALF_HOUR_MS = 30 * 60_000;
const HALF_HOUR_MINUTES = 30;

const SPECIES = ['dog', 'cat', 'small-pet', 'bird', 'reptile'] as const;
/** Only dogs have sizes. */
const SIZES = ['small', 'medium', 'large', 'giant', 'any'] as const;

export const species = v.picklist(SPECIES);
export type Species = v.InferOutput<typeof species>;
export type PetSize = (typeof SIZES)[number];

const time = v.pipe(v.string(), v.isoTime());
const halfHours = v.pipe(v.number(), v.integer(), v.minValue(HALF_HOUR_MINUTES), v.multipleOf(HALF_HOUR_MINUTES));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

const option = v.strictObject({
  species,
  size: v.picklist(SIZES),
  minutes: halfHours,
  cents: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const team = v.strictObject({ id: slug, storeService: text, places: count });

const service = v.strictObject({
  id: slug,
  kind: v.picklist(['grooming', 'training', 'clinic']),
  team: slug,
  name: text,
  description: text,
  /** Lessons on the same day of as many weeks. */
  lessons: count,
  /** Minutes between two times at which it can begin. */
  every: halfHours,
  /** When it is offered, within the store's hours; 0 is Sunday. By default always. */
  times: v.optional(v.strictObject({ days: v.array(weekday), from: time, until: time })),
  /** The age, in weeks, from which and up to which a pet fits. */
  fromWeeks: v.optional(count),
  untilWeeks: v.optional(count),
  bring: texts,
  options: v.pipe(v.array(option), v.minLength(1)),
});

const file = checkData(
  'services/data/services.json',
  v.pipe(
    v.strictObject({ teams: v.array(team), services: v.array(service) }),
    v.check(
      ({ teams, services }) => services.every((one) => teams.some(({ id }) => id === one.team)),
      'every service needs one of the teams',
    ),
  ),
  servicesFile,
);

export type Team = v.InferOutput<typeof team>;
export type ServiceOption = v.InferOutput<typeof option>;

/** A service that can be booked, with the team that gives it. */
export type Service = Omit<v.InferOutput<typeof service>, 'team'> & { readonly team: Team };

/** The teams of stores, each with its usual number of places. */
export const teams: readonly Team[] = file.teams;

const teamOf = (id: string): Team => {
  const found = teams.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`There is no team ${id}`);
  return found;
};

/** The services that can be booked, in the order in which they are shown. [ACC-08] */
export const services: readonly Service[] = file.services.map((one) => ({ ...one, team: teamOf(one.team) }));

const byId = Object.fromEntries(services.map((one) => [one.id, one]));

export const findService = (id: string): Service | undefined => ownValue(byId, id);

/** Duration and price of a service for a pet; undefined when it is not offered for such a pet. */
export const findOption = (wanted: Service, pet: Pick<ServiceOption, 'species' | 'size'>): ServiceOption | undefined =>
  wanted.options.find(({ species, size }) => species === pet.species && size === pet.size);
