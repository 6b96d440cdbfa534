import type { AdServer } from '../../../core/ads/server/ad-server';
import { carouselCall, catapultCall, gridCall } from '../../../core/ads/ad-call';
import { DEFAULT_AD_PAGE, type AdPage } from '../../../core/ads/ad-page';
import { AN_ORDER, aCatapultCall, aGridCall, CATAPULT, CATEGORY_SLOT } from '../../builders/upstream-ads';
import { AD_SERVER_CALLS, adServerContract } from '../../contracts/ad-server.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { adSite, failingAdSite, makeAdServer, serveAdSite } from './ad-site';

adServerContract('UpstreamAdServer', () => {
  const counted = adSite();
  return {
    adServer: makeAdServer(),
    sold: aGridCall(),
    soldSlides: aCatapultCall(),
    counted: async (kind, adId) => counted(kind, adId),
    orders: async (orderId) => counted('order', orderId),
  };
});

upstreamFailuresContract(
  'UpstreamAdServer',
  AD_SERVER_CALLS,
  () => {
    const adServer = makeAdServer();
    return failingAdSite({
      generate: adServer.generate(aGridCall()),
      bannerX: adServer.bannerX(aCatapultCall()),
      impression: adServer.impression('display_x1'),
      click: adServer.click('display_x1'),
      order: adServer.order(AN_ORDER),
    });
  },
  { readsOnlyStatus: ['impression', 'click', 'order'] },
);

const AUDIENCE = { sessionId: '0d5a7c3e-9f0b-4c2d-8a1e-3b5c7d9e1f20', customerId: '700002' };
const SEARCH: AdPage = { ...DEFAULT_AD_PAGE, pageType: 'Search', searchTerm: 'dog food' };

/** The request sent for a call. */
const sentFor = async (request: (adServer: AdServer) => Promise<unknown>): Promise<unknown> => {
  const seen = serveAdSite(() => ({ body: { ads: [] } }));
  await request(makeAdServer());
  return seen;
};

test("[ADS-04] requests the grid of a category in the ad server's format with the key", async () => {
  const page: AdPage = { ...DEFAULT_AD_PAGE, pageType: 'Category', categoryIds: ['10338', '10339'] };
  const call = gridCall(page, { bannerSlotIds: [CATEGORY_SLOT], tileCount: 3 }, 'Desktop', AUDIENCE);
  expect(await sentFor((adServer) => adServer.generate(call)())).toEqual([
    {
      method: 'POST',
      path: '/citrus/v1/ads/generate',
      authorization: 'Basic key+secret',
      body: {
        catalogId: 'cat-1',
        sessionId: AUDIENCE.sessionId,
        customerId: '700002',
        productFilters: [['categoryID:10338', 'categoryID:10339'], ['placement:Category-InGrid'], ['platform:Desktop']],
        options: { filterMode: 'AndOr' },
        placement: 'category',
        pageType: 'Category',
        maxNumberOfAds: 3,
        bannerSlotIds: [CATEGORY_SLOT],
      },
    },
  ]);
});

test('[ADS-04] includes the term for the grid of a search', async () => {
  const call = gridCall(SEARCH, { bannerSlotIds: [] }, 'Mobile', { sessionId: AUDIENCE.sessionId });
  expect(await sentFor((adServer) => adServer.generate(call)())).toMatchObject([
    {
      body: {
        searchTerm: 'dog food',
        placement: 'search',
        pageType: 'Search',
        bannerSlotIds: [],
        productFilters: [['categoryID:10338'], ['placement:Search-InGrid'], ['platform:Mobile']],
        maxNumberOfAds: 5,
      },
    },
  ]);
});

test('[ADS-05] requests products only for a carousel, without a customer id for a guest', async () => {
  const call = carouselCall(DEFAULT_AD_PAGE, 'Mobile', { sessionId: AUDIENCE.sessionId });
  expect(await sentFor((adServer) => adServer.generate(call)())).toEqual([
    {
      method: 'POST',
      path: '/citrus/v1/ads/generate',
      authorization: 'Basic key+secret',
      body: {
        catalogId: 'cat-1',
        sessionId: AUDIENCE.sessionId,
        productFilters: [['categoryID:10338'], ['placement:Homepage-Carousel'], ['platform:Mobile']],
        options: { filterMode: 'AndOr' },
        placement: 'home',
        pageType: 'Home',
        maxNumberOfAds: 5,
      },
    },
  ]);
});

test('[ADS-05] requests slides for the catapult', async () => {
  const call = catapultCall(SEARCH, 'Desktop', AUDIENCE);
  expect(await sentFor((adServer) => adServer.bannerX(call)())).toEqual([
    {
      method: 'POST',
      path: '/citrus/v1/ads/bannerx',
      authorization: 'Basic key+secret',
      body: {
        catalogId: 'cat-1',
        sessionId: AUDIENCE.sessionId,
        customerId: '700002',
        productFilters: [['platform:Desktop']],
        options: { filterMode: 'AndOr' },
        placement: 'search',
        searchTerm: 'dog food',
        bannerSlotIds: [{ slotId: CATAPULT, maxNumberOfAds: 5 }],
      },
    },
  ]);
});

test("[ADS-09] reports to an address with the ad's id only, whatever the id contains", async () => {
  const seen = await sentFor(async (adServer) => {
    await adServer.impression('display_x1')();
    await adServer.click('a/../b?c#d')();
  });
  expect(seen).toEqual([
    {
      method: 'GET',
      path: '/citrus/v1/resource/first-i/display_x1',
      authorization: 'Basic key+secret',
      body: undefined,
    },
    {
      method: 'GET',
      path: '/citrus/v1/resource/second-c/a%2F..%2Fb%3Fc%23d',
      authorization: 'Basic key+secret',
      body: undefined,
    },
  ]);
});

test.each([
  ["sends the shop's own ad server", true, { session: AUDIENCE.sessionId, address: '203.0.113.7' }],
  ['does not send another ad server', false, undefined],
])('[ADS-09] %s the session and address of a report', async (_, forwardsVisitor, visitor) => {
  const seen = serveAdSite(() => ({}));
  const adServer = makeAdServer(forwardsVisitor);
  const from = { sessionId: AUDIENCE.sessionId, address: '203.0.113.7' };
  await adServer.impression('display_x1', from)();
  await adServer.click('display_x1', from)();
  expect(seen.map((call) => call.visitor)).toEqual([visitor, visitor]);
});

test('[ORD-03] an order is sent with its session, its time and its lines, and with nothing of the person', async () => {
  const orderItems = [
    { gtin: 'SKU-1001', quantity: 2, regularUnitPrice: 13.99, totalOrderItemPriceAfterDiscounts: 27.98 },
  ];
  const { id, sessionId, placedAt: orderDate } = AN_ORDER;
  expect(await sentFor((adServer) => adServer.order(AN_ORDER)())).toEqual([
    expect.objectContaining({ body: { orders: [{ id, sessionId, orderDate, orderItems }] } }),
  ]);
});
