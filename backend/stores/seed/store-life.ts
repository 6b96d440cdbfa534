import * as v from 'valibot';
import { checkData, text } from '../../shared/data-file.ts';
import type { Random } from '../../shared/random.ts';
import type { StoreHours } from '../store-records.ts';
import hoursFile from './data/hours.json' with { type: 'json' };
import servicesFile from './data/services.json' with { type: 'json' };

const time = v.pipe(v.string(), v.isoTime());
const times = v.pipe(v.array(v.strictTuple([time, time])), v.minLength(1));

type Times = readonly [opens: string, closes: string];

const hours = checkData(
  'stores/seed/data/hours.json',
  v.strictObject({ weekdays: times, shortSundays: times }),
  hoursFile,
);

const SUNDAY = 0;
const SATURDAY = 6;

/** Opening hours: usually the same from Monday to Saturday, often shorter on Sundays. */
export const makeHours = (random: Random, size: number): readonly StoreHours[] => {
  const weekdays = random.pick<Times>(hours.weekdays);
  const [opens, closes] = weekdays;
  const saturdays: Times = random.chance(0.15) ? [opens, '20:00'] : weekdays;
  const sundays = random.chance(0.6) ? random.pick<Times>(hours.shortSundays) : weekdays;
  const closedOnSundays = size === 1 && random.chance(0.12);
  return Array.from({ length: 7 }, (_, day): StoreHours => {
    const times = day === SUNDAY ? sundays : day === SATURDAY ? saturdays : ([opens, closes] satisfies Times);
    return { day, opens: times[0], closes: times[1] };
  }).filter(({ day }) => day !== SUNDAY || !closedOnSundays);
};

/** Services with the share of stores that offer them. */
const serviceShares = checkData(
  'stores/seed/data/services.json',
  v.record(text, v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  servicesFile,
);

/** Services of a store; larger stores offer more. */
export const makeServices = (random: Random, size: number): readonly string[] =>
  Object.entries(serviceShares)
    .filter(([, share]) => random.chance(Math.min(0.98, share * (0.8 + size * 0.07))))
    .map(([service]) => service);

const sizes = [1, 2, 2, 3, 3, 3, 4, 4, 5];

export const makeSize = (random: Random): number => random.pick(sizes);
