import { distance } from 'fastest-levenshtein';
import type { Environment } from './setting.ts';
import { settingEntries } from './settings.ts';

/** Shorter names resemble many others, such as `PORT`, `PATH` and `POST`, so they may differ less. */
const LONG_FROM = 7;
const NEAR = { long: 2, short: 1 } as const;

const KNOWN = settingEntries.map(([name]) => name);
const isKnown: ReadonlySet<string> = new Set(KNOWN);

/** Returns a message for each variable that resembles a setting but is none, since it would be ignored silently. */
export const misspelledSettings = (environment: Environment): ReadonlyArray<string> =>
  Object.keys(environment)
    .filter((name) => !isKnown.has(name))
    .flatMap((name) => {
      const meant = closestSetting(name);
      return meant === undefined ? [] : [`${name} is not a setting of the shop; did you mean ${meant}?`];
    });

/** Returns the setting that a name resembles: at most one or two letters differ, in any case. */
const closestSetting = (name: string): string | undefined => {
  const given = name.toUpperCase();
  const near = KNOWN.filter((known) => isNear(given, known));
  return near.toSorted((one, other) => distance(given, one) - distance(given, other))[0];
};

const isNear = (given: string, known: string): boolean => {
  if (Math.abs(given.length - known.length) > NEAR.long) return false;
  const letters = distance(given, known);
  return letters <= (known.length < LONG_FROM ? NEAR.short : NEAR.long) || (letters === 2 && isSwap(given, known));
};

/** Whether two neighbouring letters are swapped, which counts as two changes. */
const isSwap = (one: string, other: string): boolean => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
};
