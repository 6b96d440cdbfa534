import type { Locator, Page, Route } from 'playwright-core';
import { productAds } from '../builders/shown-ads';
import { openHydrated, PHONE, untilHydrated, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import { aCustomer, copyCookies } from '../support/shoppers';
import {
  BANNER,
  CATAPULT,
  CLICK_CALLS,
  CLICK_PATH,
  idsFor,
  IMPRESSIONS_PATH,
  keepResponses,
  kept,
  openWatched,
  ROW,
  seenIds,
  sentTo,
  TILE,
  recordedAdEvents,
  untilFilled,
} from './ads-page';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser();

const SESSION = 'CITRUS_SESSION_ID';
const CLICK = 'citrusAdClick';
const DAY_MS = 86_400_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const sessionOf = async (page: Page): Promise<{ readonly id: string; readonly expiry: number }> =>
  JSON.parse((await kept(page, SESSION)) ?? '{}') as { id: string; expiry: number };

const recorded = async (
  page: Page,
  event: 'CITRUS_AD_IMPRESSION' | 'CITRUS_AD_CLICK',
): Promise<ReadonlyArray<string>> =>
  (await recordedAdEvents(page)).filter(([name]) => name === event).map(([, widget]) => widget);

/** Prevents navigation, so that the page's reports can be read. */
const stayOnPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));

const scrollTo = (page: Page, place: string, share: number): Promise<void> =>
  page.locator(place).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height * part - window.innerHeight, behavior: 'instant' });
  }, share);

const showInMiddle = (place: Locator): Promise<void> =>
  place.first().evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** High enough to show only the first ad tile at once. */
const HIGH = { width: 1280, height: 1_600 };

/** A category whose four tiles have ads, none of them in view. */
const openFour = async (arrange?: (visit: Visit) => Promise<unknown>): Promise<Page> => {
  const reply = (route: Route): Promise<void> => route.fulfill({ json: { ads: productAds(4), banners: [] } });
  const { page } = await openWatched(browser, PATHS.category, {
    visit: { viewport: HIGH },
    respond: reply,
    ...(arrange && { arrange }),
  });
  await page.locator('#citrus-product-tile-4').getByText('Sponsored', { exact: true }).waitFor();
  return page;
};

describe('seen ads', () => {
  test('[ADS-09] an ad counts once after half of it was in view for a second', async () => {
    const page = await openFour(({ page: own }) => own.clock.install());
    const last = '#citrus-product-tile-4';
    // Everything else in view has been counted before.
    await page.clock.fastForward(2_500);
    // Time runs until the clock stops, and it cannot stop in the past.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    const before = await recorded(page, 'CITRUS_AD_IMPRESSION');
    /** The browser reports visibility with a frame. */
    const look = async (share: number, milliseconds: number): Promise<ReadonlyArray<string>> => {
      await scrollTo(page, last, share);
      await page.screenshot();
      await page.clock.runFor(milliseconds);
      const ids = await recorded(page, 'CITRUS_AD_IMPRESSION');
      return ids.filter((id) => !before.includes(id));
    };
    expect(await look(0.3, 5_000)).toEqual([]);
    expect(await look(0.7, 900)).toEqual([]);
    expect(await look(0.1, 5_000)).toEqual([]);
    const seen = await eventually(async () => {
      const ids = await look(0.7, 1_050);
      expect(ids).toHaveLength(1);
      return ids;
    });
    await look(0.1, 100);
    expect(await look(0.7, 5_000)).toEqual(seen);
    await page.clock.runFor(1_100);
    await eventually(async () => expect((await seenIds(page)).filter((id) => id === seen[0])).toEqual(seen));
  });

  test('[ADS-03, ADS-09, ANA-01] each seen ad is reported once to the shop with the session and to the tag manager', async () => {
    const { given, reply: answer } = keepResponses();
    const { page, calls, consoleMessages } = await openWatched(browser, PATHS.search, { respond: answer });
    const responses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(IMPRESSIONS_PATH)) responses.push(response.status());
    });
    await untilFilled(page, TILE, BANNER, ROW, CATAPULT);
    for (const place of [TILE, CATAPULT, BANNER, ROW]) {
      const ids = idsFor(place, given);
      await showInMiddle(page.locator(place).filter({ hasText: 'Sponsored' }));
      // On a slow machine some were in view for a second before.
      await eventually(async () => {
        const seen = await recorded(page, 'CITRUS_AD_IMPRESSION');
        expect({ place, isNotified: seen.some((id) => ids.includes(id)) }).toEqual({ place, isNotified: true });
      });
    }
    // More of them may be counted meanwhile, one after the other.
    const toManager = await eventually(async () => {
      const ids = await recorded(page, 'CITRUS_AD_IMPRESSION');
      expect([...(await seenIds(page))].sort()).toEqual([...ids].sort());
      return ids;
    });
    expect(new Set(toManager).size).toBe(toManager.length);
    const { id, expiry } = await sessionOf(page);
    expect(id).toMatch(UUID);
    const days = (expiry - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    expect(new Set((await sentTo(page, IMPRESSIONS_PATH)).map(({ sessionId }) => sessionId))).toEqual(new Set([id]));
    expect(new Set(calls.map(({ sessionId }) => sessionId))).toEqual(new Set([id]));
    await eventually(() => expect(responses.length).toBeGreaterThan(0));
    expect(new Set(responses)).toEqual(new Set([204]));
    expect(consoleMessages).toEqual([]);
  });

  test('[ADS-09] loaded ads outside the visible part are not counted', async () => {
    const page = await openFour();
    await eventually(async () => expect(await seenIds(page)).toEqual(['display_1']));
    expect(await recorded(page, 'CITRUS_AD_IMPRESSION')).toEqual(['display_1']);
  });

  test('[ADS-03, ANA-01] with Global Privacy Control ads show and are counted, but nothing is stored or reported to third parties', async () => {
    const { page, calls } = await openWatched(browser, PATHS.category, {
      arrange: ({ context }) =>
        context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        ),
    });
    await untilFilled(page, TILE, ROW);
    await showInMiddle(page.locator(TILE).filter({ hasText: 'Sponsored' }));
    await eventually(async () => expect(await seenIds(page)).not.toEqual([]));
    expect(await kept(page, SESSION)).toBeNull();
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(new Set(calls.map(({ sessionId }) => sessionId)).size).toBe(1);
  });
});

describe('clicked ads', () => {
  test.each([
    ['a tile', PATHS.category, TILE, `${TILE} h2 a`, true],
    ['an ad of the carousel', PATHS.home, ROW, `${ROW} h3 a`, true],
    ['a banner', PATHS.category, BANNER, `${BANNER} a`, false],
    ['a slide', PATHS.search, CATAPULT, `${CATAPULT} article a`, false],
    ['a product of the catapult', PATHS.search, CATAPULT, `${CATAPULT} ul[aria-label^=Products] a`, true],
  ])(
    '[ADS-09] opening %s counts a click at the shop and the tag manager and leaves no record',
    async (_, path, place, link, hasSku) => {
      const { page } = await openWatched(browser, path);
      await untilFilled(page, place);
      await stayOnPage(page);
      await page.locator(link).first().click();
      const { id: sessionId } = await sessionOf(page);
      const clicks = await eventually(async () => {
        const sent = await sentTo(page, CLICK_PATH);
        expect(sent).toHaveLength(1);
        return sent;
      });
      expect(clicks).toEqual([
        {
          id: expect.stringMatching(/\S/),
          ...(hasSku ? { sku: expect.stringMatching(/^SKU-/) } : {}),
          sessionId,
          ts: expect.any(Number),
        },
      ]);
      expect(await recorded(page, 'CITRUS_AD_CLICK')).toEqual(clicks.map(({ id }) => id));
      await eventually(async () => expect(await kept(page, CLICK)).toBeNull());
    },
  );

  test('[ADS-09] Add To Cart on an ad adds its sku, stays on the page and counts a click', async () => {
    const { page } = await openWatched(browser, PATHS.category);
    await untilFilled(page, TILE);
    const button = page.getByRole('button', { name: /^Add To Cart/ });
    const ad = page.locator(TILE).filter({ has: button }).first();
    const url = await ad.locator('h2 a').getAttribute('href');
    await ad.getByRole('button', { name: /^Add To Cart/ }).click();
    await onShop(page).toast.waitFor();
    await eventually(async () => expect(await onShop(page).cart.getAttribute('aria-label')).toContain('1'));
    const clicks = await eventually(async () => {
      const sent = await sentTo(page, CLICK_PATH);
      expect(sent).toHaveLength(1);
      return sent;
    });
    expect(new URL(page.url()).pathname).toBe(PATHS.category);
    expect(await recorded(page, 'CITRUS_AD_CLICK')).toEqual(clicks.map(({ id }) => id));
    await eventually(async () => expect(await kept(page, CLICK)).toBeNull());
    await openHydrated(page, PATHS.cart);
    expect(await onShop(page).lines.count()).toBe(1);
    const href = await onShop(page).lines.getByRole('link').first().getAttribute('href');
    expect(href?.split('?')[0]).toBe(url?.split('?')[0]);
  });

  const clickThrough = async ({ page }: Visit): Promise<void> => {
    await page.locator(`${TILE} h2 a`).first().click();
    await page.waitForURL('**/product/**');
    await untilHydrated(page);
  };

  test('[ADS-09] a click that leaves the page at once is counted and leaves no record', async () => {
    const visit = await openWatched(browser, PATHS.category, { visit: { viewport: PHONE } });
    const { page } = visit;
    await untilFilled(page, TILE);
    const requested = page.waitForRequest(`**${CLICK_PATH}`);
    await clickThrough(visit);
    expect((await requested).method()).toBe('POST');
    expect(await kept(page, CLICK)).toBeNull();
  });

  test('[ADS-09] a click whose report failed is sent from the next page of any kind and then removed', async () => {
    const visit = await openWatched(browser, PATHS.category, {
      arrange: ({ context }) =>
        context.addInitScript(() =>
          Object.defineProperty(navigator, 'sendBeacon', { get: () => undefined, set: () => undefined }),
        ),
    });
    const { page, context } = visit;
    const refused: string[] = [];
    await context.route(CLICK_CALLS, (route) => {
      refused.push(new URL(route.request().headers()['referer'] ?? '', page.url()).pathname);
      return route.abort();
    });
    await untilFilled(page, TILE);
    const { id: sessionId } = await sessionOf(page);
    await clickThrough(visit);
    const product = new URL(page.url()).pathname;
    // The page opened by the click retries once; it has done so before requests are let through.
    await eventually(async () => expect(refused).toEqual([PATHS.category, product]));
    const record = JSON.parse((await kept(page, CLICK)) ?? 'null') as Record<string, unknown>;
    expect(record).toEqual({ id: expect.any(String), sku: expect.any(String), sessionId, ts: expect.any(Number) });
    await context.unroute(CLICK_CALLS);
    const sent = page.waitForRequest(`**${CLICK_PATH}`);
    await openHydrated(page, PATHS.cart);
    expect(JSON.parse((await sent).postData() ?? 'null')).toEqual(record);
    await eventually(async () => expect(await kept(page, CLICK)).toBeNull());
  });
});

describe('the customer in ad calls', () => {
  const customersOf = (calls: ReadonlyArray<{ readonly customerId?: string }>): ReadonlySet<string | undefined> =>
    new Set(calls.map(({ customerId }) => customerId));

  test('[ADS-03] is omitted for a guest', async () => {
    const { page, calls } = await openWatched(browser, PATHS.search);
    await untilFilled(page, TILE, CATAPULT, ROW);
    expect(calls).toHaveLength(3);
    for (const call of calls) expect(call).not.toHaveProperty('customerId');
  });

  test("[ADS-03] is the signed-in shopper's id in every call, except with Global Privacy Control", async () => {
    const { shopper } = await aCustomer('Robin');
    const open = (hasSignal: boolean) =>
      openWatched(browser, PATHS.search, {
        arrange: async ({ context }) => {
          await copyCookies(context, shopper);
          await context.addInitScript((has) => {
            if (has) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
          }, hasSignal);
        },
      });
    const known = await open(false);
    await untilFilled(known.page, TILE, CATAPULT, ROW);
    const userIds = (await known.context.cookies()).map(({ value }) => value);
    const [customer] = customersOf(known.calls);
    expect([known.calls.length, customersOf(known.calls).size]).toEqual([3, 1]);
    expect(customer).toMatch(/^\d+$/);
    expect(userIds).toContain(customer);
    const unknown = await open(true);
    await untilFilled(unknown.page, TILE, CATAPULT, ROW);
    expect(customersOf(unknown.calls)).toEqual(new Set([undefined]));
  });
});
