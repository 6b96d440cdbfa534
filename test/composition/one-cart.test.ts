import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import type { WebRequest } from '../../adapters/server/requests/web';
import { makeShop } from '../../composition/roots/shop';
import { cartOnTheWire } from '../adapters/commerce/cart-site';
import { aCart, aCartItem } from '../builders/cart';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { configWith } from '../support/storefront';
import { HCL_BACKEND, HCL_COOKIE_RULES } from '../support/hcl-backend';

const ORIGIN = 'http://shop.test';
const ITEM = aCartItem({ name: 'Turkey Stew' });
const CART = aCart([ITEM]);
const CART_CALL = 'order/@self';

const visit = (path: string): WebRequest => ({
  id: 'reference-1',
  method: 'GET',
  url: new URL(path, ORIGIN),
  cookies: new RequestCookies({
    ...HCL_COOKIE_RULES,
    header: 'rUserType=G; rUserId=7; WC_USERACTIVITY_7=7',
    secure: false,
  }),
  form: new URLSearchParams(),
  personal: true,
  origin: ORIGIN,
  cameFrom: () => undefined,
  forwarded: {},
  signal: new AbortController().signal,
});

/** A shop whose backend has only this cart. */
const openShop = () => {
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address));
    requested.push(pathname.split('/').slice(5).join('/'));
    return pathname.endsWith(CART_CALL)
      ? new Response(JSON.stringify(cartOnTheWire(CART)), { headers: { 'content-type': 'application/json' } })
      : new Response('', { status: 404 });
  });
  const shop = makeShop(
    { config: configWith(), logger: new FakeLogger(), resilience: {}, backend: HCL_BACKEND },
    () => EMPTY_SHELL,
  );
  const open = async (path: string): Promise<string> => {
    const response = await shop.handle(visit(path));
    return 'body' in response ? String(response.body) : '';
  };
  return { open, cartCalls: () => requested.filter((call) => call === CART_CALL).length };
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[RTE-05] the cart page and its header show one cart from one request', async () => {
  const { open, cartCalls } = openShop();
  const html = await open('/shop/OrderItemDisplay');
  expect(html).toContain(ITEM.name);
  expect(cartCalls()).toBe(1);
});

test('[RTE-05] each visit of the cart page makes a new request', async () => {
  const { open, cartCalls } = openShop();
  await open('/shop/OrderItemDisplay');
  await open('/shop/OrderItemDisplay');
  expect(cartCalls()).toBe(2);
});
