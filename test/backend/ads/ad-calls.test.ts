import '../../support/setup-nock.ts';
import { CATAPULT_CALL, openAdService, PLAIN_CALL, type AdService } from './ad-service';

let service: AdService;
beforeAll(async () => {
  service = await openAdService(60);
});
afterAll(() => service.close());

const ORDER = {
  id: '900001',
  sessionId: 'session-1',
  orderDate: '2030-01-05T18:03:11Z',
  orderItems: [{ gtin: 'SKU-1001', quantity: 2, regularUnitPrice: 15.99, totalOrderItemPriceAfterDiscounts: 27.98 }],
};

test.each([
  ['no key', {}],
  ['another key', { authorization: 'Basic key_other' }],
  ['a bearer', { authorization: 'Bearer key_test' }],
  ['a key and more', { authorization: 'Basic key_test key_test' }],
])('[ADS-04] refuses %s', async (_, headers) => {
  const responses = [
    await service.post('/v1/ads/generate', PLAIN_CALL, headers),
    await service.post('/v1/ads/bannerx', CATAPULT_CALL, headers),
    await service.post('/v1/orders', { orders: [ORDER] }, headers),
    await service.get('/v1/resource/first-i/display_x', headers),
    await service.get('/v1/resource/second-c/display_x', headers),
  ];
  expect(responses.map(({ status, body }) => [status, body])).toEqual(
    responses.map(() => [401, 'The API key is missing or not known']),
  );
});

const without = (call: object, field: string): object =>
  Object.fromEntries(Object.entries(call).filter(([name]) => name !== field));

test.each<[string, string, unknown, string]>([
  ['generate', 'no catalogue', without(PLAIN_CALL, 'catalogId'), 'catalogId is required'],
  ['generate', 'no session', without(PLAIN_CALL, 'sessionId'), 'sessionId is required'],
  ['generate', 'no place', without(PLAIN_CALL, 'pageType'), 'placement is required'],
  ['generate', 'a list', [], 'The body must be a JSON object'],
  [
    'generate',
    'a number of ads in words',
    { ...PLAIN_CALL, maxNumberOfAds: '5' },
    'maxNumberOfAds must be a whole number from 0 to 1000',
  ],
  [
    'generate',
    'less than no ads',
    { ...PLAIN_CALL, maxNumberOfAds: -1 },
    'maxNumberOfAds must be a whole number from 0 to 1000',
  ],
  [
    'generate',
    'a flat list of filters',
    { ...PLAIN_CALL, productFilters: ['a:b'] },
    'productFilters must be a list of at most 50 entries',
  ],
  [
    'generate',
    'filters as a text',
    { ...PLAIN_CALL, productFilters: 'a:b' },
    'productFilters must be a list of at most 20 entries',
  ],
  [
    'generate',
    'a filter without a value',
    { ...PLAIN_CALL, productFilters: [['categoryID:']] },
    'productFilters must hold texts of the form name:value',
  ],
  [
    'generate',
    'a filter that is a number',
    { ...PLAIN_CALL, productFilters: [[10338]] },
    'productFilters must be a text of 1 to 120 characters',
  ],
  ['generate', 'options as a text', { ...PLAIN_CALL, options: 'AndOr' }, 'options must be a JSON object'],
  [
    'generate',
    'another filter mode',
    { ...PLAIN_CALL, options: { filterMode: 'Xor' } },
    'options.filterMode must be AndOr or OrAnd',
  ],
  [
    'generate',
    'a term of 10 kB',
    { ...PLAIN_CALL, searchTerm: 'x'.repeat(10_000) },
    'searchTerm must be a text of 1 to 300 characters',
  ],
  [
    'generate',
    'a term that is a list',
    { ...PLAIN_CALL, searchTerm: ['dog'] },
    'searchTerm must be a text of 1 to 300 characters',
  ],
  [
    'generate',
    '1,000 slots',
    { ...PLAIN_CALL, bannerSlotIds: Array.from({ length: 1000 }, (_, at) => `Category_Banner_Desktop_${at}`) },
    'bannerSlotIds must be a list of at most 50 entries',
  ],
  [
    'generate',
    'slots that are objects',
    { ...PLAIN_CALL, bannerSlotIds: [{}] },
    'bannerSlotIds must be a text of 1 to 200 characters',
  ],
  ['bannerx', 'no place', without(CATAPULT_CALL, 'placement'), 'placement is required'],
  ['bannerx', 'no slots', { ...CATAPULT_CALL, bannerSlotIds: [] }, 'bannerSlotIds is required'],
  [
    'bannerx',
    'slots that are texts',
    { ...CATAPULT_CALL, bannerSlotIds: ['a'] },
    'bannerSlotIds must hold objects with slotId and maxNumberOfAds',
  ],
  ['bannerx', 'a slot without an id', { ...CATAPULT_CALL, bannerSlotIds: [{}] }, 'slotId is required'],
])('[ADS-04] [ADS-05] refuses %s with %s and names the fault', async (call, _, payload, sentence) => {
  const { status, headers, body } = await service.post(`/v1/ads/${call}`, payload);
  expect([status, body]).toEqual([400, sentence]);
  expect(headers['content-type']).toMatch(/^application\/json/);
});

test.each<[string, unknown, string]>([
  ['no orders', {}, 'orders is required'],
  ['no id', { orders: [without(ORDER, 'id')] }, 'id is required'],
  ['no session', { orders: [without(ORDER, 'sessionId')] }, 'sessionId is required'],
  [
    'a day that never was',
    { orders: [{ ...ORDER, orderDate: 'soon' }] },
    'orderDate must be a date such as 2030-01-05T18:03:11Z',
  ],
  ['nothing ordered', { orders: [{ ...ORDER, orderItems: [] }] }, 'orderItems is required'],
  ['no price', { orders: [{ ...ORDER, orderItems: [{ gtin: 'SKU-1001' }] }] }, 'regularUnitPrice is required'],
  [
    'a price below nothing',
    { orders: [{ ...ORDER, orderItems: [{ gtin: 'SKU-1001', regularUnitPrice: -1 }] }] },
    'regularUnitPrice must be an amount of dollars from 0 to 1000000',
  ],
])('[ADS-09] refuses orders with %s and names the fault', async (_, payload, sentence) => {
  const { status, body } = await service.post('/v1/orders', payload);
  expect([status, body]).toEqual([400, sentence]);
});

test('[ADS-04] refuses broken JSON, large bodies, other types and unknown addresses with a sentence', async () => {
  const responses = [
    await service.post('/v1/ads/generate', '{"catalogId":'),
    await service.post('/v1/ads/generate', JSON.stringify({ ...PLAIN_CALL, more: 'x'.repeat(60_000) })),
    await service.post('/v1/ads/generate', 'catalogId=1', {
      authorization: 'Basic key_test',
      'content-type': 'text/csv',
    }),
    await service.get('/v1/elsewhere'),
  ];
  expect(responses.map(({ status, body }) => [status, body])).toEqual([
    [400, 'The request could not be understood'],
    [413, 'The body is too large'],
    [415, 'The body must be sent as application/json'],
    [404, 'There is nothing at this address'],
  ]);
});

test.each([
  ['other scripts', 'собака 犬 🐶'],
  ['signs', '%_\'";--\\ OR 1=1 </script>'],
  ['lone surrogates', '\ud800 dog'],
  ['zeros', 'dog\u0000food'],
  ['a prototype', '__proto__'],
])('[ADS-04] a term of %s is just a term', async (_, searchTerm) => {
  const { status, body } = await service.post('/v1/ads/generate', { ...PLAIN_CALL, searchTerm });
  expect([status, body]).toEqual([200, expect.objectContaining({ banners: [], products: [], memoryToken: '' })]);
});

test('[ADS-04] returns at most fifteen ads, and only banners for 0', async () => {
  const many = await service.generate({ maxNumberOfAds: 1000 });
  expect(many.ads).toHaveLength(15);
  expect(many.ads.map(({ position }) => position)).toEqual(many.ads.map((__, at) => at + 1));
  const none = await service.generate({ maxNumberOfAds: 0, bannerSlotIds: ['Category_Banner_Desktop_1'] });
  expect([none.ads.length, none.banners.length]).toEqual([0, 1]);
});

test('[ADS-04] an address that sends too many requests gets the time to retry after', async () => {
  const busy = await openAdService(20, { callsAMinute: 3 });
  try {
    for (let call = 0; call < 3; call += 1) expect((await busy.get('/v1/resource/first-i/x')).status).toBe(200);
    const { status, headers, body } = await busy.get('/v1/resource/first-i/x');
    expect([status, body]).toEqual([429, expect.stringMatching(/^There were too many calls .* in 1 minute\.$/)]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await busy.close();
  }
});
