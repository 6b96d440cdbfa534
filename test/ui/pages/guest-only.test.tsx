import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeAutoObservable, runInAction } from 'mobx';
import { HOME_PATH } from '../../../core/paths/paths';
import { GUEST, type HeaderUser } from '../../../core/identity/session/header-user';
import { LINKS } from '../../../core/paths/links';
import { GuestOnly } from '../../../ui/pages/shared/guest-only';
import { aCustomer } from '../../builders/header-user';

const show = (user: HeaderUser, { returnPath = '/returns', isResponse = false } = {}) => {
  const done: string[] = [];
  const chrome = makeAutoObservable({
    user,
    status: 'idle' as const,
    signOut: async () => void done.push('signed out'),
  });
  render(
    <GuestOnly chrome={chrome} returnPath={returnPath} isResponse={isResponse}>
      <h1>The form</h1>
    </GuestOnly>,
  );
  return { chrome, done };
};

const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const linkTo = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

test('[RTE-06] [USR-01] shows a guest the form', () => {
  show(GUEST);
  expect(heading()).toBe('The form');
});

test('[RTE-06] [USR-01] shows a signed-in shopper the links onward and the sign-out', () => {
  const { done } = show(aCustomer({ firstName: 'Robin' }));
  expect(heading()).toBe('You’re signed in as Robin');
  expect([linkTo('Continue where you left off'), linkTo('My Account')]).toEqual(['/returns', LINKS.myAccount]);
  const out = screen.getByRole('button', { name: 'Sign Out' });
  expect(out.closest('form')).toMatchObject({ method: 'post', action: expect.stringMatching(/\/shop\/Logoff$/) });
  fireEvent.click(out);
  expect(done).toEqual(['signed out']);
});

test('[RTE-06] makes sense without a name and a return address', () => {
  show(aCustomer({ firstName: undefined }), { returnPath: HOME_PATH });
  expect([heading(), linkTo('Start shopping')]).toEqual(['You’re signed in', HOME_PATH]);
});

test('[ERR-07] shows the result of a submitted form to its sender', () => {
  show(aCustomer(), { isResponse: true });
  expect(heading()).toBe('The form');
});

test('[USR-05] a sign-in over the page replaces the form', () => {
  const { chrome } = show(GUEST);
  act(() => runInAction(() => void (chrome.user = aCustomer({ firstName: 'Robin' }))));
  expect(heading()).toBe('You’re signed in as Robin');
});
