import type { Page, Route } from 'playwright-core';
import { openHydrated, untilHydrated, type VisitedBrowser, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { watchPage } from './embed-watch';

/** The places for ads, by the parts of their ids in the specification. */
export const TILE = '[id*="citrus-product-tile"]';
export const BANNER = '[id*="citrus-static-banner"]';
export const ROW = '[id*="citrus-productCarousil-tile"]';
export const CATAPULT = '#citrus-catapult';
export const PLACES = [TILE, BANNER, ROW, CATAPULT].join();

export const AD_PATH = '/api/proxy/citrus';
export const AD_CALLS = `**${AD_PATH}`;
export const CLICK_CALLS = '**/api/citrus/click';
export const CLICK_PATH = '/api/citrus/click';
export const IMPRESSIONS_PATH = '/api/citrus/impressions';

/** A call of the page. */
export interface SentCall {
  readonly type: string;
  readonly pageType?: string;
  readonly sessionId: string;
  readonly customerId?: string;
  readonly maxNumberOfAds?: number;
  readonly bannerSlotIds?: ReadonlyArray<unknown>;
}

/** The proxy's response to one call: ads of a grid or carousel, or those of a catapult with nested slides. */
interface Given {
  readonly call: SentCall;
  readonly ads: ReadonlyArray<{
    readonly citrus?: { readonly id: string };
    readonly banners?: ReadonlyArray<{ readonly citrusAdId: string }>;
  }>;
  readonly banners?: ReadonlyArray<{ readonly id: string }>;
}

/** The ids that the page received for places of a kind. */
export const idsFor = (place: string, given: ReadonlyArray<Given>): ReadonlyArray<string> =>
  given.flatMap(({ call, ads, banners = [] }) => {
    if (place === BANNER) return banners.map(({ id }) => id);
    if (place === CATAPULT) return ads.flatMap(({ banners: slides = [] }) => slides.map((slide) => slide.citrusAdId));
    return (place === TILE) === (call.bannerSlotIds !== undefined) ? ads.flatMap(({ citrus }) => citrus?.id ?? []) : [];
  });

/** Forwards requests to the shop and records the responses. */
export const keepResponses = () => {
  const given: Given[] = [];
  const respond = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const call = route.request().postDataJSON() as SentCall;
    given.push({ ...((await response.json()) as Omit<Given, 'call'>), call });
    await route.fulfill({ response });
  };
  return { given, reply: respond };
};

export interface AdsVisit extends Visit {
  /** The ad calls so far, in order. */
  readonly calls: ReadonlyArray<SentCall>;
}

interface Arrangement {
  readonly visit?: Parameters<VisitedBrowser['visit']>[0];
  /** Handles ad calls; by default the shop responds. */
  readonly respond?: (route: Route) => Promise<void>;
  /** Runs before the page is requested. */
  readonly arrange?: (visit: Visit) => Promise<unknown>;
}

/** Opens a page, records its ad calls and waits until it is hydrated. */
export const openWatched = async (
  browser: VisitedBrowser,
  path: string,
  { visit: options, respond: reply, arrange }: Arrangement = {},
): Promise<AdsVisit> => {
  const visit = await browser.visit(options);
  const calls: SentCall[] = [];
  const { page } = visit;
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(AD_PATH)) return;
    calls.push(JSON.parse(request.postData() ?? '{}') as SentCall);
  });
  await watchPage(page);
  if (reply !== undefined) await page.route(AD_CALLS, reply);
  await arrange?.(visit);
  await openHydrated(page, path);
  return { ...visit, calls };
};

/** Scrolls to the end of the page, one window height at a time. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** Scrolling a page at 400 % takes a busy machine ten seconds, and lazy content loads after that. */
const FILLED_WITHIN_MS = 30_000;

/** Scrolls until each of these places has an ad. */
export const untilFilled = (page: Page, ...places: ReadonlyArray<string>): Promise<void> =>
  eventually(async () => {
    await scrollThrough(page);
    for (const place of places) {
      expect({ place, shows: await page.locator(place).getByText('Sponsored').count() }).not.toEqual({
        place,
        shows: 0,
      });
    }
  }, FILLED_WITHIN_MS);

/** Follows the first sponsored tile of an open page. Returns the part number of the product to which it leads. */
export const followAd = async (page: Page): Promise<string> => {
  await untilFilled(page, TILE);
  await page.locator(`${TILE} h2 a`).first().click();
  await page.waitForURL('**/product/**');
  await untilHydrated(page);
  return page.locator('form#add-to-cart [name=partNumber]').first().inputValue();
};

/** The beacons sent to the storefront's proxy. */
export const sentTo = async (page: Page, path: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const sent = await page.evaluate(() => Reflect.get(window, 'sent') as ReadonlyArray<readonly [string, string]>);
  return sent.filter(([to]) => to === path).map(([, body]) => JSON.parse(body) as Record<string, unknown>);
};

/** The ids reported as seen. */
export const seenIds = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await sentTo(page, IMPRESSIONS_PATH)).flatMap(({ ids }) => ids as ReadonlyArray<string>);

/** The ad events that the tag manager received, as `[event, widget]`. */
export const recordedAdEvents = (page: Page): Promise<ReadonlyArray<readonly [string, string]>> =>
  page.evaluate(() => {
    const entries = (Reflect.get(window, 'dataLayer') ?? []) as ReadonlyArray<Record<string, string>>;
    return entries
      .filter(({ widgetType }) => widgetType === 'citrus')
      .map(({ event = '', widgetId = '' }) => [event, widgetId] as const);
  });

export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

/** Width and height of each place. */
export const boxesOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator(PLACES).evaluateAll((all) =>
    all.map((place) => {
      const { width, height } = place.getBoundingClientRect();
      return `${place.id} ${width}x${height}`;
    }),
  );
