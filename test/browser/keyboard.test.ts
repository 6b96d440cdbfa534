import type { Page } from 'playwright-core';
import { openAlive, PHONE, TestBrowser, untilAlive } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { findProducts, PATHS, type ShopFinds } from '../support/shop-finds';
import { onShop, placeOf } from './shop-page';

let browser: TestBrowser;
let finds: ShopFinds;

beforeAll(async () => {
  [browser, finds] = await Promise.all([TestBrowser.launch(), findProducts()]);
});
afterEach(() => browser.endVisits());
afterAll(() => browser.close());

/** Where the focus is, and whether the shopper sees it there. */
interface Stop {
  readonly name: string;
  readonly address: string | null;
  readonly isOnPage: boolean;
  readonly isOutlined: boolean;
  readonly isUncovered: boolean;
}

const MOST_STOPS = 500;
const MOST_FRAMES = 30;

/**
 * A control is outlined itself, by what it stretches over (a tile's link covers the tile), or by the frame around it.
 * A shadow alone does not count: forced colours take it away.
 */
const lookAtStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) {
      return { name: 'outside', address: null, isOnPage: false, isOutlined: false, isUncovered: false };
    }
    const outlined = (candidate: Element | null, part?: '::after'): boolean => {
      if (candidate === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 0), window.innerWidth - 1);
    const covered = [0.25, 0.5, 0.75].filter((share) => {
      const y = top + (bottom - top) * share;
      const hit = y < 0 || y >= window.innerHeight ? null : document.elementFromPoint(x, y);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    });
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return {
      name: `${element.tagName.toLowerCase()} ${text}`,
      address: element.getAttribute('href'),
      isOnPage: true,
      isOutlined: outlined(element) || outlined(element, '::after') || outlined(element.parentElement),
      isUncovered: covered.length < 3,
    };
  });

/** What a transition or a scroll brings into view counts once it has ended. */
const readStop = async (page: Page): Promise<Stop> => {
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    const stop = await lookAtStop(page);
    if (!stop.isOnPage || (stop.isOutlined && stop.isUncovered)) return stop;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return lookAtStop(page);
};

/** Tabs on from where the focus is, looking at every stop, until it stands on what is called or leads so. */
const tabTo = async (page: Page, wanted: RegExp | string): Promise<void> => {
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    expect(stop).toMatchObject({ isOnPage: true, isOutlined: true, isUncovered: true });
    if (typeof wanted === 'string' ? stop.address === wanted : wanted.test(stop.name)) return;
  }
  throw new Error(`no stop at ${String(wanted)} within ${MOST_STOPS}`);
};

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

test('[PLT-03, CRT-03, USR-05, MOD-04] from the skip link to product, cart and sign-in by keyboard alone', async () => {
  const account = await new HttpShopper().makeAccount('Robin');
  const { page } = await browser.visit();
  await openAlive(page, PATHS.category);
  await press(page, 'Tab');
  expect((await readStop(page)).name).toBe('a Skip to main content');
  await press(page, 'Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await tabTo(page, finds.withSizes.url);
  await press(page, 'Enter');
  await page.waitForURL('**/product/**');
  await untilAlive(page);

  await tabTo(page, /^button Add To Cart$/);
  await press(page, 'Enter');
  await onShop(page).toast.getByText('Added to cart').waitFor();

  await openAlive(page, page.url());
  await tabTo(page, /^summary Cart, 1 item$/);
  await press(page, 'Enter');
  await tabTo(page, /^a View Cart$/);
  await press(page, 'Enter');
  await page.waitForURL(`**${PATHS.cart}`);
  await untilAlive(page);

  await tabTo(page, /^summary Account$/);
  await press(page, 'Enter');
  await tabTo(page, /^a Sign In$/);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.waitFor();
  await tabTo(page, /^input/);
  await page.keyboard.type(account.email);
  await tabTo(page, /^input/);
  await page.keyboard.type(account.password);
  await press(page, 'Enter');
  await dialog.waitFor({ state: 'hidden' });
  await onShop(page).toast.getByText('Welcome back, Robin!').waitFor();
  expect(new URL(page.url()).pathname).toBe(PATHS.cart);
  expect((await readStop(page)).name).toBe('summary Hi, Robin');
});

test('[HDR-04] menus open with Enter and Space, close with Escape, and give the focus back', async () => {
  const { page } = await browser.visit();
  await openAlive(page, '/');
  for (const summary of [
    page.getByRole('navigation', { name: 'Main' }).locator('summary').first(),
    page.locator('header summary', { hasText: 'Services' }),
    onShop(page).account,
    onShop(page).cart,
  ]) {
    const details = summary.locator('xpath=..');
    for (const key of ['Enter', 'Space']) {
      await summary.focus();
      await press(page, key);
      expect(await details.getAttribute('open')).not.toBeNull();
      await press(page, 'Tab');
      expect(await details.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await press(page, 'Escape');
      expect(await details.getAttribute('open')).toBeNull();
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  }
});

test('[MOD-07] the enlarged picture holds the focus, closes with Escape and gives the focus back', async () => {
  const { page } = await browser.visit();
  await openAlive(page, finds.withSizes.url);
  const enlarge = page.getByRole('link', { name: /^Enlarge picture 1/ });
  await enlarge.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let count = 0; count < 4; count += 1) {
    await press(page, 'Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(async () =>
    expect(await enlarge.evaluate((element) => element === document.activeElement)).toBe(true),
  );
});

test.each([
  ['home', () => PATHS.home, undefined],
  ['a category', () => PATHS.category, undefined],
  ['a product', () => finds.withSizes.url, undefined],
  ['sign-in', () => PATHS.signIn, undefined],
  ['a product on a phone', () => finds.withSizes.url, PHONE],
])(
  '[PLT-03] on %s the focus goes through everything, always to be seen, and out at the end',
  async (_, path, viewport) => {
    const { page } = await browser.visit({ reducedMotion: 'reduce', ...(viewport ? { viewport } : {}) });
    await openAlive(page, path());
    const place = placeOf(page);
    const unseen: Stop[] = [];
    let last: Stop | undefined;
    for (let count = 0; count < MOST_STOPS; count += 1) {
      await press(page, 'Tab');
      last = await readStop(page);
      if (!last.isOnPage) break;
      if (!last.isOutlined || !last.isUncovered) unseen.push(last);
    }
    expect(last?.isOnPage).toBe(false);
    expect(unseen).toEqual([]);
    expect(placeOf(page)).toBe(place);
  },
);
