import { usStates } from './us-states.ts';

/** Abbreviations with their meaning. */
const shortened: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`.]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** An abbreviation precedes a name; at the end it can be a name that is being typed. */
const keyOf = (words: readonly string[]): string =>
  words.map((word, index) => (index < words.length - 1 ? (shortened.get(word) ?? word) : word)).join('');

/** The normalised key of a city's name: `St. Louis`, `Saint Louis` and `saint-louis` have the same. */
export const placeKey = (name: string): string => keyOf(wordsOf(name));

export const backward = (key: string): string => [...key].reverse().join('');

/** An interpretation of a place name. */
export interface PlaceReading {
  /** The city's name or a prefix of it. */
  readonly key: string;
  /** Codes of possible states; undefined when none was named. */
  readonly states: readonly string[] | undefined;
}

const statesNamed = (
  words: readonly string[],
  isMeant: (name: string, given: string) => boolean,
): readonly string[] => {
  const given = words.join('');
  return usStates
    .filter(({ code, name }) => isMeant(code.toLowerCase(), given) || isMeant(placeKey(name), given))
    .map(({ code }) => code);
};

const MAX_STATE_WORDS = 4;

/**
 * Interpretations of a text as a city, a city and its state (`San Diego, CA`, `san diego california`), or a prefix of
 * one. Empty when none is possible.
 */
export const readPlaceName = (text: string): readonly PlaceReading[] => {
  const [before = '', ...after] = text.split(',');
  const words = wordsOf(before);
  const behindComma = wordsOf(after.join(' '));
  if (words.length === 0) return [];
  if (behindComma.length > 0) {
    const states = statesNamed(behindComma, (name, given) => name.startsWith(given));
    return states.length === 0 ? [] : [{ key: keyOf(words), states }];
  }
  const readings: PlaceReading[] = [{ key: keyOf(words), states: undefined }];
  for (let count = 1; count <= Math.min(MAX_STATE_WORDS, words.length - 1); count += 1) {
    const states = statesNamed(words.slice(-count), (name, given) => name === given);
    if (states.length > 0) readings.push({ key: keyOf(words.slice(0, -count)), states });
  }
  return readings;
};
