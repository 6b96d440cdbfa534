import { STRONG } from '../snapshot/postings-builder.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Correction } from './similar-words.ts';

/** A word of the query with the words that it can mean. */
export interface Candidate {
  /** The folded word as typed. */
  readonly term: string;
  /** Terms of the catalogue for a word that is certain; empty for one to choose. */
  readonly terms: readonly number[];
  readonly corrections: readonly Correction[];
}

/** Products that have all words chosen so far, outside their descriptions. */
class Context {
  readonly #snapshot: Snapshot;
  readonly #words: Uint8Array;
  #count = 0;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#words = new Uint8Array(snapshot.size);
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** How many of the products have one of these terms, too. */
  sharing(terms: readonly number[]): number {
    let shared = 0;
    this.#each(terms, (product) => {
      if (this.#words[product] === this.#count) shared += 1;
    });
    return shared;
  }

  /** Keeps the products that have one of these terms, unless none has. */
  add(terms: readonly number[]): void {
    if (this.sharing(terms) === 0) return;
    this.#each(terms, (product) => {
      if (this.#words[product] === this.#count) this.#words[product] = this.#count + 1;
    });
    this.#count += 1;
  }

  #each(terms: readonly number[], visit: (product: number) => void): void {
    const { offsets, products, weights } = this.#snapshot.postings;
    for (const term of terms) {
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at += 1) if ((weights[at] ?? 0) >= STRONG) visit(products[at] ?? 0);
    }
  }
}

const SUPPORTED = 0.75;
const SUPPORT = 0.3;
const NAMED = 1;

/** The folded words beside a word. */
interface Neighbours {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface Choice {
  readonly correction: Correction;
  readonly value: number;
}

const best = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (found, choice) => (found === undefined || choice.value > found.value ? choice : found),
    undefined,
  );

const makesName = ({ namePairs }: Snapshot, { before, after }: Neighbours, term: string): boolean =>
  namePairs.has(`${before ?? ''} ${term}`) || namePairs.has(`${term} ${after ?? ''}`);

/**
 * The likeliest correction of a word: it costs little, products have it together with the other words, and with the
 * word beside it, it makes a name of a category or brand.
 */
const chooseWithin = (
  snapshot: Snapshot,
  context: Context,
  { corrections }: Candidate,
  beside: Neighbours,
): Choice | undefined =>
  best(
    corrections.flatMap((correction) => {
      const isNamed = makesName(snapshot, beside, correction.term);
      if (correction.isFar && !isNamed) return [];
      const shared = context.isEmpty ? 0 : context.sharing(correction.terms);
      const support = shared > 0 ? SUPPORTED + SUPPORT * Math.log10(1 + shared) : 0;
      return [{ correction, value: support + (isNamed ? NAMED : 0) - correction.cost }];
    }),
  );

/** The correction of the first word for which the second one has the likeliest correction. */
const chooseFirst = (
  snapshot: Snapshot,
  first: Candidate,
  second: Candidate,
  areAdjacent: boolean,
): Choice | undefined =>
  best(
    first.corrections.flatMap((correction) => {
      const context = new Context(snapshot);
      context.add(correction.terms);
      const before = areAdjacent ? correction.term : undefined;
      const next = chooseWithin(snapshot, context, second, { before, after: undefined });
      if (next === undefined) return [];
      const isNamed = makesName(snapshot, { before: undefined, after: next.correction.term }, correction.term);
      return correction.isFar && !(isNamed && areAdjacent) ? [] : [{ correction, value: next.value - correction.cost }];
    }),
  );

/**
 * Chooses for each uncertain word the correction that products have together with the other words: "catt litr" means
 * cat litter. Undefined for words that are certain and for those that no correction fits. The work is bounded by the few
 * corrections of a word.
 */
export const chooseCorrections = (
  snapshot: Snapshot,
  candidates: readonly Candidate[],
): readonly (Correction | undefined)[] => {
  const context = new Context(snapshot);
  for (const { terms } of candidates) if (terms.length > 0) context.add(terms);
  const open = candidates.filter(({ corrections }) => corrections.length > 0);
  const [first, second] = open;
  const chosen: (Correction | undefined)[] = [];
  candidates.forEach((candidate, index) => {
    if (candidate.corrections.length === 0) return void chosen.push(undefined);
    const next = candidates[index + 1];
    const beside = {
      before: index === 0 ? undefined : (chosen[index - 1]?.term ?? candidates[index - 1]?.term),
      after: next?.term,
    };
    const found =
      (candidate === first && second !== undefined && context.isEmpty
        ? chooseFirst(snapshot, first, second, next === second)
        : undefined) ?? chooseWithin(snapshot, context, candidate, beside);
    if (found !== undefined) context.add(found.correction.terms);
    chosen.push(found?.correction);
  });
  return chosen;
};
