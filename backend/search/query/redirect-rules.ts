import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import { foldWord, isEmptyWord, wordsOf } from '../text/text.ts';
import file from './data/redirects.json' with { type: 'json' };

/** A query that leads to a page instead of results. */
export interface RedirectRule {
  readonly ruleId: number;
  readonly matchId: number;
  readonly url: string;
  readonly phrase: string;
}

const pages = checkData(
  'search/query/data/redirects.json',
  v.array(v.strictObject({ url: v.pipe(v.string(), v.startsWith('/')), phrases: texts })),
  file,
);

/** The telling words: "how do I return something" is "return". */
const keyOf = (text: string): string => {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isEmptyWord(word));
  return (telling.length > 0 ? telling : words).map(foldWord).join(' ');
};

const rules = new Map<string, RedirectRule>();
pages.forEach(({ url, phrases }, page) =>
  phrases.forEach((phrase, index) => {
    const key = keyOf(phrase);
    if (!rules.has(key)) rules.set(key, { ruleId: page + 1, matchId: (page + 1) * 100 + index, url, phrase });
  }),
);

/** The page that the query names; undefined when it is a normal search. */
export const redirectFor = (query: string): RedirectRule | undefined => rules.get(keyOf(query));
