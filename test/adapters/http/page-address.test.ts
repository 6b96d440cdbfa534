import fc from 'fast-check';
import { pageAddress } from '../../../adapters/http/page-address';
import { isDestination } from '../../../core/shared/destination';
import { anyText } from '../../core/any-text';

test.each([
  ['/shop/en/petcostore/brand/a b', '/shop/en/petcostore/brand/a%20b'],
  ['/caf\u00e9?q=\u00e9#\u00e9', '/caf%C3%A9?q=%C3%A9#%C3%A9'],
  ['https://jobs.example/openings', 'https://jobs.example/openings'],
])('maps %s to %s', (written, expected) => {
  expect(pageAddress(written)).toBe(expected);
});

test.each([
  '//evil.test',
  '/..//evil.test',
  '/a/%2e%2e//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://user@evil.test/',
  'https:evil.test@other.test',
  'http://jobs.example/',
  'javascript:alert(1)',
  'shop/en',
  '',
])('maps %j to no page', (written) => {
  expect(pageAddress(written)).toBeUndefined();
});

test('any accepted address is a permitted destination', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        anyText().map((text) => `/${text}`),
        anyText().map((text) => `https://${text}`),
      ),
      (written) => {
        const address = pageAddress(written);
        expect(address === undefined || isDestination(address)).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
