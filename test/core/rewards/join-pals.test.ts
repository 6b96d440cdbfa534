import * as E from 'fp-ts/Either';
import { JOIN_FAILED, makeJoinPals } from '../../../core/rewards/membership/join-pals';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { aMember } from '../../builders/rewards';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeMembershipGateway } from '../../fakes/fake-membership-gateway';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeRewardsStore } from '../../fakes/fake-rewards-store';
import { EVERYTHING } from '../../builders/capabilities';

const setUp = () => {
  const membership = new FakeMembershipGateway();
  membership.caller.signsIn('700002');
  const member = aMember({ palsRewardsCoupons: [] });
  const rewards = new FakeRewardsGateway(membership.caller).hasMember('700002', member);
  const rewardsStore = new FakeRewardsStore();
  const refreshRewards = makeRefreshRewards({ rewards, rewardsStore, capabilities: EVERYTHING });
  return { membership, rewards, rewardsStore, member, joinPals: makeJoinPals({ membership, refreshRewards }) };
};

test("[PAL-01] sets the shopper's number and refreshes the rewards after joining", async () => {
  const { membership, rewardsStore, member, joinPals } = setUp();
  expect(await joinPals()()).toEqual(E.right({ palsId: membership.palsNumberOf('700002') }));
  expect(rewardsStore.stored()).toEqual(member);
});

test('[PAL-01] reports success even when the rewards fail to load', async () => {
  const { membership, rewards, joinPals } = setUp();
  rewards.isDown();
  expect(await joinPals('6195550123')()).toMatchObject({ _tag: 'Right' });
  expect(membership.palsNumberOf('700002')).toBeDefined();
});

test.each([undefined, '', '  '])('[PAL-01] rejects the phone number %j', async (phone) => {
  const { membership, joinPals } = setUp();
  membership.knowsPhone('');
  expect(await joinPals(phone)()).toMatchObject({ _tag: 'Right' });
});

test('[PAL-01] fails without refreshing rewards on a response other than "Success"', async () => {
  const { membership, rewards, joinPals } = setUp();
  membership.isOutOfSync();
  expect(await joinPals()()).toEqual(E.left({ kind: 'not-synced' }));
  expect(rewards.detailsRequests).toBe(0);
});

test.each(EVERY_FAILURE)('[PAL-01] returns the failure with the service %s', async (_case, failure) => {
  const { membership, joinPals } = setUp();
  membership.fails(failure);
  expect(await joinPals()()).toEqual(E.left(failure));
});

test("[ERR-09] shows the specification's message", () => {
  expect(JOIN_FAILED).toBe("Sorry we've encountered an error. Please try back later.");
});
