import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { SignIn } from '../../../core/identity/sign-in/sign-in';
import { makeSignInLoader } from '../../../ui/pages/sign-in/sign-in-loader';
import { SIGNED_OUT_PATH } from '../../../ui/pages/sign-in/signed-out-path';
import { SignInPage } from '../../../ui/pages/sign-in/sign-in-page';
import { SignInViewModel, type SignInStart } from '../../../ui/sign-in/sign-in-view-model';
import { aRefusal } from '../../builders/upstream-failure';

const REFUSED = 'The specified logon ID or password are not correct. Verify the information provided and log in again.';

const show = (signIn: SignIn, start: Partial<SignInStart> = {}, isPasswordRenewed = false) => {
  const followed: string[] = [];
  const model = new SignInViewModel({ returnPath: '/checkout', isServiceDown: false, ...start }, 'page', {
    signIn,
    onSignedIn: ({ userId }) => void followed.push(userId),
  });
  render(<SignInPage model={model} isPasswordRenewed={isPasswordRenewed} />);
  const type = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const submit = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { followed, type, submit };
};

const refusing: SignIn = () => TE.left({ kind: 'sign-in-failed', failure: aRefusal() });

const admitting: SignIn = () =>
  TE.right({ userId: '700002', signedInFromModal: false, autoSignInAfterRegister: false });

test('[ERR-07] announces a refusal above the form, marks both fields and keeps what was typed', async () => {
  const { type, submit } = show(refusing);
  type('Email', 'pat@example.test');
  type('Password', 'wrong');
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(REFUSED);
  const message = screen.getByRole('alert').id;
  for (const label of ['Email', 'Password']) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(message);
  }
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'pat@example.test');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
});

test('[FRM-02] requires the empty fields, and a focused summary links to them', async () => {
  const { submit } = show(refusing);
  submit();
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Password: This field is required.' });
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBe(screen.getByLabelText('Password'));
  expect(document.activeElement?.contains(link)).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[USR-05] navigates after a sign-in', async () => {
  const { followed, type, submit } = show(admitting);
  type('Email', 'pat@example.test');
  type('Password', 'Secret123');
  submit();
  await waitFor(() => expect(followed).toEqual(['700002']));
});

test('shows and hides the password', () => {
  show(refusing);
  const password = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: /show password/i }));
  expect(password).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: /hide password/i }));
  expect(password).toHaveProperty('type', 'password');
});

test('[MOD-04] links to the password reset with the return address', () => {
  show(refusing);
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
    '/shop/ResetPasswordForm?URL=%2Fcheckout',
  );
});

test('[RTE-05] links to the registration with the return address', () => {
  show(refusing);
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe(
    '/shop/UserRegistrationForm?new=Y&URL=%2Fcheckout',
  );
});

test('[MOD-04] asks for a sign-in with the new password until a refusal', () => {
  show(refusing, {}, true);
  expect(screen.getByText('Your password has been changed. Sign in with the new one.')).toBeDefined();
});

test("[FRM-02] shows the server's missing fields of a form without scripts beside them", () => {
  show(refusing, { email: 'pat@example.test', errors: { password: 'This field is required.' } });
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
});

test('[ACC-07] after signing out everywhere the sign-in page says so', async () => {
  const load = makeSignInLoader({ configuration: TE.right({}), shop: 'Petco' });
  const query = new URLSearchParams(SIGNED_OUT_PATH.split('?')[1]);
  const outcome = await load({ path: '/shop/LogonForm', parameters: {}, query, cameFrom: undefined })();
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  const model = new SignInViewModel(outcome.data, 'page', { signIn: admitting, onSignedIn: () => undefined });
  render(<SignInPage model={model} isSignedOut={outcome.data.isSignedOut} />);
  expect(screen.getByText('You’re signed out everywhere.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
});
