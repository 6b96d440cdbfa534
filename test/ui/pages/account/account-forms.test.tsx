import { fireEvent, render, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { makeChangeProfile } from '../../../../core/account/profile/change-profile';
import { makeConfirmEmailChange, makeRequestEmailChange } from '../../../../core/account/profile/change-email';
import { makeChangePassword } from '../../../../core/account/profile/change-password';
import { makeSignOutEverywhere } from '../../../../core/account/security/sign-out-everywhere';
import { withRefusal, type ActionResult, type PageAction } from '../../../../ui/page/page-action';
import type { PageOutcome } from '../../../../ui/page/page';
import {
  makeChangeProfileAction,
  makeConfirmEmailAction,
  makeRequestEmailAction,
} from '../../../../ui/pages/account/profile/profile-actions';
import type { ProfileData } from '../../../../ui/pages/account/profile/profile-data';
import { makeProfileLoader } from '../../../../ui/pages/account/profile/profile-loader';
import { ProfilePage } from '../../../../ui/pages/account/profile/profile-page';
import {
  makeChangePasswordAction,
  makeEndSessionAction,
  makeSignOutEverywhereAction,
} from '../../../../ui/pages/account/security/security-actions';
import type { SecurityData } from '../../../../ui/pages/account/security/security-data';
import { makeSecurityLoader } from '../../../../ui/pages/account/security/security-loader';
import { SecurityPage } from '../../../../ui/pages/account/security/security-page';
import { aSession } from '../../../builders/account-session';
import { aProfile } from '../../../builders/profile';
import { anUnreachable } from '../../../builders/upstream-failure';
import { FakeAccountSessions } from '../../../fakes/fake-account-sessions';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeProfileGateway } from '../../../fakes/fake-profile-gateway';

const USER = '700002';
const NOW = Date.parse('2026-11-23T18:08:11.000Z');

const world = (profile = aProfile()) => {
  const caller = new FakeCaller().signsIn(USER);
  const profiles = new FakeProfileGateway(caller).hasAccount(USER, profile, 'Pawsome123');
  const sessions = new FakeAccountSessions(caller).hasSessions(
    USER,
    aSession({ id: '1', isCurrent: true }),
    aSession({ id: '2', browser: 'Safari', system: 'iPhone' }),
  );
  const shop = 'Petco';
  return {
    caller,
    profiles,
    sessions,
    profilePage: makeProfileLoader({ loadProfile: profiles.profile, ownNotices: TE.right([]), shop }),
    securityPage: makeSecurityLoader({
      loadProfile: profiles.profile,
      openSessions: sessions.open,
      clock: () => NOW,
      shop,
    }),
    changeProfile: makeChangeProfileAction({ changeProfile: makeChangeProfile({ profiles }), shop }),
    requestEmail: makeRequestEmailAction({ requestEmailChange: makeRequestEmailChange({ profiles }), shop }),
    confirmEmail: makeConfirmEmailAction({ confirmEmailChange: makeConfirmEmailChange({ profiles }), shop }),
    changePassword: makeChangePasswordAction({ changePassword: makeChangePassword({ profiles }), shop }),
    endSession: makeEndSessionAction({ endSession: sessions.end, shop }),
    signOutEverywhere: makeSignOutEverywhereAction({ signOutEverywhere: TE.right('/shop/en/petcostore?ts=1'), shop }),
  };
};

const request = (query = '') => ({
  path: '/account',
  parameters: {},
  query: new URLSearchParams(query),
  cameFrom: undefined,
});

const post = <Data,>(action: PageAction<Data>, fields: Readonly<Record<string, string>>): Promise<ActionResult<Data>> =>
  action(new URLSearchParams(fields))();

/** The data of a page; fails the test for any other outcome. */
const dataOf = <Data,>(outcome: PageOutcome<Data>): Data => {
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return outcome.data;
};

/** The page after a refused form. */
const pageAfter = <Data,>(outcome: PageOutcome<Data>, result: ActionResult<Data>): Data => {
  if (result.kind !== 'refused') throw new Error(result.kind);
  return dataOf(withRefusal(outcome, result));
};

const DETAILS = { firstName: 'Robin', lastName: 'Reed', phone: '', wantsOffers: 'true' };
const signIn = (page: string) => ({
  kind: 'redirect',
  url: `/shop/LogonForm?URL=${encodeURIComponent(page)}`,
  isPermanent: false,
});
const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the profile', () => {
  const show = (data: ProfileData) => render(<ProfilePage data={data} />);
  const offersBox = (): HTMLInputElement => screen.getByRole('checkbox', { name: 'Email me about offers and news' });

  test('[ACC-02] shows what is stored, and posts natively', async () => {
    show(dataOf(await world(aProfile({ wantsOffers: true })).profilePage(request())()));
    expect([value('First name'), value('Last name'), screen.getByText('pat@example.test').tagName]).toEqual([
      'Pat',
      'Doe',
      'STRONG',
    ]);
    expect(offersBox().checked).toBe(true);
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).form;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/account/profile']);
    expect(screen.queryByLabelText('Code from our email')).toBeNull();
  });

  test('[ACC-02] guests sign in and come back; a service that is down says so', async () => {
    const { caller, profiles, profilePage } = world();
    caller.signsOut();
    expect(await profilePage(request())()).toEqual(signIn('/account/profile'));
    profiles.isDown();
    expect(await profilePage(request())()).toEqual({ kind: 'unavailable' });
  });

  test('[ACC-02] saves, sends a code, and takes the new address', async () => {
    const own = world();
    expect(await post(own.changeProfile, DETAILS)).toEqual({ kind: 'see-other', url: '/account/profile?done=saved' });
    expect(await post(own.requestEmail, { email: 'new@example.test', oldPassword: 'Pawsome123' })).toEqual({
      kind: 'see-other',
      url: '/account/profile?done=code-sent',
    });
    const { unmount } = show(dataOf(await own.profilePage(request('done=code-sent'))()));
    expect(screen.getByRole('alert').textContent).toMatch(/sent a code/);
    expect(screen.getByText(/We sent it to new@example\.test/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Code from our email'));
    unmount();
    expect(await post(own.confirmEmail, { code: own.profiles.mailedCode(USER) ?? '' })).toEqual({
      kind: 'see-other',
      url: '/account/profile?done=email-changed',
    });
    show(dataOf(await own.profilePage(request('done=email-changed'))()));
    expect(screen.getByText('new@example.test').tagName).toBe('STRONG');
    expect(offersBox().checked).toBe(true);
  });

  test('[ACC-02] a new address needs the current password, which is not shown again', async () => {
    const { requestEmail, profiles, profilePage } = world();
    const typed = { email: 'new@example.test', oldPassword: 'Wrong1234' };
    show(pageAfter(await profilePage(request())(), await post(requestEmail, typed)));
    expect([value('New email'), value('Current password')]).toEqual(['new@example.test', '']);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(profiles.mailedCode(USER)).toBeUndefined();
  });

  test('[ACC-02] an account without a password is not asked for one', async () => {
    const { requestEmail, profilePage } = world(aProfile({ hasPassword: false }));
    show(dataOf(await profilePage(request())()));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(await post(requestEmail, { email: 'new@example.test' })).toMatchObject({ kind: 'see-other' });
  });

  test('[ACC-02] a refused form keeps what was typed, with the errors beside the fields', async () => {
    const { changeProfile, profilePage } = world();
    const typed = { ...DETAILS, lastName: 'R33d', phone: '12' };
    show(pageAfter(await profilePage(request())(), await post(changeProfile, typed)));
    expect([value('Last name'), value('Phone number')]).toEqual(['R33d', '(2']);
    expect(screen.getByText(/check 2 fields/)).toBeTruthy();
  });

  test('[ACC-02] a session that ended half-way keeps what was typed and offers the sign-in', async () => {
    const { caller, changeProfile, profilePage } = world();
    caller.signsOut();
    const result = await post(changeProfile, DETAILS);
    expect(result).toMatchObject({ kind: 'refused', status: 401, url: '/account/profile' });
    show(pageAfter(await profilePage(request())(), result));
    expect([value('First name'), screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')]).toEqual([
      'Robin',
      '/shop/LogonForm?URL=%2Faccount%2Fprofile',
    ]);
    expect(screen.queryByLabelText('New email')).toBeNull();
  });

  test('[ACC-02] with scripts, invalid fields are not posted, and a valid form is posted once', async () => {
    show(dataOf(await world().profilePage(request())()));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
    const submit = (): boolean => fireEvent.submit(button.form ?? button);
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: '' } });
    expect(submit()).toBe(false);
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Robin' } });
    expect([submit(), submit()]).toEqual([true, false]);
    fireEvent(window, new Event('pageshow'));
    expect(submit()).toBe(true);
  });
});

describe('sign-in and security', () => {
  const show = (data: SecurityData) => render(<SecurityPage data={data} />);

  test('[ACC-07] shows where the account is signed in and marks this browser', async () => {
    show(dataOf(await world().securityPage(request())()));
    const [here, phone] = within(screen.getByRole('region', { name: 'Where you’re signed in' })).getAllByRole(
      'listitem',
    );
    expect(here?.textContent).toBe('Firefox on WindowsThis browserLast used 5 minutes ago');
    expect(phone?.textContent).toBe('Safari on iPhoneLast used 5 minutes agoSign out Safari on iPhone');
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeTruthy();
  });

  test('[ACC-07] ends one session, or all of them', async () => {
    const { sessions, endSession, signOutEverywhere } = world();
    expect(await post(endSession, { sessionId: '2' })).toEqual({
      kind: 'see-other',
      url: '/account/security?done=session-ended',
    });
    expect(await sessions.open()).toMatchObject({ right: [{ id: '1' }] });
    expect(await post(signOutEverywhere, {})).toMatchObject({
      kind: 'see-other',
      url: '/shop/LogonForm?signedout=everywhere',
      headers: { 'clear-site-data': '"storage"' },
    });
  });

  test('[ACC-07] the password and the sessions fail by themselves', async () => {
    const own = world();
    own.sessions.isDown();
    const { unmount } = show(dataOf(await own.securityPage(request())()));
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/account/security');
    expect(screen.getByLabelText('Current password')).toBeTruthy();
    unmount();
    const other = world();
    other.profiles.isDown();
    show(dataOf(await other.securityPage(request())()));
    expect(screen.getAllByText(/Last used/)).toHaveLength(2);
    expect(screen.getByText(/We couldn’t load this/)).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    other.sessions.isDown();
    expect(await other.securityPage(request())()).toEqual({ kind: 'unavailable' });
  });

  test('[ACC-02] changes the password; a refusal never shows a password again', async () => {
    const { changePassword, profiles, securityPage } = world();
    const wrong = await post(changePassword, { oldPassword: 'Wrong1234', newPassword: 'Brandnew456' });
    expect(JSON.stringify(wrong)).not.toMatch(/Wrong1234|Brandnew456/);
    const { unmount } = show(pageAfter(await securityPage(request())(), wrong));
    expect(screen.getAllByText(/current password is incorrect/).length).toBeGreaterThan(0);
    unmount();
    expect(await post(changePassword, { oldPassword: 'Pawsome123', newPassword: 'Brandnew456' })).toEqual({
      kind: 'see-other',
      url: '/account/security?done=password-changed',
    });
    expect(profiles.passwordOf(USER)).toBe('Brandnew456');
  });

  test('[ACC-02] shows the rule for passwords before any error', async () => {
    show(dataOf(await world().securityPage(request())()));
    expect(screen.getByText('8-20 characters and include at least one number and 1 capital letter')).toBeTruthy();
  });

  test('[ACC-02] an account without a password is led to the code by mail', async () => {
    show(dataOf(await world(aProfile({ hasPassword: false })).securityPage(request())()));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('link', { name: /with a code by email/ }).getAttribute('href')).toBe(
      '/shop/ResetPasswordForm',
    );
  });

  test('[ACC-07] a browser is signed out once; a second press and a session of another account are told that it is not signed in', async () => {
    const { sessions, endSession, securityPage } = world();
    sessions.hasSessions('700009', aSession({ id: '9' }));
    const see = (done: string) => ({ kind: 'see-other', url: `/account/security?done=${done}` });
    expect(await post(endSession, { sessionId: '2' })).toEqual(see('session-ended'));
    for (const sessionId of ['2', '9', '']) expect(await post(endSession, { sessionId })).toEqual(see('session-gone'));
    show(dataOf(await securityPage({ ...request(), query: new URLSearchParams('done=session-gone') })()));
    expect(screen.getByRole('alert').textContent).toBe('That browser isn’t signed in to your account anymore.');
  });

  test('[ACC-07] says above the list why a session could not be ended', async () => {
    const { sessions, endSession, securityPage } = world();
    sessions.fails(anUnreachable({ cause: 'timed-out' }), 'end');
    show(pageAfter(await securityPage(request())(), await post(endSession, { sessionId: '2' })));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t confirm your change/);
  });

  test('[ACC-02] a session that ended half-way shows the password form again, with the sign-in', async () => {
    const { caller, changePassword, securityPage } = world();
    caller.signsOut();
    const result = await post(changePassword, { oldPassword: 'Pawsome123', newPassword: 'Brandnew456' });
    show(pageAfter(await securityPage(request())(), result));
    expect(screen.getByLabelText('Current password')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/session has ended/);
  });

  test('[ACC-07] says that only the other browsers are signed out', async () => {
    const { sessions, securityPage } = world();
    const signOutEverywhere = makeSignOutEverywhere({ sessions, signOut: TE.left(anUnreachable()) });
    const action = makeSignOutEverywhereAction({ signOutEverywhere, shop: 'Petco' });
    show(pageAfter(await securityPage(request())(), await post(action, {})));
    expect(screen.getByRole('alert').textContent).toMatch(/other browsers were signed out, but this one wasn’t/);
  });

  test('[ACC-07] guests sign in and come back', async () => {
    const { caller, securityPage } = world();
    caller.signsOut();
    expect(await securityPage(request())()).toEqual(signIn('/account/security'));
  });
});
