import type { Page } from 'playwright-core';
import { DESKTOP } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import { overflowOf, READY_FOR_AXE, violationsEverywhere } from './axe';
import { BANNER, boxesOf, CATAPULT, openWatched, PLACES, ROW, scrollThrough, TILE, untilFilled } from './ads-page';
import { holdAds, twoFrames } from './embed-watch';
import { tabToControl } from './focus-stops';
import { shiftsOf } from './layout-shifts';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser({ withPictures: true });

const PAGES = [
  ['home', PATHS.home, [BANNER, ROW]],
  ['a category', PATHS.category, [TILE, BANNER, ROW]],
  ['a search', PATHS.search, [TILE, BANNER, ROW, CATAPULT]],
] as const;

/** Long enough for the check of a window at rest. */
const AT_REST_MS = 400;

const everyWidth = PAGES.flatMap(([name, path, places]) =>
  [360, 768, 1280].map((width) => [name, width, path, places] as const),
);

/** The parts of ads that reach below or above their place. */
const spillsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator(`${TILE}, ${CATAPULT}`).evaluateAll((all) =>
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

test.each(everyWidth)(
  '[ADS-07, PLT-03] on %s %i wide late ads use the boxes reserved for them, and nothing shifts on load or while scrolling',
  async (_, width, path, places) => {
    let letIn = (): void => undefined;
    const { page, consoleMessages } = await openWatched(browser, path, {
      visit: { viewport: { width, height: 900 } },
      arrange: async ({ page: own }) => {
        letIn = await holdAds(own);
      },
    });
    const before = await boxesOf(page);
    await scrollThrough(page);
    expect(await boxesOf(page)).toEqual(before);
    letIn();
    await untilFilled(page, ...places);
    await twoFrames(page);
    expect(await boxesOf(page)).toEqual(before);
    expect(await spillsOf(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(consoleMessages).toEqual([]);
  },
);

test.each(PAGES)('[PLT-03] %s with its ads passes axe, wide and narrow, light and dark', async (_, path, places) => {
  const { page } = await openWatched(browser, path, { visit: READY_FOR_AXE });
  await untilFilled(page, ...places);
  expect(await violationsEverywhere(page, { within: 'main' })).toEqual({});
});

describe('a place that the layout hides at some widths', () => {
  const FOURTH = '#citrus-product-tile-4';
  const isThere = (page: Page): Promise<boolean> => page.locator(FOURTH).isVisible();

  test.each([600, 768])('[ADS-04, ADS-11] is not requested at %i, and once when the window shows it', async (width) => {
    const { page, calls } = await openWatched(browser, PATHS.category, {
      visit: { viewport: { width, height: 900 } },
      arrange: ({ page: own }) => own.clock.install(),
    });
    const turnsTo = async (next: number): Promise<void> => {
      await page.setViewportSize({ width: next, height: 900 });
      await twoFrames(page);
      await page.clock.runFor(AT_REST_MS);
    };
    const requested = (): ReadonlyArray<number | undefined> =>
      calls.flatMap(({ bannerSlotIds, maxNumberOfAds }) => (bannerSlotIds === undefined ? [] : [maxNumberOfAds]));
    await untilFilled(page, '#citrus-product-tile-3');
    expect([await isThere(page), requested()]).toEqual([false, [3]]);
    await turnsTo(700);
    await eventually(() => expect(requested()).toEqual([3, 4]));
    await untilFilled(page, FOURTH);
    await turnsTo(width);
    expect(await isThere(page)).toBe(false);
    await turnsTo(700);
    await untilFilled(page, FOURTH);
    expect(requested()).toEqual([3, 4]);
  });
});

test('[ADS-10] images that fail to load are replaced by placeholders in the same boxes at every width', async () => {
  let letIn = (): void => undefined;
  const released = new Promise<void>((resolve) => (letIn = resolve));
  const { page } = await openWatched(browser, PATHS.search, {
    visit: { viewport: { width: 360, height: 900 }, reducedMotion: 'reduce' },
    respond: async (route) => {
      const response = await (await route.fetch()).text();
      const nowhere = response.replace(/"(thumbnail|imageUrl|heroImage)":"[^"]*"/g, '"$1":"/images/nowhere/$1.jpg"');
      await released;
      await route.fulfill({ contentType: 'application/json', body: nowhere });
    },
  });
  const boxesAtEveryWidth = async (): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
    const boxes: Array<ReadonlyArray<string>> = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await twoFrames(page);
      boxes.push(await boxesOf(page));
    }
    return boxes;
  };
  const before = await boxesAtEveryWidth();
  letIn();
  await untilFilled(page, TILE, BANNER, ROW, CATAPULT);
  const ads = page.locator(PLACES).filter({ hasText: 'Sponsored' });
  await eventually(async () => {
    await scrollThrough(page);
    // Pictures of the carousel's later pages are not loaded yet.
    expect(await ads.locator('img:not([inert] *)').count()).toBe(0);
  });
  for (const place of [TILE, BANNER, ROW, CATAPULT]) {
    const drawn = await ads.and(page.locator(place)).first().locator('.lucide-paw-print').count();
    expect({ place, isDrawn: drawn > 0 }).toEqual({ place, isDrawn: true });
  }
  expect(await boxesAtEveryWidth()).toEqual(before);
});

/** A window of 1280 by 900 at 400 % zoom. */
const ZOOMED = { width: 320, height: 225 };

/** The parts of ads that do not fit into their place or the window. */
const cutPartsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator(PLACES).evaluateAll((all) =>
    all.flatMap((place) => {
      const box = place.getBoundingClientRect();
      return [...place.querySelectorAll<HTMLElement>('a, button, p, h2, h3, img')].flatMap((part) => {
        const own = part.getBoundingClientRect();
        // Excludes screen reader texts, later pages of the carousel, and hidden items of a row.
        if (own.width <= 1 || part.closest('[inert]') !== null) return [];
        const scroller = part.closest('ul');
        const room = (scroller !== null && place.contains(scroller) ? scroller : place).getBoundingClientRect();
        const isBelow = own.bottom > box.bottom + 1 || own.top < box.top - 1;
        const isTooWide = own.width > Math.min(room.width, window.innerWidth) + 1;
        const isBeside = room === box && (own.right > window.innerWidth + 1 || own.left < -1);
        return isBelow || isTooWide || isBeside ? [`${place.id}: ${part.tagName} ${part.textContent}`] : [];
      });
    }),
  );

/** The controls of ads that the keyboard does not reach, or that are covered when focused. */
const unreachableControlsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator(PLACES).evaluateAll(async (all) => {
    const found: string[] = [];
    for (const control of all.flatMap((place) => [...place.querySelectorAll<HTMLElement>('a, button')])) {
      if (control.closest('[inert]') !== null || control.getClientRects().length === 0) continue;
      control.focus();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2];
      const there = document.elementFromPoint(x, y);
      const isReached = document.activeElement === control;
      if (!isReached || there === null || control.closest('li, article, div')?.contains(there) !== true) {
        found.push(`${control.textContent || control.ariaLabel} at ${x},${y}: ${there?.tagName}`);
      }
    }
    return found;
  });

test.each(PAGES)(
  '[PLT-03] on %s at 400 %% zoom nothing scrolls sideways, no part of an ad is cut off, and the keyboard reaches each control',
  async (_, path, places) => {
    const { page } = await openWatched(browser, path, { visit: { viewport: ZOOMED, reducedMotion: 'reduce' } });
    await untilFilled(page, ...places);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await cutPartsOf(page)).toEqual([]);
    expect(await unreachableControlsOf(page)).toEqual([]);
  },
);

describe('with the keyboard', () => {
  test('[PLT-03] every ad can be reached', async () => {
    const { page } = await openWatched(browser, PATHS.search, { visit: { reducedMotion: 'reduce' } });
    await untilFilled(page, TILE, BANNER, ROW, CATAPULT);
    for (const control of [
      '#citrus-product-tile-1 a',
      '#citrus-product-tile-1 button',
      '#citrus-product-tile-2 a',
      '#citrus-product-tile-3 a',
      '#citrus-product-tile-4 a',
      '#citrus-catapult button:not([inert] *, :disabled)',
      '#citrus-catapult a:not([inert] *)',
      '#citrus-static-banner-1 a',
      '#citrus-productCarousil-tile-1 a',
    ]) {
      await tabToControl(page, page.locator(control).first());
    }
  });

  test('[CAR-01, CAR-04, PLT-03] the catapult moves by its buttons, dots and arrow keys without dragging', async () => {
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
