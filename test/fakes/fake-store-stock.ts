import type { StoreStock } from '../../core/stores/store-stock';
import { FakeUpstream } from './fake-upstream';

/** The shelves of stores, in memory. */
export class FakeStoreStock extends FakeUpstream<keyof StoreStock> implements StoreStock {
  readonly #shelves = new Map<string, Map<string, number>>();

  constructor() {
    super('commerce');
  }

  has(storeId: string, quantities: Readonly<Record<string, number>>): this {
    this.#shelves.set(storeId, new Map(Object.entries(quantities)));
    return this;
  }

  readonly inStore: StoreStock['inStore'] = (storeId, partNumbers) =>
    this.answer(
      'inStore',
      () => new Map([...(this.#shelves.get(storeId) ?? [])].filter(([number]) => partNumbers.includes(number))),
    );
}
