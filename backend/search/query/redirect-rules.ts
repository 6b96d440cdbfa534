import * as v from 'valibot';
import { checkData, texts } from '../../shared/data-file.ts';
import { termsOf } from '../text/text.ts';
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

const keyOf = (text: string): string => termsOf(text).join(' ');

const rules: ReadonlyMap<string, RedirectRule> = new Map(
  pages.flatMap(({ url, phrases }, page) =>
    phrases.map(
      (phrase, index) => [keyOf(phrase), { ruleId: page + 1, matchId: (page + 1) * 100 + index, url, phrase }] as const,
    ),
  ),
);

/** The page that the query names; undefined when it is a normal search. */
export const redirectFor = (query: string): RedirectRule | undefined => rules.get(keyOf(query));
