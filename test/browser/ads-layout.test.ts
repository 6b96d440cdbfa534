import type { Page } from 'playwright-core';
import { DESKTOP, openAlive, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/shop-finds';
import { overflowOf, READY_FOR_AXE, violationsEverywhere } from './axe';
import {
  AD_DOOR,
  BANNER,
  boxesOf,
  CATAPULT,
  openWatched,
  PLACES,
  ROW,
  scrollThrough,
  shiftsOf,
  TILE,
  untilFilled,
} from './ads-page';
import { hold, twoFrames } from './embed-watch';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

const PAGES = [
  ['home', PATHS.home, [BANNER, ROW]],
  ['a category', PATHS.category, [TILE, BANNER, ROW]],
  ['a search', PATHS.search, [TILE, BANNER, ROW, CATAPULT]],
] as const;

const everyWidth = PAGES.flatMap(([name, path, places]) =>
  [360, 768, 1280].map((width) => [name, width, path, places] as const),
);

test.each(everyWidth)(
  '[ADS-07, PLT-03] on %s %i wide nothing moves: not on load, not when ads come, not down to the end',
  async (_, width, path, places) => {
    const { page, complaints } = await openWatched(browser, path, {
      visit: { viewport: { width, height: 900 } },
    });
    await untilFilled(page, ...places);
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  },
);

test.each(everyWidth)(
  '[ADS-07] on %s %i wide an ad stands in the very box that was there before it',
  async (_, width, path, places) => {
    const { page } = await browser.visit({ viewport: { width, height: 900 } });
    const letIn = await hold(page, AD_DOOR);
    await openAlive(page, path);
    const before = await boxesOf(page);
    await scrollThrough(page);
    expect(await boxesOf(page)).toEqual(before);
    letIn();
    await untilFilled(page, ...places);
    expect(await boxesOf(page)).toEqual(before);
    const spills = await page.locator(`${TILE}, ${CATAPULT}`).evaluateAll((all) =>
      all.flatMap((place) => {
        const box = place.getBoundingClientRect();
        return [...place.querySelectorAll('a, button, p, h2')].flatMap((part) => {
          const own = part.getBoundingClientRect();
          const isHidden = own.width <= 1 || part.closest('[inert]') !== null;
          return isHidden || (own.bottom <= box.bottom + 1 && own.top >= box.top - 1)
            ? []
            : [`${place.id}: ${part.textContent.slice(0, 40)} by ${own.bottom - box.bottom}`];
        });
      }),
    );
    expect(spills).toEqual([]);
  },
);

test.each(PAGES)(
  '[PLT-03] %s with its ads passes axe, wide and narrow, light and dark',
  async (_, path, places) => {
    const { page } = await openWatched(browser, path, { visit: READY_FOR_AXE });
    await untilFilled(page, ...places);
    expect(await violationsEverywhere(page, 'main')).toEqual({});
  },
  60_000,
);

describe('by keyboard', () => {
  /** The kinds of what the focus came to in each place, from the first place to the end of the page. */
  const stopsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
    const stops = new Set<string>();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('main a').first().focus();
    for (let count = 0; count < 400; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate((places) => {
        const element = document.activeElement;
        if (element === null || element.closest('footer') !== null) return undefined;
        const place = element.closest(places);
        return place === null ? '' : `${place.id} ${element.tagName}`;
      }, PLACES);
      if (stop === undefined) break;
      if (stop !== '') stops.add(stop);
    }
    return [...stops];
  };

  test('[PLT-03] every ad can be reached', async () => {
    const { page } = await openWatched(browser, PATHS.search, { visit: { reducedMotion: 'reduce' } });
    await untilFilled(page, TILE, BANNER, ROW, CATAPULT);
    const stops = await stopsOf(page);
    for (const stop of [
      'citrus-product-tile-1 A',
      'citrus-product-tile-2 A',
      'citrus-product-tile-3 A',
      'citrus-product-tile-4 A',
      'citrus-catapult BUTTON',
      'citrus-catapult A',
      'citrus-static-banner-1 A',
      'citrus-productCarousil-tile-1 A',
    ]) {
      expect(stops).toContain(stop);
    }
    expect(stops.some((stop) => /product-tile-\d BUTTON/.test(stop))).toBe(true);
  }, 60_000);

  test('[CAR-01, CAR-04, PLT-03] the catapult moves by its buttons, its dots and arrow keys, without dragging', async () => {
    const { page } = await openWatched(browser, PATHS.search, {
      visit: { viewport: DESKTOP, reducedMotion: 'reduce' },
    });
    await untilFilled(page, CATAPULT);
    const before = await boxesOf(page);
    const carousel = page.locator(`${CATAPULT} [aria-roledescription=carousel]`);
    const shown = (): Promise<ReadonlyArray<number>> =>
      carousel
        .locator('[aria-roledescription=slide]')
        .evaluateAll((all) => all.flatMap((slide, place) => (slide.hasAttribute('inert') ? [] : [place])));
    const shows = (...slides: ReadonlyArray<number>): Promise<void> =>
      eventually(async () => expect(await shown()).toEqual(slides));
    await shows(0, 1);
    await carousel.getByRole('button', { name: 'Next items' }).focus();
    await page.keyboard.press('Enter');
    await shows(1, 2);
    expect(await carousel.getByRole('status').textContent()).toMatch(/^Showing 2 to 3 of \d$/);
    await page.keyboard.press('ArrowLeft');
    await shows(0, 1);
    await carousel.getByRole('button', { name: 'Page 2' }).focus();
    await page.keyboard.press('Space');
    await eventually(async () => expect((await shown())[0]).toBeGreaterThan(0));
    expect(await boxesOf(page)).toEqual(before);
  });
});
