import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { GUEST } from '../../../core/identity/session/header-user';
import type { SignOutData } from '../../../ui/pages/sign-out/sign-out-data';
import { SignOutPage } from '../../../ui/pages/sign-out/sign-out-page';
import { SignOutViewModel } from '../../../ui/pages/sign-out/sign-out-view-model';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const show = (isRegistered: boolean, next: SignOutData['next'] = 'home'): void => {
  const model = new SignOutViewModel(
    { next, isLedHere: false, returnPath: '/checkout' },
    {
      signOut: TE.right('/'),
      history: new FakePageHistory('/shop/Logoff'),
      session: new FakeSessionStore(),
      leadsTo: () => true,
    },
  );
  render(<SignOutPage model={model} chrome={{ user: { ...GUEST, isRegistered } }} />);
};

test('[RTE-06] asks a signed-in shopper, with a button that signs out', () => {
  show(true);
  expect(screen.getByRole('heading', { name: 'Sign out of this device?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});

test('[RTE-06] links a shopper who is not signed in to the sign-in', () => {
  show(false);
  expect(screen.getByRole('heading', { name: 'You’re signed out' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/shop/LogonForm');
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ERR-01] continues by its button after an error, signed in or not', () => {
  show(false, 'logon-form');
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy();
});
