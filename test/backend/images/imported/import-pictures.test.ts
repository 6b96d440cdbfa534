import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { importCatalogue } from '../../../../backend/catalogue/importer/import-catalogue';
import { removeAllProducts } from '../../../../backend/catalogue/remove-products';
import { registerImageRoutes } from '../../../../backend/images/image-routes';
import { clearPictures } from '../../../../backend/images/imported/clear-pictures';
import { decodePicture } from '../../../../backend/images/imported/decode-picture';
import { makePictureFetcher } from '../../../../backend/images/imported/fetch-picture';
import {
  makePictureImport,
  type MissingPicture,
  type PictureCounts,
} from '../../../../backend/images/imported/import-pictures';
import { makePictureFiles, pictureFolderOf } from '../../../../backend/images/imported/picture-files';
import { packageFolder, subject } from '../art-subjects';
import { feedRow, NOW, openShop, type Shop } from '../../search/support/shop';
import { openPictureHost, plain, type PictureHost } from '../../../support/picture-host';

let shop: Shop;
let host: PictureHost;

beforeEach(async () => {
  [shop, host] = await Promise.all([openShop(), openPictureHost()]);
});

afterEach(async () => {
  await host.close();
  await shop.close();
});

interface Imported {
  readonly counts: PictureCounts;
  readonly missing: readonly MissingPicture[];
}

/** Imports the rows and their pictures. */
const importFeed = async (
  rows: readonly Readonly<Record<string, unknown>>[],
  { now = NOW, maxTotalBytes = 10_000_000 } = {},
): Promise<Imported> => {
  const missing: MissingPicture[] = [];
  const fetcher = makePictureFetcher({
    trustedHosts: new Set([host.host]),
    maxFileBytes: 1_000_000,
    connectionsPerHost: 4,
    timeoutMs: 5000,
  });
  const pictures = makePictureImport({
    database: shop.database,
    files: makePictureFiles(pictureFolderOf(shop.folder)),
    fetcher,
    clock: () => now,
    maxTotalBytes,
    onMissing: (picture) => void missing.push(picture),
  });
  const file = join(shop.folder, 'feed.jsonl');
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const onRefused = (): void => undefined;
  await importCatalogue({
    database: shop.database,
    file,
    format: 'jsonl',
    clock: () => now,
    onRefused,
    onPictures: pictures.note,
  });
  const counts = await pictures.fetchNoted();
  await fetcher.close();
  return { counts, missing };
};

const productOf = async (partNumber: string) => {
  const [product] = await shop.catalogue.productsByPartNumbers([partNumber]);
  const [sku] = await shop.catalogue.skusByPartNumbers([partNumber]);
  if (product === undefined || sku === undefined) throw new Error(`no product ${partNumber}`);
  return { pictures: [product.imageUrl, ...product.additionalImages], ofSku: sku.imageUrl };
};

const storedFiles = async (): Promise<readonly string[]> => {
  const entries = await readdir(pictureFolderOf(shop.folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

const STORED = /^\/images\/imported\/[\da-f]{32}\.webp$/;

test('fetches the pictures of a feed, stores each content once, and shows it at an address of the shop', async () => {
  const red = await plain(300, 100).jpeg().toBuffer();
  const image = host.serves('/red.jpg', red);
  const same = host.serves('/same.jpg', red);
  const other = host.serves('/blue.png', await plain(50, 80, '#00c').png().toBuffer());
  const { counts, missing } = await importFeed([
    feedRow('one', { image_link: image, additional_image_link: other }),
    feedRow('two', { image_link: same }),
  ]);
  expect([counts, missing]).toEqual([{ addresses: 3, fetched: 3, unchanged: 0, missing: 0 }, []]);
  const one = await productOf('one');
  const two = await productOf('two');
  expect(one.pictures).toEqual([expect.stringMatching(STORED), expect.stringMatching(STORED)]);
  expect([one.ofSku, two.pictures, two.ofSku]).toEqual([one.pictures[0], [one.pictures[0]], one.pictures[0]]);
  expect(await storedFiles()).toHaveLength(2);
});

test('reports each missing picture with its row and reason, and shows a drawn one instead', async () => {
  const good = host.serves('/good.jpg', await plain(50, 50).jpeg().toBuffer());
  const page = host.serves('/page.jpg', Buffer.from('<html>Sorry</html>'));
  const { counts, missing } = await importFeed([
    feedRow('one', { image_link: `${host.origin}/nowhere.jpg`, additional_image_link: good }),
    feedRow('two', { image_link: page }),
    feedRow('three', { image_link: 'http://169.254.169.254/latest/meta-data' }),
    feedRow('four'),
  ]);
  expect(counts).toEqual({ addresses: 4, fetched: 1, unchanged: 0, missing: 3 });
  expect(new Map(missing.map(({ line, partNumber, reason }) => [`${line} ${partNumber}`, reason]))).toEqual(
    new Map([
      ['1 one', 'the host answered 404'],
      ['2 two', 'the file is a web page; JPEG, PNG, WebP, AVIF and GIF pictures are taken'],
      ['3 three', '169.254.169.254 is not on the public internet'],
    ]),
  );
  expect((await productOf('one')).pictures).toEqual([expect.stringMatching(STORED)]);
  expect(await productOf('two')).toEqual({ pictures: ['/images/products/two.jpg'], ofSku: '/images/products/two.jpg' });
  expect((await productOf('three')).pictures).toEqual(['/images/products/three.jpg']);
  expect((await productOf('four')).pictures).toEqual(['/images/products/four.jpg']);
});

test('a second import sends conditional requests and stores changed pictures', async () => {
  let version = 1;
  const versions = [await plain(50, 50, '#c00').jpeg().toBuffer(), await plain(50, 50, '#0c0').jpeg().toBuffer()];
  const image_link = host.serves('/a.jpg', (request, response) => {
    const etag = `"${version}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(versions[version - 1]);
  });
  const rows = [feedRow('one', { image_link })];
  await importFeed(rows);
  const before = await productOf('one');
  expect((await importFeed(rows)).counts).toMatchObject({ fetched: 0, unchanged: 1 });
  version = 2;
  expect((await importFeed(rows)).counts).toMatchObject({ fetched: 1, unchanged: 0 });
  const after = await productOf('one');
  expect(after.pictures).toEqual([expect.stringMatching(STORED)]);
  expect(after.pictures).not.toEqual(before.pictures);
});

test('requests a picture without validators again after a week', async () => {
  const rows = [feedRow('one', { image_link: host.serves('/a.jpg', await plain(50, 50).jpeg().toBuffer()) })];
  await importFeed(rows);
  expect((await importFeed(rows, { now: NOW + 6 * 86_400_000 })).counts.unchanged).toBe(1);
  expect(host.requestedPaths).toHaveLength(1);
  expect((await importFeed(rows, { now: NOW + 8 * 86_400_000 })).counts.fetched).toBe(1);
  expect(host.requestedPaths).toHaveLength(2);
});

test('reports a picture that is no longer available and keeps the earlier one', async () => {
  const image_link = host.serves('/a.jpg', (_request, response) => {
    response.writeHead(200, { etag: '"1"' }).end(picture);
  });
  const picture = await plain(50, 50).jpeg().toBuffer();
  await importFeed([feedRow('one', { image_link })]);
  host.serves('/a.jpg', (_request, response) => response.writeHead(410).end());
  const { missing } = await importFeed([feedRow('one', { image_link })]);
  expect(missing).toEqual([expect.objectContaining({ reason: 'the host answered 410', keepsEarlier: true })]);
  expect((await productOf('one')).pictures).toEqual([expect.stringMatching(STORED)]);
});

test('fetches a lost file again, whatever the validators are', async () => {
  const picture = await plain(50, 50).jpeg().toBuffer();
  const image_link = host.serves('/a.jpg', (request, response) => {
    if (request.headers['if-none-match'] !== undefined) response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(picture);
  });
  await importFeed([feedRow('one', { image_link })]);
  const [name = ''] = await storedFiles();
  await makePictureFiles(pictureFolderOf(shop.folder)).remove(name.replace('.webp', ''));
  expect((await importFeed([feedRow('one', { image_link })])).counts).toMatchObject({ fetched: 1 });
  expect(await storedFiles()).toEqual([name]);
});

test('[PLT-04] the stored pictures together stay below the limit', async () => {
  const rows = await Promise.all(
    ['#100', '#200', '#300'].map(async (colour, number) => {
      const image_link = host.serves(`/${number}.png`, await plain(400, 400, colour).png().toBuffer());
      return feedRow(`row-${number}`, { image_link });
    }),
  );
  const decoded = await decodePicture(await plain(400, 400, '#100').png().toBuffer());
  const size = decoded.ok ? decoded.picture.body.length : 0;
  const { counts, missing } = await importFeed(rows, { maxTotalBytes: Math.floor(size * 2.5) });
  expect(counts).toMatchObject({ fetched: 2, missing: 1 });
  expect(missing[0]?.reason).toBe('the store of pictures is full; raise PICTURE_STORE_MEGABYTES');
  expect(await storedFiles()).toHaveLength(2);
});

test('[PLT-04] gives up a host that keeps failing and continues with the others', async () => {
  const rows = Array.from({ length: 40 }, (_, number) =>
    feedRow(`row-${number}`, {
      image_link: host.serves(`/${number}.jpg`, (_request, response) => response.writeHead(503).end()),
    }),
  );
  const { counts, missing } = await importFeed(rows);
  expect(counts).toEqual({ addresses: 40, fetched: 0, unchanged: 0, missing: 40 });
  expect(missing).toHaveLength(40);
  expect(host.requestedPaths.length).toBeGreaterThanOrEqual(8);
  expect(host.requestedPaths.length).toBeLessThan(16);
});

test('removes pictures of removed products, except those that other products use', async () => {
  const shared = host.serves('/shared.jpg', await plain(50, 50).jpeg().toBuffer());
  const own = host.serves('/own.jpg', await plain(60, 60).jpeg().toBuffer());
  const files = makePictureFiles(pictureFolderOf(shop.folder));
  await importFeed([
    feedRow('one', { image_link: shared, additional_image_link: own }),
    feedRow('two', { image_link: shared }),
  ]);
  await clearPictures(shop.database, files, NOW);
  expect(await storedFiles()).toHaveLength(2);
  await importFeed([feedRow('one', { image_link: shared })]);
  await clearPictures(shop.database, files, NOW);
  expect(await storedFiles()).toHaveLength(1);
  expect((await productOf('two')).pictures).toEqual([expect.stringMatching(STORED)]);
  await removeAllProducts(shop.database);
  await clearPictures(shop.database, files, NOW);
  expect(await storedFiles()).toEqual([]);
  for (const table of ['picture_use', 'imported_picture', 'picture_content'] as const) {
    expect(await shop.database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

describe('served', () => {
  const serve = () => {
    const app = fastify();
    registerImageRoutes(app, {
      describe: async (partNumber) => (partNumber === 'A/1:b+c' ? subject({ partNumber }) : undefined),
      describeBrand: async () => undefined,
      describeCategory: async () => undefined,
      importedPictures: makePictureFiles(pictureFolderOf(shop.folder)),
      cacheFolder: join(shop.folder, 'images'),
      packageFolder,
    });
    return app;
  };

  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
  ])('shows a wide picture complete on a white square of the requested width as %s', async (ending, contentType) => {
    await importFeed([
      feedRow('one', { image_link: host.serves('/wide.png', await plain(900, 90, '#c00').png().toBuffer()) }),
    ]);
    const [address = ''] = (await productOf('one')).pictures;
    const app = serve();
    const response = await app.inject(`${address.replace('.webp', `.${ending}`)}?width=160`);
    await app.close();
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, contentType]);
    const { data, info } = await sharp(response.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, 160]);
    expect(data[0]).toBeGreaterThan(245);
    expect(data[(80 * 160 + 80) * info.channels + 1]).toBeLessThan(60);
  });

  test('never enlarges a picture, and sends a placeholder with 404 for an unknown one', async () => {
    await importFeed([feedRow('one', { image_link: host.serves('/s.png', await plain(100, 60).png().toBuffer()) })]);
    const [address = ''] = (await productOf('one')).pictures;
    const app = serve();
    expect((await sharp((await app.inject(`${address}?width=640`)).rawPayload).metadata()).width).toBe(100);
    for (const name of ['0'.repeat(32), 'no-hash', address.slice('/images/imported/'.length, -1 * '.webp'.length)]) {
      const isStored = address.includes(name);
      const response = await app.inject(`/images/imported/${name}.${isStored ? 'svg' : 'webp'}?width=96`);
      expect([response.statusCode, String(response.headers['content-type'])]).toEqual([
        404,
        expect.stringContaining('image/'),
      ]);
    }
    await app.close();
  });

  test('draws a picture for a part number with slash, colon and plus', async () => {
    const app = serve();
    expect((await app.inject(`/images/products/${encodeURIComponent('A/1:b+c')}.webp?width=96`)).statusCode).toBe(200);
    await app.close();
  });
});
