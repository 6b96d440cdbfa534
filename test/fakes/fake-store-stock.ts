import type { StoreStock } from '../../core/stores/store-stock';
import { FakeUpstream } from './fake-upstream';

/** The stock of stores in memory. */
export class FakeStoreStock extends FakeUpstream<keyof StoreStock> implements StoreStock {
  readonly #stock = new Map<string, Map<string, number>>();

  constructor() {
    super('commerce');
  }

  has(storeId: string, quantities: Readonly<Record<string, number>>): this {
    this.#stock.set(storeId, new Map(Object.entries(quantities)));
    return this;
  }

  readonly atStores: StoreStock['atStores'] = (partNumber, storeIds) =>
    this.respond(
      'atStores',
      () =>
        new Map(
          storeIds.flatMap((id) => {
            const quantity = this.#stock.get(id)?.get(partNumber);
            return quantity === undefined ? [] : [[id, quantity] as const];
          }),
        ),
    );

  readonly inStore: StoreStock['inStore'] = (storeId, partNumbers) =>
    this.respond(
      'inStore',
      () => new Map([...(this.#stock.get(storeId) ?? [])].filter(([number]) => partNumbers.includes(number))),
    );
}
