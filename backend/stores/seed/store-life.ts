import type { Random } from '../../shared/random.ts';
import type { StoreHours } from '../store-records.ts';

type Times = readonly [opens: string, closes: string];

const weekdayTimes: readonly Times[] = [
  ['09:00', '21:00'],
  ['09:00', '21:00'],
  ['09:00', '21:00'],
  ['09:00', '20:00'],
  ['08:00', '21:00'],
  ['10:00', '20:00'],
];
const shortSundays: readonly Times[] = [
  ['10:00', '19:00'],
  ['10:00', '19:00'],
  ['10:00', '18:00'],
  ['11:00', '18:00'],
];
const SUNDAY = 0;
const SATURDAY = 6;

/** Opening hours: usually the same from Monday to Saturday, often shorter on Sundays. */
export const makeHours = (random: Random, size: number): readonly StoreHours[] => {
  const weekdays = random.pick(weekdayTimes);
  const [opens, closes] = weekdays;
  const saturdays: Times = random.chance(0.15) ? [opens, '20:00'] : weekdays;
  const sundays = random.chance(0.6) ? random.pick(shortSundays) : weekdays;
  const closedOnSundays = size === 1 && random.chance(0.12);
  return Array.from({ length: 7 }, (_, day): StoreHours => {
    const times = day === SUNDAY ? sundays : day === SATURDAY ? saturdays : ([opens, closes] satisfies Times);
    return { day, opens: times[0], closes: times[1] };
  }).filter(({ day }) => day !== SUNDAY || !closedOnSundays);
};

/** Services with the share of stores that offer them. */
const serviceShares = {
  Grooming: 0.85,
  'Dog Training': 0.72,
  'Vet Clinic': 0.22,
  'Pet Adoptions': 0.48,
  'Curbside Pickup': 0.93,
  'Self-Service Dog Wash': 0.3,
  Aquatics: 0.65,
} as const;

/** Services of a store; larger stores offer more. */
export const makeServices = (random: Random, size: number): readonly string[] =>
  Object.entries(serviceShares)
    .filter(([, share]) => random.chance(Math.min(0.98, share * (0.8 + size * 0.07))))
    .map(([service]) => service);

const sizes = [1, 2, 2, 3, 3, 3, 4, 4, 5];

export const makeSize = (random: Random): number => random.pick(sizes);
