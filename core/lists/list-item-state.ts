import type { ListItem } from './wish-list';

/** What a store has of an item; undefined when that is not known. */
export const stockAt = ({ inStore }: ListItem, storeId: string | undefined): number | undefined =>
  inStore !== undefined && inStore.storeId === storeId ? inStore.quantity : undefined;

/**
 * Whether the item is to be had by pickup only: it is never shipped, or none is left to ship and the shopper's store has
 * it. Not when that store is known to have none.
 */
export const needsPickup = (item: ListItem, storeId: string | undefined): boolean => {
  const { isSold, isPickupOnly, isPersonalized, availableQuantity } = item;
  if (!isSold || isPersonalized === true) return false;
  const stock = stockAt(item, storeId);
  return isPickupOnly ? stock !== 0 : availableQuantity === 0 && stock !== undefined && stock > 0;
};

/** Whether the item is sold, but neither the shop nor the shopper's store has it. */
export const isOutOfStock = (item: ListItem, storeId: string | undefined): boolean => {
  const { isSold, isPickupOnly, availableQuantity } = item;
  if (!isSold || needsPickup(item, storeId)) return false;
  return isPickupOnly ? stockAt(item, storeId) === 0 : availableQuantity === 0;
};
