import { aBanner, aCatapultCall, aGridCall, anAdvertised, aSlide, CATAPULT } from '../../builders/upstream-ads';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';
import {
  ADS,
  CLICK,
  IMPRESSIONS,
  FROM_PARTNER,
  JSON_TYPE,
  PARTNER,
  RECORD,
  setUpAdProxies,
  type AdProxySetup,
  type Post,
} from './ad-proxy';
import { eventually } from '../../support/eventually';

let adServer: AdProxySetup['adServer'];
let post: Post;
const open = setUpAdProxies((setup) => ({ adServer, post } = setup));

test('[ADS-04] returns ads, banners and composed banners for a grid, not cacheable', async () => {
  await open();
  const mobile = aBanner('Category_Banner_Mobile_1');
  adServer.sells({ id: 'display_x1', sku: 'SKU-1001', position: 1 }).hasBanners(aBanner(), mobile);
  const slots = [aBanner().slotId, mobile.slotId];
  const response = await post(ADS, aGridCall({ bannerSlotIds: slots }));
  expect([response.statusCode, response.headers['cache-control'], response.headers.vary]).toEqual([
    200,
    'private, no-store',
    expect.stringMatching(/origin/i),
  ]);
  const { isSold: _isSold, uniqueId: _uniqueId, ...facts } = anAdvertised();
  expect(response.json()).toEqual(
    JSON.parse(
      JSON.stringify({
        ads: [{ ...facts, citrus: { id: 'display_x1', position: 1 } }],
        banners: [aBanner(), mobile],
        composeBanners: { Category_Banner: { desktop: aBanner(), mobile } },
      }),
    ),
  );
});

test("[ADS-05, ADS-09] returns the catapult's slides with their slot and products with their slides", async () => {
  await open();
  adServer.hasSlides({ slotId: CATAPULT, slide: aSlide(), skus: ['SKU-1001'] });
  const { name, url, thumbnail, rating, prices } = anAdvertised();
  expect((await post(ADS, aCatapultCall())).json()).toEqual({
    ads: [{ slotId: CATAPULT, banners: [aSlide()] }],
    products: [
      {
        partNumber: 'SKU-1001',
        uniqueID: '22000',
        name,
        url,
        thumbnail,
        rating,
        categoryName: 'Dog',
        prices: JSON.parse(JSON.stringify(prices)) as unknown,
        x_citrusAdId: aSlide().citrusAdId,
      },
    ],
  });
});

test('[ADS-04] returns empty lists when nothing matches', async () => {
  await open();
  expect((await post(ADS, aGridCall())).json()).toEqual({ ads: [], banners: [], composeBanners: {} });
  expect((await post(ADS, aCatapultCall())).json()).toEqual({ ads: [], products: [] });
});

test("[ADS-04] sends the page's call to the ad server with the cleaned term", async () => {
  await open();
  await post(ADS, aGridCall({ searchTerm: '  dog <food>*  ' }));
  await post(ADS, { ...aGridCall({ searchTerm: '*' }), customerId: null });
  const { bannerSlotIds: _slots, ...row } = aGridCall({ searchTerm: 'dog' });
  await post(ADS, row);
  const { searchTerm: _term, ...unrecorded } = row;
  expect(adServer.calls).toEqual([aGridCall({ searchTerm: 'dog food' }), aGridCall(), unrecorded]);
});

test.each([
  ["the customer in the shop's cookie", '700002', { cookie: 'a=b; rUserId=700002' }, '700002'],
  ['another customer', '700003', { cookie: 'rUserId=700002' }, undefined],
  ['a customer, without a cookie', '700002', {}, undefined],
  ['no customer', '-1002', { cookie: 'rUserId=-1002' }, undefined],
  ['nobody', undefined, { cookie: 'rUserId=700002' }, undefined],
  ["a customer, on a partner's page", '700002', { ...FROM_PARTNER, cookie: 'rUserId=700002' }, undefined],
])('[ADS-03] a body with the customer id of %s', async (_case, customerId, headers, recorded) => {
  await open({ AD_ORIGINS: PARTNER });
  await post(ADS, aGridCall({ customerId }), { headers: { ...JSON_TYPE, ...headers } });
  expect(adServer.calls.map((call) => call.customerId)).toEqual([recorded]);
});

describe('[ADS-08] an invalid call gets a 400 with the reason', () => {
  test.each<[string, unknown, string]>([
    ['invalid JSON', '{"type":', 'body: expected object'],
    ['a list', '[]', 'body: expected object, got array'],
    ['of an unknown type', { ...aGridCall(), type: 'banner' }, 'type: expected one of ad, catapult, got string'],
    ['with an unknown field', { ...aGridCall(), filler: 'x' }, 'filler: expected no field of this name, got string'],
    [
      'with a filter without a name',
      { ...aGridCall(), productFilters: [['10338']] },
      'productFilters.0.0: expected filter',
    ],
    [
      'with a filter without a value',
      { ...aGridCall(), productFilters: [['a:']] },
      'productFilters.0.0: expected filter',
    ],
    ['without a session', { ...aGridCall(), sessionId: undefined }, 'sessionId: expected UUID, got nothing'],
    ['with an invalid session', { ...aGridCall(), sessionId: "' or 1=1" }, 'sessionId: expected UUID, got string'],
    ['of an unknown page', { ...aGridCall(), pageType: 'Cart' }, 'pageType: expected one of Category, Search, Home'],
    [
      'with invalid options',
      { ...aGridCall(), options: { filterMode: 'OrAnd' } },
      'options: expected filterMode AndOr',
    ],
    ['without filters', { ...aGridCall(), productFilters: undefined }, 'productFilters: expected list of at most 10'],
    [
      'with too many filters',
      { ...aGridCall(), productFilters: Array(11).fill(['a']) },
      'productFilters: expected list',
    ],
    [
      'with too many long filters',
      { ...aGridCall(), productFilters: [Array(21).fill('a')] },
      'productFilters.0: expected list',
    ],
    [
      'with an overlong filter',
      { ...aGridCall(), productFilters: [['a'.repeat(101)]] },
      'productFilters.0.0: expected filter of the form name:value',
    ],
    [
      'with an invalid filter',
      { ...aGridCall(), productFilters: [[{}]] },
      'productFilters.0.0: expected filter of the form name:value',
    ],
    [
      'with an overlong term',
      { ...aGridCall(), searchTerm: 'a'.repeat(201) },
      'searchTerm: expected text of at most 200',
    ],
    [
      'with too many slots',
      { ...aGridCall(), bannerSlotIds: Array(21).fill('a') },
      'bannerSlotIds: expected list of at most 20',
    ],
    ['with a slot with markup', { ...aGridCall(), bannerSlotIds: ['<b>'] }, 'bannerSlotIds.0: expected id of a slot'],
    ['for too many ads', { ...aGridCall(), maxNumberOfAds: 16 }, 'maxNumberOfAds: expected whole number from 0 to 15'],
    ['for a negative number of ads', { ...aGridCall(), maxNumberOfAds: -1 }, 'maxNumberOfAds: expected whole number'],
    ['for half an ad', { ...aGridCall(), maxNumberOfAds: 0.5 }, 'maxNumberOfAds: expected whole number'],
    [
      'for two catapults',
      { ...aCatapultCall(), bannerSlotIds: Array(2).fill({ slotId: 'a', maxNumberOfAds: 1 }) },
      'bannerSlotIds: expected list of 1 to 1',
    ],
    ['for a catapult on another page', { ...aCatapultCall(), placement: 'home' }, 'placement: expected one of search'],
  ])('%s', async (_case, body, message) => {
    await open();
    const response = await post(ADS, body, typeof body === 'string' ? { body } : {});
    expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'private, no-store']);
    expect(response.json()).toMatchObject({
      errors: [{ errorCode: '400', errorKey: '_ERR_REQUEST', errorMessage: expect.stringContaining(message) }],
    });
    expect(adServer.calls).toEqual([]);
  });

  test('refuses more than 16 KiB and other content types', async () => {
    await open();
    const long = { ...aGridCall(), filler: 'x'.repeat(16 * 1024) };
    expect((await post(ADS, long)).statusCode).toBe(413);
    expect((await post(ADS, aGridCall(), { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
    expect((await post(CLICK, { ...RECORD, filler: 'x'.repeat(16 * 1024) })).statusCode).toBe(413);
    expect(adServer.calls).toEqual([]);
  });
});

test.each([
  [anUnreachable({ service: 'ads', cause: 'network' }), 503],
  [anUnreachable({ service: 'ads', cause: 'unavailable' }), 503],
  [anUnreachable({ service: 'ads', cause: 'timed-out' }), 504],
  [aRefusal({ service: 'ads', status: 401 }), 502],
  [anUnintelligible({ service: 'ads' }), 502],
])('[ADS-08] maps an ad server failure of %j to %d with a JSON error', async (failure, status) => {
  await open();
  adServer.fails(failure);
  for (const call of [aGridCall(), aCatapultCall()]) {
    const response = await post(ADS, call);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(response.json()).toMatchObject({ errors: [{ errorCode: String(status) }] });
  }
});

test("[ADS-09] forwards reports with the page's session and the client's address", async () => {
  await open();
  const from = { remoteAddress: '203.0.113.7' };
  await post(CLICK, RECORD, from);
  await post(IMPRESSIONS, { ids: ['display_x1'], sessionId: RECORD.sessionId }, from);
  await eventually(() => expect(adServer.reports).toEqual(['click display_x1', 'impression display_x1']));
  const visitor = { sessionId: RECORD.sessionId, address: '203.0.113.7' };
  expect(adServer.visitors).toEqual([visitor, visitor]);
});
