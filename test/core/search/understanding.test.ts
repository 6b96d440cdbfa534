import { withoutWords } from '../../../core/search/listing/understanding';

test.each([
  ['dog food under 50 for my puppy', ['under 50'], 'dog food for my puppy'],
  ['dog food under 50 for my puppy', ['under 50', 'for my puppy'], 'dog food'],
  ['under 50', ['under 50'], ''],
  ['dog food', ['under 50'], 'dog food'],
  ['puppyhood food for a puppy', ['puppy'], 'puppyhood food for a'],
  ['dog food, under 50, please', ['under 50'], 'dog food, , please'],
])('[FND-03] “%s” without %j keeps the other words', (term, words, rest) =>
  expect(withoutWords(term, words)).toBe(rest),
);
