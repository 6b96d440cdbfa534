import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { SignIn } from '../../../core/identity/sign-in';
import { SignInPage } from '../../../ui/pages/sign-in/sign-in-page';
import { SignInViewModel } from '../../../ui/pages/sign-in/sign-in-view-model';
import { aRefusal } from '../../builders/upstream-failure';
import { FakePageHistory } from '../../fakes/fake-page-history';

const REFUSED = 'The specified logon ID or password are not correct. Verify the information provided and log in again.';

const show = (signIn: SignIn) => {
  const history = new FakePageHistory('/shop/LogonForm');
  const data = { returnPath: '/shop/OrderItemDisplay', isServiceDown: false, email: '', problem: undefined };
  render(<SignInPage model={new SignInViewModel(data, { signIn, history })} />);
  const type = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const submit = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { history, type, submit };
};

const refusing: SignIn = () =>
  TE.left({ kind: 'sign-in-failed', failure: aRefusal({ codes: ['2030'], message: undefined, parameters: [] }) });

test('[ERR-07] a refusal stands above the form, marks both fields and keeps what was typed', async () => {
  const { type, submit } = show(refusing);
  type('Email', 'pat@example.test');
  type('Password', 'wrong');
  submit();
  expect(await screen.findByText(REFUSED)).toBeDefined();
  for (const label of ['Email', 'Password']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'pat@example.test');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
});

test('[FRM-02] each empty field says that it is required', async () => {
  const { submit } = show((credentials) =>
    TE.left({ kind: 'missing-credentials', fields: credentials.email === '' ? ['email', 'password'] : ['password'] }),
  );
  submit();
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
});

test('[USR-05] a sign-in leads back to where the shopper was', async () => {
  const { history, type, submit } = show(() =>
    TE.right({ userId: '700002', signedInFromModal: false, autoSignInAfterRegister: false }),
  );
  type('Email', 'pat@example.test');
  type('Password', 'Secret123');
  submit();
  await waitFor(() => expect(history.left).toBe('/shop/OrderItemDisplay'));
});

test('the password can be shown and hidden again', () => {
  show(refusing);
  const password = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: /show password/i }));
  expect(password).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: /hide password/i }));
  expect(password).toHaveProperty('type', 'password');
});
