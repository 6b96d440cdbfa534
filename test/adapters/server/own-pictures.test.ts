import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Response } from 'light-my-request';
import { readOwnPictures } from '../../../adapters/server/files/own-pictures';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

const FILES = [
  ...[320, 640, 1280].flatMap((width) => [`scenes/home.${width}.avif`, `scenes/home.${width}.webp`]),
  ...['dog', 'small-pet', 'other'].flatMap((name) => [
    `categories/${name}.160.webp`,
    `categories/${name}.640.webp`,
    `categories/${name}.160.avif`,
  ]),
];

let folder: string;
let upstream: StubUpstream;
let shop: Storefront;
let now = 0;
beforeEach(async () => {
  now = 0;
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const kind of ['scenes', 'categories']) mkdirSync(join(folder, kind));
  for (const file of FILES) writeFileSync(join(folder, file), file);
  writeFileSync(join(folder, 'scenes/notes.txt'), 'no picture');
  upstream = await StubUpstream.start();
  const settings = { COMMERCE_ORIGIN: upstream.origin };
  shop = await openStorefront({ settings, ownPictures: readOwnPictures(folder), clock: () => now });
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> => shop.app.inject({ url, headers });
const bodyOf = async (url: string): Promise<string> => (await get(url)).body;

const GIVEN = { body: 'given', headers: { 'content-type': 'image/webp', 'content-length': '5' } };

describe('the shop’s own scenes', () => {
  test('[PLT-03] are sent with any backend without a call to it', async () => {
    upstream.respondWith({ status: 503 });
    const { statusCode, headers, body } = await get('/images/scenes/home.webp?width=640');
    expect([statusCode, body]).toEqual([200, 'scenes/home.640.webp']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(upstream.requests).toEqual([]);
  });

  test.each([
    ['?width=1', 320],
    ['?width=320', 320],
    ['?width=321', 640],
    ['?v=2&width=640', 640],
    ['?width=1600', 1280],
    ['?width=wide', 1280],
    ['', 1280],
  ])('[PLT-03] with the query %p are %i pixels wide', async (query, width) => {
    expect(await bodyOf(`/images/scenes/home.avif${query}`)).toBe(`scenes/home.${width}.avif`);
  });

  test('[PLT-03] get a 304 when the browser has them', async () => {
    const { headers } = await get('/images/scenes/home.webp');
    const again = await get('/images/scenes/home.webp', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    '/images/scenes/dog.webp',
    '/images/scenes/notes.txt',
    '/images/scenes/home.png',
    '/images/scenes/x/y.webp',
  ])("[PLT-03] do not replace the backend's picture at %s", async (path) => {
    upstream.respondWith(GIVEN);
    expect(await bodyOf(path)).toBe('given');
    expect(upstream.requests.map(({ url }) => url)).toEqual([path]);
  });
});

describe('the picture of a category', () => {
  test("[PLT-03] is the backend's where one exists", async () => {
    upstream.respondWith(GIVEN);
    expect(await bodyOf('/images/categories/dog.webp?width=160')).toBe('given');
  });

  test.each([
    ['dog', 'dog'],
    ['dogs', 'dog'],
    ['Dog-Food', 'dog'],
    ['pets/small-pets', 'small-pet'],
    ['catalogue', 'other'],
    ['hotdogs', 'other'],
    ['H%C3%BChner', 'other'],
  ])("[PLT-03] of %s is the shop's picture of %s where the backend has none", async (category, own) => {
    upstream.respondWith({ status: 404, body: '{}' });
    const { statusCode, body } = await get(`/images/categories/${category}.webp?width=160`);
    expect([statusCode, body]).toEqual([200, `categories/${own}.160.webp`]);
  });

  test.each([
    ['is busy', { status: 503, body: '{}' }],
    ['responds with a page', { body: '<h1>Shop</h1>', headers: { 'content-type': 'text/html' } }],
    ['refuses', { status: 401, body: '{}' }],
  ])("[PLT-03] is the shop's while the backend %s", async (_case, response) => {
    upstream.respondWith(response);
    const { statusCode, headers, body } = await get('/images/categories/dog.avif?width=160');
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/avif', 'categories/dog.160.avif']);
    expect(headers['cache-control']).toBe('public, max-age=600');
  });

  test("[PLT-03] is the shop's while the backend is unreachable, and the backend's again afterwards", async () => {
    upstream.respondWith({ status: 500 });
    expect(await bodyOf('/images/categories/dog.webp')).toBe('categories/dog.640.webp');
    upstream.respondWith(GIVEN);
    expect(await bodyOf('/images/categories/dog.webp')).toBe('given');
  });

  test('[PLT-03] that the backend lacks is requested once in ten minutes', async () => {
    upstream.respondWith({ status: 404, body: '{}' });
    for (let i = 0; i < 3; i += 1) await get('/images/categories/horse.webp?width=160');
    expect(upstream.requests).toHaveLength(1);
    now = 600_000;
    upstream.respondWith(GIVEN);
    expect(await bodyOf('/images/categories/horse.webp?width=160')).toBe('given');
  });

  test("[PLT-03] in another format is the backend's only", async () => {
    upstream.respondWith({ status: 404, body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } });
    expect((await get('/images/categories/dog.svg')).statusCode).toBe(404);
  });
});

test('a shop without its drawn pictures does not start', () => {
  expect(() => readOwnPictures(join(folder, 'nowhere'))).toThrow('ENOENT');
});
