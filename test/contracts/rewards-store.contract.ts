import type { Rewards } from '../../core/rewards/rewards';
import type { RewardsStore } from '../../core/rewards/rewards-store';
import { aCoupon, aMember } from '../builders/rewards';
import type { Making } from './making';

export interface RewardsStoreWorld {
  /** The store is empty. */
  readonly store: RewardsStore;
}

/** Every RewardsStore, fake or real, passes this. */
export const rewardsStoreContract = (name: string, makeWorld: Making<RewardsStoreWorld>): void => {
  const member: Rewards = aMember({ palsRewardsCoupons: [aCoupon({ couponNo: 'C-1' }), aCoupon({ couponNo: 'C-2' })] });

  describe(`[PLT-02] ${name} as a RewardsStore`, () => {
    test('[RWD-07] is empty at first', async () => {
      const { store } = await makeWorld();
      expect(store.stored()).toBeUndefined();
    });

    test('[RWD-07] stores complete rewards', async () => {
      const { store } = await makeWorld();
      store.keep(member)();
      expect(store.stored()).toEqual(member);
    });

    test('[RWD-07] replaces stored rewards', async () => {
      const { store } = await makeWorld();
      store.keep(member)();
      store.keep(aMember({ palsRewardsNo: '987654321', palsRewardsCoupons: [] }))();
      expect(store.stored()).toEqual(aMember({ palsRewardsNo: '987654321', palsRewardsCoupons: [] }));
    });

    test('[RWD-07] returns a missing value as missing', async () => {
      const { store } = await makeWorld();
      const newMember = aMember({ memberSince: undefined, pointsRequired: undefined });
      store.keep(newMember)();
      expect(store.stored()).toEqual(newMember);
    });

    test('[RWD-03] stores a count without the rewards and removes it with them', async () => {
      const { store } = await makeWorld();
      expect(store.couponCount()).toBeUndefined();
      store.keepCouponCount(3)();
      expect([store.couponCount(), store.stored()]).toEqual([3, undefined]);
      store.purge();
      expect(store.couponCount()).toBeUndefined();
    });

    test('[RWD-03] counts the coupons of stored rewards', async () => {
      const { store } = await makeWorld();
      store.keep(member)();
      expect(store.couponCount()).toBe(2);
    });

    test('[USR-06] purging is idempotent', async () => {
      const { store } = await makeWorld();
      store.keep(member)();
      store.purge();
      store.purge();
      expect(store.stored()).toBeUndefined();
    });

    test('[RWD-07] stores nothing before the effect runs', async () => {
      const { store } = await makeWorld();
      store.keep(member);
      expect(store.stored()).toBeUndefined();
    });
  });
};
