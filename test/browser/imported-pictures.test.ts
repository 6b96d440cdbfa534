import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { DESKTOP, openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { animated, openPictureHost, type PictureHost } from '../support/picture-host';
import { PATHS } from '../support/sample-products';
import { makeDataFolder, startShop, type ShopProcess } from '../support/shop-process';
import { onShop } from './shop-page';

const dataFolder = makeDataFolder();
let browser: TestBrowser;
let shop: ShopProcess;
let host: PictureHost;

/**
 * A typical product photo: an object on a coloured background, with a border that shows whether the picture is
 * complete.
 */
const photograph = (width: number, height: number, colour: string): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="6" y="6" width="${width - 12}" height="${height - 12}" fill="${colour}" fill-opacity=".35" stroke="${colour}" stroke-width="12"/><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 3}" ry="${height / 3}" fill="${colour}"/></svg>`,
    ),
  );

const picture = async (name: string, made: Promise<Buffer>): Promise<string> => host.serves(name, await made);

const feed = async (): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> => {
  const addresses: ReadonlyArray<readonly [id: string, title: string, image: string]> = [
    ['IMP-1', 'Wide Banner Mat', await picture('/wide.png', photograph(1600, 260, '#2a6').png().toBuffer())],
    [
      'IMP-2',
      'Tall Scratching Post',
      await picture('/tall.jpg', photograph(300, 1500, '#a52').flatten({ background: '#fff' }).jpeg().toBuffer()),
    ],
    ['IMP-3', 'Square Bed', await picture('/square.webp', photograph(900, 900, '#36c').webp().toBuffer())],
    ['IMP-4', 'Small Bell', await picture('/small.avif', photograph(90, 60, '#c39').avif().toBuffer())],
    ['IMP-5', 'Moving Mouse', await picture('/moving.gif', animated())],
    ['IMP-6', 'Lost Ball', `${host.origin}/nowhere.jpg`],
  ];
  return addresses.map(([id, title, image_link]) => ({
    id,
    title: `${title} for Dogs`,
    price: '10.00 USD',
    availability: 'in_stock',
    product_type: 'Dog > Imported Things',
    brand: 'Quillpaw',
    image_link,
    additional_image_link: id === 'IMP-1' ? addresses[1]?.[2] : undefined,
  }));
};

const importFeed = async (): Promise<void> => {
  const file = join(dataFolder, 'feed.jsonl');
  writeFileSync(file, (await feed()).map((row) => JSON.stringify(row)).join('\n'));
  const command = join(__dirname, '../../backend/commands/import-cli.ts');
  const child = spawn(process.execPath, [command, file, '--data-dir', dataFolder], {
    env: { ...process.env, IMPORT_PICTURE_HOSTS: host.host },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the import ended with ${code}`);
};

const LISTING = '/shop/en/petcostore/search?query=quillpaw';

beforeAll(async () => {
  [browser, host, shop] = await Promise.all([
    TestBrowser.launch({ withPictures: true }),
    openPictureHost(),
    startShop({ dataFolder, environment: { CATALOGUE_SIZE: '120' } }),
  ]);
  await importFeed();
  // The running shop looks for a changed catalogue every few seconds. Answers are remembered for a while, so each
  // question is a new one.
  let attempt = 0;
  await eventually(async () => {
    attempt += 1;
    const question = `/shop/en/petcostore/search?query=quillpaw&price=5-${100 + attempt}`;
    const { text } = await new HttpShopper(shop.address).get(question);
    if (!text.includes('Small Bell')) throw new Error('the imported products are not found yet');
  }, 60_000);
}, 300_000);

afterEach(() => browser.endVisits());

afterAll(async () => {
  await Promise.all([browser.close(), shop.stop(), host.close()]);
  rmSync(dataFolder, { recursive: true, force: true });
});

interface ShownPicture {
  readonly name: string;
  readonly source: string;
  readonly naturalWidth: number;
  readonly shape: number;
}

/** The loaded pictures of an element as the browser shows them. */
const shownIn = async (page: Page, selector: string): Promise<ReadonlyArray<ShownPicture>> => {
  const pictures = page.locator(`${selector} img`);
  for (const image of await pictures.all()) await image.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll<HTMLImageElement>(`${wanted} img`)].every((image) => image.complete),
    selector,
  );
  return pictures.evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => ({
        name: image.alt,
        source: new URL(image.currentSrc).pathname,
        naturalWidth: image.naturalWidth,
        shape: Math.round((image.clientWidth / image.clientHeight) * 100) / 100,
      })),
  );
};

test('a listing shows the pictures of an imported feed and a drawn one for a missing picture', async () => {
  const { page, consoleMessages } = await browser.visit({ baseURL: shop.address, viewport: DESKTOP });
  await openHydrated(page, LISTING);
  expect(await onShop(page).tiles.count()).toBe(6);
  const pictures = await shownIn(page, 'ul[aria-label="Products"] > li:not([id^="citrus-"]) article');
  expect(pictures).toHaveLength(6);
  expect(pictures.filter(({ source }) => source.startsWith('/images/imported/'))).toHaveLength(5);
  expect(pictures.filter(({ source }) => source.startsWith('/images/products/IMP-6.'))).toHaveLength(1);
  for (const { naturalWidth, shape } of pictures) {
    expect(naturalWidth).toBeGreaterThan(0);
    expect(shape).toBe(1);
  }
  expect(consoleMessages).toEqual([]);
});

test('product page, structured data, suggestions and cart show them too without foreign addresses', async () => {
  const { page, consoleMessages } = await browser.visit({ baseURL: shop.address, viewport: DESKTOP });
  await openHydrated(page, LISTING);
  const product = await onShop(page).tiles.filter({ hasText: 'Wide Banner' }).locator('h2 a').getAttribute('href');
  await openHydrated(page, product ?? '');
  const gallery = await shownIn(page, '[role="group"][aria-label^="Pictures of"] > ul');
  expect(gallery.map(({ naturalWidth, source }) => [naturalWidth > 0, source.startsWith('/images/imported/')])).toEqual(
    [
      [true, true],
      [true, true],
    ],
  );
  const html = await page.content();
  expect(html).not.toContain(host.host);
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/[^"]*\/images\/imported\/[\da-f]{32}\.webp">/);
  expect(html).toMatch(/"image":\["http:[^"]*\/images\/imported\/[\da-f]{32}\.webp"/);

  await onShop(page).searchBox.fill('wide banner');
  const suggested = page.locator('[role="listbox"] img, [role="option"] img').first();
  await suggested.waitFor();
  await eventually(async () =>
    expect(await suggested.evaluate((image) => (image instanceof HTMLImageElement ? image.src : ''))).toContain(
      '/images/imported/',
    ),
  );

  const guest = new HttpShopper(shop.address);
  await guest.post('/cart/add', { partNumber: 'IMP-2', quantity: '1' });
  await guest.post('/cart/add', { partNumber: 'IMP-6', quantity: '1' });
  const cart = (await guest.get(PATHS.cart)).text;
  expect(cart).toMatch(/src="\/images\/imported\/[\da-f]{32}\.webp/);
  expect(cart).toContain('src="/images/products/IMP-6.webp');
  expect(cart).not.toContain(host.host);
  expect(consoleMessages).toEqual([]);
});
