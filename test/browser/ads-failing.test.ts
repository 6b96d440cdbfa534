import type { Page, Route } from 'playwright-core';
import { aBanner, aProductAd, aSlide } from '../builders/shown-ads';
import { openHydrated, untilHydrated, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { PATHS } from '../support/sample-products';
import {
  AD_CALLS,
  BANNER,
  boxesOf,
  CATAPULT,
  openWatched,
  PLACES,
  ROW,
  scrollThrough,
  TILE,
  untilFilled,
  type AdsVisit,
  type SentCall,
} from './ads-page';
import { hold } from './embed-watch';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';
import { shiftsOf } from './layout-shifts';
import { isScriptOf } from '../support/built-scripts';

const browser = setUpBrowser({ withPictures: true });

const json =
  (body: unknown, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: body });

const NOTHING = { ads: [], banners: [], composeBanners: {} };

/**
 * Records whether the largest contentful paint is a picture of a product that is not an ad. The first ones have one
 * size: which of them counts varies.
 */
const watchLargest = (places: string): void => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element = Reflect.get(entry, 'element') as Element | null;
      if (element !== null)
        Object.assign(window, {
          largest: {
            isProduct: element.closest('[aria-label="Products"] img') !== null,
            isAd: element.closest(places) !== null,
          },
        });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

const openFailing = (path: string, reply: (route: Route) => Promise<void>): Promise<AdsVisit> =>
  openWatched(browser, path, { respond: reply, arrange: ({ page }) => page.addInitScript(watchLargest, PLACES) });

const largestOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'largest'));

/** The page's own errors, without the browser's messages about failed loads. */
const errorsOf = ({ consoleMessages }: Visit): ReadonlyArray<string> =>
  consoleMessages.filter((line) => line.startsWith('error: ') && !/Failed to load resource/.test(line));

const untilAsked = async ({ page, calls }: AdsVisit, count = 3): Promise<void> =>
  eventually(async () => {
    await scrollThrough(page);
    expect(calls.length).toBeGreaterThanOrEqual(count);
  });

/** Immediate failures of an ad server. The tests of its adapters have more answers that are none. */
const FATES: ReadonlyArray<readonly [string, (route: Route) => Promise<void>]> = [
  ['is away', (route) => route.abort('connectionrefused')],
  ['fails', json({ errors: [{ errorCode: 'X' }] }, 500)],
  ['sends five megabytes', json({ ads: [aProductAd({ description: 'x'.repeat(5_000_000) })], banners: [] })],
  [
    'sends ads of other types',
    json({ ads: [null, 7, 'ad', [], { sku: {}, url: 5, citrus: 'x' }], banners: [{ slotId: 1 }] }),
  ],
  ['has nothing', json(NOTHING)],
];

test.each(FATES)(
  '[ADS-07, ADS-08] a search whose ad server %s is complete, safe and usable without layout shifts',
  async (_, fate) => {
    const visit = await openFailing(PATHS.search, fate);
    const { page } = visit;
    await eventually(async () => expect(await largestOf(page)).toEqual({ isProduct: true, isAd: false }));
    const before = await boxesOf(page);
    await untilAsked(visit);
    expect(await page.locator(PLACES).getByText('Sponsored').count()).toBe(0);
    for (const place of [TILE, BANNER]) {
      expect(await page.locator(place).first().getByRole('link').isVisible()).toBe(true);
    }
    const after = await boxesOf(page);
    expect(before).toEqual(expect.arrayContaining([...after]));
    expect(await shiftsOf(page)).toEqual([]);
    expect(errorsOf(visit)).toEqual([]);

    await onShop(page)
      .tiles.getByRole('button', { name: /^Add To Cart/ })
      .first()
      .click();
    await onShop(page).toast.waitFor();
  },
);

const MARKUP = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><style>*{display:none}</style>';
const BAD_LINKS = [
  'javascript:window.pwned=1',
  '\tjava\nscript:window.pwned=1',
  '//evil.example/x',
  'data:text/html,<script>window.pwned=1</script>',
  '/\\evil.example',
];

/** Well-formed ads with hostile content. */
const hostile = (route: Route): Promise<void> => {
  const call = JSON.parse(route.request().postData() ?? '{}') as SentCall;
  if (call.type === 'catapult') {
    const slides = [
      aSlide({
        citrusAdId: MARKUP,
        headingText: MARKUP,
        bannerText: MARKUP,
        ctaText: MARKUP,
        heroImageAltText: MARKUP,
      }),
      ...BAD_LINKS.map((ctaLink, index) => aSlide({ citrusAdId: `bad_${index}`, ctaLink })),
    ];
    return route.fulfill({ json: { ads: [{ slotId: MARKUP, banners: slides }], products: [{ partNumber: MARKUP }] } });
  }
  const texts = {
    name: MARKUP,
    description: MARKUP,
    manufacturer: MARKUP,
    rdMessageHtml: `<b>Repeat</b> Delivery &amp; more${MARKUP}`,
    bogoMessageHtml: MARKUP,
    department: MARKUP,
  };
  const good = aProductAd({
    ...texts,
    sku: MARKUP,
    thumbnail: 'javascript:window.pwned=1',
    citrus: { id: MARKUP, position: 1 },
  });
  const outside = aProductAd({
    url: 'https://elsewhere.example/<b>',
    thumbnail: '',
    citrus: { id: 'outside', position: 2 },
  });
  const bad = BAD_LINKS.map((url, index) => aProductAd({ url, citrus: { id: `bad_${index}`, position: 3 } }));
  const banners = BAD_LINKS.map((linkUrl) => aBanner({ slotId: 'Search_Banner_Desktop_1', linkUrl, altText: MARKUP }));
  return route.fulfill({ json: { ads: [good, outside, ...bad], banners, composeBanners: { [MARKUP]: MARKUP } } });
};

test("[ADS-07, ADS-10, PLT-03] a hostile ad server's data is shown as text and leads to no forbidden address", async () => {
  const visit = await openFailing(PATHS.search, hostile);
  const { page } = visit;
  const before = await boxesOf(page);
  await untilAsked(visit);
  const first = page.locator('#citrus-product-tile-1');
  await first.getByText('Sponsored', { exact: true }).waitFor();
  expect(await first.locator('h2 a').textContent()).toContain('<script>window.pwned=1</script>');
  await first.getByText('Repeat Delivery & more', { exact: true }).waitFor();
  await untilFilled(page, CATAPULT);
  expect(await page.locator(CATAPULT).getByRole('heading').allTextContents()).toEqual([MARKUP]);

  const written = await page.locator(PLACES).evaluateAll((all) => ({
    strange: all.flatMap((place) => [...place.querySelectorAll('script, style, [onerror], iframe')]).length,
    links: all.flatMap((place) => [...place.querySelectorAll('a')].map(({ href, rel }) => [href, rel] as const)),
    pictures: all.flatMap((place) => [...place.querySelectorAll('img')].map(({ src }) => src)),
  }));
  expect(written.strange).toBe(0);
  const { origin } = new URL(page.url());
  const away = written.links.filter(([href]) => !href.startsWith(`${origin}/`));
  expect(away.length).toBeGreaterThan(0);
  expect(new Set(away.map(String))).toEqual(new Set(['https://elsewhere.example/%3Cb%3E,sponsored noopener']));
  expect(written.pictures.filter((src) => !src.startsWith(`${origin}/`))).toEqual([]);
  expect(await page.locator(BANNER).getByText('Sponsored').count()).toBe(0);
  expect(await page.locator('#citrus-product-tile-3').getByText('Sponsored').count()).toBe(0);

  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  expect(before).toEqual(expect.arrayContaining([...(await boxesOf(page))]));
  expect(await shiftsOf(page)).toEqual([]);
  expect(errorsOf(visit)).toEqual([]);
});

test('[ADS-07, ADS-12] an ad server that takes ten seconds delays nothing; the page times out, retries and shows the ads in their boxes', async () => {
  const visit = await openWatched(browser, PATHS.search, { arrange: ({ page }) => page.clock.install() });
  const { page } = visit;
  expect(visit.calls.length).toBeLessThanOrEqual(2);
  const letIn = await hold(page, AD_CALLS);
  await page.reload();
  await untilHydrated(page);
  const before = await boxesOf(page);
  const held = visit.calls.length;
  await untilAsked(visit, held + 1);
  const given: string[] = [];
  page.on('requestfailed', (request) => given.push(request.url()));
  expect(await page.locator(TILE).first().getByRole('link').isVisible()).toBe(true);
  await onShop(page)
    .tiles.getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click();
  await onShop(page).toast.waitFor();

  await page.clock.fastForward(10_000);
  await eventually(() => expect(given.filter((url) => url.endsWith('/api/proxy/citrus')).length).toBeGreaterThan(0));
  expect(await page.locator(PLACES).getByText('Sponsored').count()).toBe(0);
  letIn();
  const requested = visit.calls.length;
  await eventually(async () => {
    await page.clock.fastForward(5_100);
    expect(visit.calls.length).toBeGreaterThan(requested);
  });
  await untilFilled(page, TILE, BANNER, ROW, CATAPULT);
  expect(before).toEqual(expect.arrayContaining([...(await boxesOf(page))]));
  expect(await shiftsOf(page)).toEqual([]);
  expect(errorsOf(visit)).toEqual([]);
});

test("[ADS-01, ADS-07] keeps the shop's own cards when the code fails to load", async () => {
  const visit = await openWatched(browser, PATHS.home, {
    arrange: ({ page }) => page.route(isScriptOf(/\/page-ads\.tsx$/), (route) => route.abort()),
  });
  await scrollThrough(visit.page);
  expect(await visit.page.locator(BANNER).getByRole('link').count()).toBe(1);
  expect(await visit.page.locator(PLACES).getByText('Sponsored').count()).toBe(0);
  await openHydrated(visit.page, PATHS.cart);
});
