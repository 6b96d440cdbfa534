import { makeErrorCodeRouter } from '../../../core/errors/error-code-router';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aRefusal, anUnreachable } from '../../builders/upstream-failure';

const world = (page = '/shop/en/petcostore?x=1') => {
  const done: string[] = [];
  let visit = 0;
  const router = makeErrorCodeRouter({
    session: { clearRewards: () => void done.push('rewards cleared') },
    currentPage: () => page,
    visit: () => visit,
    leave: (path) => () => void done.push(path),
  });
  return { done, meets: (failure: UpstreamFailure) => router(failure)(), comesBack: () => void (visit += 1) };
};

test('[ERR-01] [ERR-05] clears the rewards before it goes to the sign-out page, which leads back here after a sign-in', () => {
  const { done, meets } = world();
  meets(aRefusal({ codes: ['CWXFR0223E', 'ERR_COOKIE_EXPIRED'] }));
  expect(done).toEqual(['rewards cleared', '/shop/Logoff?next=logon-form&URL=%2Fshop%2Fen%2Fpetcostore%3Fx%3D1']);
});

test('[ERR-01] does not return to a path that browsers read as another host', () => {
  const { done, meets } = world('//evil.test/');
  meets(aRefusal({ codes: ['CWXFR0223E'] }));
  expect(done.at(-1)).toBe('/shop/Logoff?next=logon-form&URL=%2Fshop%2Fen%2Fpetcostore');
});

test.each([
  ['[ERR-02]', '2520', '/shop/Logoff?next=prohibited-character&URL=%2Fshop%2Fen%2Fpetcostore%3Fx%3D1'],
  ['[ERR-03]', '2540', '/shop/CrossSiteRequestForgeryErrorView?URL=%2Fshop%2Fen%2Fpetcostore%3Fx%3D1'],
  ['[ERR-03]', 'CMN1039E', '/shop/CookieErrorView?URL=%2Fshop%2Fen%2Fpetcostore%3Fx%3D1'],
])('%s code %s leads to %s', (_id, code, path) => {
  const { done, meets } = world();
  meets(aRefusal({ codes: [code] }));
  expect(done).toEqual(['rewards cleared', path]);
});

test.each([
  ['/account/profile', '/shop/CookieErrorView?URL=%2Faccount%2Fprofile'],
  ['/shop/LogonForm?URL=%2Faccount%2Fprofile', '/shop/CookieErrorView?URL=%2Faccount%2Fprofile'],
  ['/shop/LogonForm?URL=%E0%A4%A', '/shop/CookieErrorView'],
  ['/shop/LogonForm?URL=%2F%2Fevil.test', '/shop/CookieErrorView'],
  ['/shop/LogonForm', '/shop/CookieErrorView'],
])('[ERR-03] [ACC-01] the cookie page keeps where the shopper was: %s', (page, path) => {
  const { done, meets } = world(page);
  meets(aRefusal({ codes: ['CMN1039E'] }));
  expect(done.at(-1)).toBe(path);
});

test('[ERR-01] reads the code from either field of the error', () => {
  const { done, meets } = world();
  meets(aRefusal({ codes: ['1011', 'CWXFR0222E'] }));
  expect(done).toHaveLength(2);
});

test.each(['/checkout', '/checkout/payment', '/checkout?step=2'])('[ERR-04] treats %s as the checkout', (page) => {
  const { done, meets } = world(page);
  meets(aRefusal({ codes: ['CWXBB1011E'] }));
  expect(done).toHaveLength(2);
});

test("[ERR-04] ignores the checkout's codes on other pages", () => {
  const { done, meets } = world('/checkout-gifts');
  meets(aRefusal({ codes: ['CWXBB1011E'] }));
  expect(done).toEqual([]);
});

test.each<[string, UpstreamFailure]>([
  ['an outage', anUnreachable()],
  ['a refusal without codes', aRefusal({ codes: [] })],
  ['a refusal with another code', aRefusal({ codes: ['2030', '_ERR_AUTHENTICATION_ERROR'] })],
  ['a malformed response', { kind: 'unintelligible', service: 'commerce', problems: ['items: missing'] }],
])('[ERR-01] %s causes no navigation', (_name, failure) => {
  const { done, meets } = world();
  meets(failure);
  expect(done).toEqual([]);
});

test.each([
  '/shop/Logoff?next=logon-form',
  '/shop/LogonForm?URL=%2Fcheckout',
  '/shop/CookieErrorView',
  '/shop/ProhibitedCharacterErrorView/',
])('[ERR-01] a failure on %s causes no navigation, so that no redirect loop arises', (page) => {
  const { done, meets } = world(page);
  meets(aRefusal({ codes: ['2510'] }));
  expect(done).toEqual([]);
});

test('[ERR-02] treats a prohibited character in the logon form as one', () => {
  const { done, meets } = world('/shop/LogonForm');
  meets(aRefusal({ codes: ['2520'] }));
  expect(done).toEqual(['rewards cleared', '/shop/Logoff?next=prohibited-character&URL=%2Fshop%2FLogonForm']);
});

test('[ERR-01] navigates once for several failures of one page', () => {
  const { done, meets } = world();
  meets(aRefusal({ codes: ['2510'] }));
  meets(aRefusal({ codes: ['CMN1039E'] }));
  expect(done).toHaveLength(2);
});

test('[ERR-01] can navigate again after the page returns from the back/forward cache', () => {
  const { done, meets, comesBack } = world();
  meets(aRefusal({ codes: ['2510'] }));
  comesBack();
  meets(aRefusal({ codes: ['CMN1039E'] }));
  expect(done).toEqual([
    'rewards cleared',
    expect.stringContaining('/shop/Logoff'),
    'rewards cleared',
    expect.stringContaining('/shop/CookieErrorView'),
  ]);
});
