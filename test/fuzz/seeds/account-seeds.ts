import { ACCOUNT_FORM_ACTIONS } from '../../../core/paths/account-form-actions';
import { ACCOUNT_PATHS, MY_ACCOUNT_PATH } from '../../../core/paths/paths';
import { PET_FORM_ACTIONS } from '../../../core/paths/pet-form-actions';
import { call, WCS, type Seed } from './seed';

const KEY = '00000000-0000-4000-8000-000000000000';

/** One valid call of each route of the account area. */
export const accountSeeds = (): ReadonlyArray<Seed> => {
  const store = call(WCS, { sessionId: KEY, petId: '1', vetId: '1' });
  const pet = {
    name: 'Bella',
    kind: 'dog',
    breed: 'beagle',
    birthday: '2021-05-30',
    weight: '24.5',
    photo: '/9j/4AAQ',
  };
  const vet = { clinic: 'Bark Clinic', place: 'San Diego, CA', phone: '6195550123' };
  const member = { as: 'member' } as const;
  return [
    store('POST', 'person/@self/x_email', {
      ...member,
      json: { email1: 'fresh@example.test', xcred_logonPasswordOld: 'Pawsome123' },
    }),
    store('POST', 'person/@self/x_email/confirm', { ...member, json: { validationCode: 'ABCD2345' } }),
    store('GET', 'person/@self/x_data', member),
    store('POST', 'person/@self/x_delete', { ...member, json: { logonPassword: 'Not-the-passw0rd' } }),
    store('GET', 'person/@self/x_sessions', member),
    store('DELETE', 'person/@self/x_sessions', member),
    store('DELETE', 'person/@self/x_sessions/:sessionId', member),
    store('GET', 'x_pets/kinds', member),
    store('GET', 'x_clinics/suggest', { query: '?text=animal+san+diego' }),
    store('GET', 'x_pets/@self', member),
    store('POST', 'x_pets/@self', { ...member, json: { ...pet, addKey: KEY } }),
    store('PUT', 'x_pets/@self/:petId', { ...member, json: pet }),
    store('DELETE', 'x_pets/@self/:petId', member),
    store('GET', 'x_pets/@self/:petId/photo', member),
    store('GET', 'x_vets/@self', member),
    store('POST', 'x_vets/@self', { ...member, json: { ...vet, addKey: KEY } }),
    store('PUT', 'x_vets/@self/:vetId', { ...member, json: vet }),
    store('DELETE', 'x_vets/@self/:vetId', member),
  ];
};

const vetForm = { clinic: 'Bark Clinic', place: 'San Diego, CA', phone: '6195550123' };

const form = (path: string, fields: Readonly<Record<string, string>>): Seed => ({
  route: 'POST /*',
  path,
  form: fields,
  as: 'member',
});

/** One valid request for each page and each form of the account area. */
export const accountPageSeeds = (): ReadonlyArray<Seed> => [
  ...[
    MY_ACCOUNT_PATH,
    ACCOUNT_PATHS.pets,
    `${ACCOUNT_PATHS.petPhoto}/1`,
    ACCOUNT_PATHS.profile,
    ACCOUNT_PATHS.security,
    ACCOUNT_PATHS.data,
    ACCOUNT_PATHS.download,
  ].map((path): Seed => ({
    route: 'GET /*',
    path,
    as: 'member',
  })),
  { route: 'GET /*', path: `${ACCOUNT_PATHS.profile}?done=saved`, as: 'guest' },
  form(ACCOUNT_FORM_ACTIONS.changeProfile, {
    firstName: 'Robin',
    lastName: 'Reed',
    phone: '5555550100',
    wantsOffers: 'true',
    reminder: 'appointments',
    wantedReminder: 'appointments',
  }),
  {
    route: 'GET /*',
    path: `${ACCOUNT_PATHS.pets}?pet=new&kind=dog&vet=1&remove-pet=1&remove-vet=1&done=pet-saved`,
    as: 'member',
  },
  {
    route: `POST ${PET_FORM_ACTIONS.savePet}`,
    path: PET_FORM_ACTIONS.savePet,
    as: 'member',
    form: {
      id: '',
      name: 'Bella',
      kind: 'dog',
      breed: 'beagle',
      birthday: '2021-05-30',
      age: '',
      weight: '24.5',
      gender: 'female',
      allergies: 'Chicken',
      diet: '',
      photo: '/9j/4AAQ',
      removePhoto: 'true',
      weightIsRight: 'true',
      addKey: KEY,
    },
  },
  form(PET_FORM_ACTIONS.removePet, { id: '1' }),
  form(PET_FORM_ACTIONS.saveVet, { id: '', addKey: KEY, ...vetForm }),
  form(PET_FORM_ACTIONS.removeVet, { id: '1' }),
  form(ACCOUNT_FORM_ACTIONS.removeNotice, { id: '1' }),
  form(ACCOUNT_FORM_ACTIONS.requestEmail, { email: 'fresh@example.test', oldPassword: 'Pawsome123' }),
  form(ACCOUNT_FORM_ACTIONS.confirmEmail, { code: 'ABCD2345' }),
  form(ACCOUNT_FORM_ACTIONS.changePassword, { oldPassword: 'Pawsome123', newPassword: 'Brandnew456' }),
  form(ACCOUNT_FORM_ACTIONS.endSession, { sessionId: KEY }),
  form(ACCOUNT_FORM_ACTIONS.deleteAccount, { password: 'Not-the-passw0rd' }),
  form(ACCOUNT_FORM_ACTIONS.signOutEverywhere, {}),
];
