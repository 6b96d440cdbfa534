import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { registerImageRoutes } from '../../../backend/images/image-routes.ts';
import type { ImageRoutesDeps } from '../../../backend/images/image-routes.ts';
import { packageFolder, subject } from './art-subjects.ts';

const apps: FastifyInstance[] = [];
let folder = '';

const start = (facts: Partial<ImageRoutesDeps> = {}): FastifyInstance => {
  const app = fastify();
  registerImageRoutes(app, {
    describe: async (partNumber) => (/^PN-(\d+|1000-2)$/.test(partNumber) ? subject({ partNumber }) : undefined),
    describeBrand: async (slug) => (slug === 'merrick' ? { slug, name: 'Merrick' } : undefined),
    describeCategory: async (slug) => (slug === 'dog-food' ? { slug, name: 'Dog Food', department: 'dog' } : undefined),
    cacheFolder: join(folder, 'images'),
    packageFolder,
    ...facts,
  });
  apps.push(app);
  return app;
};

const stop = async (app: FastifyInstance): Promise<void> => {
  await app.close();
  apps.splice(apps.indexOf(app), 1);
};

const kept = async (): Promise<string[]> =>
  (await readdir(join(folder, 'images'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await rm(folder, { recursive: true, force: true });
});

describe('formats and widths', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['jpeg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ])('serves a product as %s', async (ending, contentType, format) => {
    const response = await start().inject(`/images/products/PN-1001.${ending}?width=160`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(contentType);
    const facts = await sharp(response.rawPayload).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual([format, 160, 160]);
  });

  test('SVG responses can neither run scripts nor load anything', async () => {
    const response = await start().inject('/images/products/PN-1001.svg');
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers['content-security-policy']).toBe("default-src 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.body.startsWith('<svg ')).toBe(true);
  });

  test.each([
    [1, 72],
    [72, 72],
    [73, 96],
    [190, 190],
    [191, 250],
    [300, 320],
  ])('[REC-07] rounds a width of %i up to %i', async (asked, given) => {
    const response = await start().inject(`/images/products/PN-1001.webp?width=${asked}`);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(given);
  });

  test('two widths of one step share a file', async () => {
    const app = start();
    const one = await app.inject('/images/products/PN-1001.webp?width=301');
    const other = await app.inject('/images/products/PN-1001.webp?width=320');
    expect(other.headers.etag).toBe(one.headers.etag);
    await stop(app);
    expect(await kept()).toHaveLength(1);
  });

  test('a listing picture of 320 px is below 9 KB as AVIF and 12 KB as WebP', async () => {
    const app = start();
    const size = async (ending: string): Promise<number> =>
      (await app.inject(`/images/products/PN-1001.${ending}?width=320`)).rawPayload.length;
    expect(await size('avif')).toBeLessThan(9 * 1024);
    expect(await size('webp')).toBeLessThan(12 * 1024);
  });

  test('serves brands, categories and scenes', async () => {
    const app = start();
    for (const path of [
      'brands/merrick.svg',
      'brands/merrick.webp?width=160',
      'categories/dog-food.avif?width=160',
      'scenes/dog.webp?width=320',
    ]) {
      expect((await app.inject(`/images/${path}`)).statusCode).toBe(200);
    }
    const scene = await sharp((await app.inject('/images/scenes/dog.jpg?width=640')).rawPayload).metadata();
    expect([scene.width, scene.height]).toEqual([640, 360]);
  });

  test('distinguishes views from part numbers with the same ending', async () => {
    const app = start();
    const front = await app.inject('/images/products/PN-1001.svg');
    const back = await app.inject('/images/products/PN-1001-2.svg');
    const detail = await app.inject('/images/products/PN-1001-3.svg');
    expect(new Set([front.body, back.body, detail.body]).size).toBe(3);
    // PN-1000-2 is a product of its own here, so its name is not the back of PN-1000.
    const own = await app.inject('/images/products/PN-1000-2.svg');
    expect(own.body).toBe((await app.inject('/images/products/PN-1000.svg')).body);
  });
});

describe('caching', () => {
  test('sends 304 for a matching ETag, and makes a versioned address immutable', async () => {
    const app = start();
    const first = await app.inject('/images/products/PN-1001.webp?width=72');
    expect(first.headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    const again = await app.inject({
      url: '/images/products/PN-1001.webp?width=72',
      headers: { 'if-none-match': `"x", ${String(first.headers.etag)}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const versioned = await app.inject('/images/products/PN-1001.webp?width=72&v=7');
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a changed product gets a new validator', async () => {
    let size = '4 lb';
    const app = start({ describe: async (partNumber) => subject({ partNumber, size }) });
    const before = await app.inject('/images/products/PN-1001.webp?width=72');
    size = '24 lb';
    const after = await app.inject({
      url: '/images/products/PN-1001.webp?width=72',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('cached pictures survive a restart and are not drawn again', async () => {
    const first = start();
    await first.inject('/images/products/PN-1001.png?width=72');
    await stop(first);
    const [file = ''] = await kept();
    // The response equals the file on disk, so the second run has read it.
    await writeFile(file, 'kept bytes');
    const response = await start().inject('/images/products/PN-1001.png?width=72');
    expect(response.body).toBe('kept bytes');
  });

  test('never serves a partial file of a crash, and removes it', async () => {
    const first = start();
    const good = (await first.inject('/images/products/PN-1001.png?width=72')).rawPayload;
    await stop(first);
    const [file = ''] = await kept();
    await rm(file);
    await writeFile(`${file}.0f.part`, 'half');
    const second = start();
    expect((await second.inject('/images/products/PN-1001.png?width=72')).rawPayload.equals(good)).toBe(true);
    await stop(second);
    expect(await kept()).toEqual([file]);
    expect((await readFile(file)).equals(good)).toBe(true);
  });

  test('serves pictures uncached when the folder cannot be written', async () => {
    await writeFile(join(folder, 'images'), 'a file where the folder should be');
    const warnings: string[] = [];
    const app = start({ log: { warn: (_details, message) => warnings.push(message) } });
    expect((await app.inject('/images/products/PN-1001.webp?width=72')).statusCode).toBe(200);
    await stop(app);
    expect(warnings).toContain('an image could not be kept');
  });
});

describe('failures', () => {
  test.each([
    ['products/PN-1001.webp?width=0', 'bad-width'],
    ['products/PN-1001.webp?width=-5', 'bad-width'],
    ['products/PN-1001.webp?width=1601', 'bad-width'],
    ['products/PN-1001.webp?width=99999', 'bad-width'],
    ['products/PN-1001.webp?width=12.5', 'bad-width'],
    ['products/PN-1001.webp?width=wide', 'bad-width'],
    ['products/PN-1001.webp?width=', 'bad-width'],
    ['products/PN-1001.webp?width=160&width=320', 'bad-width'],
    ['products/PN-1001.gif', 'bad-format'],
    ['products/PN-1001', 'bad-format'],
    ['products/.webp', 'bad-name'],
    ['products/..%2f..%2fsecret.webp', 'bad-name'],
    ['products/%3Cscript%3E.webp', 'bad-name'],
    [`products/${'a'.repeat(91)}.webp`, 'bad-name'],
    ['secrets/PN-1001.webp', 'bad-kind'],
  ])('[PLT-04] refuses %s with %s and the reason', async (path, code) => {
    const response = await start().inject(`/images/${path}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: { code, message: expect.stringMatching(/must be/) } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    'products/NOPE.webp?width=160',
    'brands/nobody.png?width=160',
    'scenes/nowhere.avif?width=160',
    'scenes/home.avif?width=160',
    'categories/zzz.jpg?width=160',
  ])('[RTE-10] %s is not found, with a placeholder that keeps the layout', async (path) => {
    const response = await start().inject(`/images/${path}`);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(response.headers.etag).toBeUndefined();
    expect((await sharp(response.rawPayload).metadata()).width).toBe(160);
  });

  test('a failing catalogue gives an error response without a stack trace', async () => {
    const response = await start({ describe: () => Promise.reject(new Error('no such table: product')) }).inject(
      '/images/products/PN-1001.webp',
    );
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('no such table');
  });
});
