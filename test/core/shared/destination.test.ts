import fc from 'fast-check';
import { pathAfterSignOut } from '../../../core/errors/error-pages';
import { safeReturnPath } from '../../../core/paths/return-url';
import { isDestination, isOwnPath } from '../../../core/shared/destination';
import { anyText } from '../any-text';

const SHOP = 'https://shop.example';
const PAGE = `${SHOP}/a/b`;

test.each([
  '/',
  '/checkout',
  '/shop/en/petcostore/search?query=dog+food&page=2#results',
  '/shop/en/petcostore/search?next=//evil.test',
  "/shop/en/petcostore/product/hill's-5%2F8",
  '/a//b',
  '/...',
  '/.well-known/change-password',
  '/a.b/c..d/..e',
])('accepts %s as a path of the shop', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['another host', '//evil.test'],
  ['another host after a parent segment', '/..//evil.test'],
  ['another host after a dot segment', '/.//evil.test'],
  ['another host after a folder and a parent segment', '/shop/..//evil.test'],
  ['another host after an encoded parent segment', '/%2e%2e//evil.test'],
  ['another host after a half-encoded parent segment', '/.%2E//evil.test'],
  ['an encoded slash at the beginning', '/%2Fevil.test'],
  ['an encoded back slash at the beginning', '/%5cevil.test'],
  ['a back slash', '/\\evil.test'],
  ['a back slash further on', '/shop\\..\\..\\evil.test'],
  ['two back slashes', '\\\\evil.test'],
  ['the shop itself with two slashes', 'https://shop.example//evil.test/'],
  ['another origin', 'https://evil.test/'],
  ['a scheme without slashes', 'https:evil.test'],
  ['user information before the host', 'https://shop.example@evil.test/'],
  ['a script URL', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a tab', '/\t/evil.test'],
  ['a line feed', '/\n/evil.test'],
  ['a carriage return', '/\r/evil.test'],
  ['a header injection', '/shop\r\nSet-Cookie: a=b'],
  ['a control character', '/\u0000/evil.test'],
  ['a delete character', '/shop\u007f'],
  ['a leading space', ' /shop'],
  ['a space', '/shop/a b'],
  ['a slash-like character of another script', '/\u2215evil.test'],
  ['a character that a Location header cannot carry', '/shop/\u732b'],
  ['a path without a leading slash', 'shop/en'],
  ['a query only', '?URL=/shop'],
  ['an overlong address', `/${'a'.repeat(8_000)}`],
])('rejects %s as a path of the shop', (_case, text) => {
  expect(isOwnPath(text)).toBe(false);
});

test.each([
  ['a path of the shop', '/returns', true],
  ['an external page', 'https://jobs.example/openings?x=1#top', true],
  ['an external page with a port', 'https://jobs.example:8443', true],
  ['a page without TLS', 'http://jobs.example/', false],
  ['user information before the host', 'https://shop.example@evil.test/', false],
  ['a back slash after the host', 'https://jobs.example\\@evil.test/', false],
  ['no host', 'https:///evil.test', false],
  ['another host', '//evil.test', false],
  ['a script URL', 'javascript:alert(1)', false],
  ['a space', 'https://jobs.example/a b', false],
])('lets a service redirect to %s (%s): %p', (_case, address, expected) => {
  expect(isDestination(address)).toBe(expected);
});

/** Fragments of addresses that browsers interpret unexpectedly. */
const PIECES = [
  ...['/', '//', '\\', '.', '..', '%2e', '%2E', '%2f', '%5C', '%', '@', ':', '?', '#', ';', '&', '='],
  ...['\t', '\n', '\r', '\0', ' ', '\u00a0', '\u2028', '\uff0f', '\ufeff', '\ud800'],
  ...['evil.test', 'user', 'http', 'https:', 'javascript:', 'data:', 'shop', 'a', SHOP],
];
const almostAnAddress = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));
const address = fc.oneof(
  { weight: 4, arbitrary: almostAnAddress.map((text) => `/${text}`) },
  { weight: 2, arbitrary: almostAnAddress },
  anyText(),
  anyText().map((text) => `/${text}`),
);

/** The URL to which a browser resolves the path, and the one after a redirect to the path and query of the first. */
const steps = (path: string): ReadonlyArray<URL> => {
  const first = new URL(path, PAGE);
  return [first, new URL(first.pathname + first.search, PAGE)];
};

describe('for any text', () => {
  test('an accepted path keeps the browser in the shop, also after a redirect to that path', () => {
    fc.assert(
      fc.property(address, (text) => {
        fc.pre(isOwnPath(text));
        for (const { origin, username, password } of steps(text)) {
          expect([origin, username, password]).toEqual([SHOP, '', '']);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('an accepted path keeps all of its segments in the browser', () => {
    fc.assert(
      fc.property(address, (text) => {
        fc.pre(isOwnPath(text));
        const [path = ''] = text.split(/[?#]/, 1);
        expect(new URL(text, PAGE).pathname.split('/')).toHaveLength(path.split('/').length);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a sign-in and a sign-out lead to paths of the shop', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('home', 'logon-form', 'prohibited-character'), (text, next) => {
        expect(isOwnPath(safeReturnPath(text))).toBe(true);
        expect(isOwnPath(pathAfterSignOut(next, text, () => true) ?? '/')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('[ERR-02] after prohibited characters the way back is kept', () => {
    expect(pathAfterSignOut('prohibited-character', '/returns', () => true)).toBe(
      '/shop/ProhibitedCharacterErrorView?URL=%2Freturns',
    );
  });

  test('an accepted destination is no script URL, no page without TLS and no address with user information', () => {
    fc.assert(
      fc.property(address, (text) => {
        fc.pre(isDestination(text));
        const { protocol, username } = URL.canParse(text, PAGE) ? new URL(text, PAGE) : new URL(SHOP);
        expect([protocol, username]).toEqual(['https:', '']);
      }),
      { numRuns: 2_000 },
    );
  });
});
