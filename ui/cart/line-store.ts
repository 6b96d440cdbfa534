import { observeMembers } from '../state/observe-members';
import type { StoreFinderPorts } from '../stores/store-finder-view-model';

type MyStore = StoreFinderPorts['myStore'];

/**
 * The store at which one line of the cart is picked up. Choosing it leaves the shopper's own store as it is; only who has
 * none gets it as their own (CHK-02).
 */
export class LineStore implements MyStore {
  /** Whether the shopper had a store of their own when the dialog was opened. */
  readonly isForLineAlone: boolean;
  /** Id of the store that is being chosen, until `pickUp` has ended; no other one can be chosen meanwhile. */
  choosingId: string | undefined;
  readonly #myStore: MyStore;
  readonly #pickUp: (storeId: string) => Promise<void>;

  /** @param pickUp changes the line; its failure is shown elsewhere */
  constructor(myStore: MyStore, pickUp: (storeId: string) => Promise<void>) {
    this.#myStore = myStore;
    this.#pickUp = pickUp;
    this.isForLineAlone = myStore.store !== undefined;
    observeMembers(this, { isForLineAlone: false });
  }

  get store(): MyStore['store'] {
    return this.#myStore.store;
  }

  get nearZip(): MyStore['nearZip'] {
    return this.#myStore.nearZip;
  }

  /** Resolves to why the store could not become the shopper's own; undefined after the line was changed or could not be. */
  async tryToChoose(storeId: string): Promise<string | undefined> {
    this.choosingId = storeId;
    try {
      const problem = this.isForLineAlone ? undefined : await this.#myStore.tryToChoose(storeId);
      if (problem === undefined) await this.#pickUp(storeId);
      return problem;
    } finally {
      this.release();
    }
  }

  stopLocating(): void {
    this.#myStore.stopLocating();
  }

  private release(): void {
    this.choosingId = undefined;
  }
}
