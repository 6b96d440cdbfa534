import type { Locator, Page } from 'playwright-core';
import { DESKTOP, openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { startShop, type ShopProcess } from '../support/shop-process';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { READY_FOR_AXE } from './axe';
import { MAX_STOPS } from './focus-stops';
import { addFromProductPage, onShop } from './shop-page';

let browser: TestBrowser;
let finds: SampleProducts;
/** A shop whose rows come from the recommendation service that the specification names. */
let discover: ShopProcess | undefined;

beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => Promise.all([browser.close(), discover?.stop()]));

const open = async (path: string, width: number = DESKTOP.width): Promise<Page> => {
  const { page } = await browser.visit({ ...READY_FOR_AXE, viewport: { width, height: 900 } });
  await openHydrated(page, path);
  return page;
};

/** Recommended rows, without the carousel of ads. */
const rows = (page: Page): Locator =>
  page.locator('main').getByRole('group').and(page.locator('[aria-roledescription="carousel"]:not([id^="citrus-"] *)'));
const row = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const nextOf = (part: Locator): Locator => part.getByRole('button', { name: 'Next' });

test('[REC-01] home, product, cart and a search without results have their rows, also without scripts', async () => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  const named = async (path: string): Promise<ReadonlyArray<string | null>> => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return rows(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  };
  expect(await named(PATHS.home)).toEqual(['Today’s best prices', 'Trending now', 'Best Sellers']);
  expect(await named(finds.withSizes.url)).toEqual(['Frequently Bought Together', 'You May Also Like']);
  expect(await named(PATHS.cart)).toEqual(['Best Sellers']);
  expect(await named(PATHS.emptySearch)).toEqual(['Popular Right Now']);
  expect(await named(PATHS.search)).toEqual([]);
});

test('[REC-01] the row in the cart matches its products', async () => {
  const page = await open(finds.withSizes.url);
  await addFromProductPage(page);
  await openHydrated(page, PATHS.cart);
  await row(page, 'Frequently Bought Together').waitFor();
  expect(await row(page, 'Frequently Bought Together').getByText(finds.withSizes.name).count()).toBe(0);
});

test('[REC-06] the next arrow of a row of the recommendation service shows in windows of 801 to 1244 pixels', async () => {
  discover ??= await startShop({ environment: { SEARCH_PROVIDER: 'discover' } });
  const { page } = await browser.visit({ baseURL: discover.address, viewport: { width: 800, height: 900 } });
  await openHydrated(page, PATHS.home);
  const trending = row(page, 'Trending now');
  const arrowsAt = async (width: number): Promise<readonly [number, boolean, number]> => {
    await page.setViewportSize({ width, height: 900 });
    const previous = trending.getByRole('button', { name: 'Previous' });
    return [width, await nextOf(trending).isVisible(), await previous.count()];
  };
  for (const [width, hasNext] of [
    [800, false],
    [801, true],
    [1000, true],
    [1244, true],
    [1245, false],
    [1300, false],
  ] as const) {
    await eventually(async () => expect(await arrowsAt(width)).toEqual([width, hasNext, 0]));
  }
});

test('a mouse user moves the shop’s own rows by their arrows, there and back, on a tablet and on a wide screen', async () => {
  for (const width of [768, 1280, 1600]) {
    const page = await open(PATHS.home, width);
    const trending = row(page, 'Trending now');
    const [next, previous] = [nextOf(trending), trending.getByRole('button', { name: 'Previous' })];
    expect([width, await next.isVisible(), await previous.isDisabled()]).toEqual([width, true, true]);
    const left = () => trending.getByRole('list').evaluate(({ scrollLeft }) => scrollLeft);
    await trending.scrollIntoViewIfNeeded();
    await next.click();
    await eventually(async () => expect(await left()).toBeGreaterThan(0));
    await eventually(async () => expect(await previous.isEnabled()).toBe(true));
    await previous.click();
    await eventually(async () => expect(await left()).toBe(0));
  }
});

test('[FND-05] no product is twice on the home page or on a product’s page, and the buttons of a row are in line', async () => {
  for (const path of [PATHS.home, finds.withSizes.url]) {
    const page = await open(path, 1280);
    const links = await page
      .locator('main h3 a, main form li a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // On the page of a product: two rows of six, and what is offered together with it.
    expect(links.length).toBeGreaterThanOrEqual(12);
    expect(links.filter((link, place) => links.indexOf(link) !== place)).toEqual([]);
    for (const one of await rows(page).all()) {
      const bottoms = await one
        .locator('article > form, article > a')
        .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().bottom)));
      expect([await one.getAttribute('aria-label'), new Set(bottoms).size]).toEqual([expect.any(String), 1]);
    }
  }
});

test('[REC-07] a tile is at least 12.5rem wide, and its stars are 19 by 16', async () => {
  const page = await open(PATHS.home, 320);
  const trending = row(page, 'Trending now');
  const sizesOf = (part: Locator): Promise<ReadonlyArray<readonly [number, number]>> =>
    part.evaluateAll((all) => (all as HTMLElement[]).map((one) => [one.offsetWidth, one.offsetHeight] as const));
  const tiles = await sizesOf(trending.getByRole('listitem'));
  expect(tiles.length).toBeGreaterThan(0);
  expect(Math.min(...tiles.map(([width]) => width))).toBeGreaterThanOrEqual(200);
  const stars = await trending.locator('[data-stars]').evaluateAll((ratings) =>
    ratings.map((rating) => {
      const { width, height, maskSize } = getComputedStyle(rating, '::before');
      return `${width} by ${height} of ${maskSize}`;
    }),
  );
  expect(new Set(stars)).toEqual(new Set(['95px by 16px of 19px 16px']));
});

test('[REC-06] the next arrow scrolls the list to its end and stops there', async () => {
  const page = await open(PATHS.home, 1000);
  const trending = row(page, 'Trending now');
  const list = trending.getByRole('list');
  const left = () => list.evaluate(({ scrollLeft }) => scrollLeft);
  // The arrow is updated shortly after the end is reached.
  const isAtEnd = () =>
    list.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => scrollLeft + clientWidth >= scrollWidth - 2);
  await trending.scrollIntoViewIfNeeded();
  for (let presses = 0; presses < 12 && !(await isAtEnd()); presses += 1) {
    const before = await left();
    await nextOf(trending).click();
    await eventually(async () => expect(await left()).toBeGreaterThan(before));
  }
  await eventually(async () => expect(await nextOf(trending).isDisabled()).toBe(true));
});

test('[REC-06] the keyboard moves along the row, which scrolls with it', async () => {
  const page = await open(PATHS.home, 1300);
  const trending = row(page, 'Trending now');
  const links = trending.getByRole('heading', { level: 3 }).getByRole('link');
  const last = links.last();
  const isAtLast = () => last.evaluate((link) => link === document.activeElement);
  await links.first().focus();
  for (let stops = 0; stops < MAX_STOPS && !(await isAtLast()); stops += 1) await page.keyboard.press('Tab');
  expect(await isAtLast()).toBe(true);
  const box = await last.boundingBox();
  expect(box === null ? undefined : box.x >= 0 && box.x + box.width <= 1300).toBe(true);
});

test('[REC-08] a tile adds its product to the cart without leaving the page', async () => {
  const page = await open(PATHS.emptySearch);
  await row(page, 'Popular Right Now')
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click();
  await onShop(page).toast.waitFor();
  await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toContain('1'));
});
