import fc from 'fast-check';
import { cleanText } from '../../../backend/catalogue/clean-text';
import { gtinCheckDigit, isGtin } from '../../../backend/catalogue/gtin';
import { toSlug } from '../../../backend/shared/slug';

test.each([
  ['Cat &amp;amp; Dog', 'Cat & Dog'],
  ['Hill&amp;#39;s', "Hill's"],
  ['5 &lt; 6', '5 < 6'],
  ['<p>Soft<br/>bed</p>', 'Soft bed'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Toy', 'Toy'],
  ['A\u0000B\u200bC\n\n  D', 'A B C D'],
  ['Café™', 'Café™'],
  ['AT&T', 'AT&T'],
])('feed text %j becomes %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test('clean text has no markup, no control characters and stays as it is when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab &;#39<>/p\n\t"\'', '&amp;', '&lt;', '<b>') }), (raw) => {
      const once = cleanText(raw);
      expect(once).not.toMatch(/<\/?[a-z][^<>]*>|[\p{Cc}]|^\s|\s$|\s\s/iu);
    }),
  );
});

test('a slug is lower-case ASCII within its length and never ends inside a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 60 }), (text, longest) => {
      const slug = toSlug(text, longest);
      expect(slug.length).toBeLessThanOrEqual(longest);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
  expect(toSlug("Hill's Café & Co™ Beds", 100)).toBe('hills-cafe-and-co-beds');
});

test('a GTIN is valid only with its check digit', () => {
  fc.assert(
    fc.property(fc.constantFrom(7, 11, 12, 13), fc.bigInt({ min: 0n, max: 9_999_999_999_999n }), (length, number) => {
      const digits = String(number).padStart(13, '0').slice(-length);
      const check = gtinCheckDigit(digits);
      expect(isGtin(`${digits}${check}`)).toBe(true);
      expect(isGtin(`${digits}${(check + 1) % 10}`)).toBe(false);
    }),
  );
  expect([isGtin('036000291452'), isGtin('4006381333931'), isGtin('123'), isGtin('03600029145x')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
