import type { Locator, Page } from 'playwright-core';
import { BANNER_SHOWN_AT, CATAPULT_SHOWN_AT, shownWhere } from '../../core/ads/carousel';
import { openHydrated, PHONE, TestBrowser, untilHydrated, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { startShop, type ShopProcess } from '../support/shop-process';

/** How long a step takes (CAR-02). */
const TRANSITION_MS = 500;

/** The pattern page shows the carousel alone; a production shop has none. */
let shop: ShopProcess;
let browser: TestBrowser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([
    startShop({ environment: { NODE_ENV: 'test' } }),
    TestBrowser.launch({ withPictures: true }),
  ]);
}, 180_000);
afterEach(() => browser.endVisits());
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

const DESIGN = '/design';
const WIDE = { width: 1300, height: 900 };

const visit = (options: Parameters<TestBrowser['visit']>[0] = {}): Promise<Visit> =>
  browser.visit({ baseURL: shop.address, viewport: WIDE, ...options });

const carousel = (page: Page, label = 'Slides'): Locator => page.getByRole('region', { name: label, exact: true });

/** The accessible items within the carousel's box, numbered from 1. */
const shownOf = (region: Locator): Promise<ReadonlyArray<number>> =>
  region.evaluate((root) => {
    const box = root.getBoundingClientRect();
    return [...root.querySelectorAll('[aria-roledescription=slide]')].flatMap((item, place) => {
      const { left, right } = item.getBoundingClientRect();
      const isWithin = left >= box.left - 1 && right <= box.right + 1;
      if (isWithin === item.hasAttribute('inert')) return [-1];
      return isWithin ? [place + 1] : [];
    });
  });
const shows = (region: Locator, ...items: ReadonlyArray<number>): Promise<void> =>
  eventually(async () => expect(await shownOf(region)).toEqual(items));

/** Records the accessible items after each change. */
const keepUsable = (region: Locator): Promise<void> =>
  region.evaluate((root) => {
    const kept: number[][] = [];
    Object.assign(window, { kept });
    const keep = (): void => {
      const items = [...root.querySelectorAll('[aria-roledescription=slide]')];
      kept.push(items.flatMap((item, place) => (item.hasAttribute('inert') ? [] : [place + 1])));
    };
    new MutationObserver(keep).observe(root, { subtree: true, attributes: true, attributeFilter: ['inert'] });
  });
const usableSince = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'kept'));

/** Long enough for three steps of two seconds each. */
const PLAYED_MS = 15_000;

/** The centre of the carousel's items, for the pointer. */
const middleOf = async (region: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await region.scrollIntoViewIfNeeded();
  const box = await region.boundingBox();
  if (box === null) throw new Error('it has no box');
  return { x: box.x + box.width / 2, y: box.y + 40 };
};

/** Moves a finger step by step from the centre. */
const swipe = async (page: Page, region: Locator, by: { readonly x?: number; readonly y?: number }): Promise<void> => {
  const { x, y } = await middleOf(region);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
};

const drag = async (page: Page, region: Locator, x: number): Promise<void> => {
  const from = await middleOf(region);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y, { steps: 8 });
  await page.mouse.up();
};

describe('manual control', () => {
  test('[CAR-01] arrows move it, keep their position at the ends and announce the shown items', async () => {
    const { page, consoleMessages } = await visit();
    await openHydrated(page, DESIGN);
    const slides = carousel(page);
    await shows(slides, 1, 2);
    const previous = slides.getByRole('button', { name: 'Previous items' });
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    const next = slides.getByRole('button', { name: 'Next items' });
    for (const items of [
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      await next.click();
      await shows(slides, ...items);
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await slides.getByRole('status').textContent()).toBe('Showing 4 to 5 of 5');
    // The arrow is disabled at the end, but a press still has an effect: a tilt.
    await next.click({ force: true });
    await shows(slides, 4, 5);
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(consoleMessages.filter((message) => /error/i.test(message))).toEqual([]);
  });

  test('[CAR-03] a mouse drag moves it past a fifth of an item without opening the dragged link', async () => {
    const { page } = await visit();
    await openHydrated(page, DESIGN);
    const slides = carousel(page);
    await drag(page, slides, -60);
    await shows(slides, 1, 2);
    await drag(page, slides, -200);
    await shows(slides, 2, 3);
    expect(new URL(page.url()).hash).toBe('');
    await slides.getByRole('link', { name: 'For your cat' }).click();
    await page.waitForURL(/#cat$/);
  });

  test('[CAR-03] a finger swipes it sideways and scrolls the page up and down', async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openHydrated(page, DESIGN);
    const slides = carousel(page);
    await swipe(page, slides, { x: -30 });
    await shows(slides, 1);
    await swipe(page, slides, { x: -150 });
    await shows(slides, 2);
    await swipe(page, slides, { x: 150 });
    await shows(slides, 1);
    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, slides, { y: -200 });
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50));
    await shows(slides, 1);
  });

  test('[CAR-01] a wheel moves it sideways or with Shift, and otherwise scrolls the page', async () => {
    const { page } = await visit();
    await openHydrated(page, DESIGN);
    const slides = carousel(page);
    const { x, y } = await middleOf(slides);
    await page.mouse.move(x, y);
    await page.mouse.wheel(80, 0);
    await shows(slides, 2, 3);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 100);
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before));
    await shows(slides, 2, 3);
  });

  test('[CAR-01] keys move it, and the focus never stays in a hidden item', async () => {
    const { page } = await visit();
    await openHydrated(page, DESIGN);
    const slides = carousel(page);
    await slides.getByRole('link', { name: 'For your dog' }).focus();
    await page.keyboard.press('End');
    await shows(slides, 4, 5);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toBe('4 of 5');
    await page.keyboard.press('ArrowLeft');
    await shows(slides, 3, 4);
    await page.keyboard.press('Home');
    await shows(slides, 1, 2);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('For your dog');
  });

  test('[CAR-04] a dot shows each page', async () => {
    const { page } = await visit();
    await openHydrated(page, DESIGN);
    const banners = carousel(page, 'Banners');
    await shows(banners, 1, 2, 3);
    const dots = banners.getByRole('button', { name: /^Page/ });
    expect(await dots.count()).toBe(2);
    await dots.last().click();
    await shows(banners, 3, 4, 5);
    expect(await dots.last().getAttribute('aria-current')).toBe('true');
  });
});

describe('widths', () => {
  test.each([
    ['Slides', CATAPULT_SHOWN_AT],
    ['Banners', BANNER_SHOWN_AT],
  ])('[CAR-05] %s: shows as many items as fit, with and without scripts, in the same box', async (label, shownAt) => {
    const bare = await visit({ javaScriptEnabled: false });
    const hydrated = await visit();
    await bare.page.goto(DESIGN);
    await openHydrated(hydrated.page, DESIGN);
    for (const width of [320, 439, 440, 550, 768, 1024, 1200, 1440, 1460]) {
      const shown = shownWhere(shownAt, (from) => width >= from);
      const boxes = await Promise.all(
        [bare.page, hydrated.page].map(async (page) => {
          await page.setViewportSize({ width, height: 900 });
          const region = carousel(page, label);
          return region.evaluate((root) =>
            [...root.querySelectorAll('[aria-roledescription=slide]')].map((item) =>
              Math.round(item.getBoundingClientRect().width),
            ),
          );
        }),
      );
      expect(boxes[1]).toEqual(boxes[0]);
      await shows(carousel(hydrated.page, label), ...Array.from({ length: shown }, (_, place) => place + 1));
    }
  });

  test('[CAR-01] hydration shifts nothing around it and keeps its scroll position', async () => {
    let release = (): void => undefined;
    const { page } = await visit();
    const scripts = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(DESIGN, { waitUntil: 'commit' });
    // The first item has been read completely by then.
    await carousel(page, 'Playing slides').waitFor();
    const heightOf = (): Promise<number> => carousel(page).evaluate((root) => root.getBoundingClientRect().height);
    await carousel(page).evaluate((root) => {
      const track = root.querySelector('[data-part=track]');
      track?.parentElement?.scrollBy({
        left: track.children[1]?.getBoundingClientRect().width ?? 0,
        behavior: 'instant',
      });
    });
    const before = await heightOf();
    release();
    await untilHydrated(page);
    await shows(carousel(page), 2, 3);
    expect(await heightOf()).toBe(before);
  });
});

describe('playing', () => {
  test('[CAR-02] plays to the last item without interaction and without announcements', async () => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    await openHydrated(page, DESIGN);
    const playing = carousel(page, 'Playing slides');
    await keepUsable(playing);
    await playing.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const steps = [
      [2, 3],
      [3, 4],
      [4, 5],
    ];
    await eventually(async () => expect(await usableSince(page)).toEqual(steps), PLAYED_MS);
    await shows(playing, 4, 5);
    expect(await playing.getByRole('status').textContent()).toBe('');
    expect(await playing.getByRole('button', { name: 'Play slideshow' }).count()).toBe(1);
  });

  test('[CAR-02] can be paused and stays paused', async () => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    await openHydrated(page, DESIGN);
    const playing = carousel(page, 'Playing slides');
    await playing.getByRole('button', { name: 'Pause slideshow' }).click();
    expect(await playing.getByRole('button', { name: 'Play slideshow' }).count()).toBe(1);
  });

  test('[CAR-02] does not play with reduced motion and moves at once', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await openHydrated(page, DESIGN);
    const playing = carousel(page, 'Playing slides');
    expect(await playing.getByRole('button', { name: /slideshow/ }).count()).toBe(0);
    const lasts = await carousel(page).evaluate((root) => {
      root.querySelector<HTMLElement>('[data-part=next]')?.click();
      const moves = root.querySelector('[data-part=track]')?.getAnimations() ?? [];
      return Math.max(0, ...moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
    });
    expect(lasts).toBeLessThan(TRANSITION_MS / 2);
    await shows(carousel(page), 2, 3);
  });
});

test('[REC-05] a row of products shows five skeletons while it loads, and hides itself when it has loaded without products', async () => {
  const { page } = await browser.visit({ baseURL: shop.address });
  await page.goto(DESIGN);
  const row = (name: string) => page.getByRole('region', { name, exact: true });
  expect(await row('A carousel that is loading').getByRole('listitem').count()).toBe(5);
  expect(await row('A carousel of products').getByRole('link').count()).toBeGreaterThan(0);
  expect(await page.getByText('A carousel without products').count()).toBe(0);
});
