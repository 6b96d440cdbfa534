const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a text stands in a name as whole words: `6 lb` is in `Salmon Dinner, 6 lb` and not in `16 lb`. */
const isInName = (name: string, text: string): boolean => {
  for (let at = name.indexOf(text); at >= 0; at = name.indexOf(text, at + 1)) {
    const around = name.slice(Math.max(0, at - 1), at) + name.slice(at + text.length, at + text.length + 1);
    if (!LETTER_OR_DIGIT.test(around)) return true;
  }
  return false;
};

/**
 * The facts to show below a name: brand, size and flavor, as far as they are known and the name does not say them.
 * Services differ in what a line's name contains.
 */
export const factsNotInName = (name: string, facts: ReadonlyArray<string | undefined>): ReadonlyArray<string> => {
  const lower = name.toLowerCase();
  return facts.flatMap((fact = '') => (fact === '' || isInName(lower, fact.toLowerCase()) ? [] : [fact]));
};
