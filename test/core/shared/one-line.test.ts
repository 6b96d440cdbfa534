import { oneLine } from '../../../core/shared/one-line';

test.each([
  ['  Bella   Mae ', 'Bella Mae'],
  ['Bella\n\tMae', 'Bella Mae'],
  ['   ', ''],
])('[ACC-04] a pasted text %j is one line with single spaces', (typed, expected) => {
  expect(oneLine(typed)).toBe(expected);
});
