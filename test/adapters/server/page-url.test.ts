import { makePageKeys, normalisedUrl } from '../../../adapters/server/requests/page-url';
import { heapGrowth, MEBIBYTE } from '../../support/heap-growth';

const ORIGIN = 'http://shop.test';

const READS_EVERYTHING = () => () => true;
/** Each page reads the two parameters whose names are its path. */
const readsOwn = (path: string) => (name: string) => [`${path.slice(1)}1`, `${path.slice(1)}2`].includes(name);

it('[PLT-04] leaves out the parameters that the page does not read, and sorts the others', () => {
  const keyOf = makePageKeys(readsOwn);
  const key = keyOf({}, ORIGIN, '/a?a1=1&a2=2');
  expect([
    keyOf({}, ORIGIN, '/a?utm_source=mail&a2=2&a1=1'),
    keyOf({}, ORIGIN, '/a?gclid=5&a1=1&b1=3&a2=2&constructor=1'),
  ]).toEqual([key, key]);
  expect(keyOf({}, ORIGIN, '/b?a1=1&a2=2&fbclid=7')).toBe(keyOf({}, ORIGIN, '/b'));
  expect(keyOf({}, ORIGIN, '/a?a1=2&a1=1')).not.toBe(keyOf({}, ORIGIN, '/a?a1=1&a1=2'));
});

it('gives a page the address that it is cached for', () => {
  const { pathname, search } = normalisedUrl('/a?x=1&a2=%20%26&a1=1#top', ORIGIN, readsOwn);
  expect(pathname + search).toBe('/a?a1=1&a2=+%26');
  expect(makePageKeys(readsOwn)({}, ORIGIN, '/a?x=1&a2=%20%26&a1=1')).toBe(ORIGIN + pathname + search);
});

it('normalises equivalent addresses to one key', () => {
  const keyOf = makePageKeys(READS_EVERYTHING);
  const key = keyOf({}, ORIGIN, '/a?x=1&y=2');
  expect(keyOf({}, ORIGIN, '/a?y=2&x=1')).toBe(key);
  expect([keyOf({}, ORIGIN, '/a?x=2'), keyOf({}, 'http://other.test', '/a?x=1&y=2')]).not.toContain(key);
});

it.each([
  ['long', 12_000, 6_000],
  ['short', 300, 60_000],
])('[PLT-04] takes a bounded amount of memory for %s addresses', async (_case, length, count) => {
  const keyOf = makePageKeys(READS_EVERYTHING);
  const grown = await heapGrowth(() => {
    for (let i = 0; i < count; i += 1) keyOf({}, ORIGIN, `/a?q=${i}${'x'.repeat(length)}`);
  });
  expect(grown).toBeLessThan(16 * MEBIBYTE);
  // Keeps the keys reachable until here.
  expect(keyOf({}, ORIGIN, '/a?b=1&a=2')).toContain('/a?a=2&b=1');
});
