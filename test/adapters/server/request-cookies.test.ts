import fc from 'fast-check';
import { RequestCookies } from '../../../adapters/server/requests/request-cookies';
import { HCL_COOKIE_RULES } from '../../support/hcl-backend';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const cookiesOf = (header?: string, secure = false) =>
  new RequestCookies({ ...HCL_COOKIE_RULES, header, secure, clock: () => NOW });

describe("a request's cookies", () => {
  test('are decoded, or read as they are when malformed', () => {
    const cookies = cookiesOf('a=1%2C2; b=%E0; c="q"');
    expect([cookies.read('a')(), cookies.read('b')(), cookies.read('none')()]).toEqual(['1,2', '%E0', undefined]);
    expect(cookies.names()).toEqual(['a', 'b', 'c']);
  });

  test('that are written are read back and sent, by default readable by scripts', () => {
    const cookies = cookiesOf();
    cookies.write('zip', '92 121', { maxAgeSeconds: 60 })();
    cookies.write('hidden', 'x', { httpOnly: true })();
    expect(cookies.read('zip')()).toBe('92 121');
    expect(cookies.changes()).toEqual([
      'zip=92%20121; Max-Age=60; Path=/; SameSite=Lax',
      'hidden=x; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test('that are removed are gone at once and deleted in the browser', () => {
    const cookies = cookiesOf('zip=92121');
    cookies.remove('zip')();
    expect(cookies.read('zip')()).toBeUndefined();
    expect(cookies.changes()).toEqual(['zip=; Max-Age=0; Path=/; SameSite=Lax']);
  });

  test('are Secure exactly when the shop is served over https', () => {
    const cookies = cookiesOf(undefined, true);
    cookies.write('a', '1')();
    cookies.absorb(['WC_B=2; HttpOnly']);
    expect(cookies.changes().every((line) => line.includes('; Secure'))).toBe(true);
  });

  test('are sent once for each name with the last value', () => {
    const cookies = cookiesOf();
    cookies.write('a', '1')();
    cookies.remove('a')();
    cookies.write('a', '2')();
    expect(cookies.changes()).toEqual(['a=2; Path=/; SameSite=Lax']);
  });
});

describe('the cookies for the commerce backend', () => {
  test('are its own, unchanged, and no others of the shopper', () => {
    const header = 'WC_USERACTIVITY_1=1%2C10151; JSESSIONID=j; rUserType=R; _ga=1; xWC_A=1; JSESSIONID2=2';
    expect(cookiesOf(header).header()).toBe('WC_USERACTIVITY_1=1%2C10151; JSESSIONID=j');
  });

  test("[PLT-04] include two of the backend's making in both forms, returned for this host only", () => {
    const own = '__Host-knownBrowser=a; knownBrowser=b; __Host-googleNonce=c; googleNonce=d';
    const others = '__Host-other=1; xknownBrowser=1; knownBrowser2=1; __Secure-knownBrowser=1';
    const cookies = cookiesOf(`${own}; ${others}`, true);
    expect(cookies.header()).toBe(own);
    cookies.absorb(['__Host-knownBrowser=n; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax; Domain=shop.example']);
    expect(cookies.changes()).toEqual(['__Host-knownBrowser=n; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  test('include those set during this request, without those removed', () => {
    const cookies = cookiesOf('WC_PERSISTENT=old; WC_SESSION_ESTABLISHED=true');
    cookies.absorb([
      'WC_AUTHENTICATION_7=7%2Csigned; Secure; HttpOnly; Domain=commerce.example; Path=/wcs',
      'WC_PERSISTENT=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    ]);
    expect(cookies.header()).toBe('WC_SESSION_ESTABLISHED=true; WC_AUTHENTICATION_7=7%2Csigned');
    expect(cookies.changes()).toEqual([
      'WC_AUTHENTICATION_7=7%2Csigned; Path=/; HttpOnly; SameSite=Lax',
      'WC_PERSISTENT=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
  });

  test('omit malformed cookies', () => {
    const cookies = cookiesOf();
    cookies.absorb(['', '; Path=/', 'a b=1']);
    expect(cookies.changes()).toEqual([]);
  });
});

test('reads back any written value, also in the next request', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const cookies = cookiesOf();
      cookies.write('a', value)();
      expect(cookies.read('a')()).toBe(value);
      expect(cookiesOf(cookies.changes()[0]?.split(';')[0]).read('a')()).toBe(value);
    }),
  );
});

test.each([
  ['WC_AUTHENTICATION_7=x', true],
  ['a=1; WC_USERACTIVITY_-1002=x', true],
  ['WC_PERSISTENT=x', true],
  ['rUserType=R', true],
  ['rUserType=R; a=1', true],
  ['rUserType=G', false],
  ['rUserType=Rx', false],
  ['a=rUserType=R', false],
  ['WC_physicalStores=1', false],
  ['', false],
  [undefined, false],
])('a request with %p is personal: %p', (header, expected) => {
  expect(HCL_COOKIE_RULES.carriesIdentity(header)).toBe(expected);
});
