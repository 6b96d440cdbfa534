import { reaction, runInAction } from 'mobx';
import type { CountProducts } from '../../../core/search/listing/count-products';
import { STORE_FACET, storeOf, withFilter } from '../../../core/search/listing/listing-query';
import { MY_STORE } from '../../../core/search/listing/listing-url';
import type { Disposer } from '../../../core/shared/disposer';
import { isRight } from '../../../core/shared/either';
import type { PreferredStore } from '../../../core/stores/preferred/preferred-store';
import { observeMembers } from '../../state/observe-members';
import type { MyStoreViewModel } from '../../stores/my-store-view-model';
import { inStockAt } from './chip-label';
import type { ListingViewModel } from './listing-view-model';

export interface StoreFacetPorts {
  readonly list: ListingViewModel;
  /** `store` is observed. */
  readonly myStore: Pick<MyStoreViewModel, 'store' | 'stopLocating'>;
  readonly countProducts: CountProducts;
  /** The dialog in which the shopper chooses a store; `isOpen` is observed. */
  readonly dialog: { readonly open: () => void; readonly isOpen: () => boolean };
}

/**
 * The facet of what one store has in stock (FND-04). Without a chosen store it offers the shopper's own. The page is the
 * same for everybody, so the shopper's store is unknown until `start`.
 */
export class StoreFacetViewModel {
  isStarted = false;
  private own: PreferredStore | undefined;
  private ownCount: number | undefined;
  /** Whether the list is to show the stock of the store that the shopper is about to choose. */
  #isAwaited = false;
  #request = new AbortController();
  readonly #ports: StoreFacetPorts;

  constructor(ports: StoreFacetPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  /** Follows the shopper's store, and counts what it has. */
  start(): Disposer {
    const { myStore, dialog } = this.#ports;
    const disposers = [
      reaction(
        () => myStore.store,
        (store) => this.adopt(store),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#countedKey,
        () => void this.count(),
        { fireImmediately: true },
      ),
      reaction(dialog.isOpen, (isOpen) => {
        if (!isOpen) this.#isAwaited = false;
      }),
    ];
    return () => {
      disposers.forEach((dispose) => dispose());
      this.#request.abort();
    };
  }

  /** Whether the list shows what a store has. */
  get isSelected(): boolean {
    return this.#chosenId !== undefined;
  }

  get label(): string {
    const id = this.#shownId;
    if (id !== undefined) return inStockAt(this.#ports.list.storeName(id));
    return this.isStarted ? 'Choose a store to see its stock' : 'In stock at my store';
  }

  /** The number of products that the store has; undefined while it is unknown. */
  get total(): number | undefined {
    const { status, listing } = this.#ports.list;
    if (!this.isSelected) return this.ownCount;
    return status === 'ready' ? listing.total : undefined;
  }

  /** Whether the shopper has to choose a store first. */
  get needsStore(): boolean {
    return this.isStarted && this.#shownId === undefined;
  }

  /** The address of the list with or without the filter. Without scripts the server knows the shopper's store. */
  get url(): string {
    return this.#ports.list.urlOfToggle(STORE_FACET, this.#shownId ?? MY_STORE);
  }

  /** Adds or removes the filter. Without a store, opens the dialog and filters by the store that is chosen there. */
  async toggle(): Promise<void> {
    const { list, myStore, dialog } = this.#ports;
    const id = this.#shownId;
    if (id !== undefined) return list.toggle(STORE_FACET, id);
    dialog.open();
    // The page may have no dialog to show.
    if (!dialog.isOpen()) return;
    this.#isAwaited = true;
    // The list is to show the store that the shopper chooses, not the nearest one that is located meanwhile.
    myStore.stopLocating();
  }

  get #chosenId(): string | undefined {
    return storeOf(this.#ports.list.query);
  }

  /** What the number depends on, as a text: the order of the list changes nothing. Undefined without a number. */
  get #countedKey(): string | undefined {
    if (this.own === undefined || this.isSelected) return undefined;
    const { filters, isLiteral } = this.#ports.list.query;
    return JSON.stringify([this.own.id, filters, isLiteral]);
  }

  get #shownId(): string | undefined {
    return this.#chosenId ?? this.own?.id;
  }

  /** A list of what the shopper's store has follows to the new store. One of another store stays. */
  private adopt(store: PreferredStore | undefined): void {
    const { list } = this.#ports;
    const before = this.own;
    this.isStarted = true;
    this.own = store;
    if (store === undefined) return;
    list.knowStore(store);
    const isFollowed = before !== undefined && before.id !== store.id && before.id === this.#chosenId;
    if (this.#isAwaited || isFollowed) void list.narrow(STORE_FACET, store.id);
    this.#isAwaited = false;
  }

  private async count(): Promise<void> {
    const { list, countProducts } = this.#ports;
    this.#request.abort();
    this.ownCount = undefined;
    if (this.own === undefined || this.isSelected) return;
    this.#request = new AbortController();
    const { signal } = this.#request;
    const query = withFilter(list.query, STORE_FACET, [this.own.id]);
    const counted = await countProducts(list.page.subject, query, signal)();
    runInAction(() => {
      if (!signal.aborted && isRight(counted)) this.ownCount = counted.right;
    });
  }
}
