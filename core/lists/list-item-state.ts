import type { ListItem } from './wish-list';

/** Whether the item is sold for pickup in a store only. */
export const needsPickup = ({ isSold, isPickupOnly, isPersonalized }: ListItem): boolean =>
  isSold && isPickupOnly && isPersonalized !== true;

/** Whether the item is sold to be shipped, and none is left. */
export const isOutOfStock = ({ isSold, isPickupOnly, availableQuantity }: ListItem): boolean =>
  isSold && !isPickupOnly && availableQuantity === 0;
