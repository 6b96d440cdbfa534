import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  accepts,
  compressBest,
  compressBetter,
  compressQuickly,
  compressWell,
  decompress,
  encodingFor,
  QUICKEST_FIRST,
  SMALLEST_FIRST,
} from '../../../adapters/server/responses/compression';
import { PageCopies, type InBackground } from '../../../adapters/server/responses/page-copies';

const ALL = 'gzip, deflate, br, zstd';
/** A document that a good compression makes smaller than a quick one. */
const DOCUMENT = Buffer.from(
  Array.from({ length: 4_000 }, (_, n) => `<li>${n * 7919} of ${n % 13} products</li>`).join(''),
);
const DECOMPRESS = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
} as const;
const atOnce: InBackground = (work) => work();

const setUp = (document = DOCUMENT) => {
  const sizes: number[] = [];
  const copies: PageCopies = new PageCopies(document, () => sizes.push(copies.bytes));
  return { copies, sizes };
};

test.each([
  ['br, gzip', 'br', 'br'],
  ['gzip, deflate', 'gzip', 'gzip'],
  [ALL, 'zstd', 'br'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['zstd;q=0, br;q=0.5', 'br', 'br'],
  ['zstd', 'zstd', 'identity'],
  ['gzip;q=0', 'identity', 'identity'],
  ['', 'identity', 'identity'],
  [undefined, 'identity', 'identity'],
])('a client that accepts %p gets %s quickly and %s ahead', (header, quickest, smallest) => {
  expect(encodingFor(header, QUICKEST_FIRST)).toBe(quickest);
  expect(encodingFor(header, SMALLEST_FIRST)).toBe(smallest);
});

test.each([
  ['br', 'quickly', (body: Buffer) => compressQuickly(body, 'br')],
  ['br', 'well', compressWell],
  ['br', 'better', compressBetter],
  ['br', 'best', (body: Buffer) => compressBest(body, 'br')],
  ['zstd', 'quickly', (body: Buffer) => compressQuickly(body, 'zstd')],
  ['gzip', 'quickly', (body: Buffer) => compressQuickly(body, 'gzip')],
  ['gzip', 'best', (body: Buffer) => compressBest(body, 'gzip')],
] as const)('a body compressed as %s (%s) decompresses to the body', async (compression, _how, compress) => {
  const body = await compress(DOCUMENT);
  expect(DECOMPRESS[compression](body).equals(DOCUMENT)).toBe(true);
  expect((await decompress(body, compression)).equals(DOCUMENT)).toBe(true);
  expect(accepts(`x, ${compression}`, compression)).toBe(true);
});

describe('[PLT-03] the copies of a page', () => {
  test.each([ALL, 'gzip, br', 'gzip', undefined, 'zstd'])(
    'contain the document for Accept-Encoding %p',
    async (header) => {
      const { copies } = setUp();
      await copies.obtain('br');
      const { encoding, body } = await copies.obtain(header);
      expect(DECOMPRESS[encoding](body).equals(DOCUMENT)).toBe(true);
    },
  );

  test('are compressed once for concurrent requests', async () => {
    const { copies } = setUp();
    const [one, other] = await Promise.all([copies.obtain(ALL), copies.obtain(ALL)]);
    expect(other).toBe(one);
    expect(copies.available(ALL)).toBe(one);
  });

  test('replace the document in memory', async () => {
    const { copies, sizes } = setUp();
    expect(copies.bytes).toBe(DOCUMENT.length);
    const { body } = await copies.obtain(ALL);
    expect(sizes).toEqual([body.length]);
    expect(copies.available(undefined)).toBeUndefined();
    expect((await copies.document()).equals(DOCUMENT)).toBe(true);
    expect(copies.bytes).toBe(body.length);
  });

  test('are of those that a client accepts the smallest one', async () => {
    const { copies } = setUp();
    await copies.obtain('gzip');
    await copies.obtain(ALL.replace('gzip, ', ''));
    const sizes = ['gzip', 'zstd'].map((header) => copies.available(header)?.body.length);
    expect(copies.available(ALL)?.body.length).toBe(Math.min(...sizes.map((size) => size ?? Infinity)));
  });
});

const countRepeats = async (copies: PageCopies, times: number, inBackground: InBackground = atOnce): Promise<void> => {
  for (let repeat = 0; repeat < times; repeat += 1) await copies.countRepeat(inBackground);
};

describe('a better compression', () => {
  test('at the second request replaces the quick copies of browsers, and keeps that of older clients', async () => {
    const { copies } = setUp();
    const quick = await copies.obtain(ALL);
    const zipped = await copies.obtain('gzip');
    await countRepeats(copies, 1);
    const good = copies.available(ALL);
    expect(good?.encoding).toBe('br');
    expect(good?.body.length).toBeLessThan(quick.body.length);
    expect(copies.available('gzip')).toBe(zipped);
    expect(copies.bytes).toBe((good?.body.length ?? 0) + zipped.body.length);
  });

  test('[PLT-03] of a page that is requested often is smaller still', async () => {
    const { copies } = setUp();
    await copies.obtain(ALL);
    await countRepeats(copies, 49);
    const good = copies.available(ALL);
    expect(good?.body.equals(await compressWell(DOCUMENT))).toBe(true);
    await countRepeats(copies, 1);
    const better = copies.available(ALL);
    expect(better?.body.length).toBeLessThan(good?.body.length ?? 0);
    expect(brotliDecompressSync(better?.body ?? '').equals(DOCUMENT)).toBe(true);
    expect(copies.bytes).toBe(better?.body.length);
  });

  test('happens once for each', async () => {
    const { copies } = setUp();
    let started = 0;
    const counted: InBackground = (work) => {
      started += 1;
      return work();
    };
    await Promise.all([copies.countRepeat(counted), copies.countRepeat(counted)]);
    expect(started).toBe(1);
    await countRepeats(copies, 200, counted);
    expect(started).toBe(2);
  });

  test('that was refused under load is tried again', async () => {
    const { copies } = setUp();
    await countRepeats(copies, 1, () => undefined);
    expect(copies.available('br')).toBeUndefined();
    await countRepeats(copies, 1);
    expect(copies.available('br')?.encoding).toBe('br');
  });

  test('that fails leaves the quick copy and is reported', async () => {
    const { copies } = setUp();
    const quick = await copies.obtain(ALL);
    await expect(copies.countRepeat(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(copies.available(ALL)).toBe(quick);
  });
});
