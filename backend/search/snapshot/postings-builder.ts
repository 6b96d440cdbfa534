import { makeGrowingInt32 } from './growing-array.ts';
import type { YieldWhenDue } from '../../shared/yield-when-due.ts';
import type { Postings } from './snapshot.ts';
import { makeTermDictionary, type TermDictionary } from './term-dictionary.ts';
import { foldWord, wordsOf } from '../text/text.ts';

/** A text field of a product with the weight of its words. */
export interface TextField {
  readonly text: string;
  readonly weight: number;
  /** False for the description: words that occur only there are weak evidence. */
  readonly strong: boolean;
}

/** The terms of one product: term number, weight, and whether it occurs outside the description. */
export type TermWeights = ReadonlyMap<number, { readonly sum: number; readonly strong: boolean }>;

export interface PostingsBuilder {
  /**
   * Computes the weights of a product's words. New terms get a number, also when the product is not added; there is no
   * other side effect.
   */
  weigh(fields: readonly TextField[]): TermWeights;
  /** Adds the words of the next product. */
  add(weights: TermWeights): void;
  build(yieldWhenDue: YieldWhenDue): Promise<{ readonly dictionary: TermDictionary; readonly postings: Postings }>;
}

/** Saturation of repeated words. */
const SATURATION = 0.6;
const MAX_WEIGHT = 127;
export const STRONG = 128;

const STEPS_BETWEEN_TURNS = 65_536;
const MAX_CACHED_WORDS = 200_000;

const toWeight = (sum: number): number => Math.max(1, Math.round((sum / (sum + SATURATION)) * MAX_WEIGHT));

/**
 * Collects the words of products as rows of numbers (term, product and weight) and sorts them into lists by term at the
 * end. This needs little memory per occurrence and no objects.
 */
export const makePostingsBuilder = (): PostingsBuilder => new ArrayPostingsBuilder();

class ArrayPostingsBuilder implements PostingsBuilder {
  readonly #termNumbers = new Map<string, number>();
  readonly #wordCache = new Map<string, number>();
  readonly #terms = makeGrowingInt32();
  readonly #entries = makeGrowingInt32();
  #product = 0;

  constructor() {}

  readonly weigh: PostingsBuilder['weigh'] = (fields: readonly TextField[]): TermWeights => {
    const weights = new Map<number, { sum: number; strong: boolean }>();
    for (const field of fields) {
      for (const word of wordsOf(field.text)) {
        const term = this.#termOf(word);
        const known = weights.get(term);
        if (known === undefined) weights.set(term, { sum: field.weight, strong: field.strong });
        else {
          known.sum += field.weight;
          known.strong ||= field.strong;
        }
      }
    }
    return weights;
  };

  readonly add: PostingsBuilder['add'] = (weights) => {
    for (const [term, { sum, strong }] of weights) {
      this.#terms.push(term);
      this.#entries.push(this.#product * 256 + toWeight(sum) + (strong ? STRONG : 0));
    }
    this.#product += 1;
  };

  readonly build: PostingsBuilder['build'] = async (yieldWhenDue) => {
    const words = new Map([...this.#wordCache].reverse().map(([word, term]) => [term, word]));
    const sorted = [...this.#termNumbers.keys()].sort();
    const displayed = sorted.map((text) => words.get(this.#termNumbers.get(text) ?? -1) ?? text);
    await yieldWhenDue();
    const rank = new Int32Array(sorted.length);
    sorted.forEach((text, index) => {
      rank[this.#termNumbers.get(text) ?? 0] = index;
    });
    const offsets = new Int32Array(sorted.length + 1);
    for (let at = 0; at < this.#terms.length; at += 1) {
      const slot = (rank[this.#terms.at(at)] ?? 0) + 1;
      offsets[slot] = (offsets[slot] ?? 0) + 1;
      if (at % STEPS_BETWEEN_TURNS === 0) await yieldWhenDue();
    }
    for (let term = 0; term < sorted.length; term += 1)
      offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
    const next = offsets.slice();
    const products = new Int32Array(this.#terms.length);
    const weights = new Uint8Array(this.#terms.length);
    for (let at = 0; at < this.#terms.length; at += 1) {
      const term = rank[this.#terms.at(at)] ?? 0;
      const slot = next[term] ?? 0;
      next[term] = slot + 1;
      const entry = this.#entries.at(at);
      products[slot] = entry >>> 8;
      weights[slot] = entry & 255;
      if (at % STEPS_BETWEEN_TURNS === 0) await yieldWhenDue();
    }
    const met = Array.from(this.#wordCache, ([word, term]) => [word, rank[term] ?? 0] as const);
    return { dictionary: makeTermDictionary(sorted, displayed, met), postings: { offsets, products, weights } };
  };

  #termOf(word: string): number {
    const cached = this.#wordCache.get(word);
    if (cached !== undefined) return cached;
    const folded = foldWord(word);
    let term = this.#termNumbers.get(folded);
    if (term === undefined) {
      term = this.#termNumbers.size;
      this.#termNumbers.set(folded, term);
    }
    if (this.#wordCache.size < MAX_CACHED_WORDS) this.#wordCache.set(word, term);
    return term;
  }
}
