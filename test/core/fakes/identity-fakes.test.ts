import { aCoupon, aMember } from '../../builders/rewards';
import { IDENTITY_CALLS, identityGatewayContract } from '../../contracts/identity-gateway.contract';
import { PERSON_CALLS, personDetailsContract, personGatewayContract } from '../../contracts/person-gateway.contract';
import { REWARDS_CALLS, rewardsGatewayContract } from '../../contracts/rewards-gateway.contract';
import { rewardsStoreContract } from '../../contracts/rewards-store.contract';
import { sessionStoreContract, storingSessionContract } from '../../contracts/session-store.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakePersonGateway } from '../../fakes/fake-person-gateway';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeRewardsStore } from '../../fakes/fake-rewards-store';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { failingWorld } from './failing-world';

identityGatewayContract('FakeIdentityGateway', () => {
  const gateway = new FakeIdentityGateway();
  const customer = { email: 'pat@example.test', password: 'Secret123' };
  return {
    gateway,
    hasCustomer: async () => {
      gateway.hasCustomer(customer.email, customer.password);
      return customer;
    },
    hasLockedCustomer: async () => {
      gateway.hasCustomer(customer.email, customer.password).isLocked(customer.email);
      return customer;
    },
    caller: async () => ({ userId: gateway.caller.userId, isRegistered: gateway.caller.isRegistered }),
  };
});

upstreamFailuresContract('FakeIdentityGateway', IDENTITY_CALLS, () => {
  const gateway = new FakeIdentityGateway();
  return failingWorld(gateway, {
    becomeGuest: gateway.becomeGuest,
    signIn: gateway.signIn('pat@example.test', 'Secret123'),
    signOut: gateway.signOut,
  });
});

test('[ERR-07] FakeIdentityGateway locks an account after too many wrong passwords', async () => {
  const gateway = new FakeIdentityGateway().hasCustomer('pat@example.test', 'Secret123');
  for (let tries = 0; tries < FakeIdentityGateway.MAX_WRONG_PASSWORDS; tries += 1) {
    expect(await gateway.signIn('pat@example.test', 'guess')()).toMatchObject({
      left: { facts: ['password-refused'] },
    });
  }
  expect(await gateway.signIn('pat@example.test', 'Secret123')()).toMatchObject({
    left: { facts: ['account-locked'] },
  });
});

test('[ERR-07] FakeIdentityGateway refuses a disabled account', async () => {
  const gateway = new FakeIdentityGateway().hasCustomer('pat@example.test', 'Secret123').isDisabled('pat@example.test');
  expect(await gateway.signIn('pat@example.test', 'Secret123')()).toMatchObject({
    left: { kind: 'refused', message: 'Your account is disabled.' },
  });
});

personGatewayContract('FakePersonGateway', () => {
  const gateway = new FakePersonGateway();
  const person = {
    userId: '700002',
    firstName: 'Pat',
    lastName: 'Doe',
    email: 'pat@example.test',
    phoneNumber: '5555550100',
  };
  gateway.hasPerson(person);
  return {
    gateway,
    signsIn: async () => {
      gateway.caller.signsIn(person.userId);
      return person;
    },
    becomesGuest: async () => void gateway.caller.becomesGuest('700001'),
  };
});

personDetailsContract('FakePersonGateway', () => {
  const gateway = new FakePersonGateway();
  return {
    gateway,
    signsInAs: async (details) => {
      gateway.hasPerson({ userId: '700002', ...details }).caller.signsIn('700002');
    },
  };
});

upstreamFailuresContract('FakePersonGateway', PERSON_CALLS, () => {
  const gateway = new FakePersonGateway();
  const { userInfo, ping, userType } = gateway;
  return failingWorld(gateway, { userInfo, ping, userType });
});

const sessionWorld = () => {
  const store = new FakeSessionStore();
  const { cookies, localStorage, rewardsStore } = store;
  return {
    store,
    hasCookies: (names: ReadonlyArray<string>) => names.forEach((name) => cookies.hasCookie(name, 'x')),
    cookies: cookies.names,
    hasStoredRewards: () => void rewardsStore.has(aMember()),
    rewardsAreStored: () => rewardsStore.stored() !== undefined,
    hasLocalStorage: (key: string, value: string) => void localStorage.has(key, value),
    localStorage: () => localStorage.all,
  };
};

sessionStoreContract('FakeSessionStore', sessionWorld);
storingSessionContract('FakeSessionStore', sessionWorld);

rewardsGatewayContract('FakeRewardsGateway', () => {
  const gateway = new FakeRewardsGateway();
  const member = aMember({ palsRewardsCoupons: [aCoupon(), aCoupon({ couponNo: 'C-2', state: 'idle' })] });
  return {
    gateway,
    memberSignsIn: async () => {
      gateway.hasMember('700002', member).caller.signsIn('700002');
      return member;
    },
    nonMemberSignsIn: async () => void gateway.hasMember('700002', member).caller.signsIn('700003'),
    memberWithNewCouponsSignsIn: async () => {
      const coupons = ['C-1', 'C-2'].map((couponNo) => aCoupon({ couponNo, state: 'idle' }));
      gateway.hasMember('700004', aMember({ palsRewardsCoupons: coupons })).caller.signsIn('700004');
      return coupons.map(({ couponNo }) => couponNo);
    },
    storeSystemResponds: async () => void gateway.confirmsSentCoupons(),
  };
});

upstreamFailuresContract('FakeRewardsGateway', REWARDS_CALLS, () => {
  const gateway = new FakeRewardsGateway();
  return failingWorld(gateway, { details: gateway.details, load: gateway.load(['C-1']) });
});

rewardsStoreContract('FakeRewardsStore', () => ({ store: new FakeRewardsStore() }));
