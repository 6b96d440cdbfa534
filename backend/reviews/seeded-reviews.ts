import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { GENERATED_TODAY } from '../catalogue/generated-today.ts';
import { checkData, slug, text, texts } from '../shared/data-file.ts';
import { makeRandom, type Random } from '../shared/random.ts';
import file from './data/seeded-texts.json' with { type: 'json' };

/** A review of the demonstration's catalogue, derived from its product. Times are milliseconds since 1970. */
export interface SeededReview {
  /** Its place among the reviews of the product, from 0. */
  readonly number: number;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly petKind: string | undefined;
  readonly author: string;
  readonly isVerified: boolean;
  readonly helpful: number;
  readonly createdAt: number;
}

/** The facts of a product that its reviews follow. */
export interface SeededProduct {
  readonly partNumber: string;
  readonly name: string;
  readonly department: string;
  /** Slug of the product's category. */
  readonly category: string;
  /** ISO date. */
  readonly addedAt: string;
  /** Five counts, one star first. */
  readonly counts: readonly number[];
}

const byTone = { good: texts, fair: texts, bad: texts };
const schema = v.strictObject({
  /** What shoppers call their pets, by kind. */
  pets: v.record(slug, texts),
  titles: v.strictObject({ ...byTone, fine: texts }),
  /** Second sentences, which fit every product. */
  more: v.strictObject({ ...byTone, fine: texts }),
  /** First sentences by the categories whose products they are about. */
  groups: v.array(v.strictObject({ categories: v.array(slug), ...byTone })),
  authors: v.array(text),
});

const DATA = checkData('reviews/data/seeded-texts.json', schema, file);

type Group = (typeof DATA.groups)[number];
type Tone = 'good' | 'fine' | 'fair' | 'bad';

const GROUPS = new Map<string, Group>(
  DATA.groups.flatMap((group) => group.categories.map((category) => [category, group] as const)),
);

const DAY_MS = 86_400_000;
const LAST_INITIALS = 'ABCDEFGHJKLMNPRSTVWY';
const SECOND_SENTENCE = 0.62;
const VERIFIED = 0.88;
const WITHOUT_VOTES = 0.6;

const PETS = new Map(Object.entries(DATA.pets));
const ANY_PET: readonly string[] = ['my pet'];

const TONES: readonly Tone[] = ['bad', 'bad', 'fair', 'fine', 'good'];
const toneOf = (rating: number): Tone => TONES[rating - 1] ?? 'good';

const petKindOf = ({ department, name }: SeededProduct): string | undefined => {
  if (PETS.has(department)) return department;
  return /\bcats?\b|kitten/i.test(name) ? 'cat' : /\bdogs?\b|pupp/i.test(name) ? 'dog' : undefined;
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const withPet = (sentence: string, pet: string): string =>
  sentence.replaceAll('{pet}', pet).replaceAll('{Pet}', capitalised(pet));

const bodyOf = (random: Random, tone: Tone, group: Group | undefined, pet: string): string => {
  const firstTone = tone === 'fine' ? 'good' : tone;
  const firsts = group?.[firstTone] ?? DATA.more[firstTone];
  const first = random.pick(firsts);
  if (group === undefined || !random.chance(SECOND_SENTENCE)) return withPet(first, pet);
  const second = random.chance(0.5) ? random.pick(DATA.more[tone]) : random.pick(firsts);
  return withPet(second === first ? first : `${first} ${second}`, pet);
};

/** When it was written: since the product is sold, rather lately than long ago. */
const writtenAt = (random: Random, addedAt: number): number => {
  const days = Math.max(1, Math.floor((GENERATED_TODAY - addedAt) / DAY_MS));
  return GENERATED_TODAY - Math.floor(random.next() ** 1.4 * days) * DAY_MS;
};

const makeReview = (product: SeededProduct, number: number, rating: number): SeededReview => {
  const random = makeRandom(`review ${product.partNumber} ${number}`);
  const petKind = petKindOf(product);
  const tone = toneOf(rating);
  const pet = random.pick(PETS.get(petKind ?? '') ?? ANY_PET);
  return {
    number,
    rating,
    title: random.pick(DATA.titles[tone]),
    body: bodyOf(random, tone, GROUPS.get(product.category), pet),
    petKind,
    author: `${random.pick(DATA.authors)} ${random.pick([...LAST_INITIALS])}.`,
    isVerified: random.chance(VERIFIED),
    helpful: random.chance(WITHOUT_VOTES) ? 0 : Math.floor(1 + random.next() ** 3 * 24),
    createdAt: writtenAt(random, Date.parse(product.addedAt)),
  };
};

/** One number of stars for each review, in an order that only the product determines. */
const shuffledStars = ({ partNumber, counts }: SeededProduct): readonly number[] => {
  const stars = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const random = makeRandom(`stars ${partNumber}`);
  for (let last = stars.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [stars[last], stars[other]] = [stars[other] ?? 0, stars[last] ?? 0];
  }
  return stars;
};

/** All reviews of a product: as many of each number of stars as it counts. The same product always has the same ones. */
export const makeSeededReviews = (product: SeededProduct): readonly SeededReview[] =>
  shuffledStars(product).map((rating, number) => makeReview(product, number, rating));

/** The reviews of products that were read lately are kept, up to so many together. */
const KEPT_REVIEWS = 30_000;

/** Derives the reviews of products of the demonstration (decision 80). */
export type SeededReviews = (product: SeededProduct) => readonly SeededReview[];

export const makeSeededReviewSource = (): SeededReviews => {
  const kept = new LRUCache<string, readonly SeededReview[]>({
    maxSize: KEPT_REVIEWS,
    sizeCalculation: (reviews) => reviews.length + 1,
  });
  return (product) => {
    const { partNumber, name, category, counts } = product;
    const key = JSON.stringify([partNumber, name, category, counts]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = makeSeededReviews(product);
    kept.set(key, made);
    return made;
  };
};
