import { fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { FIRST_FOCUS } from '../../../ui/design/first-focus';
import { SignInDialog } from '../../../ui/sign-in/sign-in-dialog';
import { SignInViewModel } from '../../../ui/sign-in/sign-in-view-model';

const show = (onCreateAccount?: () => void) => {
  let opened = 0;
  const onOpened = (): void => void (opened += 1);
  const model = new SignInViewModel({ returnPath: '/checkout', isServiceDown: false }, 'modal', {
    signIn: () => TE.left({ kind: 'login-service-down' }),
    onSignedIn: () => undefined,
  });
  const dialog = <SignInDialog model={model} onOpened={onOpened} onCreateAccount={onCreateAccount} />;
  const { rerender } = render(dialog);
  rerender(dialog);
  return { opened: () => opened };
};

test('[MOD-04] the dialog asks for email and password and links to the password reset', () => {
  show();
  expect(screen.getByLabelText('Email')).toHaveProperty('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
    '/shop/ResetPasswordForm?URL=%2Fcheckout',
  );
});

test('[MOD-07] focuses the email first', () => {
  show();
  const marked = document.querySelectorAll(`[${FIRST_FOCUS}]`);
  expect([...marked]).toEqual([screen.getByLabelText('Email')]);
});

test('[MOD-04] reports its opening once', () => {
  expect(show().opened()).toBe(1);
});

test('[MOD-04] shows no Create Account button when the card is not offered', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
});

test('[MOD-04] Create Account opens the registration for the card', () => {
  let registrations = 0;
  show(() => (registrations += 1));
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(registrations).toBe(1);
});

test('[ERR-06] [FRM-09] reports on submit that the login service is flagged as down', async () => {
  show();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'pat@example.test' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret123' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We're sorry, our login system is currently unavailable due to maintenance. please check back again soon.",
  );
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Secret123');
});
