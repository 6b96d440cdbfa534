import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { Rewards } from '../../core/rewards/rewards';
import type { RewardsStore } from '../../core/rewards/rewards-store';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import { couponStateOf, statusOf } from './coupon-status';
import { COUPON_COUNT_KEY, REWARDS_KEY } from './session-names';
import { makeStoredCouponCount } from './stored-coupon-count';
import { storedRewardsWire } from './stored-rewards-wire';

/**
 * Rewards in session storage under PALS_REWARDS_DATA (RWD-07), and the number of coupons under a key that is not in the
 * specification. An invalid entry counts as missing.
 */
export class StorageRewardsStore implements RewardsStore {
  readonly stored: IO<Rewards | undefined>;
  readonly couponCount: IO<number | undefined>;
  readonly purge: IO<void>;
  readonly #sessionStorage: KeyValueStorage;

  constructor(sessionStorage: KeyValueStorage) {
    this.#sessionStorage = sessionStorage;
    this.stored = () => read(sessionStorage.read(REWARDS_KEY)());
    this.couponCount = makeStoredCouponCount(sessionStorage);
    this.purge = () => {
      for (const key of [REWARDS_KEY, COUPON_COUNT_KEY]) sessionStorage.remove(key)();
    };
  }

  readonly keepCouponCount: RewardsStore['keepCouponCount'] = (count) =>
    this.#sessionStorage.write(COUPON_COUNT_KEY, String(count));

  readonly keep: RewardsStore['keep'] = (rewards) =>
    this.#sessionStorage.write(REWARDS_KEY, JSON.stringify(toStored(rewards)));
}

/** Converts rewards to the names of the specification, which other pages of the retailer read (RWD-05, RWD-07). */
const toStored = ({ palsRewardsCoupons, ...rewards }: Rewards): t.TypeOf<typeof storedRewardsWire> => ({
  ...rewards,
  palsRewardsCoupons: palsRewardsCoupons.map(({ state, ...coupon }) => ({
    ...coupon,
    petcoPOSPushStatus: statusOf(state),
  })),
});

const read = (kept: string | undefined): Rewards | undefined =>
  kept === undefined
    ? undefined
    : pipe(
        E.tryCatch((): unknown => JSON.parse(kept), E.toError),
        E.chainW(storedRewardsWire.decode),
        E.match(
          () => undefined,
          (rewards) => ({
            ...rewards,
            palsRewardsCoupons: rewards.palsRewardsCoupons.map(({ petcoPOSPushStatus, ...coupon }) => ({
              ...coupon,
              amount: coupon.amount ?? 0,
              state: couponStateOf(petcoPOSPushStatus),
            })),
          }),
        ),
      );
