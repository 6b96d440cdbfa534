import { fields, listOf, optionalNumber, text, textUnlessNull } from '../../http/wire-codecs';

const couponWire = fields('coupon', {
  couponNo: text,
  amount: optionalNumber,
  expirationDate: textUnlessNull,
  petcoPOSPushStatus: textUnlessNull,
});

/** `palsPromotion/retrievePalsRewardsDetails/@self`: a shopper who is not a member has an empty number (PAL-03). */
export const rewardsWire = fields('rewards', {
  palsRewardsNo: textUnlessNull,
  memberSince: textUnlessNull,
  pointsRequired: optionalNumber,
  palsRewardsCoupons: listOf(couponWire),
});
