import { needsPickup } from './list-item-state';
import { canMoveToCart, type ListItem } from './wish-list';

/** How many items of a list can be put into the cart (ACC-05). */
export interface Movable {
  readonly shipped: number;
  /** Those that are picked up, in a store of which the stock is not known. */
  readonly pickedUp: number;
  /** Those that are picked up in the store of which the stock was looked up. */
  readonly inStore?: { readonly storeId: string; readonly count: number };
}

const countPickedUp = (items: ReadonlyArray<ListItem>, storeId: string | undefined): number =>
  items.filter((item) => needsPickup(item, storeId)).length;

/** Counts what can be put into the cart; `storeId` is the store of which the stock was looked up. */
export const countMovable = (items: ReadonlyArray<ListItem>, storeId: string | undefined): Movable => ({
  shipped: items.filter(canMoveToCart).length,
  pickedUp: countPickedUp(items, undefined),
  ...(storeId === undefined ? {} : { inStore: { storeId, count: countPickedUp(items, storeId) } }),
});

/** How many items are picked up in a store; none without a store. */
export const pickedUpAt = ({ pickedUp, inStore }: Movable, storeId: string | undefined): number => {
  if (storeId === undefined) return 0;
  return inStore?.storeId === storeId ? inStore.count : pickedUp;
};
