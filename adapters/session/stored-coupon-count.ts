import type { IO } from 'fp-ts/IO';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { COUPON_COUNT_KEY, REWARDS_KEY } from './session-names';

/**
 * Returns the number of coupons (RWD-03): from the stored rewards, which another page of the retailer may have written,
 * or from the last count. A first view needs only this number, so it is read without the codecs of the rewards.
 * Undefined when nothing valid is stored.
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
