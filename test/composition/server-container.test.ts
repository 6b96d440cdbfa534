import 'reflect-metadata';
import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import { pageDependencies, type PageDependencies } from '../../composition/page/page-dependencies';
import { makeRequestServices } from '../../composition/roots/request-services';
import { makePublicContainer } from '../../composition/roots/server-containers';
import { BackendTokens } from '../../composition/backend/tokens';
import { CartTokens } from '../../composition/cart/tokens';
import { ChromeTokens } from '../../composition/chrome/tokens';
import { IdentityTokens } from '../../composition/identity/tokens';
import { PlatformTokens } from '../../composition/platform/tokens';
import { RewardsTokens } from '../../composition/rewards/tokens';
import { SearchTokens } from '../../composition/search/tokens';
import { StoreTokens } from '../../composition/stores/tokens';
import type { Services } from '../../composition/token/services';
import { token } from '../../composition/token/token';
import type { WebRequest } from '../../adapters/server/requests/web';
import { FakeLogger } from '../fakes/fake-logger';
import { HCL_BACKEND, HCL_COOKIE_RULES } from '../support/hcl-backend';
import { configWith } from '../support/storefront';

const PARTS = {
  backend: HCL_BACKEND,
  config: configWith(),
  logger: new FakeLogger(),
  resilience: { fetch: () => Promise.reject(new Error('no call is expected')) },
};

const requestWith = (cookie?: string): WebRequest => ({
  id: 'reference-1',
  method: 'GET',
  url: new URL('http://shop.test/'),
  cookies: new RequestCookies({ ...HCL_COOKIE_RULES, header: cookie, secure: false }),
  form: new URLSearchParams(),
  personal: false,
  origin: 'http://shop.test',
  cameFrom: () => undefined,
  forwarded: {},
  signal: new AbortController().signal,
});

const everybody = makePublicContainer(PARTS);
const servicesOf = (request = requestWith()): Services =>
  makeRequestServices(everybody, PARTS, { request, pendingRedirect: { path: undefined } });

/** The names of all dependencies of loaders and actions. */
const names = (): ReadonlyArray<keyof PageDependencies> => {
  const found: string[] = [];
  for (const name in pageDependencies(servicesOf())) found.push(name);
  return found as ReadonlyArray<keyof PageDependencies>;
};

test('a request has everything that loaders and actions may use', () => {
  const dependencies = pageDependencies(servicesOf());
  expect(names().length).toBeGreaterThan(30);
  // Some are undefined by configuration; a missing binding throws.
  expect(() => names().map((name) => dependencies[name])).not.toThrow();
});

test.each(names())('%s needs no other service to be used before it', (name) => {
  expect(() => pageDependencies(servicesOf())[name]).not.toThrow();
});

test.each([
  ['the header', ChromeTokens.load],
  ['a signed-in shopper’s sign-out', IdentityTokens.signOut],
  ['a registration', IdentityTokens.register],
  ['the rewards panel', RewardsTokens.useCases],
])('%s needs no other service to be used before it', (_name, token) => {
  expect(() => servicesOf().get<unknown>(token)).not.toThrow();
});

test('an unknown service is refused by name', () => {
  expect(() => servicesOf().get(token('Unheard'))).toThrow('Unheard');
});

test.each([
  ['the cookies', PlatformTokens.cookies],
  ['the session', IdentityTokens.session],
  ['the store', StoreTokens.placeStore],
  ['the personal services of the backend', BackendTokens.personal],
  ['the cart', CartTokens.loadShownCart],
  ['the header', ChromeTokens.load],
])('%s of two interleaved requests are different, and none is bound for everybody', (_name, token) => {
  const [one, other] = [servicesOf(), servicesOf()];
  const first = one.get<unknown>(token);
  expect(other.get<unknown>(token)).not.toBe(first);
  expect(everybody.isCurrentBound(token)).toBe(false);
});

test('each of two interleaved requests reads its own cookies', () => {
  const [one, other] = [servicesOf(requestWith('zip=92101')), servicesOf(requestWith('zip=10001'))];
  const read = (services: Services): unknown => services.get(PlatformTokens.cookies).read('zip')();
  expect([read(one), read(other), read(one)]).toEqual(['92101', '10001', '92101']);
});

test('a service that is the same for everybody is made once', () => {
  expect(servicesOf().get(SearchTokens.productSearch)).toBe(servicesOf().get(SearchTokens.productSearch));
});
