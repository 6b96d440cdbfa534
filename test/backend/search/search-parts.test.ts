import fc from 'fast-check';
import { editDistance } from '../../../backend/shared/edit-distance';
import { makeRowLists } from '../../../backend/search/snapshot/growing-array';
import { readNaturalLanguage } from '../../../backend/search/query/natural-language';
import { readPriceRange } from '../../../backend/search/query/narrow';
import { sortYielding } from '../../../backend/search/snapshot/yielding-sort';
import { makePhraseTable } from '../../../backend/search/snapshot/phrase-table';
import { pageOfScores } from '../../../backend/search/query/rank';
import { redirectFor } from '../../../backend/search/query/redirect-rules';
import { makeTermDictionary } from '../../../backend/search/snapshot/term-dictionary';
import { foldWord, termsOf } from '../../../backend/search/text/text';

test.each([
  ['puppies', 'puppy'],
  ['leashes', 'leash'],
  ['cookies', 'cookie'],
  ['boxes', 'box'],
  ['mice', 'mouse'],
  ['grooming', 'groom'],
  ['shedding', 'shed'],
  ['treats', 'treat'],
])('%s and %s are the same word to the search', (one, two) => {
  expect(foldWord(one)).toBe(foldWord(two));
});

test.each([
  ['bus', 'bus'],
  ['glass', 'glass'],
  ['king', 'king'],
  ['string', 'string'],
])('%s stays unchanged', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test('words are split at signs and between letters and digits, without accents and trademark signs', () => {
  expect(termsOf("Hill's Café™ 30lb & 5.5-oz")).toEqual(['hill', 'cafe', '30', 'lb', '5.5', 'oz']);
});

/** Edit distance by the definition, without a limit. */
const plainDistance = (one: string, two: string): number => {
  const table = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: two.length + 1 }, (__, j) => i + j),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= two.length; j += 1) {
      const costs = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (one[i - 1] === two[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]) costs.push(at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = Math.min(...costs);
    }
  }
  return at(one.length, two.length);
};

const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 8 });

test('the limited edit distance equals the plain one up to its limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, two, most) => {
      expect(editDistance(one, two, most)).toBe(Math.min(plainDistance(one, two), most + 1));
    }),
  );
});

test('the dictionary finds exactly the words within the edit limit, and every word with a prefix', () => {
  const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 7 }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(words, word, fc.integer({ min: 1, max: 2 }), (unsorted, text, most) => {
      const sorted = [...unsorted].sort();
      const dictionary = makeTermDictionary(sorted, sorted);
      const similar = dictionary.similarTo(text, most).map(({ term }) => sorted[term]);
      expect([...similar].sort()).toEqual(sorted.filter((candidate) => plainDistance(text, candidate) <= most));
      const [start, end] = dictionary.startingWith(text);
      expect(sorted.slice(start, end)).toEqual(sorted.filter((candidate) => candidate.startsWith(text)));
    }),
  );
});

test('the dictionary finds words by their spellings and returns the nearest of each', () => {
  const dictionary = makeTermDictionary(
    ['groom', 'train'],
    ['grooming', 'training'],
    [
      ['grooming', 0],
      ['training', 1],
      ['trains', 1],
    ],
  );
  expect(dictionary.similarTo('trainign', 2)).toEqual([{ term: 1, distance: 1, spelling: 'training' }]);
  expect(dictionary.similarTo('trains', 2)).toEqual([{ term: 1, distance: 0, spelling: 'trains' }]);
  expect(dictionary.foldedLike('trainign', 2)).toEqual([]);
  expect(dictionary.beginningLike('groomi', 1)).toEqual([{ term: 0, distance: 0, spelling: 'grooming' }]);
});

test('a page of the best scores equals that part of the full order', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.nat(30), fc.nat(30), (values, offset, limit) => {
      const products = Int32Array.from(values, (_, index) => index * 2);
      const sorted = [...values.keys()].sort((one, two) => (values[two] ?? 0) - (values[one] ?? 0) || one - two);
      const page = pageOfScores(products, Float32Array.from(values), { offset, limit });
      expect(page).toEqual(sorted.slice(offset, offset + limit).map((index) => index * 2));
    }),
  );
});

test('the yielding sort gives the same order as a plain sort', async () => {
  const values = Array.from({ length: 9000 }, (_, index) => (index * 7919) % 1000);
  const compare = (one: number, two: number): number => (values[one] ?? 0) - (values[two] ?? 0);
  const sorted = await sortYielding(values.length, compare, () => undefined);
  expect([...sorted]).toEqual([...values.keys()].sort(compare));
});

test('lists of rows keep all values beyond the size of one chunk', () => {
  const lists = makeRowLists();
  for (let row = 0; row < 50_000; row += 1) lists.add(row % 3 === 0 ? [] : [row, row + 1]);
  const { offsets, values } = lists.build();
  const rowAt = (row: number) => [...values.slice(offsets[row], offsets[row + 1])];
  expect([rowAt(0), rowAt(1), rowAt(49_999)]).toEqual([[], [1, 2], [49_999, 50_000]]);
});

test.each([
  ['10-25.5', { low: 1000, high: 2550 }],
  ['-inf-10', { low: 0, high: 1000 }],
  ['25-inf', { low: 2500, high: Number.MAX_SAFE_INTEGER }],
  ['25-10', undefined],
  ['cheap', undefined],
  ['1-2-3', undefined],
])('parses the price range %s as %j', (text, range) => {
  expect(readPriceRange(text)).toEqual(range);
});

test.each([
  ['show me dog food under $30', 'dog food', ['0-30']],
  ['I need a cat tree between 50 and 100 dollars', 'a cat tree', ['50-100']],
  ['puppy toys over $10', 'puppy toys', ['10-inf']],
  ['dog bed', 'dog bed', undefined],
  ['some', 'some', undefined],
])('the sentence %j searches for %j', (sentence, terms, price) => {
  expect(readNaturalLanguage(sentence)).toEqual({ terms, filters: price === undefined ? {} : { Price: price } });
});

test.each([
  ['returns', '/returns'],
  ['Return Policy', '/returns'],
  ['track my order', '/shop/TrackOrderStatus'],
  ['dog returns', undefined],
  ['', undefined],
])('the query %j leads to %s', (query, url) => {
  expect(redirectFor(query)?.url).toBe(url);
});

describe('phrases', () => {
  const table = makePhraseTable([
    { text: 'dog food', weight: 900 },
    { text: 'dry dog food', weight: 500 },
    { text: 'cat food', weight: 800 },
    { text: 'dog & puppy flea & tick', weight: 100 },
  ]);
  const texts = (typed: string): string[] => table.suggest(typed.split(' '), 3).map((phrase) => phrase.text);

  test.each([
    ['d', ['dog food', 'dry dog food', 'dog & puppy flea & tick']],
    ['dog f', ['dog food', 'dry dog food', 'dog & puppy flea & tick']],
    ['food', ['dog food', 'cat food', 'dry dog food']],
    ['flea', ['dog & puppy flea & tick']],
    ['bird', []],
  ])('[SRC-04] typing %s suggests %j', (typed, expected) => {
    expect(texts(typed)).toEqual(expected);
  });
});
