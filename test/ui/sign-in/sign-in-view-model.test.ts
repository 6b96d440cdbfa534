import * as TE from 'fp-ts/TaskEither';
import { makeEnsureGuestIdentity } from '../../../core/identity/session/ensure-guest-identity';
import { makeSignIn, type SignedIn, type SignInOrigin } from '../../../core/identity/sign-in/sign-in';
import { LOGIN_SERVICE_DOWN } from '../../../core/identity/sign-in/sign-in-message';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { SignInViewModel, type SignInStart } from '../../../ui/sign-in/sign-in-view-model';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { EVERYTHING } from '../../builders/capabilities';

const REQUIRED = 'This field is required.';

const open = (start: Partial<SignInStart> = {}, origin: SignInOrigin = 'page') => {
  const identity = new FakeIdentityGateway().hasCustomer('pat@example.test', 'Secret123', '700002');
  const session = new FakeSessionStore();
  const flags = { ONELOGIN_SERVICE_DOWN: String(start.isServiceDown ?? false) };
  const signedIn: SignedIn[] = [];
  const model = new SignInViewModel({ returnPath: '/shop/OrderItemDisplay', isServiceDown: false, ...start }, origin, {
    signIn: makeSignIn({
      identity,
      session,
      ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
      refreshRewards: makeRefreshRewards({
        rewards: new FakeRewardsGateway(),
        rewardsStore: session.rewardsStore,
        capabilities: EVERYTHING,
      }),
      configuration: TE.fromIO(() => ({ ...flags })),
    }),
    onSignedIn: (facts) => void signedIn.push(facts),
  });
  const fill = (email: string, password: string): void => {
    model.form.change('email', email);
    model.form.change('password', password);
  };
  const errors = () => [model.form.field('email').errors, model.form.field('password').errors];
  return { model, identity, flags, signedIn, fill, errors };
};

test('[USR-05] signs in with an email in any letter case and notifies its follower', async () => {
  const { model, signedIn, fill } = open();
  fill('Pat@Example.TEST', 'Secret123');
  await model.submit();
  expect(signedIn).toEqual([{ userId: '700002', signedInFromModal: false, autoSignInAfterRegister: false }]);
  expect(model.status).toBe('signed-in');
});

test('[USR-05] [MOD-04] marks a sign-in from the dialog as such', async () => {
  const { model, signedIn, fill } = open({}, 'modal');
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(signedIn).toMatchObject([{ signedInFromModal: true }]);
});

test('[ERR-07] a refusal marks both fields and keeps what was typed until the next submit', async () => {
  const { model, signedIn, fill } = open();
  fill('pat@example.test', 'wrong');
  await model.submit();
  expect(model.message).toBe('Either the logon ID or the password is incorrect.');
  expect(model.isRefused).toBe(true);
  expect(model.form.values).toEqual({ email: 'pat@example.test', password: 'wrong' });
  model.form.change('password', 'Secret123');
  expect(model.isRefused).toBe(true);
  await model.submit();
  expect([model.isRefused, signedIn.length]).toEqual([false, 1]);
});

test('[FRM-01] [FRM-02] empty fields show errors without a request, each until it is filled', async () => {
  const { model, identity, errors } = open();
  await model.submit();
  expect(errors()).toEqual([[REQUIRED], [REQUIRED]]);
  expect([model.form.failedChecks, model.isRefused, identity.caller.userId]).toEqual([1, false, undefined]);
  model.form.change('email', 'p');
  expect(errors()).toEqual([[], [REQUIRED]]);
  model.form.change('password', 's');
  expect(errors()).toEqual([[], []]);
});

test('[ERR-06] reports an unreachable service without marking a field, whatever came before', async () => {
  const { model, identity, fill } = open();
  fill('pat@example.test', 'wrong');
  await model.submit();
  expect(model.isRefused).toBe(true);
  identity.isDown('signIn');
  await model.submit();
  expect([model.message, model.isRefused]).toEqual([
    'We couldn’t sign you in right now. Please try again in a moment.',
    false,
  ]);
});

test('[ERR-06] marks no field after hydration for an outage without scripts', () => {
  expect(open({ refusal: 'No answer.', isAnswered: false }).model.isRefused).toBe(false);
});

test('[FRM-05] does not check the form of a sign-in password', async () => {
  const { model, fill, errors } = open();
  fill('pat', 'x');
  await model.submit();
  expect(errors()).toEqual([[], []]);
  expect(model.isRefused).toBe(true);
});

test('[USR-07] [FRM-09] [ERR-06] reports that the login service is down and lets no submit through', async () => {
  const { model, identity, signedIn, fill } = open({ isServiceDown: true });
  expect(model.message).toBe(LOGIN_SERVICE_DOWN);
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect([model.message, signedIn, identity.caller.userId]).toEqual([LOGIN_SERVICE_DOWN, [], undefined]);
  expect(model.form.values.password).toBe('Secret123');
});

test('[FRM-09] reads the flag with each submit', async () => {
  const { model, flags, signedIn, fill } = open();
  fill('pat@example.test', 'Secret123');
  flags.ONELOGIN_SERVICE_DOWN = 'true';
  await model.submit();
  expect([model.message, signedIn]).toEqual([LOGIN_SERVICE_DOWN, []]);
  flags.ONELOGIN_SERVICE_DOWN = '';
  await model.submit();
  expect(signedIn).toHaveLength(1);
});

test('[ERR-07] keeps a refusal without scripts after hydration, with the email and the marks', () => {
  const { model, errors } = open({ email: 'pat@example.test', refusal: 'No.', errors: { password: REQUIRED } });
  expect([model.message, model.isRefused, model.form.values.email]).toEqual(['No.', true, 'pat@example.test']);
  expect(errors()).toEqual([[], [REQUIRED]]);
});

test('[USR-05] ignores a second submit while the first is pending', async () => {
  const { model, signedIn, fill } = open();
  fill('pat@example.test', 'wrong');
  await Promise.all([...Array(8)].map(() => model.submit()));
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(signedIn).toHaveLength(1);
});

test('[ERR-07] reports a missing response, and the form can be sent again', async () => {
  const { model, identity, fill } = open();
  identity.isDown();
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(model.message).toBe('We couldn’t sign you in right now. Please try again in a moment.');
  expect(model.status).toBe('idle');
});

test('[USR-05] has no password when the form returns after a sign-in, and can be sent again', async () => {
  const { model, signedIn, fill } = open();
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(model.form.values.password).toBe('');
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(signedIn).toHaveLength(2);
});
