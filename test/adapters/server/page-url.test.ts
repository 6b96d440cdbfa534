import { makePageKeys } from '../../../adapters/server/requests/page-url';
import { heapGrowth, MEBIBYTE } from '../../support/heap-growth';

const ORIGIN = 'http://shop.test';

it('normalises equivalent addresses to one key', () => {
  const keyOf = makePageKeys();
  const key = keyOf({}, ORIGIN, '/a?x=1&y=2');
  expect([keyOf({}, ORIGIN, '/a?utm_source=mail&y=2&x=1'), keyOf({}, ORIGIN, '/a?y=2&x=1')]).toEqual([key, key]);
  expect([keyOf({}, ORIGIN, '/a?x=2'), keyOf({}, 'http://other.test', '/a?x=1&y=2')]).not.toContain(key);
});

it.each([
  ['long', 12_000, 6_000],
  ['short', 300, 60_000],
])('[PLT-04] takes a bounded amount of memory for %s addresses', async (_case, length, count) => {
  const keyOf = makePageKeys();
  const grown = await heapGrowth(() => {
    for (let i = 0; i < count; i += 1) keyOf({}, ORIGIN, `/a?q=${i}${'x'.repeat(length)}`);
  });
  expect(grown).toBeLessThan(16 * MEBIBYTE);
  // Keeps the keys reachable until here.
  expect(keyOf({}, ORIGIN, '/a?b=1&a=2')).toContain('/a?a=2&b=1');
});
