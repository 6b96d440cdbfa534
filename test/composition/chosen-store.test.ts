import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import { makeShop } from '../../composition/roots/shop';
import { aStore } from '../builders/store';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { configWith } from '../support/storefront';
import { HCL_BACKEND, HCL_COOKIE_RULES } from '../support/hcl-backend';

const ORIGIN = 'http://shop.test';
const STORE = aStore();
const OWN_STORE =
  'USER_SET_PREFERRED_STORE_ID=1101; USER_SET_PREFERRED_STORE_LOCATION_ID=13501; USER_SET_PREFERRED_STORE_NAME=Mission%20Valley; USER_SET_ZIP=10003';

/** Opens a page as a guest with a store, in a shop whose backend has only this store. */
const open = async (path: string) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address));
    if (!pathname.endsWith('byStoreId/1101')) return new Response('', { status: 404 });
    const wire = {
      IDENTIFIER: STORE.id,
      STLOC_ID: STORE.locationId,
      DSNAME: STORE.name,
      ADDRESS: { ADDRESS1: STORE.street, CITY: STORE.city, STATE: STORE.state, ZIPCODE: STORE.zipCode },
    };
    return new Response(JSON.stringify(wire), { headers: { 'content-type': 'application/json' } });
  });
  const shop = makeShop(
    { config: configWith(), logger: new FakeLogger(), resilience: {}, backend: HCL_BACKEND },
    () => EMPTY_SHELL,
  );
  const response = await shop.handle({
    id: 'reference-1',
    method: 'GET',
    url: new URL(path, ORIGIN),
    cookies: new RequestCookies({ ...HCL_COOKIE_RULES, header: OWN_STORE, secure: false }),
    form: new URLSearchParams(),
    personal: false,
    origin: ORIGIN,
    cameFrom: () => undefined,
    forwarded: {},
    signal: new AbortController().signal,
  });
  if (!('body' in response)) throw new Error(response.redirect);
  return { html: String(response.body), isShared: response.shared !== undefined };
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("[STO-09] [PLT-03] the store's page confirms a choice without scripts in a private response", async () => {
  const { html, isShared } = await open('/store-locator/1101?chosen=1101');
  expect(html).toContain('Your store');
  expect(html).not.toContain('Make this my store');
  expect(html).toContain('10003');
  expect(isShared).toBe(false);
});

test('[CHK-02] [PLT-03] a product is rendered for the store that was just chosen for it, in a private response', async () => {
  const product = '/shop/en/petcostore/product/no-such-product';
  expect([
    (await open(`${product}?chosen=store`)).html.includes('10003'),
    (await open(product)).html.includes('10003'),
  ]).toEqual([true, false]);
  expect((await open(`${product}?chosen=store`)).isShared).toBe(false);
});

test.each(['/store-locator/1101', '/shop/en/petcostore/c/credit-card?chosen=1101'])(
  '[PLT-03] %s is rendered without a store and shared',
  async (path) => {
    const { html, isShared } = await open(path);
    expect(html).not.toContain('Your store');
    expect(html).not.toContain('10003');
    expect(isShared).toBe(true);
  },
);
