import { render, screen, within } from '@testing-library/react';
import { makeDeleteAccount } from '../../../../core/account/data/delete-account';
import { CapabilityContext } from '../../../../ui/page/capability-context';
import { withRefusal } from '../../../../ui/page/page-action';
import { makeDeleteAccountAction } from '../../../../ui/pages/account/data/data-actions';
import type { OwnDataPage } from '../../../../ui/pages/account/data/data-data';
import { makeOwnDataLoader } from '../../../../ui/pages/account/data/data-loader';
import { OwnDataPageView } from '../../../../ui/pages/account/data/data-page';
import { aProfile } from '../../../builders/profile';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakePersonalData } from '../../../fakes/fake-personal-data';
import { FakeProfileGateway } from '../../../fakes/fake-profile-gateway';
import { FakeSessionStore } from '../../../fakes/fake-session-store';

const USER = '700002';

const world = ({ openOrders = [] as ReadonlyArray<string>, hasPassword = true } = {}) => {
  const caller = new FakeCaller().signsIn(USER);
  const session = new FakeSessionStore();
  session.hasRegistered(USER);
  const personalData = new FakePersonalData(caller).hasAccount(USER, 'pat@example.test', 'Pawsome123', openOrders);
  const profiles = new FakeProfileGateway(caller).hasAccount(USER, aProfile({ hasPassword }));
  const load = makeOwnDataLoader({ loadProfile: profiles.profile, userType: session.userType, shop: 'Petco' });
  const remove = makeDeleteAccountAction({
    deleteAccount: makeDeleteAccount({ personalData, session }),
    shop: 'Petco',
  });
  const open = (query = '') =>
    load({ path: '/account/data', parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })();
  return {
    caller,
    session,
    personalData,
    profiles,
    open,
    remove: (password: string) => remove(new URLSearchParams({ password }))(),
  };
};
type World = ReturnType<typeof world>;

const show = (data: OwnDataPage) => render(<OwnDataPageView data={data} />);

const showPage = async (own: World, query = '') => {
  const outcome = await own.open(query);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return show(outcome.data);
};

const showRefused = async (own: World, password: string) => {
  const result = await own.remove(password);
  if (result.kind !== 'refused') throw new Error(result.kind);
  const outcome = withRefusal(await own.open(), result);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  show(outcome.data);
  return result;
};

test('[ACC-07] offers the download and says what a deletion does before it asks for the password', async () => {
  await showPage(world());
  const download = screen.getByRole('link', { name: 'Download as JSON' });
  // With `download`, the browser would save the sign-in page as a file when the session has ended.
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual(['/account/data/download', false]);
  const deletion = within(screen.getByRole('region', { name: 'Delete your account' }));
  const ends = deletion.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  for (const part of ['pets and vets', 'repeat deliveries', 'upcoming appointments', 'memberships', 'points']) {
    expect(ends.some((text) => text.includes(part))).toBe(true);
  }
  expect(deletion.getByLabelText('Current password').getAttribute('type')).toBe('password');
});

test('[ACC-07] a shop without repeat deliveries, appointments and pets does not speak of them', async () => {
  const outcome = await world().open();
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  render(
    <CapabilityContext value={{ can: () => false, leadsTo: () => false }}>
      <OwnDataPageView data={outcome.data} />
    </CapabilityContext>,
  );
  const deletion = within(screen.getByRole('region', { name: 'Delete your account' }));
  expect(deletion.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'We’ll delete your name, email, phone number, addresses and saved cards right away.',
    'You’ll be signed out everywhere.',
    expect.stringMatching(/^By law/),
  ]);
});

test('[ACC-07] deletes the account, forgets the shopper and leads to a page that says so', async () => {
  const own = world();
  expect(await own.remove('Pawsome123')).toEqual({
    kind: 'see-other',
    url: '/account/data?done=deleted',
    headers: { 'clear-site-data': '"storage"' },
  });
  expect([own.personalData.exists(USER), own.session.userType()]).toEqual([false, 'guest']);
  await showPage(own, 'done=deleted');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account has been deleted');
  expect(screen.queryByRole('navigation', { name: 'My Account' })).toBeNull();
});

test('[ACC-07] a link to the page after a deletion tells nobody who is signed in that the account is deleted', async () => {
  await showPage(world(), 'done=deleted');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your data');
});

test.each([
  ['', 'This field is required.'],
  ['Wrong1234', 'Your current password is incorrect.'],
])('[ACC-07] refuses the password "%s" beside its field and deletes nothing', async (password, message) => {
  const own = world();
  const result = await showRefused(own, password);
  expect(screen.getAllByText(new RegExp(message)).length).toBeGreaterThan(0);
  expect([result.status, own.personalData.exists(USER), own.session.userType()]).toEqual([400, true, 'registered']);
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
});

test('[ACC-07] names the orders that are not finished', async () => {
  const own = world({ openOrders: ['900001'] });
  expect((await showRefused(own, 'Pawsome123')).status).toBe(409);
  expect(screen.getByRole('alert').textContent).toMatch(/couldn’t delete/);
  expect(screen.getByRole('link', { name: 'Order 900001' }).getAttribute('href')).toBe(
    '/shop/OrderDetail?orderId=900001',
  );
  expect(own.personalData.exists(USER)).toBe(true);
});

test('[ACC-07] an account without a password is led to one', async () => {
  await showPage(world({ hasPassword: false }));
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByRole('link', { name: /with a code by email/ })).toBeTruthy();
});

test('[ACC-07] guests sign in and come back; a service that is down says so', async () => {
  const own = world();
  own.caller.signsOut();
  expect(await own.open()).toMatchObject({ kind: 'redirect', url: '/shop/LogonForm?URL=%2Faccount%2Fdata' });
  own.profiles.isDown();
  expect(await own.open()).toEqual({ kind: 'unavailable' });
});
