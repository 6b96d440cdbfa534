import * as fc from 'fast-check';
import { isExpired } from '../../../core/checkout/checkout';
import { suggestedTips } from '../../../core/checkout/tip';

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

test.each([
  ['on the last day of its month', '2030-01-31T23:59:59Z', false],
  ['on the first day of the next month', '2030-02-01T00:00:00Z', true],
])('[PAY-05] a card through January 2030 %s: expired %s', (_when, now, expired) => {
  expect(isExpired({ expiryMonth: 1, expiryYear: 2030 }, Date.parse(now))).toBe(expired);
  expect(isExpired({ expiryMonth: undefined, expiryYear: undefined }, Date.parse(now))).toBe(false);
});
