/** Units of sizes by the words for them. */
const units: ReadonlyMap<string, string> = new Map([
  ['lb', 'lb'],
  ['lbs', 'lb'],
  ['pound', 'lb'],
  ['pounds', 'lb'],
  ['oz', 'oz'],
  ['ounce', 'oz'],
  ['ounces', 'oz'],
  ['gallon', 'gallon'],
  ['gallons', 'gallon'],
  ['gal', 'gallon'],
  ['ft', 'ft'],
  ['foot', 'ft'],
  ['feet', 'ft'],
  ['in', 'in'],
  ['inch', 'in'],
  ['inches', 'in'],
  ['count', 'count'],
  ['ct', 'count'],
  ['cup', 'cup'],
  ['cups', 'cup'],
  ['dose', 'dose'],
  ['doses', 'dose'],
]);

/** The words for units as alternatives of a regular expression, the longest first. */
export const UNIT_WORDS: string = [...units.keys()].sort((one, two) => two.length - one.length).join('|');

/** The unit that a word names; the word itself when it names none. */
export const unitOf = (word: string): string => units.get(word.toLowerCase()) ?? word.toLowerCase();
