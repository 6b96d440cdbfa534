import type { StoreStock } from '../../core/stores/store-stock';
import { FakeUpstream } from './fake-upstream';

/** The stock of stores in memory. */
export class FakeStoreStock extends FakeUpstream<keyof StoreStock> implements StoreStock {
  readonly #stock = new Map<string, Map<string, number>>();
  #released: Promise<void> | undefined;

  constructor() {
    super('commerce');
  }

  has(storeId: string, quantities: Readonly<Record<string, number>>): this {
    this.#stock.set(storeId, new Map(Object.entries(quantities)));
    return this;
  }

  /** From now on the stock of stores is not answered before the returned function is called. */
  waits(): () => void {
    let release = (): void => undefined;
    this.#released = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  }

  readonly atStores: StoreStock['atStores'] = (partNumber, storeIds) => async () => {
    await this.#released;
    return this.#atStores(partNumber, storeIds)();
  };

  readonly #atStores: StoreStock['atStores'] = (partNumber, storeIds) =>
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
