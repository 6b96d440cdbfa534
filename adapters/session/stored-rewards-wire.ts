import * as t from 'io-ts';
import { fields, listOf, optionalNumber, optionalText, text } from '../http/wire-codecs';

/** Rewards as this shop keeps them for the visit, and as other pages of the retailer may have kept them (RWD-07). */
export const storedRewardsWire = fields('stored rewards', {
  palsRewardsNo: optionalText,
  memberSince: optionalText,
  pointsRequired: optionalNumber,
  palsRewardsCoupons: listOf(
    fields('coupon', {
      couponNo: text,
      amount: optionalNumber,
      expirationDate: t.string,
      petcoPOSPushStatus: t.string,
    }),
  ),
});
