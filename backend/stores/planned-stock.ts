import { makeRandom } from '../shared/random.ts';

/** The facts of a product that its planned stock level depends on. */
export interface StockedProduct {
  readonly skuId: string;
  readonly department: string;
  /** Popularity by sales: some tens are usual, a thousand is high. */
  readonly popularity: number;
  readonly liveAnimal: boolean;
  /** Sold in stores only. */
  readonly needsStore: boolean;
  /** Shipped by another company, or once a vet has approved it, so that no store has it. */
  readonly isSentOnly: boolean;
}

export interface StockingStore {
  readonly storeId: string;
  /** 1 for a small store to 5 for a very large one. */
  readonly size: number;
  readonly services: readonly string[];
}

const SENT_FROM_PHARMACY = 'pharmacy';
const AQUARIUM = { department: 'fish', service: 'Aquatics' } as const;
const MUCH_BOUGHT = 1000;

/** Probability that a store of this size stocks the product. */
const shareOfStores = ({ popularity, needsStore }: StockedProduct, { size }: StockingStore): number => {
  const popularityShare = Math.min(1, Math.log10(1 + Math.max(0, popularity)) / Math.log10(1 + MUCH_BOUGHT));
  const share = (needsStore ? 0.6 : 0.25) + (needsStore ? 0.37 : 0.7) * popularityShare;
  return Math.min(0.98, share * (0.7 + size * 0.1));
};

/**
 * The planned stock level of a SKU in a store. It is computed, stable for each pair, and needs no row for millions of
 * pairs. Large stores have more, popular products are in nearly every store; medicine is shipped from the pharmacy, and
 * only stores with aquariums have live fish.
 */
export const plannedLevel = (product: StockedProduct, store: StockingStore): number => {
  if (product.isSentOnly || (product.department === SENT_FROM_PHARMACY && !product.needsStore)) return 0;
  const isFish = product.liveAnimal && product.department === AQUARIUM.department;
  if (isFish && !store.services.includes(AQUARIUM.service)) return 0;
  const random = makeRandom(`shelf ${store.storeId} ${product.skuId}`);
  if (!random.chance(shareOfStores(product, store))) return 0;
  return random.between(1, 4 + store.size * 4);
};
