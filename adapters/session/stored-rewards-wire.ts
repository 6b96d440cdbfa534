import * as t from 'io-ts';
import { fields, listOf, optionalNumber, optionalText, text } from '../http/wire-codecs';

/** Rewards as this shop, or another page of the retailer, has stored them for the visit (RWD-07). */
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
