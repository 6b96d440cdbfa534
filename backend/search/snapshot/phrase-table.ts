import type { PhraseSuggestion } from '../model/search-types.ts';
import { foldWord, isEmptyWord, wordsOf } from '../text/text.ts';

/** A phrase that shoppers can search for, with its popularity. */
export interface Phrase {
  readonly text: string;
  readonly weight: number;
}

/** Distinct phrases, searchable by words or prefixes. */
export interface PhraseTable {
  readonly size: number;
  suggest(words: readonly string[], limit: number): readonly PhraseSuggestion[];
  /** The phrases with the most weight. */
  popular(limit: number): readonly PhraseSuggestion[];
}

interface IndexedPhrase {
  readonly text: string;
  readonly words: readonly string[];
  readonly terms: ReadonlySet<string>;
  readonly score: number;
}

const STARTS_WITH_BONUS = 4;
const EXACT_BONUS = 3;

const toIndexed = ({ text, weight }: Phrase): IndexedPhrase => {
  const words = wordsOf(text);
  return { text, words, terms: new Set(words.map(foldWord)), score: Math.log2(2 + weight) };
};

/** Whether the phrase has a word with this prefix. */
const hasWord = (phrase: IndexedPhrase, word: string): boolean =>
  phrase.terms.has(foldWord(word)) || phrase.words.some((own) => own.startsWith(word));

/** Distinct words in order, each with the phrases that have it. */
const indexWords = (
  phrases: readonly IndexedPhrase[],
): { words: readonly string[]; phrasesOf: Map<string, number[]> } => {
  const phrasesOf = new Map<string, number[]>();
  phrases.forEach((phrase, number) => {
    for (const word of new Set(phrase.words)) {
      const list = phrasesOf.get(word);
      if (list === undefined) phrasesOf.set(word, [number]);
      else list.push(number);
    }
  });
  return { words: [...phrasesOf.keys()].sort(), phrasesOf };
};

const rangeOf = (sorted: readonly string[], prefix: string): readonly [number, number] => {
  const firstNotBelow = (text: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [firstNotBelow(prefix), firstNotBelow(`${prefix}\uffff`)];
};

/** Creates the table. The caller joins phrases that differ only in case. */
export const makePhraseTable = (source: readonly Phrase[]): PhraseTable => {
  const phrases = source.map(toIndexed);
  const { words, phrasesOf } = indexWords(phrases);

  const candidates = (last: string): ReadonlySet<number> => {
    const found = new Set<number>();
    const [start, end] = rangeOf(words, last);
    for (let at = start; at < end; at += 1) {
      for (const number of phrasesOf.get(words[at] ?? '') ?? []) found.add(number);
    }
    return found;
  };

  return {
    size: phrases.length,
    popular: (limit) =>
      phrases
        .toSorted((one, two) => two.score - one.score || (one.text < two.text ? -1 : 1))
        .slice(0, limit)
        .map(({ text }) => ({ text, matchedTerms: [] })),
    suggest: (typed, limit) => {
      const last = typed.at(-1);
      if (last === undefined || limit <= 0) return [];
      const whole = typed.slice(0, -1).filter((word) => !isEmptyWord(word));
      const typedText = typed.join(' ');
      const scored: { phrase: IndexedPhrase; score: number }[] = [];
      for (const number of candidates(last)) {
        const phrase = phrases[number];
        if (phrase === undefined || !whole.every((word) => hasWord(phrase, word))) continue;
        const phraseText = phrase.words.join(' ');
        const bonus =
          (phraseText.startsWith(typedText) ? STARTS_WITH_BONUS : 0) + (phraseText === typedText ? EXACT_BONUS : 0);
        scored.push({ phrase, score: phrase.score + bonus });
      }
      scored.sort((one, two) => two.score - one.score || (one.phrase.text < two.phrase.text ? -1 : 1));
      return scored.slice(0, limit).map(({ phrase }) => ({ text: phrase.text, matchedTerms: [...typed] }));
    },
  };
};
