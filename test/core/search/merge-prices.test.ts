import fc from 'fast-check';
import { pricesOf, type Prices } from '../../../core/catalogue/price';
import { makeMergePrices, type MergePrices } from '../../../core/search/prices/merge-prices';
import { aTile, tiles } from '../../builders/product-tile';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakeSkuPrices } from '../../fakes/fake-sku-prices';
import { EVERYTHING } from '../../builders/capabilities';

const setUp = (): {
  readonly skuPrices: FakeSkuPrices;
  readonly logger: FakeLogger;
  readonly mergePrices: MergePrices;
} => {
  const skuPrices = new FakeSkuPrices();
  const logger = new FakeLogger();
  return { skuPrices, logger, mergePrices: makeMergePrices({ skuPrices, logger, capabilities: EVERYTHING }) };
};

const plain = (price: number): Prices => pricesOf([{ listPrice: price, offerPrice: undefined }]);
const onOffer = pricesOf([{ listPrice: 20, offerPrice: 15 }]);
const range = pricesOf([
  { listPrice: 10, offerPrice: undefined },
  { listPrice: 30, offerPrice: undefined },
]);

const repriced = async (prices: Prices, today: number): Promise<Prices | undefined> => {
  const { skuPrices, mergePrices } = setUp();
  const tile = aTile({ prices });
  skuPrices.hasPrice(tile.uniqueId, today);
  return (await mergePrices([tile])())[0]?.prices;
};

describe('[SRC-09] the current price', () => {
  test.each<[string, Prices, number, Partial<Prices>]>([
    [
      'below the usual one becomes an offer',
      plain(10),
      8,
      { price: 8, hasOffer: true, normalPrice: 10, offerPrice: 8 },
    ],
    ['above the usual one becomes the usual one', plain(10), 12, { price: 12, hasOffer: false, normalPrice: 12 }],
    ['ends an offer at the usual one', onOffer, 20, { hasOffer: false, normalPrice: 20, offerPrice: undefined }],
    ['changes an offer', onOffer, 14, { price: 14, hasOffer: true, normalPrice: 20, offerPrice: 14 }],
    ['lowers the start of a range', range, 9, { price: 9, hasRange: true, minPrice: 9, maxPrice: 30 }],
    ['ends a range at its end', range, 30, { price: 30, hasRange: false, minPrice: 30, maxPrice: 30 }],
    ['beyond a range replaces it', range, 31, { price: 31, hasRange: false, minPrice: 31, maxPrice: 31 }],
    ['creates no range without one', plain(10), 8, { hasRange: false, minPrice: 8, maxPrice: 8 }],
    ['is added where there was none', pricesOf([]), 8, { ...plain(8) }],
  ])('%s', async (_case, before, today, after) => {
    expect(await repriced(before, today)).toMatchObject({ ...after });
  });

  test.each([
    ['plain', plain(10)],
    ['on offer', onOffer],
    ['with a range', range],
  ])('changes nothing when it is unchanged: %s', async (_case, prices) => {
    expect(await repriced(prices, prices.price ?? 0)).toEqual(prices);
  });

  test('keeps the prices ordered for any earlier prices', async () => {
    const dollars = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);
    const anyVariants = fc.array(
      fc.record({ listPrice: dollars, offerPrice: fc.option(dollars, { nil: undefined }) }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(anyVariants, dollars, async (variants, today) => {
        const prices = await repriced(pricesOf(variants), today);
        expect(prices).toMatchObject({ price: today, minPrice: today });
        const { maxPrice = 0, normalPrice = 0, hasRange, hasOffer, offerPrice } = prices ?? pricesOf([]);
        expect(maxPrice).toBeGreaterThanOrEqual(today);
        expect(hasRange).toBe(maxPrice > today);
        expect(normalPrice).toBeGreaterThanOrEqual(today);
        expect(hasOffer).toBe(normalPrice > today);
        expect(offerPrice).toBe(hasOffer ? today : undefined);
      }),
    );
  });
});

test('[SRC-09] [RPD-01] a new price removes the price of later repeat deliveries, an unchanged or unknown one keeps it', async () => {
  const { skuPrices, mergePrices } = setUp();
  const shown = tiles(3, () => ({ prices: plain(10), repeatPrice: 9.5 }));
  skuPrices.hasPrice('30001', 10).hasPrice('30002', 8);
  const [same, changed, unknown] = await mergePrices(shown)();
  expect([same, unknown]).toEqual([shown[0], shown[2]]);
  expect(changed).toMatchObject({ repeatDelivery: true, repeatPrice: undefined, prices: { price: 8 } });
});

test('[SRC-09] changes only the prices of tiles with a new price and keeps the order', async () => {
  const { skuPrices, logger, mergePrices } = setUp();
  const shown = tiles(3);
  skuPrices.hasPrice('30002', 5);
  const merged = await mergePrices(shown)();
  expect(merged).toEqual([shown[0], { ...shown[1], prices: expect.objectContaining({ price: 5 }) }, shown[2]]);
  expect(logger.lines).toEqual([]);
});

test.each(EVERY_FAILURE)('[SRC-09] keeps the tiles unchanged and logs with the prices %s', async (_case, failure) => {
  const { skuPrices, logger, mergePrices } = setUp();
  skuPrices.hasPrice('30001', 5).fails(failure);
  const shown = tiles(3);
  expect(await mergePrices(shown)()).toEqual(shown);
  expect(logger.lines).toEqual([
    {
      level: 'warn',
      message: 'prices could not be looked up',
      facts: { kind: failure.kind, service: failure.service },
    },
  ]);
});

test('[SRC-09] makes no price request without tiles', async () => {
  const { skuPrices, logger, mergePrices } = setUp();
  skuPrices.isDown();
  expect(await mergePrices([])()).toEqual([]);
  expect(logger.lines).toEqual([]);
});

test('[SRC-09] the same tiles give the same list until a price changes, and unchanged tiles stay the same objects', async () => {
  const { skuPrices, mergePrices } = setUp();
  const shown = tiles(3);
  skuPrices.hasPrice('30002', 5);
  const first = await mergePrices(shown)();
  expect(await mergePrices(shown)()).toBe(first);
  skuPrices.hasPrice('30002', 6);
  const later = await mergePrices(shown)();
  expect(later).not.toBe(first);
  expect(later.map(({ prices }) => prices.price)).toEqual([shown[0]?.prices.price, 6, shown[2]?.prices.price]);
  expect(later[0]).toBe(first[0]);
  expect(first[1]?.prices.price).toBe(5);
});
