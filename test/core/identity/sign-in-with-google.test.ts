import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { googleOffer } from '../../../core/identity/sign-in/google-offer';
import { makeSignInWithGoogle } from '../../../core/identity/sign-in/sign-in-with-google';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { aMember } from '../../builders/rewards';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeGoogleGateway } from '../../fakes/fake-google-gateway';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { EVERYTHING } from '../../builders/capabilities';

const REWARDS = aMember({ palsRewardsNo: '123456789' });

const setUp = (isDown = false) => {
  const session = new FakeSessionStore();
  session.cookies.hasCookie('WC_SESSION_ESTABLISHED', 'x');
  const identity = new FakeIdentityGateway();
  const google = new FakeGoogleGateway(identity.caller).acceptsCredential('good', '700002');
  const rewards = new FakeRewardsGateway(identity.caller).hasMember('700002', REWARDS);
  const signIn = makeSignInWithGoogle({
    google,
    session,
    ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
    refreshRewards: makeRefreshRewards({ rewards, rewardsStore: session.rewardsStore, capabilities: EVERYTHING }),
    configuration: TE.right({ ONELOGIN_SERVICE_DOWN: String(isDown) }),
  });
  return { session, identity, google, signIn };
};

test("[USR-11] performs every step of a sign-in with Google's credential", async () => {
  const { session, identity, signIn } = setUp();
  const passedThrough: Array<string | undefined> = [];
  identity.caller.onSignIn((formerId) => void passedThrough.push(formerId));
  expect(await signIn('good')()).toEqual(
    E.right({ userId: '700002', signedInFromModal: false, autoSignInAfterRegister: false }),
  );
  expect([session.userId(), session.userType()]).toEqual(['700002', 'registered']);
  expect(session.cookies.names()).not.toContain('WC_SESSION_ESTABLISHED');
  expect(session.rewardsStore.stored()).toEqual(REWARDS);
  expect(passedThrough).toEqual([expect.stringMatching(/^\d+$/)]);
});

test('[USR-11] [USR-05] marks a sign-in from the dialog as such', async () => {
  expect(await setUp().signIn('good', 'modal')()).toMatchObject({ right: { signedInFromModal: true } });
});

test('[USR-11] [FRM-09] rejects a Google sign-in while the login service is flagged as down', async () => {
  const { session, signIn } = setUp(true);
  expect(await signIn('good')()).toEqual(E.left({ kind: 'login-service-down' }));
  expect(session.cookies.names()).toContain('WC_SESSION_ESTABLISHED');
});

test('[USR-11] refuses an invalid credential, and the shopper stays a guest', async () => {
  const { session, signIn } = setUp();
  expect(await signIn('forged')()).toMatchObject({ left: { kind: 'sign-in-failed', failure: { kind: 'refused' } } });
  expect(session.userType()).toBe('guest');
});

test.each(EVERY_FAILURE)('[USR-11] keeps the shopper a guest with the service %s', async (_case, failure) => {
  const { session, google, signIn } = setUp();
  google.fails(failure);
  expect(await signIn('good')()).toEqual(E.left({ kind: 'sign-in-failed', failure }));
  expect(session.userType()).toBe('guest');
});

const ON = { GOOGLE_SIGNIN_ENABLED: 'ON', GOOGLE_ONETAP_ENABLED: 'ON' };
const GUEST = { isRegistered: false };
const NOTHING = { button: false, oneTap: false };

test.each([
  ['both switches on', { kind: 'stub' } as const, ON, GUEST, { button: true, oneTap: true }],
  [
    'the button only',
    { kind: 'stub' } as const,
    { GOOGLE_SIGNIN_ENABLED: 'ON' },
    GUEST,
    { button: true, oneTap: false },
  ],
  ['one tap only', { kind: 'stub' } as const, { GOOGLE_ONETAP_ENABLED: 'ON' }, GUEST, { button: false, oneTap: true }],
  [
    'other values',
    { kind: 'stub' } as const,
    { GOOGLE_SIGNIN_ENABLED: 'on', GOOGLE_ONETAP_ENABLED: 'true' },
    GUEST,
    NOTHING,
  ],
  ['no configuration', { kind: 'google', clientId: 'x' } as const, {}, GUEST, NOTHING],
  ['no identity provider', undefined, ON, GUEST, NOTHING],
  ['a registered shopper', { kind: 'google', clientId: 'x' } as const, ON, { isRegistered: true }, NOTHING],
])('[USR-11] offers the matching parts of Google sign-in with %s', (_case, setup, configuration, user, offer) => {
  expect(googleOffer(setup, configuration, user)).toEqual(offer);
});
