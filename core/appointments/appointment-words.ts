import { formatDay } from '../catalogue/delivery-promise';
import { timeText } from '../stores/hours/opening-hours';
import type { Appointment, PetService, PetSize, PetSpecies, PetType, ServiceOption } from './appointment';

const SPECIES_WORDS: Readonly<Record<PetSpecies, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  'small-pet': 'Small pet',
  bird: 'Bird',
  reptile: 'Reptile',
};

const SIZE_WORDS: Readonly<Record<PetSize, string | undefined>> = {
  small: 'up to 20 lb',
  medium: '21–50 lb',
  large: '51–90 lb',
  giant: 'over 90 lb',
  any: undefined,
};

/** The name of a kind of pets: `Small pet`. */
export const speciesWords = (species: PetSpecies): string => SPECIES_WORDS[species];

/** The name of a type of pets: `Dog, 21–50 lb`. */
export const petTypeWords = ({ species, size }: PetType): string => {
  const weight = SIZE_WORDS[size];
  return weight === undefined ? SPECIES_WORDS[species] : `${SPECIES_WORDS[species]}, ${weight}`;
};

/** A time such as `09:30` for shoppers: `9:30 AM`. */
export const slotTime = (time: string): string => timeText(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));

/** When an appointment is: `Wed, Nov 25, 9:30 AM`. */
export const whenWords = ({ day, time }: Pick<Appointment, 'day' | 'time'>): string =>
  `${formatDay(day)}, ${slotTime(time)}`;

/** Says that the store is closed on a day of an appointment, and what to do; undefined when it is open. */
export const closedWords = ({
  closedOn,
  day,
  canChange,
}: Pick<Appointment, 'closedOn' | 'day' | 'canChange'>): string | undefined => {
  if (closedOn === undefined) return undefined;
  const closed = closedOn === day ? 'The store is closed that day.' : `The store is closed on ${formatDay(closedOn)}.`;
  return canChange ? `${closed} Please choose another time.` : closed;
};

/** A duration: `30 min`, `1 hr`, `1 hr 30 min`. */
export const durationWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours === 0 ? '' : `${hours} hr`, rest === 0 ? '' : `${rest} min`].filter((part) => part !== '').join(' ');
};

/** How long a service takes: `1 hr`, or `6 weekly lessons, 1 hr each`. */
export const lengthWords = (lessons: number, minutes: number): string =>
  lessons === 1 ? durationWords(minutes) : `${lessons} weekly lessons, ${durationWords(minutes)} each`;

/** The age for which a service is: `from 10 to 17 weeks`; undefined when it is for every age. */
export const agesWords = ({
  fromWeeks,
  untilWeeks,
}: Pick<PetService, 'fromWeeks' | 'untilWeeks'>): string | undefined => {
  if (untilWeeks === undefined) return fromWeeks === undefined ? undefined : `from ${fromWeeks} weeks`;
  return fromWeeks === undefined ? `up to ${untilWeeks} weeks` : `from ${fromWeeks} to ${untilWeeks} weeks`;
};

/** The text of a type of pets in an address: `dog-small`, `cat`. */
export const petCode = ({ species, size }: PetType): string => (size === 'any' ? species : `${species}-${size}`);

/** The option of a service that an address names. */
export const optionOf = (options: ReadonlyArray<ServiceOption>, code: string | undefined): ServiceOption | undefined =>
  options.find((option) => petCode(option) === code);
