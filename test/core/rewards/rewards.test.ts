import fc from 'fast-check';
import { formatExpiry } from '../../../core/rewards/coupons/expiry';
import { couponCount, rewardProgress } from '../../../core/rewards/rewards';
import { hasCardPanel, rewardsVariant } from '../../../core/rewards/rewards-variant';
import { aCoupon, aMember, aNonMember } from '../../builders/rewards';

test.each([
  [100, 0],
  [40, 60],
  [1, 99],
  [0, 100],
  [-20, 100],
  [250, 0],
])('[RWD-04] shows the progress bar with %d points missing at %d %%', (pointsRequired, percent) => {
  expect(rewardProgress({ pointsRequired })).toEqual({ points: percent, percent });
});

test('[RWD-04] keeps the bar between 0 and 100 % for any points', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer()), (pointsRequired) => {
      const progress = rewardProgress({ pointsRequired });
      if (Number.isNaN(pointsRequired)) return progress === undefined;
      return progress !== undefined && progress.percent >= 0 && progress.percent <= 100;
    }),
  );
});

test('[RWD-04] never shows a shorter bar for fewer missing points', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (missing, less) => {
      const percent = (pointsRequired: number): number => rewardProgress({ pointsRequired })?.percent ?? Number.NaN;
      return percent(missing - less) >= percent(missing);
    }),
  );
});

test('[RWD-04] shows no bar without data from the programme', () => {
  expect(rewardProgress(aNonMember)).toBeUndefined();
});

test('[RWD-03] counts every coupon, whatever its status', () => {
  const palsRewardsCoupons = (['idle', 'loaded', 'unavailable'] as const).map((state) => aCoupon({ state }));
  expect(couponCount(aMember({ palsRewardsCoupons }))).toBe(3);
  expect(couponCount(aNonMember)).toBe(0);
});

test.each([
  ['123456789', false, 'REGISTERED'],
  [undefined, false, 'NOT_REGISTERED'],
  ['123456789', true, 'REGISTERED_PCC'],
  [undefined, true, 'NOT_REGISTERED_PCC'],
  [' ', true, 'NOT_REGISTERED_PCC'],
] as const)('[RWD-01] Pals number %j and the card feature %j make %s', (palsNumber, isCardOn, variant) => {
  expect(rewardsVariant({ palsNumber, isCardOn })).toBe(variant);
});

test('[RWD-02] shows the card panel in the two credit-card variants only', () => {
  const variants = ['REGISTERED', 'NOT_REGISTERED', 'REGISTERED_PCC', 'NOT_REGISTERED_PCC'] as const;
  expect(variants.map(hasCardPanel)).toEqual([false, false, true, true]);
});

test.each([
  ['2030-03-01', 'Mar 1, 2030'],
  ['2030-03-01T23:59:59.000Z', 'Mar 1, 2030'],
  ['', undefined],
  ['soon', undefined],
  ['2030-13-45', undefined],
])('[RWD-05] formats the day %j as %j', (date, text) => {
  expect(formatExpiry(date)).toBe(text);
});
