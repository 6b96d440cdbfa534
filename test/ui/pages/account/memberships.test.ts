import * as TE from 'fp-ts/TaskEither';
import { makeJoinMembership } from '../../../../core/memberships/join-membership';
import { makeLoadMemberships } from '../../../../core/memberships/load-memberships';
import {
  makeCancelMembershipAction,
  makeJoinAction,
  makeKeepMembershipAction,
} from '../../../../ui/pages/account/memberships/memberships-actions';
import { makeMembershipsLoader } from '../../../../ui/pages/account/memberships/memberships-loader';
import type { Pet } from '../../../../core/pets/pet';
import { aCareMembership } from '../../../builders/appointment';
import { aPet } from '../../../builders/pet';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeCareGateway } from '../../../fakes/fake-care-gateway';

const OWNER = '700002';
const PATH = '/shop/PetcoMyMembershipsView?myAccountActivePage=myCoreCare';
const KEY = 'key-of-the-page-0001';
const REX = { planId: 'vital-care', petName: 'Rex', species: 'dog', joinKey: KEY };

const world = (userType: 'registered' | 'guest' = 'registered', pets: ReadonlyArray<Pet> = []) => {
  const care = new FakeCareGateway(new FakeCaller().signsIn(OWNER));
  const load = makeMembershipsLoader({
    loadMemberships: makeLoadMemberships({ care }),
    loadPets: TE.right({ pets, vets: [], kinds: [] }),
    newChangeKey: () => KEY,
    userType: () => userType,
    shop: 'Petco',
  });
  return {
    care,
    loaded: (query = '') =>
      load({ path: PATH, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
    join: makeJoinAction({ joinMembership: makeJoinMembership({ care }), shop: 'Petco' }),
    cancel: makeCancelMembershipAction({ cancelMembership: care.cancel }),
    keep: makeKeepMembershipAction({ keepMembership: care.keep }),
  };
};

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);

test('[ACC-09] shows the lists, the form of a plan, or the question before a cancellation', async () => {
  const { care, loaded } = world();
  care
    .hasMembership(OWNER, aCareMembership({ id: '1' }))
    .hasMembership(OWNER, aCareMembership({ id: '2', endsOn: '2026-12-22' }));
  expect(await loaded('done=joined')).toMatchObject({
    data: { running: [{ id: '1' }, { id: '2' }], joining: undefined, done: 'joined', joinKey: KEY },
    isNeverKept: true,
  });
  expect(await loaded('join=vital-care')).toMatchObject({ data: { joining: 'vital-care' } });
  expect(await loaded('cancel=1')).toMatchObject({ data: { cancelling: { id: '1' } } });
  expect(await loaded('cancel=2&join=gold&done=hacked')).toMatchObject({
    data: { cancelling: undefined, joining: undefined, done: undefined },
  });
});

test('[ACC-09] [ACC-04] the form of a plan is filled in with the only saved pet that can join, or with the chosen one', async () => {
  const rex = aPet({ id: '1', name: 'Rex' });
  const mia = aPet({ id: '2', name: 'Mia', kind: 'cat' });
  const nemo = aPet({ id: '3', name: 'Nemo', kind: 'fish' });
  const [member, other] = [
    { id: '1', petName: 'Rex', species: 'dog' },
    { id: '2', petName: 'Mia', species: 'cat' },
  ];
  const { care, loaded } = world('registered', [rex, mia, nemo]);
  expect(await loaded('join=vital-care')).toMatchObject({ data: { saved: [member, other], chosen: undefined } });
  expect(await loaded('join=vital-care&pet=2')).toMatchObject({ data: { chosen: other } });
  expect(await loaded('join=vital-care&pet=3')).toMatchObject({ data: { chosen: undefined } });
  expect(await loaded()).toMatchObject({ data: { saved: [] } });
  care.hasMembership(OWNER, aCareMembership({ petName: 'rex', species: 'dog' }));
  expect(await loaded('join=vital-care')).toMatchObject({ data: { saved: [other], chosen: other } });
});

test.each(['join=vital-care', 'join=vital-care&pet=2', 'cancel=970001'])(
  '[ACC-09] guests who open %s are asked to sign in, and come back to it',
  async (query) => {
    expect(await world('guest').loaded(query)).toMatchObject({
      kind: 'redirect',
      url: `/shop/LogonForm?URL=${encodeURIComponent(`${PATH}&${query}`)}`,
    });
  },
);

test('[ACC-09] a cancelled membership is kept, unless it has ended', async () => {
  const { care, keep } = world();
  care
    .hasMembership(OWNER, aCareMembership({ id: '1', endsOn: '2026-12-22' }))
    .hasMembership(OWNER, aCareMembership({ id: '2', endsOn: '2026-10-22', hasEnded: true }));
  expect(await keep(form({ id: '1' }))()).toEqual({ kind: 'see-other', url: `${PATH}&done=kept` });
  expect(await care.memberships()).toMatchObject({ right: [{ id: '1', endsOn: undefined }, { id: '2' }] });
  expect(await keep(form({ id: '2' }))()).toMatchObject({
    kind: 'refused',
    status: 409,
    changes: { problem: { message: 'This membership has ended. You can join again.' } },
  });
  care.caller.signsOut();
  expect(await keep(form({ id: '1' }))()).toMatchObject({
    kind: 'see-other',
    url: `/shop/LogonForm?URL=${encodeURIComponent(PATH)}`,
  });
});

test('[ACC-09] an outage shows no empty list', async () => {
  const { care, loaded } = world();
  care.isDown('memberships');
  expect(await loaded()).toEqual({ kind: 'unavailable' });
});

test('[ACC-09] joins once with one key, and cancels', async () => {
  const { care, join, cancel } = world();
  for (let press = 0; press < 2; press += 1) {
    expect(await join(form(REX))()).toEqual({ kind: 'see-other', url: `${PATH}&done=joined` });
  }
  expect(await care.memberships()).toMatchObject({ right: [{ petName: 'Rex' }] });
  expect(await cancel(form({ id: '970001' }))()).toEqual({ kind: 'see-other', url: `${PATH}&done=cancelled` });
  expect(await cancel(form({ id: '9' }))()).toMatchObject({ kind: 'refused', status: 409 });
});

test.each([
  [{ petName: '' }, 400, { errors: { petName: 'This field is required.' } }],
  [{ species: 'bird' }, 400, { problem: { message: expect.stringContaining('isn’t available for this type of pet') } }],
] as const)('[ACC-09] %j is refused, and the form keeps what was typed and its key', async (wrong, status, changes) => {
  const { care, join } = world();
  expect(await join(form({ ...REX, ...wrong }))()).toMatchObject({
    kind: 'refused',
    status,
    url: `${PATH}&join=vital-care`,
    changes: { ...changes, joinKey: KEY, typed: { species: 'species' in wrong ? wrong.species : 'dog' } },
  });
  expect(await care.memberships()).toMatchObject({ right: [] });
});

test('[ACC-09] a pet whose cancelled membership still runs is told until when, and that it can be kept', async () => {
  const { care, join } = world();
  care
    .hasMembership(OWNER, aCareMembership({ id: '1', endsOn: '2026-12-22' }))
    .hasMembership(OWNER, aCareMembership({ id: '2', petName: 'Bo' }));
  expect(await join(form({ ...REX, petName: 'rex' }))()).toMatchObject({
    kind: 'refused',
    status: 409,
    changes: {
      problem: {
        message: 'Rex is a member through Tue, Dec 22, 2026. You can keep this membership instead of joining again.',
      },
      keepable: { id: '1' },
    },
  });
  expect(await join(form({ ...REX, petName: 'Bo' }))()).toMatchObject({
    changes: { problem: { message: 'This pet is already a member.' }, keepable: undefined },
  });
});

test('[ACC-09] of ten memberships, one that is cancelled makes room for another', async () => {
  const { care, join, cancel } = world();
  for (let pet = 1; pet <= 10; pet += 1) {
    care.hasMembership(OWNER, aCareMembership({ id: String(pet), petName: `Pet ${pet}` }));
  }
  expect(await join(form(REX))()).toMatchObject({
    kind: 'refused',
    status: 409,
    changes: { problem: { message: 'You already have 10 memberships. Please cancel one first, or call us.' } },
  });
  await cancel(form({ id: '1' }))();
  expect(await join(form(REX))()).toMatchObject({ kind: 'see-other' });
});

test('[ACC-09] whoever has had a hundred memberships is told to call', async () => {
  const { care, join } = world();
  const ended = { endsOn: '2026-01-22', hasEnded: true };
  for (let pet = 1; pet <= 100; pet += 1) care.hasMembership(OWNER, aCareMembership({ id: String(pet), ...ended }));
  expect(await join(form(REX))()).toMatchObject({
    status: 409,
    changes: { problem: { message: 'You can’t add more memberships online. Please call us.' } },
  });
});

test('[ACC-09] after the session has ended the form is shown with what was typed', async () => {
  const { care, join, cancel } = world();
  care.caller.signsOut();
  expect(await join(form(REX))()).toMatchObject({
    status: 401,
    changes: { problem: { needsSignIn: true } },
    otherwise: { data: { joining: 'vital-care', typed: { petName: 'Rex' } } },
  });
  expect(await cancel(form({ id: '1' }))()).toMatchObject({ kind: 'see-other' });
});
