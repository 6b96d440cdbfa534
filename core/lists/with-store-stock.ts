import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { StoreStock } from '../stores/store-stock';
import type { ListItem } from './wish-list';

export interface StoreStockPorts {
  readonly storeStock: Pick<StoreStock, 'inStore'>;
}

/** The most items of which a store's stock is looked up: those that come first. */
const MAX_LOOKED_UP = 100;

/** Whether a store's stock matters: the item is sold, and cannot be shipped now. */
const isForStore = ({ isSold, isPersonalized, isPickupOnly, availableQuantity }: ListItem): boolean =>
  isSold && isPersonalized !== true && (isPickupOnly || availableQuantity === 0);

/**
 * Adds to the items that cannot be shipped what the store has of them (ACC-05). Without a store, and when its stock cannot
 * be read, the items stay as they are.
 */
export type WithStoreStock = (
  storeId: string | undefined,
) => <List extends { readonly items: ReadonlyArray<ListItem> }>(
  lists: ReadonlyArray<List>,
) => T.Task<ReadonlyArray<List>>;

export const makeWithStoreStock =
  ({ storeStock }: StoreStockPorts): WithStoreStock =>
  (storeId) =>
  (lists) => {
    const wanted = [
      ...new Set(lists.flatMap(({ items }) => items.filter(isForStore).map(({ partNumber }) => partNumber))),
    ].slice(0, MAX_LOOKED_UP);
    if (storeId === undefined || wanted.length === 0) return T.of(lists);
    const withStock =
      (quantities: ReadonlyMap<string, number>) =>
      (item: ListItem): ListItem => {
        const quantity = isForStore(item) ? quantities.get(item.partNumber) : undefined;
        return quantity === undefined ? item : { ...item, inStore: { storeId, quantity } };
      };
    return pipe(
      storeStock.inStore(storeId, wanted),
      TE.match(
        () => lists,
        (quantities) => lists.map((list) => ({ ...list, items: list.items.map(withStock(quantities)) })),
      ),
    );
  };
