import type { Page } from 'playwright-core';
import { confirmationPath } from '../../core/paths/order-paths';
import { DESKTOP, openHydrated, PHONE, shopAddress, untilHydrated, untilIdle, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { guestWithOrder } from '../support/placed-order';
import { findProducts, PATHS } from '../support/sample-products';
import { storedEvents, type StoredEvent } from '../support/stored-events';
import { copyCookies } from '../support/shoppers';
import { followAd } from './ads-page';
import { putAxeIn, READY_FOR_AXE, violationsOf } from './axe';
import { untilPurchaseDecided, watchPurchaseMarks } from './purchase-marks';
import { setUpBrowser, setUpShopThatAsks } from './set-up';
import { addedDialog, onShop } from './shop-page';
import { shiftsOf, watchShifts } from './layout-shifts';
import { eventOf, hasNothingKept, touch, visitorOf } from './tracked-events';

/** The search service's library sends nothing for a browser that identifies itself as automated. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** The library loads, batches and sends one event after the other. */
const STORED_WITHIN_MS = 30_000;

const browser = setUpBrowser({ withPictures: true });
/** A separate shop with a consent prompt and readable data; the shared one has no prompt. */
const asking = setUpShopThatAsks();

interface Person {
  readonly hasPrivacySignal?: boolean;
  /** Their earlier answer. */
  readonly reply?: 'given';
  readonly viewport?: typeof DESKTOP;
}

/** A shopper with a new browser, in the shop with a prompt or the one without. */
const visit = async (shop: 'asking' | 'shared', person: Person = {}): Promise<Visit> => {
  const baseURL = shop === 'asking' ? asking.address : shopAddress();
  const visited = await browser.visit({
    ...READY_FOR_AXE,
    baseURL,
    userAgent: PERSON,
    viewport: person.viewport ?? DESKTOP,
  });
  if (person.reply !== undefined) {
    await visited.context.addCookies([{ name: 'trackingConsent', value: person.reply, url: baseURL }]);
  }
  await visited.context.addInitScript((hasPrivacySignal) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    if (hasPrivacySignal) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  }, person.hasPrivacySignal === true);
  return visited;
};

/** The stored events of this browser, after all of these actions are stored. */
const storedOf = async (who: Visit, actions: ReadonlyArray<string>): Promise<ReadonlyArray<StoredEvent>> => {
  let own: ReadonlyArray<StoredEvent> = [];
  await eventually(async () => {
    const visitor = await visitorOf(who);
    own = storedEvents(asking.dataFolder).filter((event) => event.visitor === visitor);
    expect(own.map(({ action }) => action)).toEqual(expect.arrayContaining([...actions]));
  }, STORED_WITHIN_MS);
  return own;
};

test('[SRC-08] the service stores each step of a search that leads to a product and into the cart', async () => {
  const who = await visit('asking', { reply: 'given' });
  const { page } = who;
  await openHydrated(page, PATHS.search);
  await touch(page);
  const shown = eventOf(await storedOf(who, ['search_result_load']), 'search_result_load');
  expect(shown).toMatchObject({ term: 'salmon', details: { result_page: 1, section: 'Products' } });
  expect(shown.details['items']).toHaveLength(await onShop(page).tiles.count());

  await onShop(page).tiles.first().locator('h2 a').click();
  await page.waitForURL('**/product/**');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await addedDialog(page).waitFor();
  const events = await storedOf(who, ['search_result_click', 'item_detail_load', 'conversion']);
  const chosen = eventOf(events, 'search_result_click');
  expect(chosen).toMatchObject({ term: 'salmon', details: { result_id: shown.details['result_id'] } });
  expect(eventOf(events, 'item_detail_load').itemId).toBe(chosen.itemId);
  expect(eventOf(events, 'conversion')).toMatchObject({
    term: 'salmon',
    itemId: chosen.itemId,
    details: { type: 'add_to_cart', revenue: expect.stringMatching(/^\d+(\.\d+)?$/) },
  });
});

test('[SRC-08] the service stores a category, a seen row and the product chosen from it', async () => {
  const who = await visit('asking', { reply: 'given' });
  const { page } = who;
  await openHydrated(page, PATHS.category);
  await touch(page);
  const listed = eventOf(await storedOf(who, ['browse_result_load']), 'browse_result_load');
  expect(listed.details).toMatchObject({ filter_name: 'group_id' });

  await openHydrated(page, PATHS.home);
  await touch(page);
  const row = page.getByRole('region', { name: 'Trending now' });
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const seen = eventOf(await storedOf(who, ['recommendation_result_view']), 'recommendation_result_view');
  expect(seen.details).toMatchObject({ pod_id: expect.stringMatching(/\S/), num_results_viewed: 9 });
  await row.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await untilHydrated(page);
  await touch(page);
  const events = await storedOf(who, ['recommendation_result_click', 'item_detail_load']);
  expect(eventOf(events, 'recommendation_result_click').itemId).toBe(eventOf(events, 'item_detail_load').itemId);
});

test('[SRC-08] the service stores an order once, also when its confirmation is loaded again', async () => {
  const [product] = (await findProducts(asking.address)).inStock;
  const { shopper, orderId, token } = await guestWithOrder(
    [{ partNumber: product?.sku ?? '', quantity: 2 }],
    asking.address,
  );
  const who = await visit('asking', { reply: 'given' });
  await copyCookies(who.context, shopper);
  await openHydrated(who.page, confirmationPath({ token }));
  await touch(who.page);
  const bought = eventOf(await storedOf(who, ['purchase']), 'purchase');
  expect(bought.details).toMatchObject({ order_id: orderId, items: [{ count: 2 }] });
  await who.page.reload();
  await untilHydrated(who.page);
  await touch(who.page);
  await openHydrated(who.page, PATHS.category);
  await touch(who.page);
  const events = await storedOf(who, ['browse_result_load']);
  expect(events.filter(({ action }) => action === 'purchase')).toHaveLength(1);
});

test('[SRC-08] a tap that is the first interaction and leaves the page at once is not lost', async () => {
  const who = await visit('asking', { reply: 'given', viewport: PHONE });
  const { page } = who;
  await openHydrated(page, PATHS.search);
  await onShop(page).tiles.first().locator('h2 a').click();
  await page.waitForURL('**/product/**');
  await untilHydrated(page);
  await touch(page);
  const events = await storedOf(who, ['search_result_load', 'search_result_click', 'item_detail_load']);
  expect(events.map(({ action }) => action).slice(0, 2)).toEqual(['search_result_load', 'search_result_click']);
});

test('[SRC-08] without a required consent, events are sent after the first interaction and accepted', async () => {
  const who = await visit('shared');
  const { page } = who;
  const taken: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/search_result_load')) taken.push(response.status());
  });
  await openHydrated(page, PATHS.search);
  await touch(page);
  await eventually(() => expect(taken).toEqual([200]), STORED_WITHIN_MS);
});

test('[SRC-08] loads and stores nothing for an untouched page, which is then forgotten', async () => {
  const who = await visit('shared');
  const recorded: string[] = [];
  who.page.on('request', (request) => {
    if (/\/api\/search\//.test(request.url())) recorded.push(request.url());
  });
  for (const path of [PATHS.search, PATHS.category, PATHS.home]) {
    await openHydrated(who.page, path);
    await who.page.mouse.wheel(0, 300);
    await untilIdle(who.page);
    await hasNothingKept(who);
  }
  expect(recorded).toEqual([]);
});

test('[ANA-01] sends, loads and stores nothing with Global Privacy Control, whatever the shopper does', async () => {
  const who = await visit('shared', { hasPrivacySignal: true });
  const { page } = who;
  const recorded: string[] = [];
  page.on('request', (request) => {
    if (/\/behavioral_action\/|\/behavior\b/.test(request.url())) recorded.push(request.url());
  });
  await openHydrated(page, PATHS.search);
  await touch(page);
  await onShop(page).tiles.first().locator('h2 a').click();
  await page.waitForURL('**/product/**');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await addedDialog(page).waitFor();
  await page.waitForLoadState('networkidle');
  await hasNothingKept(who);
  expect(recorded).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

describe('where consent is required', () => {
  const question = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });
  const press = async (page: Page, name: string): Promise<void> => {
    for (let stops = 0; stops < 400; stops += 1) {
      const here = await page.evaluate(() => document.activeElement?.textContent);
      if (here === name) return page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
    }
    throw new Error(`the keyboard does not come to ${name}`);
  };

  test('[ANA-01] nothing is sent before consent; after it, given by keyboard, events are, and the prompt does not return', async () => {
    const who = await visit('asking');
    const { page } = who;
    await openHydrated(page, PATHS.search);
    await touch(page);
    await question(page).waitFor();
    await page.waitForLoadState('networkidle');
    await hasNothingKept(who);
    await press(page, 'Accept');
    await question(page).waitFor({ state: 'detached' });
    await openHydrated(page, PATHS.category);
    await touch(page);
    const events = await storedOf(who, ['browse_result_load']);
    expect(events.map(({ action }) => action)).not.toContain('search_result_load');
    expect(await question(page).count()).toBe(0);
  });

  test('[ORD-03] [ANA-01] [SRC-08] an order without consent is told to nobody, though an ad led to its product, also when consent is given on its confirmation', async () => {
    const who = await visit('asking');
    const { page } = who;
    await openHydrated(page, PATHS.category);
    const { shopper, token } = await guestWithOrder([{ partNumber: await followAd(page) }], asking.address);
    await copyCookies(who.context, shopper);
    const told: string[] = [];
    page.on('request', (request) => {
      if (/\/purchase\b|\/citrus\/order/.test(request.url())) told.push(request.url());
    });
    await watchPurchaseMarks(page);
    await openHydrated(page, confirmationPath({ token }));
    await touch(page);
    await untilPurchaseDecided(page);
    await hasNothingKept(who);
    await press(page, 'Accept');
    await question(page).waitFor({ state: 'detached' });
    await page.reload();
    await untilHydrated(page);
    await touch(page);
    await untilPurchaseDecided(page);
    const events = await page.evaluate(() =>
      ((Reflect.get(window, 'dataLayer') ?? []) as ReadonlyArray<Record<string, unknown>>).map(({ event }) => event),
    );
    expect(events).not.toContain('purchase');
    await openHydrated(page, PATHS.category);
    await touch(page);
    const stored = await storedOf(who, ['browse_result_load']);
    expect(stored.map(({ action }) => action)).not.toContain('purchase');
    expect(told).toEqual([]);
  });

  test('[ANA-01] nothing is sent after a refusal; the footer reopens the prompt, and consent applies', async () => {
    const who = await visit('asking', { viewport: PHONE });
    const { page } = who;
    await openHydrated(page, PATHS.search);
    await question(page).getByRole('button', { name: 'Decline' }).click();
    await question(page).waitFor({ state: 'detached' });
    await openHydrated(page, PATHS.category);
    await touch(page);
    await page.waitForLoadState('networkidle');
    expect(await question(page).count()).toBe(0);
    await hasNothingKept(who);
    await page.locator('footer').getByRole('link', { name: 'Privacy Choices' }).click();
    await question(page).getByText('You’ve currently declined.').waitFor();
    await question(page).getByRole('button', { name: 'Accept' }).click();
    await openHydrated(page, PATHS.category);
    await touch(page);
    await storedOf(who, ['browse_result_load']);
  });

  test.each([DESKTOP, PHONE])(
    '[PLT-03] the prompt is accessible, covers no purchase controls and shifts nothing at %j',
    async (viewport) => {
      const { page } = await visit('asking', { viewport });
      await page.addInitScript(watchShifts);
      await page.addInitScript(() => {
        const requested = new MutationObserver(() => {
          if (document.querySelector('[aria-labelledby="consent-title"]') === null) return;
          requested.disconnect();
          Object.assign(window, { askedAt: performance.now() });
        });
        requested.observe(document, { childList: true, subtree: true });
      });
      await openHydrated(page, PATHS.home);
      await question(page).waitFor();
      await putAxeIn(page);
      expect(await violationsOf(page)).toEqual([]);
      const askedAt = await page.evaluate(() => Number(Reflect.get(window, 'askedAt')));
      expect(askedAt).toBeGreaterThan(0);
      expect((await shiftsOf(page)).filter(({ at }) => at >= askedAt)).toEqual([]);
    },
  );

  test("[ANA-01] shows no prompt without scripts, and the footer's link leads to the policy", async () => {
    const { page } = await browser.visit({ baseURL: asking.address, javaScriptEnabled: false });
    await page.goto(PATHS.home);
    expect(await question(page).count()).toBe(0);
    await page.locator('footer').getByRole('link', { name: 'Privacy Choices' }).click();
    await page.waitForURL('**/privacy-policy');
  });
});
