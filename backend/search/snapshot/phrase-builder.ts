import type { IndexedProduct } from './catalogue-reader.ts';
import { makePhraseTable, type Phrase, type PhraseTable } from './phrase-table.ts';
import type { SnapshotCategory } from './snapshot.ts';

export interface PhraseBuilder {
  /** Computes the phrases of a product without side effects. */
  phrasesOf(product: IndexedProduct, brandName: string, leaf: number): readonly Phrase[];
  /** Counts the phrases of the next product. */
  add(phrases: readonly Phrase[]): void;
  build(): PhraseTable;
}

/** Minimum number of products for a phrase. */
const MIN_PRODUCTS = 2;
const MAX_PHRASES = 20_000;

const furry = new Set(['dog', 'cat']);

/** How shoppers name a category: "Plush Toys" under Dog is "dog plush toys". */
export const categoryLabel = (category: SnapshotCategory): string => {
  const name = category.name.toLowerCase();
  const needsDepartment = furry.has(category.department) && !/\b(dog|cat|puppy|kitten)s?\b/.test(name);
  return needsDepartment ? `${category.department} ${name}` : name;
};

/** Creates the builder of phrases: categories, brands, and attributes within a category. */
export const makePhraseBuilder = (categories: readonly SnapshotCategory[]): PhraseBuilder => {
  const labels = categories.map(categoryLabel);
  const weights = new Map<string, { count: number; weight: number }>();

  const count = ({ text, weight }: Phrase): void => {
    const known = weights.get(text);
    if (known === undefined) weights.set(text, { count: 1, weight });
    else {
      known.count += 1;
      known.weight += weight;
    }
  };

  return {
    phrasesOf: (product, brandName, leaf) => {
      const label = labels[leaf];
      if (label === undefined) return [];
      const phrases: Phrase[] = [];
      const weight = product.popularity;
      const parent = categories[leaf]?.parent;
      const brand = brandName.toLowerCase().replace(/[®™]/g, '');
      const say = (text: string, worth: number): void => void phrases.push({ text, weight: worth });
      say(label, weight);
      if (product.liveAnimal) return phrases;
      if (brand !== '') {
        say(brand, weight);
        say(`${brand} ${label}`, weight * 0.8);
      }
      if (parent !== undefined && categories[parent]?.parent !== undefined) {
        say(labels[parent] ?? label, weight);
        if (brand !== '') say(`${brand} ${labels[parent] ?? label}`, weight * 0.9);
      }
      const stage = product.lifeStage?.toLowerCase();
      if (stage !== undefined && /^(puppy|kitten|senior)$/.test(stage) && !label.includes(stage)) {
        say(`${stage} ${label}`, weight * 0.9);
      }
      const flavor = product.variants[0]?.flavor?.toLowerCase();
      if (flavor !== undefined && !label.includes(flavor)) say(`${flavor} ${label}`, weight * 0.7);
      if (/grain free/i.test(product.name)) say(`grain free ${label}`, weight * 0.9);
      return phrases;
    },
    add: (phrases) => phrases.forEach(count),
    build: () =>
      makePhraseTable(
        [...weights]
          .filter(([, { count: products }]) => products >= MIN_PRODUCTS)
          .sort(([, one], [, two]) => two.weight - one.weight)
          .slice(0, MAX_PHRASES)
          .map(([text, { weight }]) => ({ text, weight })),
      ),
  };
};
