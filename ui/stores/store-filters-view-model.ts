import { runInAction } from 'mobx';
import type { FoundStore } from '../../core/stores/finding/find-stores';
import { isOpenAt } from '../../core/stores/hours/opening-hours';
import type { StoreStock } from '../../core/stores/store-stock';
import { isLeft } from '../../core/shared/either';
import { observeMembers } from '../state/observe-members';

/** The variant for which a store is chosen, and how to read its stock. */
export interface WantedItem {
  readonly partNumber: string;
  readonly stockAtStores: StoreStock['atStores'];
}

/** Which of the stores found are shown: those that are open now, and those that have the item (STO-09). */
export class StoreFiltersViewModel {
  isOnlyOpen = false;
  isOnlyWithItem = false;
  /**
   * Quantities of the item by store id, without stores whose stock is unknown; undefined before the response, after a
   * failure, and without an item.
   */
  stock: ReadonlyMap<string, number> | undefined;
  /** Whether the stock could not be read. */
  isStockUnread = false;
  /** Counts requests; responses to all but the latest are ignored. */
  #turn = 0;
  readonly #item: WantedItem | undefined;

  constructor(item?: WantedItem) {
    this.#item = item;
    observeMembers(this);
  }

  get hasItem(): boolean {
    return this.#item !== undefined;
  }

  showOnlyOpen(isOnly: boolean): void {
    this.isOnlyOpen = isOnly;
  }

  showOnlyWithItem(isOnly: boolean): void {
    this.isOnlyWithItem = isOnly;
  }

  showAll(): void {
    this.isOnlyOpen = false;
    this.isOnlyWithItem = false;
  }

  /**
   * The stores to show at this time, in milliseconds since 1970. Only stores that are known to have the item have it; before
   * the response, and after a failure, none is removed.
   */
  shown(stores: ReadonlyArray<FoundStore>, now: number): ReadonlyArray<FoundStore> {
    return stores.filter(
      ({ store, closed }) =>
        (!this.isOnlyOpen || (closed === undefined && isOpenAt(store, now))) &&
        (!this.isOnlyWithItem || this.stock === undefined || (this.stock.get(store.id) ?? 0) > 0),
    );
  }

  /** Reads the stock of the item in these stores. Without an item it does nothing. */
  async readStock(stores: ReadonlyArray<FoundStore>): Promise<void> {
    if (this.#item === undefined) return;
    const turn = ++this.#turn;
    this.stock = undefined;
    this.isStockUnread = false;
    const { partNumber, stockAtStores } = this.#item;
    const read = await stockAtStores(
      partNumber,
      stores.map(({ store }) => store.id),
    )();
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (isLeft(read)) this.isStockUnread = true;
      else this.stock = read.right;
    });
  }
}
