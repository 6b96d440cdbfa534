import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import { isRedirect, type WebRequest } from '../../adapters/server/requests/web';
import { PAGES } from '../../composition/pages/pages';
import { makePageRouter } from '../../composition/pages/router';
import { retryPath } from '../../composition/roots/retry-path';
import { makeShop } from '../../composition/roots/shop';
import { FORM_ACTIONS } from '../../core/paths/form-actions';
import { HOME_PATH } from '../../core/paths/paths';
import { FakeLogger } from '../fakes/fake-logger';
import { EMPTY_SHELL } from '../support/empty-shell';
import { HCL_BACKEND, HCL_COOKIE_RULES } from '../support/hcl-backend';
import { configWith } from '../support/storefront';

const ORIGIN = 'http://shop.test';
const router = makePageRouter(PAGES);
const isPage = (path: string): boolean => router.page(path) !== undefined;

const retryAfter = (method: 'GET' | 'POST', path: string, from?: string): string =>
  retryPath({ method, url: new URL(path, ORIGIN), cameFrom: () => from }, isPage);

test('[RTE-09] a page is tried again at its own address', () => {
  expect(retryAfter('GET', '/lists?page=2', '/cart')).toBe('');
});

test.each([
  ['the page it came from', '/lists/items/remove', '/lists?list=5&page=2', '/lists?list=5&page=2'],
  ['the page above it, without a referrer', '/lists/items/remove', undefined, '/lists'],
  ['the page above it, when it came from the address of a form', '/lists/items/remove', '/lists/rename', '/lists'],
  ['the page above it, when the referrer leads elsewhere', '/lists/items/remove', '//evil.example/lists', '/lists'],
  ['the home page, when there is no page above it', '/no-page/at-all', undefined, HOME_PATH],
  ['the home page, when the address leads elsewhere', '//evil.example/at-all', undefined, HOME_PATH],
])('[RTE-09] after a form, Try again leads to %s', (_page, path, from, expected) => {
  const url = new URL(ORIGIN);
  url.pathname = path;
  expect(retryPath({ method: 'POST', url, cameFrom: () => from }, isPage)).toBe(expected);
});

describe('the page that follows a form during an outage', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }),
  );
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('[RTE-09] [PLT-03] leads back to the page of the form', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) =>
        String(address).includes('guestidentity')
          ? new Promise<Response>(() => undefined)
          : new Response('{}', { headers: { 'content-type': 'application/json' } }),
      );
    const parts = { config: configWith(), logger: new FakeLogger(), resilience: {}, backend: HCL_BACKEND };
    const request: WebRequest = {
      id: 'reference-1',
      method: 'POST',
      url: new URL(FORM_ACTIONS.addToCart, ORIGIN),
      cookies: new RequestCookies({ ...HCL_COOKIE_RULES, header: undefined, secure: false }),
      form: new URLSearchParams({ partNumber: 'SKU-1', quantity: '1' }),
      personal: false,
      origin: ORIGIN,
      cameFrom: () => '/lists?list=5',
      forwarded: {},
      signal: new AbortController().signal,
    };
    const answering = makeShop(parts, () => EMPTY_SHELL).handle(request);
    await jest.advanceTimersByTimeAsync(2_400);
    const response = await answering;
    if (isRedirect(response)) throw new Error(response.redirect);
    expect(response.status).toBe(503);
    expect(String(response.body)).toMatch(/<a[^>]+href="\/lists\?list=5"[^>]*>Try again/);
  });
});
