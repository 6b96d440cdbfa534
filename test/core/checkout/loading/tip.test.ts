import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { isExpired } from '../../../../core/checkout/loading/checkout';
import { parseTip, suggestedTips } from '../../../../core/checkout/loading/tip';

test('[CHK-06] suggests three growing amounts in half dollars from $2', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
      const tips = suggestedTips(cents / 100);
      expect(tips).toHaveLength(3);
      expect(tips.every((tip) => tip >= 2 && Number.isInteger(tip * 2))).toBe(true);
      expect(tips.toSorted((a, b) => a - b)).toEqual(tips);
      expect(new Set(tips).size).toBe(3);
    }),
  );
});

test.each(['500.01', '999999', '$1000'])('[CHK-06] names the limit for a tip of %s', (typed) => {
  expect(parseTip(typed)).toEqual(E.left({ kind: 'invalid-tip', message: 'Please enter a tip of $500 or less.' }));
});

test('[CHK-06] accepts a tip up to the limit', () => {
  expect(parseTip('500.00')).toEqual(E.right(500));
});

test('[FRM-09] names the form of an amount before its limit', () => {
  expect(parseTip('999999.999')).toMatchObject({ left: { message: expect.stringContaining('up to two decimals') } });
});

test.each([
  ['on the last day of its month', '2030-01-31T23:59:59Z', false],
  ['on the first day of the next month', '2030-02-01T00:00:00Z', true],
])('[PAY-05] a card through January 2030 %s: expired %s', (_when, now, expired) => {
  expect(isExpired({ expiryMonth: 1, expiryYear: 2030 }, Date.parse(now))).toBe(expired);
  expect(isExpired({ expiryMonth: undefined, expiryYear: undefined }, Date.parse(now))).toBe(false);
});

test.each(['', ' ', '$'])(
  '[CHK-06] an own amount that is left empty (%j) is asked for, and is not taken as no tip',
  (typed) => {
    expect(parseTip(typed)).toEqual(
      E.left({ kind: 'invalid-tip', message: 'Please enter an amount, or choose No tip.' }),
    );
    expect(parseTip('0')).toEqual(E.right(0));
  },
);
