import * as v from 'valibot';
import { checkData, text, texts } from '../../shared/data-file.ts';
import { editDistance } from '../../shared/edit-distance.ts';
import file from './data/synonyms.json' with { type: 'json' };
import { foldWord } from './text.ts';

const schema = v.strictObject({
  /** Groups of synonyms in both directions. */
  alike: v.array(texts),
  /** Synonyms in one direction, by the word that a shopper uses. */
  means: v.pipe(
    v.record(text, texts),
    v.transform((words) => new Map(Object.entries(words))),
  ),
});

const { alike, means } = checkData('search/text/data/synonyms.json', schema, file);

const build = (): ReadonlyMap<string, readonly string[]> => {
  const others = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    const [key, value] = [foldWord(from), foldWord(to)];
    if (key === value) return;
    others.set(key, (others.get(key) ?? new Set()).add(value));
  };
  for (const group of alike) for (const from of group) for (const to of group) add(from, to);
  for (const [from, words] of means) for (const to of words) add(from, to);
  return new Map([...others].map(([key, values]) => [key, [...values]]));
};

const synonyms = build();
const spellings = [...new Set([...alike.flat(), ...means.keys()])];

/** Folded words that have synonyms, at most `most` edits away from the word, the nearest first. */
export const synonymsLike = (
  word: string,
  most: number,
): readonly { readonly spelling: string; readonly distance: number }[] =>
  spellings
    .map((spelling) => ({ spelling, distance: editDistance(word, spelling, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, two) => one.distance - two.distance);

/** Synonyms of a folded word, folded too. */
export const synonymsOf = (term: string): readonly string[] => synonyms.get(term) ?? [];
