import type { Page, Route } from 'playwright-core';
import { openHydrated, type TestBrowser, type Visit } from '../support/browser';
import { eventually } from '../support/eventually';
import { watchPage } from './embed-watch';

/** The places for ads, by the parts of their ids that the source names. */
export const TILE = '[id*="citrus-product-tile"]';
export const BANNER = '[id*="citrus-static-banner"]';
export const ROW = '[id*="citrus-productCarousil-tile"]';
export const CATAPULT = '#citrus-catapult';
export const PLACES = [TILE, BANNER, ROW, CATAPULT].join();

export const AD_PATH = '/api/proxy/citrus';
export const AD_DOOR = `**${AD_PATH}`;
export const CLICK_DOOR = '**/api/citrus/click';
export const CLICK_PATH = '/api/citrus/click';
export const IMPRESSIONS_PATH = '/api/citrus/impressions';

/** A call as the page made it. */
export interface SentCall {
  readonly type: string;
  readonly pageType?: string;
  readonly sessionId: string;
  readonly customerId?: string;
  readonly maxNumberOfAds?: number;
  readonly bannerSlotIds?: ReadonlyArray<unknown>;
}

/** The proxy's response to one call: ads of a grid or carousel, or those of a catapult, whose slides are nested deeper. */
interface Given {
  readonly call: SentCall;
  readonly ads: ReadonlyArray<{
    readonly citrus?: { readonly id: string };
    readonly banners?: ReadonlyArray<{ readonly citrusAdId: string }>;
  }>;
  readonly banners?: ReadonlyArray<{ readonly id: string }>;
}

/** The ids that the page was given for places of a kind. */
export const idsFor = (place: string, given: ReadonlyArray<Given>): ReadonlyArray<string> =>
  given.flatMap(({ call, ads, banners = [] }) => {
    if (place === BANNER) return banners.map(({ id }) => id);
    if (place === CATAPULT) return ads.flatMap(({ banners: slides = [] }) => slides.map((slide) => slide.citrusAdId));
    return (place === TILE) === (call.bannerSlotIds !== undefined) ? ads.flatMap(({ citrus }) => citrus?.id ?? []) : [];
  });

/** Lets the shop answer, and keeps what it answers. */
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
  /** The calls for ads so far, in their order. */
  readonly calls: ReadonlyArray<SentCall>;
}

interface Arrangement {
  readonly visit?: Parameters<TestBrowser['visit']>[0];
  /** What becomes of calls for ads; left out, the shop answers them. */
  readonly respond?: (route: Route) => Promise<void>;
  /** Done before the page is asked for. */
  readonly arrange?: (visit: Visit) => Promise<unknown>;
}

/** Opens a page whose ads are watched, and waits until scripts have taken it over. */
export const openWatched = async (
  browser: TestBrowser,
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
  if (reply !== undefined) await page.route(AD_DOOR, reply);
  await arrange?.(visit);
  await openHydrated(page, path);
  return { ...visit, calls };
};

/** Down to the end of the page, with a look at everything on the way. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** One scroll through a page at 400 % takes a busy machine ten seconds, and what it shows only then begins to come. */
const FILLED_WITHIN_MS = 30_000;

/** Scrolls until each of these places has an ad in it. */
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

/** What was sent to the storefront's proxy by beacon. */
export const sentTo = async (page: Page, path: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const sent = await page.evaluate(() => Reflect.get(window, 'sent') as ReadonlyArray<readonly [string, string]>);
  return sent.filter(([to]) => to === path).map(([, body]) => JSON.parse(body) as Record<string, unknown>);
};

/** The ids that were told as seen. */
export const seenIds = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await sentTo(page, IMPRESSIONS_PATH)).flatMap(({ ids }) => ids as ReadonlyArray<string>);

/** The ad events that the tag manager received, as `[event, widget]`. */
export const toldOf = (page: Page): Promise<ReadonlyArray<readonly [string, string]>> =>
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
