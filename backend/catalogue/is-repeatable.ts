import type { Product } from './catalogue-records.ts';

/** Whether a product is delivered repeatedly: only what can be shipped is. [RPD-01] */
export const isRepeatable = ({
  repeatDelivery,
  inStoreOnly,
  pickupOnly,
  liveAnimal,
}: Pick<Product, 'repeatDelivery' | 'inStoreOnly' | 'pickupOnly' | 'liveAnimal'>): boolean =>
  repeatDelivery && !inStoreOnly && !pickupOnly && !liveAnimal;
