import * as E from 'fp-ts/Either';
import { ADVERTISED_HOLD, cachedAdvertisedProducts } from '../../../adapters/cache/cached-advertised-products';
import { makeLruReadCache } from '../../../adapters/server/upstream/lru-read-cache';
import type { ReadProducts } from '../../../core/ads/server/advertised-products';
import { anAdvertised } from '../../builders/upstream-ads';
import { anUnintelligible, anUnreachable } from '../../builders/upstream-failure';
import { FakeAdvertisedProducts } from '../../fakes/fake-advertised-products';
import { FakeTime } from '../../fakes/fake-time';

describe("[ADS-10] the server's cache of advertised products", () => {
  const openCache = () => {
    const products = new FakeAdvertisedProducts();
    const time = new FakeTime();
    for (const number of [1, 2, 3]) products.hasProduct(anAdvertised({ sku: `SKU-${number}` }));
    const cache = makeLruReadCache({ ...ADVERTISED_HOLD, maxEntries: 100, maxBytes: 1_000_000, clock: time.clock });
    return { products, time, memory: cachedAdvertisedProducts(products, cache) };
  };
  const keysOf = (response: E.Either<unknown, ReadProducts>): ReadonlyArray<string> =>
    E.isLeft(response) ? ['failed'] : [...response.right.found.keys()];
  const unreadOf = (response: E.Either<unknown, ReadProducts>): unknown =>
    E.isLeft(response) ? response.left : response.right.unread;

  test('reads nothing again for a minute, missing products included', async () => {
    const { products, memory, time } = openCache();
    const skus = ['SKU-1', 'SKU-404', 'SKU-2'];
    expect(keysOf(await memory.bySku(skus)())).toEqual(['SKU-1', 'SKU-2']);
    await time.passes(59_999);
    expect(keysOf(await memory.bySku(skus)())).toEqual(['SKU-1', 'SKU-2']);
    expect(products.requestedSkus).toEqual([skus]);
  });

  test('reads all new products in one call', async () => {
    const { products, memory } = openCache();
    await memory.bySku(['SKU-1'])();
    expect(keysOf(await memory.bySku(['SKU-1', 'SKU-2', 'SKU-3'])())).toEqual(['SKU-1', 'SKU-2', 'SKU-3']);
    expect(products.requestedSkus).toEqual([['SKU-1'], ['SKU-2', 'SKU-3']]);
  });

  test('makes one call for concurrent readers', async () => {
    const { products, memory } = openCache();
    const responses = await Promise.all([memory.bySku(['SKU-1', 'SKU-2'])(), memory.bySku(['SKU-2', 'SKU-3'])()]);
    expect(responses.map(keysOf)).toEqual([
      ['SKU-1', 'SKU-2'],
      ['SKU-2', 'SKU-3'],
    ]);
    expect(products.requestedSkus).toEqual([['SKU-1', 'SKU-2', 'SKU-3']]);
  });

  test('no longer returns a sold-out product after a minute', async () => {
    const { products, memory, time } = openCache();
    const isSold = async (): Promise<unknown> => {
      const response = await memory.bySku(['SKU-1'])();
      return E.isRight(response) && response.right.found.get('SKU-1')?.isSold;
    };
    expect(await isSold()).toBe(true);
    products.hasProduct(anAdvertised({ sku: 'SKU-1', isSold: false, availableOnline: false }));
    await time.passes(59_999);
    expect(await isSold()).toBe(true);
    await time.passes(1);
    expect(await isSold()).toBe(false);
  });

  test('returns cached products while the catalogue is down, reports why others are missing, and retries afterwards', async () => {
    const { products, memory, time } = openCache();
    await memory.bySku(['SKU-1'])();
    products.isDown();
    await time.passes(60 * 60_000);
    expect(keysOf(await memory.bySku(['SKU-1'])())).toEqual(['SKU-1']);
    const some = await memory.bySku(['SKU-1', 'SKU-2'])();
    expect([keysOf(some), unreadOf(some)]).toEqual([['SKU-1'], anUnreachable()]);
    expect(await memory.bySku(['SKU-2', 'SKU-404'])()).toEqual(E.left(anUnreachable()));
    products.isBack();
    expect(keysOf(await memory.bySku(['SKU-1', 'SKU-2'])())).toEqual(['SKU-1', 'SKU-2']);
  });

  test('omits a malformed product even if cached, reports why once, and reads it again after a minute', async () => {
    const { products, memory, time } = openCache();
    const skus = ['SKU-1', 'SKU-2', 'SKU-3'];
    await memory.bySku(skus)();
    products.returnsMalformedProducts('SKU-2');
    await time.passes(60_000);
    const [one, other] = await Promise.all([memory.bySku(skus)(), memory.bySku(['SKU-2'])()]);
    expect([keysOf(one), unreadOf(one)]).toEqual([['SKU-1', 'SKU-3'], anUnintelligible()]);
    expect([keysOf(other), unreadOf(other)]).toEqual([[], undefined]);
    products.hasProduct(anAdvertised({ sku: 'SKU-2' }));
    await time.passes(59_999);
    expect(keysOf(await memory.bySku(['SKU-2'])())).toEqual([]);
    await time.passes(1);
    expect(keysOf(await memory.bySku(['SKU-2'])())).toEqual(['SKU-2']);
    expect(products.requestedSkus).toEqual([skus, skus, ['SKU-2']]);
  });
});
