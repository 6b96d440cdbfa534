import * as TE from 'fp-ts/TaskEither';
import { makeEnsureGuestIdentity } from '../../../core/identity/ensure-guest-identity';
import { makeSignIn } from '../../../core/identity/sign-in';
import { LOGIN_SERVICE_DOWN } from '../../../core/identity/sign-in-message';
import { makeRefreshRewards } from '../../../core/rewards/refresh-rewards';
import { SignInViewModel } from '../../../ui/pages/sign-in/sign-in-view-model';
import { FakeIdentityGateway } from '../../fakes/fake-identity-gateway';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeRewardsGateway } from '../../fakes/fake-rewards-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const open = ({ isServiceDown = false } = {}) => {
  const identity = new FakeIdentityGateway().hasCustomer('pat@example.test', 'Secret123');
  const session = new FakeSessionStore();
  const history = new FakePageHistory('/shop/LogonForm');
  const model = new SignInViewModel(
    { returnPath: '/shop/OrderItemDisplay', isServiceDown, email: '', problem: undefined },
    {
      signIn: makeSignIn({
        identity,
        session,
        ensureGuestIdentity: makeEnsureGuestIdentity({ identity, session }),
        refreshRewards: makeRefreshRewards({ rewards: new FakeRewardsGateway(), rewardsStore: session.rewardsStore }),
        configuration: TE.right({ ONELOGIN_SERVICE_DOWN: String(isServiceDown) }),
      }),
      history,
    },
  );
  const fill = (email: string, password: string): void => {
    model.typeEmail(email);
    model.typePassword(password);
  };
  return { model, identity, history, fill };
};

test('[USR-05] signs in with whatever case the email was typed in, and goes back to where the shopper was', async () => {
  const { model, history, fill } = open();
  fill('Pat@Example.TEST', 'Secret123');
  await model.submit();
  expect(history.left).toBe('/shop/OrderItemDisplay');
  expect(model.status).toBe('signed-in');
});

test('[ERR-07] a refusal marks both fields and keeps what was typed until it is sent again', async () => {
  const { model, history, fill } = open();
  fill('pat@example.test', 'wrong');
  await model.submit();
  expect(model.message).toBe('Either the logon ID or the password is incorrect.');
  expect(model.isRefused).toBe(true);
  expect([model.email, model.password]).toEqual(['pat@example.test', 'wrong']);
  model.typePassword('Secret123');
  expect(model.isRefused).toBe(true);
  await model.submit();
  expect(history.left).toBe('/shop/OrderItemDisplay');
});

test('[FRM-02] an empty field says so, until something is typed into it', async () => {
  const { model } = open();
  await model.submit();
  expect([model.emailError, model.passwordError]).toEqual(['This field is required.', 'This field is required.']);
  expect(model.isRefused).toBe(false);
  model.typeEmail('p');
  expect([model.emailError, model.passwordError]).toEqual([undefined, 'This field is required.']);
  model.typePassword('s');
  expect(model.message).toBeUndefined();
});

test('[USR-07] while the login service is down the page says so and nobody is signed in', async () => {
  const { model, history, fill } = open({ isServiceDown: true });
  expect(model.message).toBe(LOGIN_SERVICE_DOWN);
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(model.message).toBe(LOGIN_SERVICE_DOWN);
  expect(history.left).toBeUndefined();
});

test('[USR-05] a second submit while the first is on its way is ignored', async () => {
  const { model, identity, fill } = open();
  fill('pat@example.test', 'wrong');
  await Promise.all([...Array(8)].map(() => model.submit()));
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(identity.caller.userId).toBeDefined();
  expect(model.status).toBe('signed-in');
});

test('[ERR-07] no answer is said to be that, and the form can be sent again', async () => {
  const { model, identity, fill } = open();
  identity.isDown();
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(model.message).toBe(
    'We could not reach our sign-in service. Nothing was changed; please try again in a moment.',
  );
  expect(model.status).toBe('idle');
});

test('[USR-05] a form that comes back after a sign-in has forgotten the password and can be sent again', async () => {
  const { model, identity, fill } = open();
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(model.password).toBe('');
  identity.caller.leaves();
  fill('pat@example.test', 'Secret123');
  await model.submit();
  expect(identity.caller.userId).toBeDefined();
});
