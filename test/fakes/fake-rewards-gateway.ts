import * as E from 'fp-ts/Either';
import type { CouponState, Rewards, RewardsCoupon } from '../../core/rewards/rewards';
import type { RewardsGateway } from '../../core/rewards/rewards-gateway';
import { aNonMember } from '../builders/rewards';
import { aRefusal } from '../builders/upstream-failure';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** Members of the rewards programme in memory. `caller` identifies the member. */
export class FakeRewardsGateway extends FakeUpstream<keyof RewardsGateway> implements RewardsGateway {
  readonly #members = new Map<string, Rewards>();
  readonly #sent: string[] = [];
  /** The number of calls of `details`, failed ones included. */
  detailsRequests = 0;

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasMember(userId: string, rewards: Rewards): this {
    this.#members.set(userId, structuredClone(rewards));
    return this;
  }

  /** The store system confirms every coupon sent to it. */
  confirmsSentCoupons(): this {
    for (const couponNo of this.#sent.splice(0)) this.setsCouponState(couponNo, 'loaded');
    return this;
  }

  /** The store system sets the state of a coupon. */
  setsCouponState(couponNo: string, state: CouponState): this {
    for (const [userId, rewards] of this.#members) {
      this.#members.set(userId, changed(rewards, [couponNo], { state }));
    }
    return this;
  }

  readonly details: RewardsGateway['details'] = () => {
    this.detailsRequests += 1;
    return this.respond('details', () => structuredClone(this.#own()))();
  };

  readonly load: RewardsGateway['load'] = (couponNos) =>
    this.respondEither('load', () => {
      const { palsRewardsCoupons } = this.#own();
      const own = palsRewardsCoupons.map(({ couponNo }) => couponNo);
      if (couponNos.length === 0 || couponNos.some((couponNo) => !own.includes(couponNo))) {
        return E.left(aRefusal({ service: 'commerce', status: 400 }));
      }
      const waiting = palsRewardsCoupons.filter(({ state }) => state !== 'loaded');
      const sent = waiting.map(({ couponNo }) => couponNo).filter((couponNo) => couponNos.includes(couponNo));
      this.#sent.push(...sent);
      this.hasMember(this.caller.userId ?? '', changed(this.#own(), sent, { state: 'idle' }));
      return E.right(undefined);
    });

  #own(): Rewards {
    return this.#members.get(this.caller.userId ?? '') ?? aNonMember;
  }
}

const changed = (rewards: Rewards, couponNos: ReadonlyArray<string>, facts: Partial<RewardsCoupon>): Rewards => ({
  ...rewards,
  palsRewardsCoupons: rewards.palsRewardsCoupons.map((coupon) =>
    couponNos.includes(coupon.couponNo) ? { ...coupon, ...facts } : coupon,
  ),
});
