import fc from 'fast-check';
import { safeAddress } from '../../../adapters/citrus/safe-address';

const SHOP = 'https://shop.test';

test.each([
  ['/shop/en/food', '/shop/en/food'],
  ['/shop/en/food?a=1&b=2#top', '/shop/en/food?a=1&b=2#top'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['/größe', '/gr%C3%B6%C3%9Fe'],
  ['/a"><script>', '/a%22%3E%3Cscript%3E'],
  ['/\tshop\n/x', '/shop/x'],
  ['https://brand.test/x?y=1', 'https://brand.test/x?y=1'],
  ['HTTP://brand.test', 'http://brand.test/'],
  ['https://bücher.test/', 'https://xn--bcher-kva.test/'],
])('[ADS-10] accepts %j as %j', (written, safe) => {
  expect(safeAddress(written)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjava\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript://shop.invalid/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://shop.invalid/1',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://brand.test/',
  'mailto:a@b.test',
  '//evil.test',
  '//evil.test/shop',
  '\\\\evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n\\evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  'https:evil.test',
  'http:evil.test',
  'https:/evil.test',
  'https:\\\\evil.test',
  'https://pat:secret@evil.test/',
  'https://petco.test@evil.test/',
  'https://shop.invalid/x',
  'https://',
  'https://[',
  '／／evil.test',
  'ｊavascript:alert(1)',
  'shop/en/food',
  '?a=1',
  '#top',
  '.',
  '',
  `/${'x'.repeat(10_000)}`,
  `https://brand.test/${'x'.repeat(10_000)}`,
])('[ADS-10] rejects %j', (written) => {
  expect(safeAddress(written)).toBeUndefined();
  expect(safeAddress(written, SHOP)).toBeUndefined();
});

test("[ADS-02] resolves a path to the shop on a partner's page", () => {
  expect(safeAddress('/shop/x', SHOP)).toBe(`${SHOP}/shop/x`);
  expect(safeAddress('https://brand.test/x', SHOP)).toBe('https://brand.test/x');
});

test('[ADS-10] any accepted text leads to the shop or to its own http(s) address', () => {
  const bits = fc.constantFrom(
    ...[
      '/',
      '\\',
      '//',
      ':',
      'http',
      'https',
      'javascript',
      'data',
      '@',
      '?',
      '#',
      '.',
      '..',
      '\t',
      '\n',
      '\u0000',
      ' ',
    ],
    ...['evil.test', '%2f', '%5c', '[', '\u202e', '／', '\u00ad', 'é'],
  );
  const hostile = fc.oneof(
    fc.array(bits, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string(),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(hostile, (written) => {
      const safe = safeAddress(written);
      if (safe === undefined) return;
      const onPage = new URL(safe, 'https://page.test/some/page');
      expect(['http:', 'https:']).toContain(onPage.protocol);
      if (safe.startsWith('/')) expect(onPage.origin).toBe('https://page.test');
      else expect(written).toMatch(/^https?:\/\//i);
      expect(safe.split(/[?#]/)[0]).not.toMatch(/[\s\\<>"]/);
      expect(safeAddress(safe)).toBe(safe);
      const elsewhere = safeAddress(written, SHOP);
      expect(elsewhere).toBe(safe.startsWith('/') ? SHOP + safe : safe);
      if (safe.startsWith('/')) expect(new URL(elsewhere ?? '').origin).toBe(SHOP);
    }),
    { numRuns: 1_000 },
  );
});
