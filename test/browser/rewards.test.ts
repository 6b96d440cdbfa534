import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { LINKS } from '../../core/paths/links';
import { openHydrated } from '../support/browser';
import { storedRewards, storedStateOf } from '../support/browser-storage';
import { eventually } from '../support/eventually';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { startShop } from '../support/shop-process';
import { aMember, aMemberWithCoupons, copyCookies, type SignedInShopper } from '../support/shoppers';
import { addToCart } from './checkout-page';
import { hold } from './embed-watch';
import { setUpBrowser } from './set-up';

/**
 * The store system takes up to 7 s for a coupon, and the next poll follows up to 2 s later; a busy machine takes
 * longer.
 */
const LOADED_WITHIN_MS = 30_000;
const DETAILS = '**/palsPromotion/retrievePalsRewardsDetails/@self';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const visit = async (path: string, { shopper }: SignedInShopper): Promise<Page> => {
  const { page, context } = await browser.visit();
  await copyCookies(context, shopper);
  await openHydrated(page, path);
  return page;
};

const menuOf = (page: Page): Locator => page.locator('header summary', { hasText: 'Rewards' });
/** What a screen reader says of it. */
const menuName = (page: Page): Promise<string> => menuOf(page).locator('[data-coupons="spoken"]').innerText();
const couponsOf = (page: Page): Locator => page.getByRole('list', { name: 'Your coupons' }).getByRole('listitem');
const loadButtonOf = (page: Page): Locator => page.getByRole('button', { name: 'Load my rewards to use them' });

/** The store system refuses some coupons at first: they are sent again, as a shopper would do. */
const loadUntilAllAre = async (page: Page): Promise<void> => {
  await eventually(async () => {
    expect(await couponsOf(page).filter({ hasText: 'Loading...' }).count()).toBe(0);
  }, LOADED_WITHIN_MS);
  if ((await loadButtonOf(page).count()) === 0) return;
  await couponsOf(page).filter({ hasText: 'Not available' }).first().waitFor();
  expect(await storedRewards(page)).toBeUndefined();
  await loadButtonOf(page).click();
  // The coupons are pending once the shop has responded; until then nothing has changed.
  await couponsOf(page).filter({ hasText: 'Loading...' }).first().waitFor();
  await loadUntilAllAre(page);
};

test('[RWD-03, PLT-03] pages with the coupons of a member hydrate without console messages, and the menu counts the coupons', async () => {
  const member = await aMemberWithCoupons();
  await addToCart(member.shopper, finds.withSizes);
  const { page, context, consoleMessages } = await browser.visit();
  await copyCookies(context, member.shopper);
  for (const path of [PATHS.cart, LINKS.rewards]) {
    await openHydrated(page, path);
    await eventually(async () => expect(await menuName(page)).toMatch(/^Rewards, [1-9]\d* coupons?$/));
  }
  expect(consoleMessages).toEqual([]);
});

test('[RWD-03, RWD-05, RWD-06, RWD-07] a member loads the coupons in the menu; they are stored for the visit once all are loaded, and apply in the cart', async () => {
  const member = await aMemberWithCoupons();
  await addToCart(member.shopper, finds.withSizes, 2);
  const page = await visit('/returns', member);
  await menuOf(page).click();
  await couponsOf(page).first().waitFor();
  const count = await couponsOf(page).count();
  expect(await couponsOf(page).filter({ hasText: 'Not loaded yet' }).count()).toBe(count);
  expect(await storedRewards(page)).toBeUndefined();

  // The fastest coupon takes two seconds, which a busy machine may need to look at all of them.
  const letIn = await hold(page, DETAILS);
  const sent = page.waitForRequest('**/palsPromotion/loadPalsRewards/@self');
  await loadButtonOf(page).click();
  const { activeCoupons, syncToDB } = (await sent).postDataJSON() as Record<string, string>;
  expect([activeCoupons?.split(',').length, syncToDB]).toEqual([count, 'true']);
  await eventually(async () => expect(await couponsOf(page).filter({ hasText: 'Loading...' }).count()).toBe(count));
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /^Loading \d+ coupons?\./ })
      .count(),
  ).toBe(1);
  expect(await storedRewards(page)).toBeUndefined();
  letIn();
  await loadUntilAllAre(page);
  expect(
    await couponsOf(page)
      .filter({ hasText: /Ready to use|In your cart/ })
      .count(),
  ).toBe(count);
  expect((await storedRewards(page))?.palsRewardsCoupons).toEqual(
    Array.from({ length: count }, () => expect.objectContaining({ petcoPOSPushStatus: 'Loaded' })),
  );

  await openHydrated(page, PATHS.cart);
  await eventually(async () =>
    expect(await menuName(page)).toBe(`Rewards, ${count} ${count === 1 ? 'coupon' : 'coupons'}`),
  );
  await couponsOf(page)
    .getByRole('button', { name: /^Apply to cart/ })
    .first()
    .click();
  await couponsOf(page).filter({ hasText: 'In your cart' }).first().waitFor();
  await page.locator('dd', { hasText: '-$5.00' }).waitFor();
});

describe('the width of the menu', () => {
  const REM = 16;
  const widthOf = async (options: BrowserContextOptions): Promise<number> => {
    const { page } = await browser.visit({ viewport: { width: 1280, height: 900 }, ...options });
    await openHydrated(page, '/returns');
    await menuOf(page).click();
    const panel = page.locator('header details[open] > div').filter({ hasText: 'Create Account' });
    await panel.waitFor();
    await eventually(async () => expect(await panel.locator('[data-variant]').count()).toBe(1));
    return panel.evaluate((element) => element.getBoundingClientRect().width);
  };

  test('[RWD-03] is 49rem with the card panel', async () => {
    expect(await widthOf({})).toBe(49 * REM);
  });

  test('[RWD-03] is 24.375rem when the card programme is off', async () => {
    const shop = await startShop({ environment: { CATALOGUE_SIZE: '60', STORE_CONF: '{"PCC_ENABLED":"OFF"}' } });
    try {
      expect(await widthOf({ baseURL: shop.address })).toBe(24.375 * REM);
    } finally {
      await shop.stop();
    }
  });
});

describe('while coupons are loading', () => {
  /** Holds the store system's responses until released; returns the number of requests. */
  const holdBack = async (page: Page): Promise<{ readonly requested: () => number; readonly respond: () => void }> => {
    let count = 0;
    let status = '';
    await page.route(DETAILS, async (route) => {
      count += 1;
      await route.fulfill({
        json: {
          palsRewardsNo: '123456789',
          memberSince: '2019',
          pointsRequired: '40',
          palsRewardsCoupons: [
            { couponNo: 'C-1', amount: '5.00', expirationDate: '2099-01-01', petcoPOSPushStatus: status },
          ],
        },
      });
    });
    await page.route('**/palsPromotion/loadPalsRewards/@self', (route) => route.fulfill({ json: {} }));
    return { requested: () => count, respond: () => (status = 'Loaded') };
  };

  /** Simulates the visibility change of a covered or revealed tab. */
  const show = (page: Page, isVisible: boolean): Promise<void> =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isVisible ? 'visible' : 'hidden',
    );

  /** Advances the page's time and resolves when all requests in it are counted. */
  const pass = async (page: Page, milliseconds: number): Promise<void> => {
    await page.clock.runFor(milliseconds);
    await page.evaluate(() => fetch('/healthz').then(({ ok }) => ok));
  };

  const startLoading = async (): Promise<{ page: Page; store: Awaited<ReturnType<typeof holdBack>> }> => {
    const { page, context } = await browser.visit();
    await copyCookies(context, (await aMember()).shopper);
    await page.clock.install();
    const store = await holdBack(page);
    await openHydrated(page, '/returns');
    await menuOf(page).click();
    await loadButtonOf(page).click();
    await couponsOf(page).filter({ hasText: 'Loading...' }).waitFor();
    const before = store.requested();
    await pass(page, 2_100);
    await eventually(() => expect(store.requested()).toBeGreaterThan(before));
    return { page, store };
  };

  test('[RWD-06] the list is requested every two seconds, not while the page is hidden, and at once when it is visible again', async () => {
    const { page, store } = await startLoading();
    await show(page, false);
    // Requests from just before the page was hidden still count.
    await pass(page, 1);
    const hidden = store.requested();
    await pass(page, 60_000);
    expect(store.requested()).toBe(hidden);
    store.respond();
    await show(page, true);
    await couponsOf(page)
      .filter({ hasText: /Ready to use/ })
      .waitFor();
    const done = store.requested();
    await pass(page, 60_000);
    expect(store.requested()).toBe(done);
    expect((await storedStateOf(page)).session['PALS_REWARDS_DATA']).toContain('C-1');
  });

  test('[RWD-06] polling stops when the menu closes', async () => {
    const { page, store } = await startLoading();
    await menuOf(page).click();
    await couponsOf(page).first().waitFor({ state: 'hidden' });
    // The page is notified shortly after the menu closes visibly.
    await pass(page, 1);
    const closed = store.requested();
    await pass(page, 60_000);
    expect(store.requested()).toBe(closed);
  });
});
