import fc from 'fast-check';
import { completedParts } from '../../../ui/search/completed-parts';

/** The completion of the term is in brackets. */
const marked = (text: string, term: string): string =>
  completedParts(text, term)
    .map((part) => (part.isTyped ? part.text : `[${part.text}]`))
    .join('');

test.each([
  ['dog food', 'dog', 'dog [food]'],
  ['dog food', 'dog f', 'dog [food]'],
  ['Dog Food', 'FOOD d', '[Dog] Food'],
  ['wet dog food', 'dog', '[wet] dog [food]'],
  ['hotdog', 'dog', 'hotdog'],
  ['katze und größe', 'GRÖ', '[katze] [und] [größe]'],
  ['İstanbul cat', 'cat', '[İstanbul] cat'],
  ['dog', 'cat', 'dog'],
  ['dog', '', 'dog'],
  ['<b>dog</b> bed', 'bed', '[<b>dog</b>] bed'],
])('[SRC-12] %j for %j: typed words are plain and the others are bold, never half a word', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

test('[SRC-12] keeps every letter of a suggestion', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      const parts = completedParts(text, term).map((part) => part.text);
      expect(parts.join('')).toBe(text);
    }),
  );
});
