import nock from 'nock';
import type { ReactElement } from 'react';
import { BrowserStorage } from '../../adapters/browser/browser-storage';
import { adPlacesOf } from '../../composition/widgets/ads/ad-places';
import { reportPendingAdClick } from '../../composition/widgets/ads/pending-ad-click';
import type { AdPage } from '../../core/ads/ad-page';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import type { TileAdProps } from '../../ui/ads/tile-ad';
import { anAdClick } from '../builders/ads';
import { FakeAnalytics } from '../fakes/fake-analytics';
import type { UserType } from '../../core/identity/session/header-user';

const SHOP = 'http://shop.test';
const SEARCH: AdPage = { pageType: 'Search', categoryIds: [], searchTerm: 'bowl', isCatapultOn: true };

const ad = {
  sku: 'AD-1',
  url: '/shop/en/petcostore/product/bowlful',
  name: 'Bowlful Food',
  description: '',
  manufacturer: 'Bowlful',
  thumbnail: '/images/products/1.jpg',
  rating: 4.5,
  reviewCount: 3,
  prices: { price: 5, hasRange: false, minPrice: 5, maxPrice: 5, hasOffer: false, normalPrice: 5 },
  rdMessageHtml: '',
  bogoMessageHtml: '',
  sameDayDelivery: false,
  citrus: { id: 'display_1', position: 1 },
  showBuyOnlineAndPickInStore: false,
  inStoreOnly: false,
  availableOnline: true,
};

/** The window features that ads need; the layout hides the given elements. */
const aWindow = (leftOut: ReadonlyArray<string>) => {
  const kept = new Map<string, string>();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    prerendering: false,
    getElementById: (id: string) => ({ getClientRects: () => (leftOut.includes(id) ? [] : [{}]) }),
  });
  return Object.assign(new EventTarget(), {
    document,
    crypto,
    navigator: {},
    innerWidth: 1280,
    fetch: (path: string, options: RequestInit) => fetch(SHOP + path, options),
    requestIdleCallback: (run: () => void) => run(),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
};

interface PageFacts {
  readonly mayTrack?: boolean;
  readonly userType?: UserType;
  readonly leftOut?: ReadonlyArray<string>;
}

/** A page whose stubbed proxy responds with one ad and records its requests. */
const open = ({ mayTrack = true, userType = 'registered', leftOut = [] }: PageFacts = {}) => {
  const requested: Array<Readonly<Record<string, unknown>>> = [];
  nock(SHOP)
    .post('/api/proxy/citrus', (body: Readonly<Record<string, unknown>>) => requested.push(body) > 0)
    .reply(200, { ads: [ad], banners: [], composeBanners: {} });
  const window = aWindow(leftOut);
  Object.assign(globalThis, { window });
  const dependencies = {
    analytics: new FakeAnalytics(),
    clock: Date.now,
    brand: DEFAULT_BRAND,
    cart: { isBusy: () => false, add: () => undefined },
    consent: { mayTrack: () => mayTrack },
    localStorage: new BrowserStorage(() => window.localStorage as Storage),
    session: { userId: () => '700002', userType: () => userType },
  };
  const ads = adPlacesOf(dependencies, { page: SEARCH, tiles: () => [1, 2], listed: () => [] });
  return { ads, dependencies, requestsMade: requested, kept: window.localStorage };
};

/** Waits until the page's code is loaded and the proxy has responded. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(() => void jest.spyOn(globalThis, 'setTimeout'));
afterEach(() => {
  // Pending work of the ads, such as a late response.
  for (const { value } of jest.mocked(setTimeout).mock.results) clearTimeout(value);
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'window');
});

test("[ADS-03] requests a page's ads from the storefront's proxy with the session and the customer", async () => {
  const { ads, requestsMade: requested, kept } = open();
  ads.want('grid');
  await until(() => ads.parts.tile?.(1) !== undefined);
  expect(requested).toMatchObject([
    { type: 'ad', pageType: 'Search', searchTerm: 'bowl', customerId: '700002', maxNumberOfAds: 2 },
  ]);
  expect(kept.getItem('CITRUS_SESSION_ID')).toContain(String(requested[0]?.['sessionId']));
  expect(ads.parts.tile?.(2)).toBeUndefined();
});

test('[ADS-04] does not request a tile hidden by the layout', async () => {
  const { ads, requestsMade: requested } = open({ leftOut: ['citrus-product-tile-2'] });
  ads.want('grid');
  await until(() => requested.length === 1);
  expect(requested).toMatchObject([{ maxNumberOfAds: 1 }]);
});

test.each<[string, PageFacts, boolean]>([
  ['a guest', { userType: 'guest' }, true],
  ['a shopper without consent', { mayTrack: false }, false],
])('[ADS-03] sends no customer for %s', async (_case, facts, isKept) => {
  const { ads, requestsMade: requested, kept } = open(facts);
  ads.want('carousel');
  await until(() => requested.length === 1);
  expect(requested[0]).not.toHaveProperty('customerId');
  expect(kept.getItem('CITRUS_SESSION_ID') !== null).toBe(isKept);
});

test.each([
  ['with consent', true],
  ['without consent', false],
])('[ADS-09, ANA-01] stores an unreported click for the next page only for a shopper %s', async (_case, mayTrack) => {
  const { ads, kept } = open({ mayTrack });
  const notify = nock(SHOP).post('/api/citrus/click').reply(503);
  ads.want('grid');
  await until(() => ads.parts.tile?.(1) !== undefined);
  const tile = ads.parts.tile?.(1) as ReactElement<TileAdProps>;
  tile.props.ads.clicked('display_1', 'AD-1');
  await until(() => notify.isDone());
  expect(kept.getItem('citrusAdClick') !== null).toBe(mayTrack);
});

describe('an unreported click of the previous page', () => {
  const RECORD = anAdClick({ ts: Date.now() - 60_000 });

  /** Any page; these tests need no ads on it. */
  const arrive = (facts: Parameters<typeof open>[0], record: string | undefined) => {
    const { dependencies, kept } = open(facts);
    if (record !== undefined) kept.setItem('citrusAdClick', record);
    const recorded: unknown[] = [];
    nock(SHOP)
      .post('/api/citrus/click', (body: unknown) => recorded.push(body) > 0)
      .reply(204);
    const whenIdle = jest.fn((run: () => void) => run());
    const send = jest.fn(window.fetch);
    Object.assign(window, { requestIdleCallback: whenIdle, fetch: send });
    reportPendingAdClick(dependencies);
    /** The number of requests sent after the sending code has loaded. */
    const sent = async (): Promise<number> => {
      await import('../../composition/widgets/ads/send-pending-ad-click');
      await new Promise((resolve) => setImmediate(resolve));
      return send.mock.calls.length;
    };
    return { recorded, kept, sent, waits: whenIdle.mock.calls.length };
  };

  test('[ADS-09] is sent from the next page when it is idle, and its record is removed', async () => {
    const { recorded, kept, sent } = arrive({}, JSON.stringify(RECORD));
    expect(await sent()).toBe(1);
    await until(() => kept.getItem('citrusAdClick') === null);
    expect(recorded).toEqual([JSON.parse(JSON.stringify(RECORD))]);
  });

  test('[ADS-09] causes no wait when there is none', () => {
    expect(arrive({}, undefined).waits).toBe(0);
  });

  test('[ADS-09, ANA-01] is not sent for a shopper without consent', async () => {
    expect(await arrive({ mayTrack: false }, JSON.stringify(RECORD)).sent()).toBe(0);
  });
});
