import { PASSWORD, registration, startBackend, type BackendUnderTest } from '../support/backend-under-test';
import type { Answer, Browser } from '../support/browser';

/** A request with a valid body, which the test invalidates field by field. */
interface Call {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Fields that the backend does not read, so any value is allowed. */
  readonly unread?: readonly string[];
}

const WCS = '/wcs/resources/store/10151/';
const flags = { orderId: '.', x_calculateOrder: '1', x_calculationUsage: '-1,-2', x_inventoryValidation: 'true' };
const AD_CALL = {
  catalogId: 'cat-1',
  placement: 'search',
  sessionId: 'session-1',
  customerId: '700002',
  searchTerm: 'dog',
  productFilters: [['platform:Desktop']],
  options: { filterMode: 'AndOr' },
};

const calls: readonly Call[] = [
  {
    method: 'POST',
    path: `${WCS}loginidentity`,
    body: { logonId: 'a@example.test', logonPassword: 'x', rememberMe: 'true' },
  },
  {
    method: 'POST',
    path: `${WCS}loginidentity/oauth_validate`,
    body: { authorizationProvider: 'google', credential: 'a.b.c' },
  },
  {
    method: 'POST',
    path: `${WCS}person`,
    body: registration('new@example.test', { xppro_userField2: '123456789', xcred_demographicField5: 'e30=' }),
  },
  {
    method: 'PUT',
    path: `${WCS}person/@self`,
    body: { firstName: 'Robin', lastName: 'Reed', phone1: '5555550100', x_preferedStoreId: '1101' },
  },
  {
    method: 'PUT',
    path: `${WCS}person/@self`,
    body: { xcred_logonPasswordOld: 'x', logonPassword: 'New12345', logonPasswordVerify: 'New12345' },
  },
  {
    method: 'PUT',
    path: `${WCS}person/@self`,
    body: { resetPassword: 'true', logonId: 'a@example.test', challengeAnswer: '-', validationCode: '123456' },
  },
  { method: 'POST', path: `${WCS}person/createPals`, body: { palsPhoneNumber: '5555550100' } },
  {
    method: 'POST',
    path: `${WCS}petco-pay/applications`,
    body: {
      firstName: 'Robin',
      lastName: 'Reed',
      email: 'a@example.test',
      phone: '5555550100',
      income: '45000',
      prescreenId: 'P-1',
      callId: 'call-1',
    },
  },
  { method: 'POST', path: `${WCS}petcoConfig/storeConf`, body: { storeconfKeys: ['SF_CHAT_ENABLED'] } },
  {
    method: 'POST',
    path: `${WCS}petcostorelocator/getneareststoresbyzipcode`,
    body: { zipcode: '92121', noOfStores: '5', radius: '50' },
  },
  {
    method: 'POST',
    path: `${WCS}palsPromotion/loadPalsRewards/@self`,
    body: { activeCoupons: 'C-1', syncToDB: 'true' },
  },
  {
    method: 'POST',
    path: `${WCS}cart`,
    body: { ...flags, orderItem: [{ partNumber: 'SKU-1001', quantity: '1', physicalStoreId: '1101' }] },
  },
  { method: 'POST', path: `${WCS}cart`, body: { orderItem: [{ productId: '22001', quantity: 1 }] } },
  {
    method: 'PUT',
    path: `${WCS}cart/@self/update_order_item`,
    body: { ...flags, orderItem: [{ orderItemId: '1', quantity: '1' }] },
  },
  {
    method: 'PUT',
    path: `${WCS}cart/@self/delete_order_item`,
    body: { orderItemId: '1', calculateOrder: '1', calculationUsage: '-1' },
  },
  { method: 'POST', path: `${WCS}cart/@self/assigned_promotion_code`, body: { promoCode: 'PUP5' } },
  {
    method: 'POST',
    path: `${WCS}cart/calculate`,
    body: { calculationUsageId: ['-1'], callToODM: true, recalculateShippingMethod: 'true' },
  },
  {
    method: 'POST',
    path: `${WCS}wallet/petcoPayTempCard`,
    body: { callId: 'call-1', preScreenFlow: 'Y', pccUserId: '1', saveToWallet: 'true', enrollmentStatus: 'APPROVED' },
  },
  { method: 'POST', path: '/geolocation/v1/geolocate?key=key_embedded', body: { considerIp: true } },
  {
    method: 'POST',
    path: '/citrus/v1/ads/generate',
    body: { ...AD_CALL, pageType: 'Category', maxNumberOfAds: 5, bannerSlotIds: ['a'] },
  },
  {
    method: 'POST',
    path: '/citrus/v1/ads/bannerx',
    body: { ...AD_CALL, bannerSlotIds: [{ slotId: 'a', maxNumberOfAds: 5 }] },
  },
  {
    method: 'POST',
    path: '/citrus/v1/orders',
    body: {
      orders: [
        {
          id: '1',
          sessionId: 'session-1',
          customerId: '700002',
          orderDate: '2030-01-05T18:03:11Z',
          orderItems: [{ gtin: 'SKU-1001', quantity: 1, regularUnitPrice: 1, totalOrderItemPriceAfterDiscounts: 1 }],
        },
      ],
    },
  },
  {
    method: 'POST',
    path: '/discover/account/1/access-token',
    body: { scope: ['event'], accessExpiry: 1000, refreshExpiry: 1000 },
  },
  {
    method: 'PUT',
    path: '/discover/account/1/access-token',
    body: { refreshToken: 'x', accessExpiry: 1000 },
    unread: ['accessExpiry'],
  },
  {
    method: 'POST',
    path: '/discover/api/search-rec/3',
    unread: ['data.context.page.uri', 'data.context.browser', 'data.context.browser.device'],
    body: {
      data: {
        context: { page: { uri: '/', sku: ['1'] }, user: { uuid: 'u-1' }, browser: { device: 'pc' } },
        widget: { rfkid: 'rfkid_7', all: false },
        query: { keyphrase: { value: ['dog'] } },
        n_item: 3,
        page_number: 1,
        suggestion: { keyphrase: { max: 1 }, brand: { max: 1 }, category: { max: 1 }, trending_category: { max: 1 } },
        content: { product: { field: { value: ['sku'] } } },
        facet: { all: true, max: 20, brand: { max: 2 } },
        filter: { brand: { value: ['b'] }, price: { value: [{ min: 5, max: 20 }] } },
        sort: { value: [{ name: 'price', order: 'asc' }], choices: true },
      },
    },
  },
  {
    method: 'POST',
    path: '/discover/api/search-rec/3',
    body: { data: { n_item: 3, batch: [{ widget: { rfkid: 'rfkid_1' }, page_number: 1 }] } },
  },
  {
    method: 'POST',
    path: '/discover/api/event/1',
    body: {
      data: {
        type: 'a2c',
        name: 'pdp',
        uuid: 'u',
        user_id: '1',
        value: { products: [{ sku: '1', quantity: 1, price: 2.5 }], kw: 'dog' },
      },
    },
  },
  {
    method: 'POST',
    path: '/discover/api/event/1',
    body: { data: { type: 'widget', name: 'appear', uuid: 'u', value: { rfkid: 'rfkid_6', f: 'sb' } } },
  },
  {
    method: 'POST',
    path: '/discover/api/event/1',
    body: {
      data: {
        type: 'order',
        name: 'confirm',
        uuid: 'u',
        value: { checkout: { order_id: '1' }, products: [{ sku: '1', quantity: 1, price: 2 }] },
      },
    },
  },
];

/** An object that cannot be converted to text: `String`, `Number` and templates throw for it. */
const POISON = { toString: 1, valueOf: 1 };

/** A value of the wrong type: a text instead of an object, otherwise an object. */
const wrongFor = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? 'text' : POISON;

const others: readonly unknown[] = [
  [POISON],
  [[]],
  {},
  [],
  null,
  true,
  '',
  -1,
  0.5,
  1e300,
  'constructor',
  '__proto__',
  'NaN',
  '\ud800',
  'x'.repeat(3_000),
  { length: 3, constructor: 'x' },
];

type Path = readonly (string | number)[];

/** Paths of everything within a body, objects and lists included. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? below : [path, ...below];
};

const replaced = (value: unknown, [step, ...rest]: Path, by: unknown): unknown => {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((inner, index) => (index === step ? replaced(inner, rest, by) : inner));
  return { ...(value as object), [step]: replaced((value as Record<string, unknown>)[String(step)], rest, by) };
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[String(step)], value);

let backend: BackendUnderTest;
let shopper: Browser;
let authorization: Readonly<Record<string, string>>;
beforeAll(async () => {
  const many = 1_000_000;
  backend = await startBackend({ signInLimit: many, guestLimit: many, resetLimit: many, applicationLimit: many });
  shopper = await backend.registered('typed@example.test', PASSWORD);
  await shopper.add('SKU-1001');
  const token = await backend.app.inject({
    method: 'POST',
    url: '/discover/account/1/access-token',
    headers: { 'x-api-key': 'key_embedded' },
    payload: {},
  });
  authorization = {
    discover: `Bearer ${token.json<{ accessToken: string }>().accessToken}`,
    citrus: 'Basic key_embedded',
  };
});
afterAll(() => backend.close());

const send = ({ method, path }: Call, body: unknown): Promise<Answer> => {
  const given = authorization[path.split('/')[1] ?? ''];
  const headers = { 'x-api-key': 'key_embedded', ...(given === undefined ? {} : { authorization: given }) };
  return method === 'POST' ? shopper.post(path, body, headers) : shopper.put(path, body, headers);
};

const isRead = ({ unread = [] }: Call, path: Path): boolean => !unread.some((name) => path.join('.') === name);

describe.each(
  calls.map((call) => [`${call.method} ${call.path} with ${Object.keys(call.body).join(', ')}`, call] as const),
)('%s', (_, call) => {
  test.each(pathsOf(call.body).map((path) => [path.join('.'), path] as const))(
    '[PLT-04] refuses a value of the wrong type at %s',
    async (name, path) => {
      const { status, text } = await send(call, replaced(call.body, path, wrongFor(valueAt(call.body, path))));
      if (isRead(call, path)) expect([name, status, text]).toEqual([name, 400, text]);
      for (const value of others) {
        const response = await send(call, replaced(call.body, path, value));
        expect([name, value, response.text, response.status >= 500]).toEqual([name, value, response.text, false]);
      }
    },
  );

  test('[PLT-04] refuses a body that is not an object', async () => {
    for (const body of [[], 'text', 1, true, [POISON]]) {
      const { status, text } = await send(call, body);
      expect([body, status >= 500, text]).toEqual([body, false, text]);
    }
  });
});
