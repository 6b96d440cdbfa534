import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { productPath } from '../../core/paths/paths';
import { productAds } from '../builders/shown-ads';
import { DESKTOP, PHONE, type TestBrowser, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import type { ShopProcess } from '../support/shop-process';
import { COLOURS, NARROW, overflowOf, putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { demoOf, pageWith, type HostSite } from './embed-host';
import { openEmbedShop } from './embed-shop';
import { fetchCompressed, hold, holdAds, twoFrames, untilPainted, watchPage } from './embed-watch';
import { shiftsOf } from './layout-shifts';

let browser: TestBrowser;
let host: HostSite;
let shop: ShopProcess;
openEmbedShop((all) => ({ browser, host, shop } = all));

const open = async (html: string, options: Parameters<TestBrowser['visit']>[0] = {}): Promise<Visit> => {
  host.shows(html);
  const visit = await browser.visit(options);
  await watchPage(visit.page);
  await visit.page.goto(host.origin);
  return visit;
};

const TILE = '[id*="citrus-product-tile"]';
const BANNER = '[id*="citrus-static-banner"]';
const ROW = '[id*="citrus-productCarousil-tile"]';
const CATAPULT = '#citrus-catapult';
const tile = (position: number, id = `citrus-product-tile-${position}`): string =>
  `<div id="${id}" data-position="${position}"></div>`;

const untilFilled = (page: Page, selector: string, places: number): Promise<void> =>
  eventually(async () => expect(await page.locator(`${selector}[data-ads="shown"]`).count()).toBe(places));

const sentTo = async (page: Page, path: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const sent = await page.evaluate(() => Reflect.get(window, 'sent') as ReadonlyArray<readonly [string, string]>);
  return sent.filter(([to]) => to === path).map(([, body]) => JSON.parse(body) as Record<string, unknown>);
};

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

const linkedAds = (count: number): ReturnType<typeof productAds> =>
  productAds(count).map((ad) => ({ ...ad, url: productPath(ad.sku.toLowerCase()), thumbnail: '' }));

/** The ad server's answers from now on; the shop's own rotates the products of a campaign every half hour. */
const answerWith = (page: Page, ads: ReturnType<typeof productAds>): Promise<unknown> =>
  page.route('**/api/proxy/citrus', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { ads, banners: [] } })
      : route.continue(),
  );

test('[ADS-02] the script is one file of at most 15 kB gzip, without React', async () => {
  const compressed = await fetchCompressed(shop.address);
  expect(compressed.length).toBeLessThanOrEqual(15_000);
  const script = gunzipSync(compressed).toString();
  expect(script).toContain('PetAds');
  expect(script).not.toMatch(/react|sourceMappingURL|import\(/i);
});

describe('the demonstration page', () => {
  test('[ADS-01, ADS-02, ADS-10] shows a banner, tiles, a carousel and a catapult with a script tag alone and without console messages', async () => {
    const { page, consoleMessages } = await open(demoOf(shop.address));
    await untilFilled(page, TILE, 2);
    for (const place of [BANNER, ROW, CATAPULT]) await untilFilled(page, place, 1);
    const links = page.locator(`${TILE} a, ${BANNER} a, ${ROW} a, ${CATAPULT} a`);
    const led = await links.evaluateAll((all) =>
      all.map((a) => [(a as HTMLAnchorElement).origin, (a as HTMLAnchorElement).rel]),
    );
    expect(led.length).toBeGreaterThanOrEqual(5);
    expect(new Set(led.map(String))).toEqual(new Set([String([shop.address, 'sponsored noopener'])]));
    expect(
      await page
        .locator(`${TILE} img`)
        .first()
        .evaluate((img) => [img.getAttribute('width'), img.getAttribute('height'), img.getAttribute('loading')]),
    ).toEqual(['250', '250', 'lazy']);
    await scrollThrough(page);
    await eventually(async () => {
      const widths = await page
        .locator(`${TILE} img, ${BANNER} img`)
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
      expect(Math.min(...widths)).toBeGreaterThan(0);
    });
    expect(consoleMessages).toEqual([]);
  });

  test.each([
    ['a wide screen', DESKTOP],
    ['a phone', PHONE],
  ])('[ADS-07, PLT-03] on %s nothing shifts from the first paint to the end of the page', async (_, viewport) => {
    host.shows(demoOf(shop.address));
    const { page } = await browser.visit({ viewport });
    await watchPage(page);
    const letIn = await hold(page, '**/ads.js');
    const letAdsIn = await holdAds(page);
    await page.goto(host.origin, { waitUntil: 'domcontentloaded' });
    await untilPainted(page);
    const heights = (): Promise<ReadonlyArray<number>> =>
      page.locator('[id*="citrus-"]').evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height));
    const before = await heights();
    letIn();
    await eventually(async () =>
      expect(
        await page
          .locator(TILE)
          .first()
          .evaluate((place) => place.shadowRoot !== null),
      ).toBe(true),
    );
    await twoFrames(page);
    letAdsIn();
    await untilFilled(page, TILE, 2);
    await untilFilled(page, ROW, 1);
    await scrollThrough(page);
    expect(await heights()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test('[ADS-03, ADS-09] counts an ad seen for a second once, and a click, under a stored session', async () => {
    const { page } = await open(demoOf(shop.address), { viewport: { width: 1280, height: 1400 } });
    await untilFilled(page, TILE, 2);
    const first = page.locator(`${TILE} a`).first();
    await first.scrollIntoViewIfNeeded();
    const session = await page.evaluate(
      () => JSON.parse(window.localStorage.getItem('CITRUS_SESSION_ID') ?? '{}') as { id: string },
    );
    await eventually(async () => {
      const recorded = await sentTo(page, '/api/citrus/impressions');
      const ids = recorded.flatMap(({ ids: some }) => some as ReadonlyArray<string>);
      expect(ids.length).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(recorded.every(({ sessionId }) => sessionId === session.id)).toBe(true);
    });
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await first.click();
    await eventually(async () =>
      expect(await sentTo(page, '/api/citrus/click')).toEqual([
        { id: expect.any(String), sku: expect.any(String), sessionId: session.id, ts: expect.any(Number) },
      ]),
    );
    await eventually(async () =>
      expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual(['CITRUS_SESSION_ID']),
    );
  });

  test('[ADS-09] the shop accepts both from the other origin, also from a browser without beacons', async () => {
    host.shows(demoOf(shop.address));
    const { page } = await browser.visit();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
    const responses: Array<readonly [string, number]> = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST') responses.push([response.url(), response.status()]);
    });
    const untilTaken = (path: string): Promise<void> =>
      eventually(() => expect(responses).toContainEqual([shop.address + path, 204]));
    await page.goto(host.origin);
    await untilFilled(page, TILE, 2);
    await page.locator(`${TILE} a`).first().scrollIntoViewIfNeeded();
    await untilTaken('/api/citrus/impressions');
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.locator(`${TILE} a`).first().click();
    await untilTaken('/api/citrus/click');
  });

  test('[PLT-03] passes axe wide and narrow, and the keyboard reaches every ad', async () => {
    const { page } = await open(demoOf(shop.address), READY_FOR_AXE);
    await untilFilled(page, TILE, 2);
    for (const place of [BANNER, ROW, CATAPULT]) await untilFilled(page, place, 1);
    await putAxeIn(page);
    expect(await violationsOf(page)).toEqual([]);
    const reached = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const place = document.activeElement;
          return `${place?.id} ${place?.shadowRoot?.activeElement?.tagName}`;
        }),
      );
    }
    for (const id of [
      'citrus-static-banner-1',
      'citrus-product-tile-1',
      'citrus-product-tile-2',
      'citrus-productCarousil-tile',
      'citrus-catapult',
    ]) {
      expect([...reached]).toContain(`${id} A`);
    }
    await page.setViewportSize(NARROW);
    expect(await violationsOf(page, { rules: [...COLOURS, 'target-size'] })).toEqual([]);
  });

  test('[CAR-01] an arrow moves the carousel by one item and is disabled at its end', async () => {
    const { page } = await open('<!doctype html><title>Nothing yet</title>', { reducedMotion: 'reduce' });
    await answerWith(page, linkedAds(8));
    host.shows(demoOf(shop.address));
    await page.reload();
    await untilFilled(page, ROW, 1);
    const row = page.locator(ROW);
    const [previous, next] = [row.getByRole('button', { name: 'Previous' }), row.getByRole('button', { name: 'Next' })];
    await expect(previous.getAttribute('aria-disabled')).resolves.toBe('true');
    const place = (): Promise<number> => row.locator('ul').evaluate((list) => list.scrollLeft);
    await next.click();
    await eventually(async () => expect(await place()).toBeGreaterThan(100));
    await eventually(async () => expect(await previous.getAttribute('aria-disabled')).toBe('false'));
    await eventually(async () => {
      if ((await next.getAttribute('aria-disabled')) === 'true') return;
      // It may have come to its end meanwhile, where a click would wait until the arrow is enabled.
      await next.click({ force: true });
      throw new Error('not at the end');
    });
    await previous.click();
    await eventually(async () => expect(await next.getAttribute('aria-disabled')).toBe('false'));
  });
});

describe('a page with dynamic content', () => {
  test('[ADS-02] fills a later placeholder, forgets a removed one, and refills one with changed attributes', async () => {
    const { page, consoleMessages } = await open('<!doctype html><title>Nothing yet</title>');
    await answerWith(page, linkedAds(2));
    host.shows(pageWith(shop.address, tile(1)));
    await page.reload();
    await untilFilled(page, TILE, 1);
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), tile(2));
    await untilFilled(page, TILE, 2);
    const linkOf = (position: number): Promise<string | null> =>
      page.locator(`#citrus-product-tile-${position} a`).getAttribute('href');
    const [one, two] = [await linkOf(1), await linkOf(2)];
    expect(one).not.toBe(two);
    await page.evaluate(() => document.querySelector('#citrus-product-tile-1')?.remove());
    await page.evaluate(() => document.querySelector('#citrus-product-tile-2')?.setAttribute('data-position', '1'));
    await eventually(async () => expect(await linkOf(2)).toBe(one));
    expect(consoleMessages).toEqual([]);
  });

  test('[ADS-02, ADS-11] queues calls before the script loads, refreshes, and notifies the page of its ads', async () => {
    const head = `<script>
      window.heard = [];
      window.PetAds = window.PetAds || [];
      PetAds.push((ads) => ads.mount({ pageType: 'Search', searchTerm: 'dog food', onAds: (shown) => heard.push(shown.ads.length) }));
    </script>`;
    const { page } = await open(pageWith(shop.address, tile(1), { head, attributes: '' }));
    let calls = 0;
    await untilFilled(page, TILE, 1);
    await eventually(async () => expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([1]));
    page.on('request', (requested) => (calls += requested.url().endsWith('/api/proxy/citrus') ? 1 : 0));
    await eventually(async () => {
      await page.evaluate(() => (Reflect.get(window, 'PetAds') as { refresh: () => void }).refresh());
      expect(calls).toBeGreaterThan(0);
    });
    await page.evaluate(() => (Reflect.get(window, 'PetAds') as { unmount: () => void }).unmount());
    expect(await page.locator(`${TILE} a`).count()).toBe(0);
  });

  test('[ADS-09] shows Add To Cart where the page has a cart, passes the sku to it and counts a click', async () => {
    const body = `${tile(1)}${tile(2)}${tile(3)}${tile(4)}<script>
      window.bought = [];
      window.PetAds = [(ads) => ads.mount({ pageType: 'Category', onAddToCart: (sku) => bought.push(sku) })];
    </script>`;
    const { page } = await open(pageWith(shop.address, body, { attributes: '' }));
    await untilFilled(page, TILE, 4);
    await page
      .getByRole('button', { name: /^Add To Cart/ })
      .first()
      .click();
    const bought = await page.evaluate(() => Reflect.get(window, 'bought') as ReadonlyArray<string>);
    expect(bought).toEqual([expect.any(String)]);
    await eventually(async () => expect(await sentTo(page, '/api/citrus/click')).toMatchObject([{ sku: bought[0] }]));
    expect(page.url()).toBe(`${host.origin}/`);
  });
});
