import { toSearchText } from '../shared/search-text.ts';

const MAX_WORDS = 6;
const LEAST_LENGTH = 3;

/** Words that occur in most questions. */
const COMMON = new Set(
  'a an and are can did do does for from has have how i in is it its my of on or that the this to use was what when where which will with you your'.split(
    ' ',
  ),
);

/** The beginnings of the words to find, without common words and endings; none for a search of common words only. */
export const searchWords = (search: string): readonly string[] =>
  [
    ...new Set(
      toSearchText(search)
        .split(' ')
        .filter((word) => word.length >= 2 && !COMMON.has(word))
        .map((word) => {
          const stem = word.replace(/(?:ing|able|ed|es|s|y)$/, '');
          return stem.length >= LEAST_LENGTH ? stem : word;
        }),
    ),
  ].slice(0, MAX_WORDS);
