import type { Page, Response, Route } from 'playwright-core';
import type { AdResponse } from '../../core/ads/ad';
import { DESKTOP, openHydrated, PHONE, shopAddress, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import {
  AD_PATH,
  BANNER,
  CATAPULT,
  openWatched,
  PLACES,
  ROW,
  scrollThrough,
  TILE,
  untilFilled,
  type SentCall,
} from './ads-page';
import { holdAds } from './embed-watch';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser({ withPictures: true });

/** Longer than the minimum interval between equal calls. */
const PAST_DEDUPE_MS = 2_100;

type Answer = Pick<AdResponse, 'ads' | 'banners'>;

/** Opens a page and records the real ad server's responses by the number of ads and banners of each call. */
const openWithResponse = async (path: string, width: number) => {
  const responses: Answer[] = [];
  const answer = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    responses.push((await response.json()) as Answer);
    await route.fulfill({ response });
  };
  const visit = await openWatched(browser, path, { respond: answer, visit: { viewport: { width, height: 900 } } });
  const answered = (has: (reply: Answer) => boolean): Answer => {
    const found = responses.find(has);
    if (found === undefined) throw new Error(`no such answer among ${responses.length}`);
    return found;
  };
  return {
    ...visit,
    grid: () => answered(({ banners }) => banners?.length > 0),
    row: () => answered(({ ads, banners }) => banners?.length === 0 && ads.length > 0),
  };
};

const linkOf = (page: Page, place: string, heading: 'h2' | 'h3'): Promise<ReadonlyArray<string | null>> =>
  page.locator(`${place} ${heading} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.each([
  ['a category', PATHS.category],
  ['a search', PATHS.search],
])(
  '[ADS-01, ADS-04, ADS-07, ADS-10] on %s each tile shows the ad of its own position, labelled Sponsored',
  async (_, path) => {
    const { page, grid, consoleMessages } = await openWithResponse(path, 1280);
    await untilFilled(page, TILE, BANNER);
    const tiles = page.locator(TILE);
    expect(await tiles.count()).toBe(4);
    let shown = 0;
    for (let position = 1; position <= 4; position += 1) {
      const place = page.locator(`#citrus-product-tile-${position}`);
      expect(await place.getAttribute('data-position')).toBe(`${position}`);
      if ((await place.locator('article').count()) === 0) {
        // The page of the advertised product keeps the shop's own card.
        expect(await place.getByText('Sponsored').count()).toBe(0);
        continue;
      }
      shown += 1;
      const ad = grid().ads.find(({ citrus }) => citrus.position === position);
      expect(await place.locator('h2 a').getAttribute('href')).toBe(ad?.url);
      expect(await place.getByText('Sponsored', { exact: true }).isVisible()).toBe(true);
      const picture = place.locator('img').first();
      expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['250', '250']);
    }
    expect(shown).toBeGreaterThanOrEqual(2);
    expect(consoleMessages).toEqual([]);
  },
);

test.each([
  ['home', PATHS.home],
  ['a category', PATHS.category],
])('[ADS-01, ADS-05] on %s the carousel shows the five ads of its own call in order', async (_, path) => {
  const { page, row, calls, consoleMessages } = await openWithResponse(path, 1280);
  await untilFilled(page, ROW);
  const section = page.getByRole('region', { name: 'You May Also Like' });
  expect(await section.locator(ROW).getAttribute('data-number-of-ads')).toBe('5');
  expect(await linkOf(page, ROW, 'h3')).toEqual(row().ads.map(({ url }) => url));
  expect(await section.getByText('Sponsored', { exact: true }).count()).toBe(row().ads.length);
  expect(calls.filter((call) => call.bannerSlotIds === undefined)).toMatchObject([{ type: 'ad', maxNumberOfAds: 5 }]);
  expect(consoleMessages).toEqual([]);
});

test('[ADS-01, ADS-06, RTE-08] a department is a category by its path, and has the row of ads of one', async () => {
  const { page, calls, consoleMessages } = await openWithResponse(`${PATHS.home}/category/dog`, 1280);
  await untilFilled(page, ROW);
  const section = page.getByRole('region', { name: 'You May Also Like' });
  expect(await section.getByText('Sponsored', { exact: true }).count()).toBeGreaterThan(0);
  expect(JSON.stringify(calls.filter((call) => call.bannerSlotIds === undefined))).toContain(
    'placement:Category-Carousel',
  );
  expect(consoleMessages).toEqual([]);
});

test.each([
  [360, 'Mobile'],
  [768, 'Mobile'],
  [769, 'Desktop'],
  [1280, 'Desktop'],
])('[ADS-06, ADS-10] in a window %i wide the banner is the variant for %s', async (width, platform) => {
  const { page, grid } = await openWithResponse(PATHS.category, width);
  await untilFilled(page, BANNER);
  const banner = grid().banners.find(({ slotId }) => slotId === `Category_Banner_${platform}_1`);
  const link = page.locator(`${BANNER} a`);
  expect(await link.getAttribute('href')).toBe(banner?.linkUrl);
  const picture = link.locator('img');
  expect([await picture.getAttribute('src'), await picture.getAttribute('alt')]).toEqual([
    banner?.imageUrl,
    banner?.altText,
  ]);
  await eventually(async () =>
    expect(await picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0),
  );
  expect(await link.getByText('Sponsored').isVisible()).toBe(true);
});

test('[ADS-01, ADS-11] a window that crosses the breakpoint gets the other banner', async () => {
  const { page, calls } = await openWatched(browser, PATHS.home, { visit: { viewport: DESKTOP } });
  await untilFilled(page, BANNER);
  const picture = page.locator(`${BANNER} img`);
  const wide = await picture.getAttribute('width');
  const before = calls.length;
  await page.setViewportSize(PHONE);
  await eventually(async () => expect(calls.length).toBeGreaterThan(before));
  await eventually(async () => expect(await picture.getAttribute('width')).not.toBe(wide));
});

test('[ADS-01, ADS-05, CAR-05] only searches show the catapult, with labelled slides and their products', async () => {
  const { page, calls, consoleMessages } = await openWatched(browser, PATHS.search);
  await untilFilled(page, CATAPULT);
  const slides = page.locator(`${CATAPULT} [aria-roledescription=slide]`);
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  expect(await page.locator(CATAPULT).getByText('Sponsored', { exact: true }).count()).toBe(count);
  expect(await page.locator(`${CATAPULT} [aria-roledescription=slide]:not([inert])`).count()).toBe(2);
  expect(await page.getByRole('list', { name: 'Products in these ads' }).getByRole('link').count()).toBeGreaterThan(0);
  expect(calls.filter(({ type }) => type === 'catapult')).toMatchObject([
    { placement: 'search', bannerSlotIds: [{ slotId: 'Catapult_Search_Desktop', maxNumberOfAds: 5 }] },
  ]);
  expect(consoleMessages).toEqual([]);
  for (const path of [PATHS.category, PATHS.home]) {
    const other = await openWatched(browser, path);
    await untilFilled(other.page, ROW);
    expect(await other.page.locator(CATAPULT).count()).toBe(0);
    expect(other.calls.map(({ type }) => type)).not.toContain('catapult');
  }
});

test("[ADS-01, RTE-08] a brand's pages, a product and the cart show no ads", async () => {
  const { page, calls } = await openWatched(browser, PATHS.brand);
  for (const path of [PATHS.brand, PATHS.cart]) {
    await openHydrated(page, path);
    await scrollThrough(page);
    expect(await page.locator(PLACES).count()).toBe(0);
  }
  await openHydrated(page, PATHS.brand);
  await onShop(page).tiles.first().locator('h2 a').click();
  await page.waitForURL('**/product/**');
  await untilHydrated(page);
  await scrollThrough(page);
  expect(await page.locator(PLACES).count()).toBe(0);
  expect(calls).toEqual([]);
});

test.each([
  ['home', PATHS.home],
  ['a category', PATHS.category],
  ['a search', PATHS.search],
])('[ADS-07] without scripts each place on %s shows a linked card of the shop', async (_, path) => {
  const { page } = await browser.visit({ javaScriptEnabled: false });
  await page.goto(path);
  const places = page.locator(PLACES);
  const count = await places.count();
  expect(count).toBeGreaterThanOrEqual(2);
  for (let index = 0; index < count; index += 1) {
    const place = places.nth(index);
    expect(await place.getByRole('link').count()).toBeGreaterThan(0);
    expect(await place.getByText('Sponsored').count()).toBe(0);
  }
  const links = await places.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const link of new Set(links)) {
    expect({ link, status: (await page.request.get(`${shopAddress()}${link}`)).status() }).toEqual({
      link,
      status: 200,
    });
  }
});

describe("when the page's content changes", () => {
  const ofGrid = (calls: ReadonlyArray<SentCall>): number =>
    calls.filter(({ type, bannerSlotIds }) => type === 'ad' && bannerSlotIds !== undefined).length;
  const isOfGrid = (response: Response): boolean =>
    response.url().endsWith(AD_PATH) && ofGrid([response.request().postDataJSON() as SentCall]) === 1;

  test('[ADS-01, ADS-12] another filter and Back request new ads, and the shown ones stay meanwhile', async () => {
    const { page, calls } = await openWatched(browser, PATHS.category, {
      arrange: ({ page: own }) => own.clock.install(),
    });
    await untilFilled(page, TILE);
    expect(ofGrid(calls)).toBe(1);
    await page.clock.fastForward(PAST_DEDUPE_MS);
    const letIn = await holdAds(page);
    await onShop(page)
      .facet('Brand')
      .getByRole('link', { name: /Merrick/ })
      .click();
    await onShop(page).chips.waitFor();
    await eventually(() => expect(ofGrid(calls)).toBe(2));
    // Some places may show a card of the shop.
    expect(await page.locator(TILE).getByText('Sponsored', { exact: true }).first().isVisible()).toBe(true);
    letIn();
    await untilFilled(page, TILE);
    await page.clock.fastForward(PAST_DEDUPE_MS);
    await page.goBack();
    await onShop(page).chips.waitFor({ state: 'detached' });
    await eventually(() => expect(ofGrid(calls)).toBe(3));
    await untilFilled(page, TILE);
  });

  test('[ADS-01] the second page, and the first one after Back, have their own ads', async () => {
    const { page, calls } = await openWatched(browser, PATHS.category);
    await untilFilled(page, TILE);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL(/page=2/);
    await untilHydrated(page);
    await untilFilled(page, TILE, ROW);
    expect(ofGrid(calls)).toBe(2);
    await page.goBack();
    await untilHydrated(page);
    await untilFilled(page, TILE);
  });

  test('[ADS-12] a shopper who returns to the tab gets newer ads after five seconds', async () => {
    const { page, calls } = await openWatched(browser, PATHS.home, {
      arrange: ({ page: own }) => own.clock.install(),
    });
    await untilFilled(page, BANNER);
    // From here on only the test advances the time, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    const back = (): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const before = ofGrid(calls);
    const answered = page.waitForResponse(isOfGrid);
    await back();
    await answered;
    expect(ofGrid(calls)).toBe(before + 1);
    await back();
    await page.clock.runFor(5_100);
    expect(ofGrid(calls)).toBe(before + 1);
    // The five seconds begin when the page has read the response, which a busy machine may do after the clock was moved.
    await eventually(async () => {
      await back();
      await page.clock.runFor(5_100);
      expect(ofGrid(calls)).toBeGreaterThan(before + 1);
    });
  });
});
