import * as E from 'fp-ts/Either';
import type { StoreStock } from '../../core/stores/store-stock';
import type { Making } from './making';

/** The world behind StoreStock. */
export interface StoreStockWorld {
  readonly stock: StoreStock;
  /** A store with the stock of at least two variants by part number. */
  readonly stockedStore: () => Promise<{ readonly storeId: string; readonly has: Readonly<Record<string, number>> }>;
}

export const STORE_STOCK_CALLS = ['inStore', 'atStores'] as const;

/** Every StoreStock, fake or real, passes this. */
export const storeStockContract = (name: string, makeWorld: Making<StoreStockWorld>): void => {
  describe(`[PLT-02] ${name} as StoreStock`, () => {
    test('[STO-09] returns the stock of each variant in a store', async () => {
      const { stock, stockedStore } = await makeWorld();
      const { storeId, has } = await stockedStore();
      expect(await stock.inStore(storeId, Object.keys(has))()).toEqual(E.right(new Map(Object.entries(has))));
    });

    test('[STO-09] returns requested and known variants only', async () => {
      const { stock, stockedStore } = await makeWorld();
      const { storeId, has } = await stockedStore();
      const [partNumber = '', quantity = 0] = Object.entries(has)[0] ?? [];
      expect(await stock.inStore(storeId, [partNumber, 'SKU-NONE'])()).toEqual(
        E.right(new Map([[partNumber, quantity]])),
      );
    });

    test('[STO-09] returns the stock of a variant by store', async () => {
      const { stock, stockedStore } = await makeWorld();
      const { storeId, has } = await stockedStore();
      const [partNumber = '', quantity = 0] = Object.entries(has)[0] ?? [];
      expect(await stock.atStores(partNumber, [storeId])()).toEqual(E.right(new Map([[storeId, quantity]])));
      expect(await stock.atStores('SKU-NONE', [storeId])()).toEqual(E.right(new Map()));
      expect(await stock.atStores(partNumber, [])()).toEqual(E.right(new Map()));
    });

    test('[STO-09] returns nothing for an empty request', async () => {
      const { stock, stockedStore } = await makeWorld();
      expect(await stock.inStore((await stockedStore()).storeId, [])()).toEqual(E.right(new Map()));
    });
  });
};
