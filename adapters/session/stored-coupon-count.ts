import type { IO } from 'fp-ts/IO';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { REWARDS_KEY } from './session-names';

/**
 * How many coupons the stored rewards have (RWD-03): all that a first view needs of them, without what reads them
 * whole. Undefined when nothing is stored, or nothing that can be read.
 */
export const makeStoredCouponCount =
  (sessionStorage: Pick<KeyValueStorage, 'read'>): IO<number | undefined> =>
  () => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.read(REWARDS_KEY)() ?? 'null');
      const coupons = (stored as { readonly palsRewardsCoupons?: unknown } | null)?.palsRewardsCoupons;
      return Array.isArray(coupons) ? coupons.length : undefined;
    } catch {
      return undefined;
    }
  };
