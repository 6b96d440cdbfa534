const { createHash } = require('node:crypto');

const FIRST = 'abcdefghijklmnopqrstuvwxyz';
const SECOND = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LAST = `${FIRST}${SECOND}`;
const CODES = FIRST.length * SECOND.length;

/**
 * Returns a code of two characters for each of the CSS modules, by their paths. A code is derived from its path, so that
 * a new module rarely changes those of others. Its second character is not a lower-case letter, unlike the one of any
 * global class. Throws when there are more modules than codes.
 */
exports.moduleCodes = (paths) => {
  if (paths.length > CODES) throw new Error(`${paths.length} CSS modules have only ${CODES} codes.`);
  const codes = new Map();
  const taken = new Set();
  for (const path of [...paths].sort()) {
    let number = createHash('sha256').update(path).digest().readUInt32BE() % CODES;
    while (taken.has(number)) number = (number + 1) % CODES;
    taken.add(number);
    codes.set(path, FIRST[number % FIRST.length] + SECOND[Math.floor(number / FIRST.length)]);
  }
  return codes;
};

/** Returns a map from a module's own names to names that are unique in the shop: the module's code and a place. */
exports.shortNames = (code, names) => new Map([...names].sort().map((name, place) => [name, code + digitsOf(place)]));

const digitsOf = (place) =>
  (place < LAST.length ? '' : digitsOf(Math.floor(place / LAST.length) - 1)) + LAST[place % LAST.length];

/**
 * Returns a function that shortens the names of custom properties in the text of a stylesheet: those that `definitions`,
 * a stylesheet, defines. All other names stay. The function throws for one of these that is as short as a new name.
 */
exports.tokenShortener = (definitions) => {
  const names = new Set(Array.from(definitions.matchAll(/^ {0,8}--([\w-]{1,40}):/gm), ([, name]) => name));
  const short = new Map([...names].sort().map((name, place) => [name, digitsOf(place)]));
  const taken = new Set(short.values());
  const rename = (whole, name) => {
    if (short.has(name)) return `--${short.get(name)}`;
    if (taken.has(name)) throw new Error(`The custom property ${whole} needs a name of three letters or more.`);
    return whole;
  };
  return (css) => css.replace(/(?<![\w-])--([\w-]+)/g, rename);
};
