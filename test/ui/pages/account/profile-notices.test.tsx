import { cleanup, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { makeRemoveNoticeAction } from '../../../../ui/pages/account/profile/profile-actions';
import { PendingNotices } from '../../../../ui/pages/account/profile/pending-notices';
import { makeProfileLoader } from '../../../../ui/pages/account/profile/profile-loader';
import { aProfile } from '../../../builders/profile';
import { aRefusal } from '../../../builders/upstream-failure';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeProfileGateway } from '../../../fakes/fake-profile-gateway';
import { FakeStockNotices } from '../../../fakes/fake-stock-notices';

const USER = '700002';
const EMAIL = 'pat@example.test';

const world = () => {
  const notices = new FakeStockNotices().signsIn(EMAIL);
  const profiles = new FakeProfileGateway(new FakeCaller().signsIn(USER)).hasAccount(USER, aProfile());
  const load = makeProfileLoader({ loadProfile: profiles.profile, ownNotices: notices.own, shop: 'Petco' });
  return {
    notices,
    load: load({ path: '/account', parameters: {}, query: new URLSearchParams(), cameFrom: undefined }),
    remove: makeRemoveNoticeAction({ removeOwnNotice: notices.removeOwn })(new URLSearchParams({ id: '1' })),
  };
};

test('[ACC-06] the profile shows what a mail will come about, and each request is removed there', async () => {
  const { notices, load, remove } = world();
  await notices.ask({ partNumber: 'SKU-1001', storeId: undefined, email: EMAIL })();
  expect(await load()).toMatchObject({ data: { notices: [{ id: '1', product: 'SKU-1001' }] } });
  expect(await remove()).toEqual({ kind: 'see-other', url: '/account/profile?done=notice-removed' });
  expect(await load()).toMatchObject({ data: { notices: [] } });
});

test('[ACC-06] requests that cannot be read leave the rest of the profile, and an outage removes none', async () => {
  const { notices, load, remove } = world();
  notices.isDown();
  expect(await load()).toMatchObject({ kind: 'page', data: { notices: [] } });
  expect(await remove()).toEqual({ kind: 'unavailable' });
});

test('[ACC-06] a request that the service refuses to remove shows the profile again, not an outage', async () => {
  const remove = makeRemoveNoticeAction({ removeOwnNotice: () => TE.left(aRefusal({ status: 400 })) });
  expect(await remove(new URLSearchParams({ id: 'abc' }))()).toMatchObject({ kind: 'refused', status: 400 });
});

test('[ACC-06] whoever is no longer signed in signs in before a request is removed', async () => {
  const remove = makeRemoveNoticeAction({ removeOwnNotice: () => TE.left({ kind: 'sign-in-needed' }) });
  expect(await remove(new URLSearchParams({ id: '1' }))()).toMatchObject({
    kind: 'see-other',
    url: expect.stringContaining('/shop/LogonForm'),
  });
});

test('[ACC-06] each request has its product, its place and a button that names it; without one there is no section', () => {
  render(<PendingNotices notices={[{ id: '1', product: 'Kibble, 5 lb', store: 'Mission Valley' }]} />);
  expect(screen.getByRole('listitem').textContent).toContain('At Mission Valley');
  expect(screen.getByRole('button', { name: 'Remove Kibble, 5 lb' })).toBeTruthy();
  cleanup();
  render(<PendingNotices notices={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
