import * as TE from 'fp-ts/TaskEither';
import { makeRequestPasswordReset } from '../../../core/identity/password-reset/request-password-reset';
import { makeResetPassword } from '../../../core/identity/password-reset/reset-password';
import { LOGIN_SERVICE_DOWN } from '../../../core/identity/sign-in/sign-in-message';
import type { PasswordResetData } from '../../../ui/pages/password/password-reset-data';
import { PasswordResetViewModel } from '../../../ui/pages/password/password-reset-view-model';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';
import { FakePasswordResetStore } from '../../fakes/fake-password-reset-store';

const EMAIL = 'pat@example.test';
const DATA: PasswordResetData = {
  step: 'ask',
  returnPath: '/checkout',
  isServiceDown: false,
  email: '',
  code: '',
  sentTo: undefined,
  errors: {},
  problem: undefined,
  outboxPath: undefined,
};

const open = (data: Partial<PasswordResetData> = {}) => {
  const passwords = new FakePasswordGateway().hasAccount(EMAIL, 'Forgotten1');
  const history = new FakePageHistory('/shop/ResetPasswordForm');
  const ports = {
    passwords,
    memory: new FakePasswordResetStore(),
    ensureGuestIdentity: TE.right(undefined),
    configuration: TE.right({ ONELOGIN_SERVICE_DOWN: String(data.isServiceDown ?? false) }),
  };
  const model = new PasswordResetViewModel(
    { ...DATA, ...data },
    { requestReset: makeRequestPasswordReset(ports), resetPassword: makeResetPassword(ports), history },
  );
  const request = async (email = EMAIL): Promise<void> => {
    model.ask.change('email', email);
    await model.requestCode();
  };
  const renew = async (code: string | undefined, password = 'Brandnew456'): Promise<void> => {
    model.renew.change('code', code ?? '');
    model.renew.change('password', password);
    await model.reset();
  };
  return { model, passwords, history, call: request, renew };
};

test('[MOD-04] requests a code, and the second step has the email', async () => {
  const { model, passwords, call: request } = open();
  await request();
  expect([model.step, model.sentTo, model.renew.values.email]).toEqual(['renew', EMAIL, EMAIL]);
  expect(passwords.mailedCode(EMAIL)).toBeDefined();
});

test('[MOD-04] looks the same without an account', async () => {
  const { model, call: request } = open();
  await request('nobody@example.test');
  expect([model.step, model.sentTo, model.status]).toEqual(['renew', 'nobody@example.test', 'idle']);
});

test('[MOD-04] [USR-05] goes to the sign-in after the new password, with the return address', async () => {
  const { model, passwords, history, call: request, renew } = open();
  await request();
  await renew(passwords.mailedCode(EMAIL));
  expect(passwords.passwordOf(EMAIL)).toBe('Brandnew456');
  expect(history.navigatedTo).toBe('/shop/LogonForm?reset=done&URL=%2Fcheckout');
  expect(model.renew.values).toEqual({ email: EMAIL, code: '', password: '' });
});

test('[FRM-01] [MOD-04] shows a wrong code beside its field and keeps what was typed', async () => {
  const { model, history, call: request, renew } = open();
  await request();
  await renew('WRONG234');
  expect(model.renew.field('code').errors).toEqual([
    'This code is incorrect, used or expired. Check it, or request a new one.',
  ]);
  expect(model.renew.values).toEqual({ email: EMAIL, code: 'WRONG234', password: 'Brandnew456' });
  expect([model.message, model.renew.failedChecks, history.navigatedTo]).toEqual([undefined, 1, undefined]);
});

test('[FRM-05] does not send a password that breaks the rule', async () => {
  const { model, passwords, call: request, renew } = open();
  await request();
  await renew(passwords.mailedCode(EMAIL), 'nocapital1');
  expect(model.renew.field('password').errors).toEqual([
    '8-20 characters and include at least one number and 1 capital letter',
  ]);
  expect(passwords.passwordOf(EMAIL)).toBe('Forgotten1');
});

test('[MOD-04] a new code replaces the first, and the typed password stays', async () => {
  const { model, passwords, call: request } = open();
  await request();
  const first = passwords.mailedCode(EMAIL);
  model.renew.change('password', 'Brandnew456');
  await model.requestAnother();
  expect(passwords.mailedCode(EMAIL)).not.toBe(first);
  expect([model.codesRequested, model.renew.values.password]).toEqual([2, 'Brandnew456']);
});

test('[FRM-03] refuses another code for an invalid email beside the email', async () => {
  const { model } = open({ step: 'renew' });
  model.renew.change('email', 'pat');
  await model.requestAnother();
  expect(model.renew.field('email').errors).toHaveLength(1);
  expect(model.sentTo).toBeUndefined();
});

test('[ERR-06] [FRM-09] both steps report that the login service is down and send nothing', async () => {
  const { model, passwords, call: request, renew } = open({ isServiceDown: true, step: 'renew', email: EMAIL });
  expect(model.message).toBe(LOGIN_SERVICE_DOWN);
  await request();
  await renew('CODE1');
  expect(model.message).toBe(LOGIN_SERVICE_DOWN);
  expect([passwords.mailedCode(EMAIL), passwords.passwordOf(EMAIL)]).toEqual([undefined, 'Forgotten1']);
});

test('[MOD-04] keeps the step after a missing response, and can send again', async () => {
  const { model, passwords, call: request } = open();
  passwords.isDown();
  await request();
  expect([model.step, model.status, model.message]).toEqual([
    'ask',
    'idle',
    'Something went wrong. Nothing was changed. Please try again in a moment.',
  ]);
  passwords.isBack();
  await model.requestCode();
  expect([model.step, model.message]).toEqual(['renew', undefined]);
});

test('[MOD-04] ignores a second submit while the first is pending', async () => {
  const { model, passwords } = open();
  model.ask.change('email', EMAIL);
  await Promise.all([...Array(5)].map(() => model.requestCode()));
  expect([model.codesRequested, passwords.mailedCode(EMAIL)]).toEqual([1, 'CODE1']);
});

test("[FRM-01] shows the server's errors of a form without scripts beside their fields", () => {
  const { model } = open({ step: 'renew', email: EMAIL, errors: { code: 'No.' }, problem: 'Later.' });
  expect([model.renew.field('code').errors, model.renew.values.email, model.message]).toEqual([
    ['No.'],
    EMAIL,
    'Later.',
  ]);
});

test('[MOD-04] can be used again when the page returns after a new password', async () => {
  const { model, passwords, call: request, renew } = open();
  await request();
  await renew(passwords.mailedCode(EMAIL));
  await model.reset();
  expect([model.status, model.renew.hasErrors]).toEqual(['renewed', false]);
  await renew('WRONG234', 'Evennewer789');
  expect([model.status, model.renew.field('code').errors.length]).toEqual(['idle', 1]);
});

test('[MOD-04] the second step has a URL that a reload keeps; Back leads to the first with the email', async () => {
  const { model, history, call: request } = open();
  const dispose = model.start();
  await request();
  expect(history.current()).toBe('/shop/ResetPasswordForm?step=code&URL=%2Fcheckout');
  await model.requestAnother();
  history.goesBack();
  expect([model.step, history.current()]).toEqual(['ask', '/shop/ResetPasswordForm']);
  expect(model.ask.values.email).toBe(EMAIL);
  dispose();
  await request();
  history.goesBack();
  expect(model.step).toBe('renew');
});
