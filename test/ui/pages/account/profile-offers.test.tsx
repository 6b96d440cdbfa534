import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { makeChangeProfile } from '../../../../core/account/profile/change-profile';
import { makeChangeProfileAction } from '../../../../ui/pages/account/profile/profile-actions';
import { makeProfileLoader } from '../../../../ui/pages/account/profile/profile-loader';
import { ProfilePage } from '../../../../ui/pages/account/profile/profile-page';
import { aProfile } from '../../../builders/profile';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeProfileGateway } from '../../../fakes/fake-profile-gateway';

const USER = '700002';
const REQUEST = { path: '/account', parameters: {}, query: new URLSearchParams(), cameFrom: undefined };

/** What the account wants now, and the page that shows it. */
const arrange = async (wantsOffers: boolean) => {
  const profiles = new FakeProfileGateway(new FakeCaller().signsIn(USER)).hasAccount(USER, aProfile({ wantsOffers }));
  const change = makeChangeProfileAction({ changeProfile: makeChangeProfile({ profiles }), shop: 'Petco' });
  const page = await makeProfileLoader({ loadProfile: profiles.profile, ownNotices: TE.right([]), shop: 'Petco' })(
    REQUEST,
  )();
  if (page.kind !== 'page') throw new Error(page.kind);
  render(<ProfilePage data={page.data} />);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).form;
  if (form === null) throw new Error('no form');
  const posted = (): URLSearchParams =>
    new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
  return { profiles, change, posted, box: screen.getByRole('checkbox', { name: /^Email me about offers/ }) };
};

test.each([true, false])(
  '[ACC-02] saving the profile leaves the offers as they are elsewhere now, when the page showed %s and the box was left alone',
  async (shown) => {
    const { profiles, change, posted } = await arrange(shown);
    // Ended by a mail, or begun by the newsletter's form, after the page was opened.
    await profiles.change({ ...aProfile(), wantsOffers: !shown })();
    expect(await change(posted())()).toMatchObject({ kind: 'see-other' });
    expect(await profiles.profile()).toMatchObject({ right: { wantsOffers: !shown } });
  },
);

test.each([true, false])('[ACC-02] the box of the offers changes them from %s', async (shown) => {
  const { profiles, change, posted, box } = await arrange(shown);
  box.click();
  expect(await change(posted())()).toMatchObject({ kind: 'see-other' });
  expect(await profiles.profile()).toMatchObject({ right: { wantsOffers: !shown } });
});
