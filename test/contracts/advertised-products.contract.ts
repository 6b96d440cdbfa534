import * as E from 'fp-ts/Either';
import type { AdvertisedProduct, AdvertisedProducts } from '../../core/ads/server/advertised-products';
import type { Making } from './making';

/** A product for delivery with at least two variants in stock at different prices. */
export interface AdvertisedVariants {
  readonly partNumber: string;
  readonly name: string;
  readonly variants: ReadonlyArray<{ readonly partNumber: string; readonly price: number }>;
}

/** The world behind AdvertisedProducts. */
export interface AdvertisedProductsWorld {
  readonly products: AdvertisedProducts;
  readonly known: () => Promise<AdvertisedVariants>;
  /** The part number of another product, whose catalogue entry is malformed. */
  readonly garbled: () => Promise<string>;
}

export const ADVERTISED_CALLS = ['bySku'] as const;

/** Every AdvertisedProducts, fake or real, passes this. */
export const advertisedProductsContract = (name: string, makeWorld: Making<AdvertisedProductsWorld>): void => {
  const found = async (
    skusOf: (known: AdvertisedVariants) => ReadonlyArray<string>,
  ): Promise<{ readonly known: AdvertisedVariants; readonly found: ReadonlyMap<string, AdvertisedProduct> }> => {
    const { products, known: arrange } = await makeWorld();
    const known = await arrange();
    const response = await products.bySku(skusOf(known))();
    if (E.isLeft(response)) throw new Error(`the catalogue failed: ${JSON.stringify(response.left)}`);
    expect(response.right.unread).toBeUndefined();
    return { known, found: response.right.found };
  };

  describe(`[PLT-02] ${name} as AdvertisedProducts`, () => {
    test('[ADS-10] finds each variant with its own price within the range of all', async () => {
      const { known, found: products } = await found(({ variants }) => variants.map(({ partNumber }) => partNumber));
      const prices = known.variants.map(({ price }) => price);
      expect([...products.keys()].sort()).toEqual(known.variants.map(({ partNumber }) => partNumber).sort());
      for (const { partNumber, price } of known.variants) {
        expect(products.get(partNumber)).toMatchObject({
          sku: partNumber,
          name: known.name,
          url: expect.stringMatching(/^\/shop\/en\/petcostore\/product\/./),
          prices: { price, hasRange: true, minPrice: Math.min(...prices), maxPrice: Math.max(...prices) },
          availableOnline: true,
          isSold: true,
          inStoreOnly: false,
          showBuyOnlineAndPickInStore: false,
        });
      }
    });

    test("[ADS-10] finds the cheapest variant for a product's part number", async () => {
      const { known, found: products } = await found(({ partNumber }) => [partNumber]);
      const [least] = [...known.variants].sort((one, other) => one.price - other.price);
      expect(products.get(known.partNumber)).toMatchObject({
        sku: least?.partNumber,
        name: known.name,
        prices: { price: least?.price },
      });
    });

    test('[ADS-10] omits unknown products, and ignores repeated ones', async () => {
      const { known, found: products } = await found(({ variants }) => {
        const sku = variants[0]?.partNumber ?? '';
        return ['NO-SUCH-SKU', sku, sku];
      });
      expect([...products.keys()]).toEqual([known.variants[0]?.partNumber]);
    });

    test('[ADS-10] omits and reports an unreadable product and returns the others', async () => {
      const { products, known: arrange, garbled } = await makeWorld();
      const sku = (await arrange()).variants[0]?.partNumber ?? '';
      const response = await products.bySku([await garbled(), 'NO-SUCH-SKU', sku])();
      if (E.isLeft(response)) throw new Error(`the catalogue failed: ${JSON.stringify(response.left)}`);
      expect([...response.right.found.keys()]).toEqual([sku]);
      expect(response.right.unread).toMatchObject({ kind: 'unintelligible', service: 'commerce' });
    });

    test('[ADS-10] fails when all requested products are unreadable', async () => {
      const { products, known, garbled } = await makeWorld();
      await known();
      expect(await products.bySku([await garbled(), 'NO-SUCH-SKU'])()).toMatchObject(
        E.left({ kind: 'unintelligible', service: 'commerce' }),
      );
    });

    test('[ADS-10] returns nothing for an empty request', async () => {
      expect((await found(() => [])).found).toEqual(new Map());
    });
  });
};
