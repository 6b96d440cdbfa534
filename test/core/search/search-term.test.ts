import fc from 'fast-check';
import { searchPath } from '../../../core/paths/paths';
import { cleanSearchTerm } from '../../../core/search/search-term';
import { anyText } from '../any-text';

test.each([
  ['dog food', 'dog food'],
  ['  dog food \n', 'dog food'],
  ["Hill's 5/8 & 2.5 lb", "Hill's 5/8 & 2.5 lb"],
  ['<script>alert("x")</script>', 'scriptalertx/script'],
  ['dog-food+50%', 'dogfood50'],
  ['größe 猫 кот', 'größe 猫 кот'],
  ['“dog” — treats!', 'dog  treats'],
  ['*** ??? ---', ''],
  ['', ''],
  ['!  . !', '.'],
  ['\u0000dog\u0007', 'dog'],
  [`${' '.repeat(300)}dog`, 'dog'],
])('[SRC-01] %j is cleaned to %j', (typed, cleaned) => {
  expect(cleanSearchTerm(typed)).toBe(cleaned);
});

test('[SRC-01] keeps only letters, digits, slash, ampersand, apostrophe, white space and period', () => {
  fc.assert(
    fc.property(anyText(), (typed) => {
      expect(cleanSearchTerm(typed)).toMatch(/^[\p{L}\p{M}\p{N}/&'\s.]*$/u);
    }),
  );
});

test('[SRC-01] keeps every allowed character', () => {
  const allowed = fc.string({ unit: fc.constantFrom(..."azAZ09/&' .é猫"), maxLength: 100 });
  fc.assert(
    fc.property(allowed, (typed) => {
      expect(cleanSearchTerm(typed)).toBe(typed.trim());
    }),
  );
});

test('[SRC-01] cleaning is idempotent', () => {
  fc.assert(
    fc.property(anyText(), fc.nat({ max: 300 }), (typed, repeats) => {
      const cleaned = cleanSearchTerm(typed.repeat(repeats % 12));
      expect(cleanSearchTerm(cleaned)).toBe(cleaned);
    }),
  );
});

test.each([
  ['many letters', 'a'.repeat(50_000)],
  ['letters of two code units at an odd offset', 'a' + '\u{1d49c}'.repeat(50_000)],
  ['words', 'dog '.repeat(20_000)],
  ['forbidden characters before ten thousand signs', '*'.repeat(10_000) + 'dog'],
])('[SRC-01] cuts %s to a term that fits into a URL', (_case, typed) => {
  const cleaned = cleanSearchTerm(typed);
  expect(cleaned.length).toBeLessThanOrEqual(200);
  expect(cleanSearchTerm(cleaned)).toBe(cleaned);
  expect(() => searchPath(cleaned)).not.toThrow();
});

test("[SRC-01] the results page's URL carries any cleaned term", () => {
  fc.assert(
    fc.property(anyText(), (typed) => {
      const term = cleanSearchTerm(typed);
      const url = new URL(searchPath(term), 'https://shop.test');
      expect(url.pathname).toBe('/shop/en/petcostore/search');
      expect([...url.searchParams]).toEqual([['query', term]]);
    }),
  );
});
