import * as E from 'fp-ts/Either';
import type { Rewards } from '../../core/rewards/rewards';
import type { RewardsGateway } from '../../core/rewards/rewards-gateway';
import type { Making } from './making';

/** The world behind a RewardsGateway. */
export interface RewardsWorld {
  readonly gateway: RewardsGateway;
  /** The caller is now a member with at least one coupon; gives what the programme holds of them. */
  readonly memberSignsIn: () => Promise<Rewards>;
  /** The caller is now a customer who never joined. */
  readonly nonMemberSignsIn: () => Promise<void>;
}

export const REWARDS_CALLS = ['details'] as const;

/** Every RewardsGateway, fake or real, passes this. */
export const rewardsGatewayContract = (name: string, makeWorld: Making<RewardsWorld>): void => {
  describe(`[PLT-02] ${name} as a RewardsGateway`, () => {
    test('[PAL-03] [RWD-05] a member has the number, the points and the coupons that the programme holds', async () => {
      const { gateway, memberSignsIn } = await makeWorld();
      const held = await memberSignsIn();
      expect(held.palsRewardsCoupons).not.toEqual([]);
      expect(await gateway.details()).toEqual(E.right(held));
    });

    test('[PAL-03] somebody who is no member has no number and no coupons', async () => {
      const { gateway, nonMemberSignsIn } = await makeWorld();
      await nonMemberSignsIn();
      expect(await gateway.details()).toMatchObject({
        _tag: 'Right',
        right: { palsRewardsNo: undefined, palsRewardsCoupons: [] },
      });
    });
  });
};
