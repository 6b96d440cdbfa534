/** Endings of street names with the abbreviations of the postal service. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['alley', 'Aly'],
  ['avenue', 'Ave'],
  ['boulevard', 'Blvd'],
  ['circle', 'Cir'],
  ['court', 'Ct'],
  ['crossing', 'Xing'],
  ['drive', 'Dr'],
  ['expressway', 'Expy'],
  ['freeway', 'Fwy'],
  ['heights', 'Hts'],
  ['highway', 'Hwy'],
  ['lane', 'Ln'],
  ['parkway', 'Pkwy'],
  ['place', 'Pl'],
  ['plaza', 'Plz'],
  ['point', 'Pt'],
  ['road', 'Rd'],
  ['square', 'Sq'],
  ['street', 'St'],
  ['terrace', 'Ter'],
  ['trail', 'Trl'],
]);

const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['north', 'N'],
  ['northeast', 'NE'],
  ['east', 'E'],
  ['southeast', 'SE'],
  ['south', 'S'],
  ['southwest', 'SW'],
  ['west', 'W'],
  ['northwest', 'NW'],
]);

const UNITS: ReadonlyMap<string, string> = new Map([
  ['apartment', 'Apt'],
  ['building', 'Bldg'],
  ['floor', 'Fl'],
  ['suite', 'Ste'],
]);

/** Words that keep their capitals. */
const CAPITALS = new Set(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'PO', 'US']);

const isDirection = (word: string): boolean =>
  DIRECTIONS.has(key(word)) || [...DIRECTIONS.values()].includes(word.toUpperCase());

const wordsOf = (line: string): readonly string[] => line.split(/\s+/).filter((word) => word !== '');

const key = (word: string): string => word.toLowerCase().replace(/\.$/, '');

const capitalised = (word: string): string => {
  if (CAPITALS.has(word.toUpperCase())) return word.toUpperCase();
  return /^\d/.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
};

/** Text that has only one kind of letters gets capitals; any other text keeps its own. */
const withCapitals = (words: readonly string[]): readonly string[] => {
  const text = words.join(' ');
  return text === text.toLowerCase() || text === text.toUpperCase() ? words.map(capitalised) : words;
};

/** Capitalises a name that was typed in one kind of letters, such as `san diego`. */
export const nameInCapitals = (name: string): string => withCapitals(wordsOf(name)).join(' ');

/**
 * A street as the postal service writes it: `1 north bark street` becomes `1 N Bark St`. The last word that is not a
 * direction is the ending; a street that is only called `Avenue` keeps its name.
 */
export const standardStreet = (line: string): string => {
  const words = withCapitals(wordsOf(line));
  const last = words.findLastIndex((word) => !isDirection(word));
  const standard = words.map((word, index) => {
    const ending = index === last && index > 1 ? ENDINGS.get(key(word)) : undefined;
    const isOutside = (index === 1 && last > 2) || index > last;
    const direction = isOutside ? DIRECTIONS.get(key(word)) : undefined;
    return ending ?? direction ?? word.replace(/\.$/, '');
  });
  // Abbreviations can leave capitals only.
  return withCapitals(standard).join(' ');
};

/** A unit as the postal service writes it: `apartment 2` becomes `Apt 2`. */
export const standardUnit = (line: string): string =>
  withCapitals(withCapitals(wordsOf(line)).map((word) => UNITS.get(key(word)) ?? word.replace(/\.$/, ''))).join(' ');
