import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeLoadStoreConfiguration } from '../../../core/configuration/load-store-configuration';
import { makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { isAnswerLost, makeRegister } from '../../../core/identity/registration/register';
import { makeSignIn } from '../../../core/identity/sign-in/sign-in';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { aRegistration } from '../../builders/registration';
import { aMember } from '../../builders/rewards';
import { aRefusal, anUnintelligible, anUnreachable, EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeRegistrationGateway } from '../../fakes/fake-registration-gateway';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeStoreConfigurationGateway } from '../../fakes/fake-store-configuration-gateway';
import { EVERYTHING } from '../../builders/capabilities';

const ROBIN = aRegistration();

/** The browser is new and still stores another shopper's rewards; there are no accounts. */
const setUp = () => {
  const session = new FakeSessionStore();
  session.rewardsStore.has(aMember({ palsRewardsNo: '987654321' }));
  const registration = new FakeRegistrationGateway();
  const { identity } = registration;
  const storeConfiguration = new FakeStoreConfigurationGateway();
  const configuration = makeLoadStoreConfiguration({ storeConfiguration })({}, ['ONELOGIN_SERVICE_DOWN']);
  const rewards = new FakeRewardsGateway(identity.caller);
  const joinedWith: string[] = [];
  const world = {
    session,
    registration,
    identity,
    storeConfiguration,
    joinedWith,
    joining: TE.right<unknown, void>(undefined),
  };
  const register = makeRegister({
    registration,
    session,
    configuration,
    signIn: makeSignIn({
      identity,
      session,
      configuration,
      ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
      refreshRewards: makeRefreshRewards({ rewards, rewardsStore: session.rewardsStore, capabilities: EVERYTHING }),
    }),
    joinPals: (phone) => () => {
      joinedWith.push(phone);
      return world.joining();
    },
  });
  return Object.assign(world, { register });
};

type World = ReturnType<typeof setUp>;

const remembered = ({ session }: World): unknown => [session.userId(), session.userType()];

test('[REG-05] [USR-05] signs the new customer in and stores them as registered', async () => {
  const world = setUp();
  const outcome = await world.register(ROBIN)();
  expect(outcome).toEqual(
    E.right({ userId: world.identity.caller.userId, signedInFromModal: false, autoSignInAfterRegister: true }),
  );
  expect(world.identity.caller.isRegistered).toBe(true);
  expect(remembered(world)).toEqual([world.identity.caller.userId, 'registered']);
  expect(world.registration.accounts).toEqual([ROBIN]);
});

test("[REG-05] clears the old session's cookies and rewards before the registration request", async () => {
  const world = setUp();
  const { cookies, rewardsStore } = world.session;
  const kept = ['WC_USERACTIVITY_1', 'WC_PERSISTENT', 'WC_AUTHENTICATION_1', 'WC_physicalStores'];
  for (const name of ['WC_SESSION_ESTABLISHED', 'GetMemberPals_cookie', ...kept]) cookies.hasCookie(name, 'x');
  world.registration.refuses(400);
  await world.register(ROBIN)();
  expect(cookies.names()).toEqual(expect.arrayContaining(kept));
  expect(cookies.names()).toHaveLength(kept.length);
  expect(rewardsStore.stored()).toBeUndefined();
});

describe('[REG-03] without an email or a password makes no request', () => {
  test.each([
    ['no email', { email: '' }],
    ['a blank email', { email: '  ' }],
    ['no password', { password: '' }],
    ['neither', { email: '', password: '' }],
  ])('%s', async (_case, facts) => {
    const world = setUp();
    expect(await world.register({ ...ROBIN, ...facts })()).toEqual(E.left({ kind: 'missing-credentials' }));
    expect(world.registration.accounts).toEqual([]);
    expect(world.session.rewardsStore.stored()).toBeDefined();
  });
});

test('[FRM-09] [USR-07] rejects a registration and clears nothing while the login service is flagged as down', async () => {
  const world = setUp();
  world.storeConfiguration.has({ ONELOGIN_SERVICE_DOWN: 'true' });
  expect(await world.register(ROBIN)()).toEqual(E.left({ kind: 'login-service-down' }));
  expect(world.registration.accounts).toEqual([]);
  expect(world.session.rewardsStore.stored()).toBeDefined();
});

test.each(EVERY_FAILURE)('[FRM-09] registers with the configuration %s', async (_case, failure) => {
  const world = setUp();
  world.storeConfiguration.fails(failure);
  expect(await world.register(ROBIN)()).toMatchObject(E.right({}));
});

test.each(EVERY_FAILURE)(
  '[REG-05] signs nobody in and stores nothing with the registration %s',
  async (_case, failure) => {
    const world = setUp();
    world.registration.fails(failure);
    expect(await world.register(ROBIN)()).toEqual(E.left({ kind: 'registration-failed', failure }));
    expect(remembered(world)).toEqual([undefined, undefined]);
    expect(world.identity.caller.userId).toBeUndefined();
  },
);

test.each(EVERY_FAILURE)(
  '[REG-05] reports the created account when the following sign-in is %s',
  async (_case, failure) => {
    const world = setUp();
    world.identity.fails(failure, 'signIn');
    expect(await world.register(ROBIN)()).toEqual(
      E.left({ kind: 'made-but-not-signed-in', reason: { kind: 'sign-in-failed', failure } }),
    );
    expect(world.registration.accounts).toEqual([ROBIN]);
  },
);

test("[ERR-08] returns the service's refusal of an email that has an account", async () => {
  const world = setUp();
  world.registration.hasAccount(ROBIN.email);
  expect(await world.register(ROBIN)()).toMatchObject({
    left: { kind: 'registration-failed', failure: { facts: ['email-taken'] } },
  });
});

describe('[PAL-01] a rewards phone number', () => {
  test('is sent after the sign-in as ten digits', async () => {
    const world = setUp();
    await world.register({ ...ROBIN, palsPhoneNumber: '(555) 555-0199' })();
    expect(world.joinedWith).toEqual(['5555550199']);
  });

  test('is not sent with a membership number or when it is empty', async () => {
    const world = setUp();
    await world.register({ ...ROBIN, palsPhoneNumber: '(555) 555-0199', palsReward: '123456789' })();
    await world.register({ ...ROBIN, email: 'lou@example.test' })();
    expect(world.joinedWith).toEqual([]);
  });

  test('has no effect on the registration when the programme refuses it', async () => {
    const world = setUp();
    world.joining = TE.left({ kind: 'not-synced' });
    expect(await world.register({ ...ROBIN, palsPhoneNumber: '5555550199' })()).toMatchObject(
      E.right({ autoSignInAfterRegister: true }),
    );
    expect(remembered(world)).toEqual([world.identity.caller.userId, 'registered']);
  });

  test('is not sent when the sign-in failed', async () => {
    const world = setUp();
    world.identity.isDown('signIn');
    await world.register({ ...ROBIN, palsPhoneNumber: '5555550199' })();
    expect(world.joinedWith).toEqual([]);
  });
});

describe('[REG-05] [ERR-08] a retry after a lost response', () => {
  /** The account was created, and the response was lost. */
  const afterLostResponse = async () => {
    const world = setUp();
    await world.registration.register(ROBIN)();
    world.identity.caller.signsOut();
    return world;
  };

  test('signs in to the created account with the typed password and joins the programme', async () => {
    const world = await afterLostResponse();
    const outcome = await world.register({ ...ROBIN, palsPhoneNumber: '5555550199' }, true)();
    expect(outcome).toMatchObject(E.right({ autoSignInAfterRegister: true }));
    expect(remembered(world)).toEqual([world.identity.caller.userId, 'registered']);
    expect(world.joinedWith).toEqual(['5555550199']);
  });

  test("does not open another customer's account, and the email counts as taken", async () => {
    const world = await afterLostResponse();
    const outcome = await world.register({ ...ROBIN, password: 'Another1pw' }, true)();
    expect(outcome).toMatchObject({ left: { kind: 'registration-failed', failure: { kind: 'refused', status: 400 } } });
    expect(world.identity.caller.isRegistered).toBe(false);
  });

  test('leaves the outcome unknown when the response is lost again', async () => {
    const world = await afterLostResponse();
    world.identity.isDown('signIn');
    const outcome = await world.register(ROBIN, true)();
    expect(outcome).toMatchObject({ left: { kind: 'registration-failed', failure: { kind: 'unreachable' } } });
  });

  test('is the only case in which a password is tried', async () => {
    const world = await afterLostResponse();
    const outcome = await world.register(ROBIN)();
    expect(outcome).toMatchObject({ left: { kind: 'registration-failed' } });
    expect(remembered(world)).toEqual([undefined, undefined]);
  });

  test('tries no password after another refusal', async () => {
    const world = await afterLostResponse();
    world.registration.refuses(400);
    expect(await world.register(ROBIN, true)()).toMatchObject({ left: { kind: 'registration-failed' } });
    expect(remembered(world)).toEqual([undefined, undefined]);
  });
});

test.each([
  [anUnreachable({ cause: 'timed-out' }), true],
  [anUnreachable({ cause: 'network' }), true],
  [anUnreachable({ cause: 'unavailable' }), false],
  [anUnintelligible(), true],
  [aRefusal({ status: 504 }), true],
  [aRefusal({ status: 400 }), false],
  [aRefusal({ status: 500 }), false],
])('[REG-05] treats the response as lost for %j: %p', (failure, isLost) => {
  expect(isAnswerLost({ kind: 'registration-failed', failure })).toBe(isLost);
  expect(isAnswerLost({ kind: 'missing-credentials' })).toBe(false);
});
