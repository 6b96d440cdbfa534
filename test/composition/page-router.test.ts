import { existsSync } from 'node:fs';
import { PAGES } from '../../composition/pages/pages';
import { definePage } from '../../composition/page/page';
import type { PageDependencies } from '../../composition/page/page-dependencies';
import { makePageRouter } from '../../composition/pages/router';
import { CHECKOUT_FORM_ACTIONS } from '../../core/paths/checkout-form-actions';
import { ORDER_FORM_ACTIONS } from '../../core/paths/order-form-actions';
import { CART_PATH, ORDER_PATH } from '../../core/paths/paths';
import { PAYMENT_FORM_ACTIONS } from '../../core/paths/payment-form-actions';

const router = makePageRouter(PAGES);

test.each([
  ['[RTE-01]', '/shop/en/petcostore', 'home', {}],
  ['[RTE-01]', '/shop/en/petcostore/', 'home', {}],
  ['[RTE-02]', '/shop/en/petcostore/search', 'search', {}],
  ['[RTE-02]', '/shop/SearchDisplay', 'search', {}],
  ['[RTE-03]', '/shop/en/petcostore/category/dog', 'category', { '*': 'dog' }],
  ['[RTE-03]', '/shop/en/petcostore/category/dog/dog-food/dry/', 'category', { '*': 'dog/dog-food/dry' }],
  ['[RTE-03]', '/shop/en/petcostore/brand/blue-buffalo', 'brand', { slug: 'blue-buffalo' }],
  ['[RTE-03]', '/shop/en/petcostore/product/caf%C3%A9-bed', 'product', { url: 'café-bed' }],
  ['[RTE-05]', '/shop/OrderItemDisplay', 'cart', {}],
  ['[RTE-05]', '/shop/en/petcostore/s/petco-coupons-promos', 'offers', {}],
  ['[RTE-07]', '/shop/en/petcostore/s/pals-rewards/', 'rewards', {}],
  ['[RTE-06]', '/shop/LogonForm', 'sign-in', {}],
  ['[RTE-05]', '/shop/UserRegistrationForm', 'register', {}],
  ['[RTE-06]', '/shop/Logoff', 'sign-out', {}],
  ['[STO-09]', '/store-locator', 'store-locator', {}],
  ['[STO-09]', '/store-locator/1101/', 'store', { id: '1101' }],
  ['[RTE-05] [CHK-01]', '/checkout', 'checkout-contact', {}],
  ['[RTE-07]', '/returns/', 'content', {}],
  ['[RTE-07]', '/shop/AjaxLogonForm', 'account', {}],
  ['[RTE-07]', '/shop/en/petcostore/s/vital-care', 'content', { name: 'vital-care' }],
  ['[RTE-07]', '/shop/en/petcostore/c/credit-card/', 'credit-card', {}],
  ['[RTE-07]', '/shop/PetcoPayRewardsAndTxnView', 'petco-pay', {}],
])('%s %s is the page %s', (_id, path, page, parameters) => {
  expect(router.page(path)).toMatchObject({ page });
  expect(router.page(path)?.parameters).toEqual(parameters);
});

test.each([
  '/shop/en/petcostore/nonsense',
  '/shop/en/petcostore/product/',
  '/shop/en/petcostore/product/a/b',
  '/shop/en/petcostore/product/%E0%A4%A',
  '/shop/en/petcostore/category/',
  '/shop/logonform/../secret',
  '/returns/now',
  '/help2',
  '/shop/en/petcostore/s/',
  '/store-locator/1101/x',
  '/store-locator/%3Cb%3E',
  '/shop/en/petcostore/s/..%2Fsecret',
  '/shop/en/petcostore/x/vital-care',
])('[RTE-09] %s is not a page', (path) => {
  expect(router.page(path)).toBeUndefined();
});

test.each(['%00', 'a%0Ab', '%7F', '%E2%80%A8'])('[RTE-09] a path with %s is not a page', (part) => {
  expect(router.page(`/shop/en/petcostore/product/${part}`)).toBeUndefined();
  expect(router.page(`/shop/en/petcostore/category/dog/${part}`)).toBeUndefined();
});

test('[RTE-01] refuses two pages with the same path', () => {
  const page = definePage<undefined>({
    screen: () => Promise.reject(new Error('not drawn')),
    server: { paths: ['/same'], screenModule: 'x', loader: () => () => async () => ({ kind: 'not-found' }) },
  });
  expect(() => makePageRouter({ one: page, other: page })).toThrow(/same/);
});

test('[PLT-03] matches form paths for POST only', () => {
  expect(router.action('/cart/add')).toBeDefined();
  expect(router.page('/cart/add')).toBeUndefined();
  expect(router.action('/shop/en/petcostore')).toBeUndefined();
});

const FORMS = { ...ORDER_FORM_ACTIONS, ...PAYMENT_FORM_ACTIONS, ...CHECKOUT_FORM_ACTIONS };

test.each(Object.values(FORMS))('[PLT-03] the address of the form %s has a page or leads to one', (path) => {
  const page = router.page(path)?.page ?? router.page(router.pageOfForm(path) ?? '')?.page;
  expect(page).toMatch(/^(order|checkout-\w+|register)$/);
});

test('[PLT-03] the address of a form leads to the page of the form, and a page or nothing leads nowhere', () => {
  expect(router.pageOfForm('/orders/cancel')).toBe(ORDER_PATH);
  expect(router.pageOfForm('/checkout/promotion')).toBe('/checkout/payment');
  expect(router.pageOfForm('/cart/add')).toBe(CART_PATH);
  expect(router.pageOfForm(ORDER_PATH)).toBeUndefined();
  expect(router.pageOfForm('/nowhere')).toBeUndefined();
});

test.each(Object.entries(PAGES).flatMap(([id, { server }]) => (server ? [[id, server.screenModule] as const] : [])))(
  'the page %s names an existing screen module',
  (_id, screenModule) => {
    expect(existsSync(screenModule)).toBe(true);
  },
);

test('[ACC-01] signed-in shoppers get a home page of their own, and every other page as it is', () => {
  const pageOf = (path: string) => {
    const match = router.page(path);
    return match === undefined ? undefined : router.forSignedIn(match).page;
  };
  expect(pageOf('/shop/en/petcostore')).toBe('member-home');
  expect(pageOf('/shop/en/petcostore/search')).toBe('search');
});

const shownAt = (when: boolean) => {
  const page = (path: string, more: object) =>
    definePage<undefined>({
      screen: () => Promise.reject(new Error('not shown')),
      server: {
        paths: path === '' ? [] : [path],
        screenModule: 'x',
        loader: () => () => () => Promise.reject(),
        ...more,
      },
    });
  const pages = {
    list: page('/list/*', { instead: { page: 'special', when: () => () => async () => when } }),
    special: page('', {}),
  };
  const found = makePageRouter(pages);
  const match = found.page('/list/dog');
  if (match === undefined) throw new Error('no page');
  const request = {
    path: '/list/dog',
    parameters: match.parameters,
    query: new URLSearchParams(),
    cameFrom: undefined,
  };
  return found.shown(match, {} as PageDependencies, request)();
};

test.each([
  [true, 'special'],
  [false, 'list'],
])('[FND-06] an address that another page shows (%s) is shown by %s, with its parameters', async (when, page) => {
  expect(await shownAt(when)).toMatchObject({ page, parameters: { '*': 'dog' } });
});

test('[FND-06] refuses a page to show instead that does not exist', () => {
  const list = definePage<undefined>({
    screen: () => Promise.reject(new Error('not shown')),
    server: {
      paths: ['/'],
      instead: { page: 'nowhere', when: () => () => async () => true },
      screenModule: 'list.tsx',
      loader: () => () => () => Promise.reject(),
    },
  });
  expect(() => makePageRouter({ list })).toThrow('there is no page nowhere to show instead');
});

test('[ACC-01] refuses a page for signed-in shoppers that does not exist', () => {
  const home = definePage<undefined>({
    screen: () => Promise.reject(new Error('not shown')),
    server: {
      paths: ['/'],
      whenSignedIn: 'nowhere',
      screenModule: 'home.tsx',
      loader: () => () => () => Promise.reject(),
    },
  });
  expect(() => makePageRouter({ home })).toThrow('there is no page nowhere for signed-in shoppers');
});
