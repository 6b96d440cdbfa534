import type { StoreFinderPorts } from '../stores/store-finder-view-model';

type MyStore = StoreFinderPorts['myStore'];

/**
 * The store at which one line of the cart is picked up. Choosing it leaves the shopper's own store as it is; only who has
 * none gets it as their own (CHK-02).
 */
export class LineStore implements MyStore {
  /** Whether the shopper had a store of their own when the dialog was opened. */
  readonly isForLineAlone: boolean;
  chosenId: string | undefined;
  readonly #myStore: MyStore;

  constructor(myStore: MyStore) {
    this.#myStore = myStore;
    this.isForLineAlone = myStore.store !== undefined;
  }

  get store(): MyStore['store'] {
    return this.#myStore.store;
  }

  get zipCode(): MyStore['zipCode'] {
    return this.#myStore.zipCode;
  }

  get choosingId(): MyStore['choosingId'] {
    return this.#myStore.choosingId;
  }

  /** Resolves to why the store could not be chosen; undefined when it was. */
  async tryToChoose(storeId: string): Promise<string | undefined> {
    const problem = this.isForLineAlone ? undefined : await this.#myStore.tryToChoose(storeId);
    if (problem === undefined) this.chosenId = storeId;
    return problem;
  }

  stopLocating(): void {
    this.#myStore.stopLocating();
  }
}
