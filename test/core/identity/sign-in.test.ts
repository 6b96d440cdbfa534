import * as E from 'fp-ts/Either';
import { makeLoadStoreConfiguration } from '../../../core/configuration/load-store-configuration';
import { makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { makeSignIn, type Credentials, type SignedIn } from '../../../core/identity/sign-in/sign-in';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { aCoupon, aMember } from '../../builders/rewards';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeStoreConfigurationGateway } from '../../fakes/fake-store-configuration-gateway';
import { EVERYTHING } from '../../builders/capabilities';

const PAT: Credentials = { email: 'pat@example.test', password: 'Secret123' };
const PATS_REWARDS = aMember({ palsRewardsNo: '123456789' });
const SOMEBODY_ELSES_REWARDS = aMember({ palsRewardsNo: '987654321' });

/** Pat is a customer with rewards; the browser is new and still stores another shopper's rewards. */
const setUp = () => {
  const session = new FakeSessionStore();
  session.rewardsStore.has(SOMEBODY_ELSES_REWARDS);
  const identity = new FakeIdentityGateway().hasCustomer(PAT.email, PAT.password, '700002');
  const rewards = new FakeRewardsGateway(identity.caller).hasMember('700002', PATS_REWARDS);
  const storeConfiguration = new FakeStoreConfigurationGateway();
  const signIn = makeSignIn({
    identity,
    session,
    ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
    refreshRewards: makeRefreshRewards({ rewards, rewardsStore: session.rewardsStore, capabilities: EVERYTHING }),
    configuration: makeLoadStoreConfiguration({ storeConfiguration })({}, ['ONELOGIN_SERVICE_DOWN']),
  });
  return { session, identity, rewards, storeConfiguration, signIn };
};

type World = ReturnType<typeof setUp>;

const remembered = ({ session }: World): unknown => [session.userId(), session.userType()];

const signedIn = (userId: string): SignedIn => ({
  userId,
  signedInFromModal: false,
  autoSignInAfterRegister: false,
});

test('[USR-05] signs a customer in and stores them as registered', async () => {
  const world = setUp();
  expect(await world.signIn(PAT)()).toEqual(E.right(signedIn('700002')));
  expect(world.identity.caller).toMatchObject({ userId: '700002', isRegistered: true });
  expect(remembered(world)).toEqual(['700002', 'registered']);
});

test.each(['Pat@Example.TEST', '  pat@example.test ', 'PAT@EXAMPLE.TEST'])(
  '[USR-05] signs in with the id in lower case: %j',
  async (email) => {
    expect(await setUp().signIn({ ...PAT, email })()).toEqual(E.right(signedIn('700002')));
  },
);

test('[USR-05] sends the password as typed', async () => {
  const world = setUp();
  world.identity.hasCustomer('sam@example.test', ' Spaced 1 ', '700003');
  expect(await world.signIn({ email: 'sam@example.test', password: ' Spaced 1 ' })()).toEqual(
    E.right(signedIn('700003')),
  );
});

test('[USR-06] creates a guest identity for a guest first', async () => {
  const world = setUp();
  const passedThrough: Array<string | undefined> = [];
  world.identity.caller.onSignIn((formerId) => void passedThrough.push(formerId));
  await world.signIn(PAT)();
  expect(passedThrough).toEqual([expect.stringMatching(/^\d+$/)]);
});

test("[USR-06] signs in with a guest's existing identity", async () => {
  const world = setUp();
  world.session.hasGuest('700055');
  world.identity.caller.becomesGuest('700055');
  const passedThrough: Array<string | undefined> = [];
  world.identity.caller.onSignIn((formerId) => void passedThrough.push(formerId));
  await world.signIn(PAT)();
  expect(passedThrough).toEqual(['700055']);
});

test("[USR-06] clears the old session's cookies first", async () => {
  const world = setUp();
  const { cookies } = world.session;
  for (const name of ['WC_SESSION_ESTABLISHED', 'WC_PERSISTENT', 'GetMemberPals_cookie']) cookies.hasCookie(name, 'x');
  await world.signIn({ ...PAT, password: 'wrong' })();
  expect(cookies.names()).toContain('WC_PERSISTENT');
  expect(cookies.names()).not.toContain('WC_SESSION_ESTABLISHED');
  expect(cookies.names()).not.toContain('GetMemberPals_cookie');
});

test("[USR-06] stores the customer's rewards afterwards", async () => {
  const world = setUp();
  await world.signIn(PAT)();
  expect(world.session.rewardsStore.stored()).toEqual(PATS_REWARDS);
});

test('[RWD-07] does not store rewards with coupons that are not loaded', async () => {
  const world = setUp();
  world.rewards.hasMember('700002', aMember({ palsRewardsCoupons: [aCoupon({ state: 'idle' })] }));
  expect(await world.signIn(PAT)()).toEqual(E.right(signedIn('700002')));
  expect(world.session.rewardsStore.stored()).toBeUndefined();
});

test.each(EVERY_FAILURE)(
  '[USR-06] completes the sign-in without stored rewards with the rewards %s',
  async (_case, failure) => {
    const world = setUp();
    world.rewards.fails(failure);
    expect(await world.signIn(PAT)()).toEqual(E.right(signedIn('700002')));
    expect(remembered(world)).toEqual(['700002', 'registered']);
    expect(world.session.rewardsStore.stored()).toBeUndefined();
  },
);

describe('[USR-05] missing fields are reported without a request', () => {
  test.each<[string, Credentials, ReadonlyArray<keyof Credentials>]>([
    ['no email', { ...PAT, email: '' }, ['email']],
    ['a blank email', { ...PAT, email: '  ' }, ['email']],
    ['no password', { ...PAT, password: '' }, ['password']],
    ['neither', { email: '', password: '' }, ['email', 'password']],
  ])('%s', async (_case, credentials, fields) => {
    const world = setUp();
    expect(await world.signIn(credentials)()).toEqual(E.left({ kind: 'missing-credentials', fields }));
    expect(world.identity.caller.userId).toBeUndefined();
    expect(world.session.rewardsStore.stored()).toEqual(SOMEBODY_ELSES_REWARDS);
  });
});

test('[USR-07] rejects a sign-in and clears nothing while the login service is flagged as down', async () => {
  const world = setUp();
  world.storeConfiguration.has({ ONELOGIN_SERVICE_DOWN: 'true' });
  world.session.cookies.hasCookie('WC_SESSION_ESTABLISHED', 'x');
  expect(await world.signIn(PAT)()).toEqual(E.left({ kind: 'login-service-down' }));
  expect(world.identity.caller.userId).toBeUndefined();
  expect(world.session.cookies.names()).toEqual(['WC_SESSION_ESTABLISHED']);
  expect(world.session.rewardsStore.stored()).toEqual(SOMEBODY_ELSES_REWARDS);
});

test('[USR-07] signs in once the flag is cleared', async () => {
  const world = setUp();
  world.storeConfiguration.has({ ONELOGIN_SERVICE_DOWN: 'true' });
  await world.signIn(PAT)();
  world.storeConfiguration.has({ ONELOGIN_SERVICE_DOWN: '' });
  expect(await world.signIn(PAT)()).toEqual(E.right(signedIn('700002')));
});

test.each(EVERY_FAILURE)('[USR-07] signs in with the configuration %s', async (_case, failure) => {
  const world = setUp();
  world.storeConfiguration.fails(failure);
  expect(await world.signIn(PAT)()).toEqual(E.right(signedIn('700002')));
});

test.each(EVERY_FAILURE)('[USR-05] keeps the shopper the same guest with the sign-in %s', async (_case, failure) => {
  const world = setUp();
  world.session.hasGuest('700055');
  world.identity.caller.becomesGuest('700055');
  world.identity.fails(failure, 'signIn');
  expect(await world.signIn(PAT)()).toEqual(E.left({ kind: 'sign-in-failed', failure }));
  expect(remembered(world)).toEqual(['700055', 'guest']);
});

test.each(EVERY_FAILURE)('[USR-06] fails the sign-in with guest identities %s', async (_case, failure) => {
  const world = setUp();
  world.identity.fails(failure, 'becomeGuest');
  expect(await world.signIn(PAT)()).toEqual(E.left({ kind: 'sign-in-failed', failure }));
  expect(remembered(world)).toEqual([undefined, undefined]);
  expect(world.identity.caller.userId).toBeUndefined();
});

test("[ERR-07] returns the service's refusal of a wrong password", async () => {
  const world = setUp();
  expect(await world.signIn({ ...PAT, password: 'wrong' })()).toMatchObject({
    left: { kind: 'sign-in-failed', failure: { kind: 'refused', facts: ['password-refused'] } },
  });
  expect(world.session.userType()).toBe('guest');
});

test.each([
  ['page', false, false],
  ['modal', true, false],
  ['registration', false, true],
] as const)(
  '[USR-05] marks a sign-in from the %s as such',
  async (origin, signedInFromModal, autoSignInAfterRegister) => {
    expect(await setUp().signIn(PAT, origin)()).toEqual(
      E.right({ userId: '700002', signedInFromModal, autoSignInAfterRegister }),
    );
  },
);
