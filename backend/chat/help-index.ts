import * as v from 'valibot';
import type { ContentBody, ContentSection } from '../content/content-page.ts';
import { isEmptyWord, foldWord, wordsOf } from '../search/text/text.ts';
import { checkData, texts } from '../shared/data-file.ts';
import file from './data/words.json' with { type: 'json' };

/** A written page, as the database has it. */
export interface WrittenPage {
  readonly path: string;
  readonly title: string;
  readonly body: Pick<ContentBody, 'sections'>;
}

/** A section that answers a question. */
export interface HelpAnswer {
  readonly path: string;
  readonly title: string;
  readonly section: ContentSection;
}

interface Entry extends HelpAnswer {
  /** The folded words of the page's title, of the title and the heading, and of the rest. */
  readonly titled: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}

/** The sections of the shop's pages with their words. */
export interface HelpIndex {
  readonly entries: readonly Entry[];
  /** How telling a word is: the fewer sections have it, the more. */
  readonly weightOf: (word: string) => number;
}

const schema = v.strictObject({
  /** Words of questions that say nothing about their subject. The search keeps some of them. */
  asking: texts,
  /** Groups of words that mean the same in questions to a shop. */
  alike: v.array(texts),
});

const { asking, alike } = checkData('chat/data/words.json', schema, file);

const ASKING = new Set(asking);
const ALIKE = new Map(alike.flatMap((group) => group.map((word) => [foldWord(word), group.map(foldWord)] as const)));

const MAX_TERMS = 24;
/** A word that no section has weighs as much as one that this many have. */
const UNKNOWN_COUNT = 3;
/** The part of a question's weight that a section must have to count as an answer. */
const ENOUGH = 0.55;
/** A word in the title or the heading tells more about a section's subject than one in its text. */
const NAMED_BONUS = 0.75;

const subjectsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !ASKING.has(word) && !isEmptyWord(word))
      .map(foldWord),
  );

const textOf = ({ paragraphs = [], list = [] }: ContentSection): string => [...paragraphs, ...list].join(' ');

const linkTextOf = ({ links = [] }: ContentSection): string => links.map(({ text }) => text).join(' ');

/** Makes the index of all sections that say something. */
export const makeHelpIndex = (pages: readonly WrittenPage[]): HelpIndex => {
  const entries = pages.flatMap(({ path, title, body }) =>
    body.sections
      .filter((section) => textOf(section) !== '')
      .map((section) => ({
        path,
        title,
        section,
        titled: subjectsOf(title),
        named: subjectsOf(`${title} ${section.heading}`),
        told: subjectsOf(`${textOf(section)} ${linkTextOf(section)}`),
      })),
  );
  const counts = new Map<string, number>();
  for (const { named, told } of entries)
    for (const word of new Set([...named, ...told])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { entries, weightOf: (word) => Math.log(1 + entries.length / (counts.get(word) ?? UNKNOWN_COUNT)) };
};

interface Term {
  /** The word of the question and those that mean the same. */
  readonly words: readonly string[];
  readonly weight: number;
}

const termsOf = (question: string, weightOf: HelpIndex['weightOf']): readonly Term[] =>
  [...subjectsOf(question)]
    .slice(0, MAX_TERMS)
    .map((word) => ({ words: ALIKE.get(word) ?? [word], weight: weightOf(word) }));

const weightOfAll = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

/** The weight of the terms that the section tells of; the score is 0 when none of them names it. */
const rate = (entry: Entry, terms: readonly Term[]): { readonly covered: number; readonly score: number } => {
  const those = (words: ReadonlySet<string>): readonly Term[] =>
    terms.filter((term) => term.words.some((word) => words.has(word)));
  const [titled, named, told] = [those(entry.titled), those(entry.named), those(entry.told)];
  const covered = weightOfAll(terms.filter((term) => named.includes(term) || told.includes(term)));
  const share = titled.length / Math.max(1, entry.titled.size);
  return { covered, score: named.length === 0 ? 0 : covered + NAMED_BONUS * weightOfAll(named) + share };
};

/**
 * The section that answers a question best. Undefined when no section is named by a word of the question, or when the
 * best one tells of too little of the question. The work is bounded by the number of sections times 24 words.
 */
export const answerFrom = ({ entries, weightOf }: HelpIndex, question: string): HelpAnswer | undefined => {
  const terms = termsOf(question, weightOf);
  let best: { readonly entry: Entry; readonly covered: number; readonly score: number } | undefined;
  for (const entry of entries) {
    const rating = rate(entry, terms);
    if (rating.score > (best?.score ?? 0)) best = { entry, ...rating };
  }
  return best !== undefined && best.covered >= ENOUGH * weightOfAll(terms) ? best.entry : undefined;
};
