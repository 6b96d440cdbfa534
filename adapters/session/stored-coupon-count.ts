import type { IO } from 'fp-ts/IO';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { COUPON_COUNT_KEY, REWARDS_KEY } from './session-names';

/**
 * How many coupons there are (RWD-03): in the stored rewards, which another page of the retailer may have left, or as
 * counted when they were last fetched. All that a first view needs of them, without what reads them whole. Undefined when nothing is stored,
 * or nothing that can be read.
 */
export const makeStoredCouponCount = (sessionStorage: Pick<KeyValueStorage, 'read'>): IO<number | undefined> => {
  const rewards = sessionStorage.read(REWARDS_KEY);
  const counted = sessionStorage.read(COUPON_COUNT_KEY);
  return () => countIn(rewards()) ?? wholeNumber(counted());
};

const countIn = (rewards: string | undefined): number | undefined => {
  try {
    const stored: unknown = JSON.parse(rewards ?? 'null');
    const coupons = (stored as { readonly palsRewardsCoupons?: unknown } | null)?.palsRewardsCoupons;
    return Array.isArray(coupons) ? coupons.length : undefined;
  } catch {
    return undefined;
  }
};

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
