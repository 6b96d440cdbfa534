import type { Rewards } from '../../core/rewards/rewards';
import type { RewardsGateway } from '../../core/rewards/rewards-gateway';
import { aNonMember } from '../builders/rewards';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

/** The programme's members in memory; which of them is asking stands in `caller`. */
export class FakeRewardsGateway extends FakeUpstream<keyof RewardsGateway> implements RewardsGateway {
  private readonly members = new Map<string, Rewards>();

  constructor(readonly caller: FakeCaller = new FakeCaller()) {
    super('commerce');
  }

  hasMember(userId: string, rewards: Rewards): this {
    this.members.set(userId, structuredClone(rewards));
    return this;
  }

  readonly details: RewardsGateway['details'] = this.answer('details', () =>
    structuredClone(this.members.get(this.caller.userId ?? '') ?? aNonMember),
  );
}
