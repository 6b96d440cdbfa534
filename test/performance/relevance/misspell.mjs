const NEIGHBOURS = {
  a: 's',
  b: 'v',
  c: 'x',
  d: 'f',
  e: 'r',
  f: 'g',
  g: 'h',
  h: 'j',
  i: 'o',
  j: 'k',
  k: 'l',
  l: 'k',
  m: 'n',
  n: 'm',
  o: 'p',
  p: 'o',
  q: 'w',
  r: 't',
  s: 'd',
  t: 'y',
  u: 'i',
  v: 'b',
  w: 'e',
  x: 'c',
  y: 'u',
  z: 'x',
};
/**
 * The minimum length of a word to misspell. Shorter words are seldom misspelt, and one letter turns them into another
 * word.
 */
const SHORTEST = 5;

const replaced = (word, at, length, by) => word.slice(0, at) + by + word.slice(at + length);

/** Typing errors. The first letter is usually right. */
const SLIPS = [
  (word, at) => replaced(word, at, 1, ''),
  (word, at) => replaced(word, at, 1, word[at] + word[at]),
  (word, at) => replaced(word, at, 1, NEIGHBOURS[word[at]] ?? word[at]),
  (word, at) => replaced(word, at - 1, 2, (word[at] ?? '') + word[at - 1]),
];

/** Returns the text with one typing error in a word of at least `shortest` letters; undefined when it has none. */
export const misspelt = (text, chance, shortest = SHORTEST) => {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (word.length >= shortest && /^[a-z]+$/.test(word) ? [index] : []));
  if (long.length === 0) return undefined;
  const index = chance.pick(long);
  const word = words[index];
  for (;;) {
    const slipped = chance.pick(SLIPS)(word, 1 + chance.below(word.length - 1));
    if (slipped !== word) return words.with(index, slipped).join(' ');
  }
};

/** Words whose ending a search may remove before the look-up. A typing error in the ending prevents that. */
const ENDED = /^[a-z]{3,}(?:ing|ers?|ed|es|ies|s)$/;
const ENDING_LETTERS = 3;

/**
 * Returns the text with one typing error in the ending of a longer word ("trainign"); undefined when none has an
 * ending.
 */
export const misspeltEnding = (text, chance) => {
  const words = text.split(' ');
  const ended = words.flatMap((word, index) => (word.length > SHORTEST && ENDED.test(word) ? [index] : []));
  if (ended.length === 0) return undefined;
  const index = chance.pick(ended);
  const word = words[index];
  for (;;) {
    const slipped = chance.pick(SLIPS)(word, word.length - 1 - chance.below(ENDING_LETTERS - 1));
    if (slipped !== word) return words.with(index, slipped).join(' ');
  }
};
