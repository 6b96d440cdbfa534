import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { makeChangeProfile } from '../../../../core/account/profile/change-profile';
import { withRefusal, type Refusal } from '../../../../ui/page/page-action';
import { makeChangeProfileAction } from '../../../../ui/pages/account/profile/profile-actions';
import type { ProfileData } from '../../../../ui/pages/account/profile/profile-data';
import { makeProfileLoader } from '../../../../ui/pages/account/profile/profile-loader';
import { ProfilePage } from '../../../../ui/pages/account/profile/profile-page';
import { aProfile } from '../../../builders/profile';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeProfileGateway } from '../../../fakes/fake-profile-gateway';

const USER = '700002';
const SHOWN = ['appointments', 'repeat-deliveries'];

const world = (profile = aProfile()) => {
  const profiles = new FakeProfileGateway(new FakeCaller().signsIn(USER)).hasAccount(USER, profile);
  const shop = 'Petco';
  const load = makeProfileLoader({ loadProfile: profiles.profile, ownNotices: TE.right([]), shop });
  const change = makeChangeProfileAction({ changeProfile: makeChangeProfile({ profiles }), shop });
  const request = { path: '/account', parameters: {}, query: new URLSearchParams(), cameFrom: undefined };
  return {
    profiles,
    /** Posts the form as a browser does: a checkbox that is not checked has no field. */
    post: (firstName: string, shown: ReadonlyArray<string>, wanted: ReadonlyArray<string>) =>
      change(
        new URLSearchParams([
          ['firstName', firstName],
          ['lastName', 'Reed'],
          ['phone', ''],
          ...shown.map((kind) => ['reminder', kind]),
          ...wanted.map((kind) => ['wantedReminder', kind]),
        ]),
      )(),
    /** The checkboxes of reminders on the page, after a refused form with what was typed. */
    choices: async (refused?: Refusal<ProfileData>): Promise<Readonly<Record<string, boolean>>> => {
      const loaded = await load(request)();
      const outcome = refused === undefined ? loaded : withRefusal(loaded, refused);
      if (outcome.kind !== 'page') throw new Error(outcome.kind);
      const { unmount } = render(<ProfilePage data={outcome.data} />);
      const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /^Remind me/ });
      const shown = boxes.map((box): [string, boolean] => [box.labels?.[0]?.textContent ?? '', box.checked]);
      unmount();
      return Object.fromEntries(shown);
    },
  };
};

const choice = (appointments: boolean, repeat: boolean) => ({
  'Remind me the day before an appointment': appointments,
  'Remind me three days before a repeat delivery ships': repeat,
});

test('[ACC-02] reminders can be turned off and on again', async () => {
  const { post, choices } = world();
  expect(await choices()).toEqual(choice(true, true));
  expect(await post('Robin', SHOWN, ['repeat-deliveries'])).toMatchObject({ kind: 'see-other' });
  expect(await choices()).toEqual(choice(false, true));
  await post('Robin', SHOWN, SHOWN);
  expect(await choices()).toEqual(choice(true, true));
});

test('[ACC-02] a refused form keeps the choice of reminders and stores nothing', async () => {
  const { post, choices } = world();
  const refused = await post('R0bin', SHOWN, ['appointments']);
  if (refused.kind !== 'refused') throw new Error(refused.kind);
  expect(await choices(refused)).toEqual(choice(true, false));
  expect(await choices()).toEqual(choice(true, true));
});

test('[ACC-02] a service that sends no reminders has no choice of them', async () => {
  expect(await world(aProfile({ reminders: [] })).choices()).toEqual({});
});

test('[ACC-02] reminders that the form did not show stay as they are', async () => {
  const { post, choices } = world();
  await post('Robin', [], []);
  expect(await choices()).toEqual(choice(true, true));
});
