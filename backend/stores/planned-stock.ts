import { makeRandom } from '../shared/random.ts';

/** What decides on how much of a product a store means to have. */
export interface StockedProduct {
  readonly skuId: string;
  readonly department: string;
  /** How much it is bought: a few tens are usual, a thousand is much. */
  readonly popularity: number;
  readonly liveAnimal: boolean;
  /** Sold or handed over in stores alone. */
  readonly needsStore: boolean;
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

/** How likely a store of this size carries the product at all. */
const shareOfStores = ({ popularity, needsStore }: StockedProduct, { size }: StockingStore): number => {
  const liking = Math.min(1, Math.log10(1 + Math.max(0, popularity)) / Math.log10(1 + MUCH_BOUGHT));
  const share = (needsStore ? 0.6 : 0.25) + (needsStore ? 0.37 : 0.7) * liking;
  return Math.min(0.98, share * (0.7 + size * 0.1));
};

/**
 * How many pieces a store means to have of a SKU: always the same number for the same two, without a row for each of
 * millions of pairs. Large stores carry more, what is much bought is nearly everywhere; medicine is sent from the
 * pharmacy, and fish live where there are aquariums.
 */
export const plannedLevel = (product: StockedProduct, store: StockingStore): number => {
  if (product.department === SENT_FROM_PHARMACY && !product.needsStore) return 0;
  const isFish = product.liveAnimal && product.department === AQUARIUM.department;
  if (isFish && !store.services.includes(AQUARIUM.service)) return 0;
  const random = makeRandom(`shelf ${store.storeId} ${product.skuId}`);
  if (!random.chance(shareOfStores(product, store))) return 0;
  return random.between(1, 4 + store.size * 4);
};
