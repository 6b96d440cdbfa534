import * as E from 'fp-ts/Either';
import type { Rewards } from '../../core/rewards/rewards';
import type { RewardsGateway } from '../../core/rewards/rewards-gateway';
import type { Making } from './making';

/** The world behind a RewardsGateway. */
export interface RewardsWorld {
  readonly gateway: RewardsGateway;
  /** Makes the caller a member with at least one coupon; returns the member's rewards. */
  readonly memberSignsIn: () => Promise<Rewards>;
  /** Makes the caller a customer who never joined. */
  readonly nonMemberSignsIn: () => Promise<void>;
  /** Makes the caller a member with coupons that were never loaded; returns their numbers. */
  readonly memberWithNewCouponsSignsIn: () => Promise<ReadonlyArray<string>>;
  /** Advances the time until the store system has confirmed the sent coupons. */
  readonly storeSystemResponds: () => Promise<void>;
}

export const REWARDS_CALLS = ['details', 'load'] as const;

const statuses = async (gateway: RewardsGateway): Promise<ReadonlyArray<string>> => {
  const details = await gateway.details();
  if (E.isLeft(details)) throw new Error(JSON.stringify(details.left));
  return details.right.palsRewardsCoupons.map(({ state }) => state);
};

/** Every RewardsGateway, fake or real, passes this. */
export const rewardsGatewayContract = (name: string, makeWorld: Making<RewardsWorld>): void => {
  describe(`[PLT-02] ${name} as a RewardsGateway`, () => {
    test("[PAL-03] [RWD-05] returns a member's number, points and coupons", async () => {
      const { gateway, memberSignsIn } = await makeWorld();
      const held = await memberSignsIn();
      expect(held.palsRewardsCoupons).not.toEqual([]);
      expect(await gateway.details()).toEqual(E.right(held));
    });

    test('[PAL-03] returns no number and no coupons for a shopper who is not a member', async () => {
      const { gateway, nonMemberSignsIn } = await makeWorld();
      await nonMemberSignsIn();
      expect(await gateway.details()).toMatchObject({
        _tag: 'Right',
        right: { palsRewardsNo: undefined, palsRewardsCoupons: [] },
      });
    });

    test('[RWD-06] sent coupons have no status until the store system responds', async () => {
      const { gateway, memberWithNewCouponsSignsIn, storeSystemResponds: storeSystemAnswers } = await makeWorld();
      const couponNos = await memberWithNewCouponsSignsIn();
      expect(couponNos.length).toBeGreaterThan(1);
      expect(await gateway.load(couponNos)()).toEqual(E.right(undefined));
      expect(await statuses(gateway)).toEqual(couponNos.map(() => 'idle'));
      await storeSystemAnswers();
      expect(await statuses(gateway)).toEqual(couponNos.map(() => 'loaded'));
    });

    test('[RWD-06] refuses an unknown coupon and sends none of the others', async () => {
      const { gateway, memberWithNewCouponsSignsIn, storeSystemResponds: storeSystemAnswers } = await makeWorld();
      const [first = '', ...others] = await memberWithNewCouponsSignsIn();
      expect(await gateway.load([first, 'C-0'])()).toMatchObject({ _tag: 'Left', left: { kind: 'refused' } });
      await storeSystemAnswers();
      expect(await statuses(gateway)).toEqual(['idle', ...others.map(() => 'idle')]);
    });

    test('[RWD-06] sends nothing before the task runs', async () => {
      const { gateway, memberWithNewCouponsSignsIn, storeSystemResponds: storeSystemAnswers } = await makeWorld();
      const couponNos = await memberWithNewCouponsSignsIn();
      gateway.load(couponNos);
      await storeSystemAnswers();
      expect(await statuses(gateway)).toEqual(couponNos.map(() => 'idle'));
    });
  });
};
