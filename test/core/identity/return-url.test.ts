import fc from 'fast-check';
import { safeReturnPath, withReturnPath } from '../../../core/paths/return-url';
import { anyText } from '../any-text';

const ORIGIN = 'https://shop.test';
const HOME = '/shop/en/petcostore';

test.each([
  '/',
  '/checkout',
  '/shop/OrderItemDisplay',
  '/shop/en/petcostore/search?query=dog+food&page=2#results',
  "/shop/en/petcostore/product/hill's-5%2F8",
  '/shop/LogonFormer',
  '/a//b',
])('[USR-05] accepts %s as a return address', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['another origin', 'https://evil.test/'],
  ['another origin without a scheme', '//evil.test/'],
  ['another origin behind a back slash', '/\\evil.test'],
  ['back slashes', '\\\\evil.test'],
  ['a back slash further on', '/shop/..\\\\evil.test'],
  ['a script URL', 'javascript:alert(1)'],
  ['a tab that browsers drop', '/\t/evil.test'],
  ['a line break that browsers drop', '/\n/evil.test'],
  ['a header injection', '/shop\r\nSet-Cookie: a=b'],
  ['a leading space', ' /shop'],
  ['a space', '/shop/a b'],
  ['a control character', '/shop/\u0000'],
  ['a character that a Location header cannot carry', '/shop/\u{732b}'],
  ['a path without a leading slash', 'shop/en'],
  ['a query only', '?URL=/shop'],
  ['an overlong address', `/${'a'.repeat(2_001)}`],
  ['the sign-in page itself', '/shop/LogonForm'],
  ['the sign-in page with a query', '/shop/LogonForm?URL=/checkout'],
  ['the sign-in page in other letter case', '/SHOP/logonform'],
  ['the sign-out page', '/shop/Logoff'],
  ['the registration page', '/shop/UserRegistrationForm?new=Y'],
  ['the password reset page', '/shop/ResetPasswordForm?step=code'],
])('[USR-05] replaces %s by the store home', (_case, wanted) => {
  expect(safeReturnPath(wanted)).toBe(HOME);
});

/** Texts that resemble addresses, where parsing mistakes are likely. */
const almostAnAddress = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'evil.test',
      'http',
      'shop',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('[USR-05] any text keeps the shopper in this shop', () => {
  const wanted = fc.oneof(
    anyText(),
    anyText().map((text) => `/${text}`),
    almostAnAddress,
    almostAnAddress.map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(wanted, (text) => {
      const path = safeReturnPath(text);
      const { origin, username } = new URL(path, ORIGIN);
      expect([origin, username]).toEqual([ORIGIN, '']);
      expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
      expect([text, HOME]).toContain(path);
    }),
    { numRuns: 2_000 },
  );
});

test('[USR-05] a return address is its own return address', () => {
  fc.assert(
    fc.property(almostAnAddress, (text) => {
      const path = safeReturnPath(`/${text}`);
      expect(safeReturnPath(path)).toBe(path);
    }),
  );
});

test('[USR-05] a return path passed between pages stays unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        almostAnAddress.map((text) => `/${text}`),
        fc.constantFrom('/checkout?a=1&b=2#c', HOME, '/x?URL=/y'),
      ),
      fc.constantFrom('/shop/LogonForm', '/shop/LogonForm?reset=done', '/shop/ResetPasswordForm'),
      (wanted, page) => {
        const path = safeReturnPath(wanted);
        const { origin, pathname, searchParams } = new URL(withReturnPath(page, path), ORIGIN);
        expect([origin, pathname]).toEqual([ORIGIN, page.split('?')[0]]);
        expect(safeReturnPath(searchParams.get('URL') ?? undefined)).toBe(path);
      },
    ),
  );
});
