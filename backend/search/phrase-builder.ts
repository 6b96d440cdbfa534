import type { IndexedProduct } from './catalogue-reader.ts';
import { makePhraseTable, type PhraseTable } from './phrase-table.ts';
import type { SnapshotCategory } from './snapshot.ts';

export interface PhraseBuilder {
  add(product: IndexedProduct, brandName: string, leaf: number): void;
  build(): PhraseTable;
}

/** A phrase is kept when at least this many products are behind it. */
const FEWEST_PRODUCTS = 2;
const MOST_PHRASES = 20_000;

const furry = new Set(['dog', 'cat']);

/** How shoppers name a category: "Plush Toys" under Dog is "dog plush toys". */
export const categoryLabel = (category: SnapshotCategory): string => {
  const name = category.name.toLowerCase();
  const says = furry.has(category.department) && !/\b(dog|cat|puppy|kitten)s?\b/.test(name);
  return says ? `${category.department} ${name}` : name;
};

/** Counts the phrases that product after product stands for: categories, brands, and attributes within a category. */
export const makePhraseBuilder = (categories: readonly SnapshotCategory[]): PhraseBuilder => {
  const labels = categories.map(categoryLabel);
  const weights = new Map<string, { count: number; weight: number }>();

  const count = (text: string, popularity: number): void => {
    const known = weights.get(text);
    if (known === undefined) weights.set(text, { count: 1, weight: popularity });
    else {
      known.count += 1;
      known.weight += popularity;
    }
  };

  return {
    add: (product, brandName, leaf) => {
      const label = labels[leaf];
      if (label === undefined) return;
      const weight = product.popularity;
      const parent = categories[leaf]?.parent;
      const brand = brandName.toLowerCase().replace(/[®™]/g, '');
      count(label, weight);
      if (product.liveAnimal) return;
      count(brand, weight);
      count(`${brand} ${label}`, weight * 0.8);
      if (parent !== undefined && categories[parent]?.parent !== undefined) {
        count(labels[parent] ?? label, weight);
        count(`${brand} ${labels[parent] ?? label}`, weight * 0.9);
      }
      const stage = product.lifeStage?.toLowerCase();
      if (stage !== undefined && /^(puppy|kitten|senior)$/.test(stage) && !label.includes(stage)) {
        count(`${stage} ${label}`, weight * 0.9);
      }
      const flavor = product.variants[0]?.flavor?.toLowerCase();
      if (flavor !== undefined && !label.includes(flavor)) count(`${flavor} ${label}`, weight * 0.7);
      if (/grain free/i.test(product.name)) count(`grain free ${label}`, weight * 0.9);
    },
    build: () =>
      makePhraseTable(
        [...weights]
          .filter(([, { count: products }]) => products >= FEWEST_PRODUCTS)
          .sort(([, one], [, two]) => two.weight - one.weight)
          .slice(0, MOST_PHRASES)
          .map(([text, { weight }]) => ({ text, weight })),
      ),
  };
};
