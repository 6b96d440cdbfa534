import * as E from 'fp-ts/Either';
import type { SkuPrices } from '../../core/search/prices/sku-prices';
import type { Making } from './making';

/** The world behind SkuPrices. */
export interface SkuPricesWorld {
  readonly skuPrices: SkuPrices;
  /** At least two products by id with their prices in dollars. */
  readonly priced: () => Promise<Readonly<Record<string, number>>>;
}

export const SKU_PRICES_CALLS = ['prices'] as const;

/** Every SkuPrices, fake or real, passes this. */
export const skuPricesContract = (name: string, makeWorld: Making<SkuPricesWorld>): void => {
  describe(`[PLT-02] ${name} as SkuPrices`, () => {
    test('[SRC-09] returns the prices of the requested products', async () => {
      const { skuPrices, priced } = await makeWorld();
      const known = await priced();
      expect(await skuPrices.prices(Object.keys(known))()).toEqual(E.right(new Map(Object.entries(known))));
    });

    test('[SRC-09] returns no other prices', async () => {
      const { skuPrices, priced } = await makeWorld();
      const [id = '', price] = Object.entries(await priced())[0] ?? [];
      expect(await skuPrices.prices([id])()).toEqual(E.right(new Map([[id, price]])));
    });

    test('[SRC-09] omits a product without a price', async () => {
      const { skuPrices, priced } = await makeWorld();
      const known = await priced();
      expect(await skuPrices.prices([...Object.keys(known), '999999999'])()).toEqual(
        E.right(new Map(Object.entries(known))),
      );
    });

    test('[SRC-09] ignores repeated products', async () => {
      const { skuPrices, priced } = await makeWorld();
      const [id = '', price] = Object.entries(await priced())[0] ?? [];
      expect(await skuPrices.prices([id, id])()).toEqual(E.right(new Map([[id, price]])));
    });

    test('[SRC-09] returns an aborted call at once as aborted', async () => {
      const { skuPrices, priced } = await makeWorld();
      const known = Object.keys(await priced());
      expect(await skuPrices.prices(known, AbortSignal.abort())()).toMatchObject(
        E.left({ kind: 'unreachable', cause: 'aborted' }),
      );
    });

    test('[SRC-09] returns nothing for an empty request', async () => {
      const { skuPrices } = await makeWorld();
      expect(await skuPrices.prices([])()).toEqual(E.right(new Map()));
    });
  });
};
