import { type RenderedResponse, PageCache } from '../../../adapters/server/pages/page-cache';
import { heapGrowth, MEBIBYTE } from '../../support/heap-growth';

const page = (body: string, isShared = true): RenderedResponse => ({
  response: { status: 200, body, ...(isShared ? { shared: { freshSeconds: 60, staleSeconds: 600 } } : {}) },
  isPersonal: false,
});
const made = (response: RenderedResponse) => () => Promise.resolve(response);

describe('[PLT-04] overlong addresses', () => {
  const longAddress = (index: number): string => `/?q=${index}${'x'.repeat(12_000)}`;

  test('count against the bytes of the cache', async () => {
    const cache = new PageCache({ maxBytes: 100_000 });
    await cache.obtain('/', made(page('first')));
    for (let i = 0; i < 10; i += 1) await cache.obtain(longAddress(i), made(page('long')));
    expect(cache.fresh('/')).toBeUndefined();
  });

  test.each([
    ['of personal pages', made(page('own', false))],
    ['of pages that cannot be renewed', () => Promise.reject(new Error('down'))],
  ])('%s are remembered up to a few megabytes only', async (_case, renew) => {
    let now = 0;
    const cache = new PageCache({ maxBytes: MEBIBYTE, clock: () => now });
    const grown = await heapGrowth(async () => {
      for (let i = 0; i < 5_000; i += 1) {
        await cache.obtain(longAddress(i), made(page('long')));
        now += 3_600_000;
        await cache.obtain(longAddress(i), renew);
      }
    });
    expect(grown).toBeLessThan(16 * MEBIBYTE);
  });
});
