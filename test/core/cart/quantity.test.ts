import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { MAX_QUANTITY } from '../../../core/cart/cart';
import { parseQuantity } from '../../../core/cart/quantity';
import { anyText } from '../any-text';

const refused = (minimum: 0 | 1): unknown => E.left({ kind: 'invalid-quantity', minimum, maximum: 99 });

test.each<[number | string, number]>([
  [1, 1],
  [99, 99],
  ['2', 2],
  [' 2 ', 2],
  ['2.0', 2],
  ['2.00000', 2],
  ['007', 7],
  ['099', 99],
])('[CRT-03] accepts %j as a quantity', (typed, quantity) => {
  expect(parseQuantity(typed, 1)).toEqual(E.right(quantity));
});

test.each([
  '',
  ' ',
  'two',
  '1.5',
  '2.',
  '-1',
  '+1',
  '1e1',
  '0x10',
  '1 2',
  '1,0',
  '100',
  '1000',
  '٣',
  -1,
  0.5,
  100,
  1e21,
  Number.NaN,
  Infinity,
])('[CRT-03] rejects %j as a quantity', (typed) => {
  expect(parseQuantity(typed, 0)).toEqual(refused(0));
});

test.each<[number | string, unknown, unknown]>([
  [0, E.right(0), refused(1)],
  ['0', E.right(0), refused(1)],
  ['0.0', E.right(0), refused(1)],
  [-0, E.right(0), refused(1)],
])('[CRT-03] accepts %j for removing a line but not for adding', (typed, asChange, asAddition) => {
  expect(parseQuantity(typed, 0)).toEqual(asChange);
  expect(parseQuantity(typed, 1)).toEqual(asAddition);
});

test('[CRT-03] accepts every integer from the minimum to 99, as a number or typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: -200, max: 300 }), (minimum, number) => {
      const expected = number >= minimum && number <= MAX_QUANTITY ? E.right(number) : refused(minimum);
      expect(parseQuantity(number, minimum)).toEqual(expected);
      expect(parseQuantity(String(number), minimum)).toEqual(expected);
      expect(parseQuantity(`${number}.0`, minimum)).toEqual(expected);
    }),
  );
});

test('[CRT-03] rejects any text or reads it as an integer within the bounds', () => {
  const typed = fc.oneof(
    anyText(8),
    fc.double(),
    fc.string({ unit: fc.constantFrom(...'0123456789.- e'), maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(0 as const, 1 as const), typed, (minimum, text) => {
      const quantity = parseQuantity(text, minimum);
      if (E.isLeft(quantity)) return expect(quantity).toEqual(refused(minimum));
      expect(Number.isInteger(quantity.right)).toBe(true);
      expect(quantity.right).toBeGreaterThanOrEqual(minimum);
      expect(quantity.right).toBeLessThanOrEqual(MAX_QUANTITY);
    }),
  );
});
