import { fireEvent, render, screen } from '@testing-library/react';
import { makeLoadPets } from '../../../../core/pets/load-pets';
import { makeRemovePet, makeRemoveVet } from '../../../../core/pets/remove-pet';
import { makeSavePet } from '../../../../core/pets/save-pet';
import { makeSaveVet } from '../../../../core/pets/save-vet';
import { makeSuggestClinic } from '../../../../core/pets/suggest-clinic';
import { dialogLink } from '../../../../ui/pages/account/pets/dialog-link';
import { PetDialog } from '../../../../ui/pages/account/pets/pet-dialog';
import {
  makeRemovePetAction,
  makeRemoveVetAction,
  makeSavePetAction,
  makeSaveVetAction,
} from '../../../../ui/pages/account/pets/pets-actions';
import type { PetsData } from '../../../../ui/pages/account/pets/pets-data';
import { makePetsLoader, NO_PETS } from '../../../../ui/pages/account/pets/pets-loader';
import { PetsPage } from '../../../../ui/pages/account/pets/pets-page';
import { aPet, aTypedPet, aVet, BEAGLE, SOME_KINDS } from '../../../builders/pet';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeClinicDirectory } from '../../../fakes/fake-clinic-directory';
import { FakePetGateway } from '../../../fakes/fake-pet-gateway';
import { FakeVetGateway } from '../../../fakes/fake-vet-gateway';
import { actionOf, fieldsOf } from '../orders/posted-form';

const PATH = '/account/pets';
const NOW = Date.parse('2026-11-23T12:00:00Z');
const USER = '700002';
const KEY = 'key-of-the-page-0001';
const DATA: PetsData = { ...NO_PETS, kinds: SOME_KINDS, now: NOW, addKey: KEY };

const owner = (userType: 'registered' | 'guest' = 'registered') => {
  const caller = new FakeCaller().signsIn(USER);
  const pets = new FakePetGateway(caller).hasPets(USER, aPet());
  const vets = new FakeVetGateway(caller).hasVets(USER, aVet());
  const clock = (): number => NOW;
  const reads = { loadPets: makeLoadPets({ pets, vets }), newChangeKey: () => KEY, userType: () => userType };
  const load = makePetsLoader({ ...reads, clock, shop: 'Petco' });
  return {
    caller,
    pets,
    vets,
    loaded: (query = '') =>
      load({ path: PATH, parameters: {}, query: new URLSearchParams(query), cameFrom: undefined })(),
    savePet: makeSavePetAction({
      savePet: makeSavePet({ pets, clock }),
      userType: () => userType,
      clock,
      shop: 'Petco',
    }),
    removePet: makeRemovePetAction({ removePet: makeRemovePet({ pets }) }),
    saveVet: makeSaveVetAction({ saveVet: makeSaveVet({ vets }), clock, shop: 'Petco' }),
    removeVet: makeRemoveVetAction({ removeVet: makeRemoveVet({ vets }) }),
  };
};

const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields);

const opened: Array<string | undefined> = [];
beforeEach(() => void opened.splice(0));
const link = dialogLink((id) => void opened.push(id));
const clinics = new FakeClinicDirectory();
const loadSuggestClinic = async () => makeSuggestClinic({ clinics });
const show = (data: Partial<PetsData>) =>
  render(<PetsPage data={{ ...DATA, ...data }} pet={link} vet={link} loadSuggestClinic={loadSuggestClinic} />);

describe('the loader', () => {
  test.each([
    ['', undefined, 'My Pets'],
    ['pet=new', { kind: 'choose-kind' }, 'Add a pet'],
    ['pet=new&kind=horse', { kind: 'choose-kind' }, 'Add a pet'],
    ['pet=new&kind=cat', { kind: 'pet', pet: undefined, petKind: 'cat' }, 'Add a pet'],
    ['pet=7', { kind: 'pet', pet: aPet(), petKind: 'dog' }, 'Edit Bella'],
    ['pet=8', undefined, 'My Pets'],
    ['vet=new', { kind: 'vet', vet: undefined }, 'Add a vet'],
    ['vet=3', { kind: 'vet', vet: aVet() }, 'Edit vet'],
    ['remove-pet=7', { kind: 'remove-pet', pet: aPet() }, 'Remove Bella?'],
    ['remove-vet=3', { kind: 'remove-vet', vet: aVet() }, 'Remove this vet?'],
    ['remove-pet=8', undefined, 'My Pets'],
  ])('[ACC-04] %s shows its view', async (query, view, title) => {
    expect(await owner().loaded(query)).toMatchObject({
      kind: 'page',
      data: { view, now: NOW, addKey: KEY, done: undefined },
      head: { title: `${title} | Petco`, isIndexed: false },
      isShareable: false,
      isNeverKept: true,
    });
  });

  test('[ACC-04] says what was done, and nothing that was not', async () => {
    expect(await owner().loaded('done=pet-saved')).toMatchObject({ data: { done: 'pet-saved' } });
    expect(await owner().loaded('done=hacked')).toMatchObject({ data: { done: undefined } });
  });

  test('[ACC-04] asks guests to sign in and come back; an outage shows no empty list', async () => {
    const url = `/shop/LogonForm?URL=${encodeURIComponent(`${PATH}?vet=new`)}`;
    expect(await owner('guest').loaded('vet=new')).toMatchObject({ kind: 'redirect', url });
    const ended = owner();
    ended.caller.signsOut();
    expect(await ended.loaded('vet=new')).toMatchObject({ kind: 'redirect', url });
    const down = owner();
    down.pets.isDown();
    expect(await down.loaded()).toEqual({ kind: 'unavailable' });
  });
});

describe('the forms', () => {
  test('[ACC-04] a saved pet leads to the list, which says so', async () => {
    const { savePet, pets } = owner();
    expect(await savePet(form(aTypedPet({ name: 'Rex' })))()).toEqual({
      kind: 'see-other',
      url: `${PATH}?done=pet-saved`,
    });
    expect(await pets.pets()).toMatchObject({ right: [{ name: 'Bella' }, { name: 'Rex' }] });
  });

  test('[ACC-04] a wrong field keeps what was typed and the pet that is changed', async () => {
    const { savePet } = owner();
    expect(await savePet(form({ ...aTypedPet({ weight: 'heavy' }), id: '7' }))()).toMatchObject({
      kind: 'refused',
      status: 400,
      url: `${PATH}?pet=7`,
      changes: {
        refused: {
          name: 'pet',
          typed: { id: '7', weight: 'heavy', name: 'Bella' },
          errors: { weight: expect.any(String) },
        },
      },
      otherwise: { isNeverKept: true },
    });
  });

  test('[ACC-04] a text that is too long is refused and not cut', async () => {
    const { savePet } = owner();
    expect(await savePet(form(aTypedPet({ allergies: 'x'.repeat(301) })))()).toMatchObject({
      changes: { refused: { errors: { allergies: expect.any(String) } } },
    });
  });

  test('[MOD-06] an unusual weight is asked about, and saved when it is right', async () => {
    const { savePet } = owner();
    const heavy = aTypedPet({ weight: '245' });
    expect(await savePet(form(heavy))()).toMatchObject({
      kind: 'refused',
      url: `${PATH}?pet=new&kind=dog`,
      changes: { unusual: { kind: 'unusual-weight', usual: BEAGLE.usual, breed: 'Beagle' } },
    });
    expect(await savePet(form({ ...heavy, weightIsRight: 'true' }))()).toMatchObject({ kind: 'see-other' });
  });

  test('[ACC-04] a pet or vet that was removed meanwhile can be saved as a new one', async () => {
    const { savePet, saveVet } = owner();
    expect(await savePet(form({ ...aTypedPet(), id: '99' }))()).toMatchObject({
      url: `${PATH}?pet=new&kind=dog`,
      changes: {
        refused: { typed: { id: '' }, problem: { message: expect.stringContaining('was removed') } },
      },
    });
    expect(await saveVet(form({ clinic: 'Paws', place: 'Here', phone: '', id: '99' }))()).toMatchObject({
      url: `${PATH}?vet=new`,
      changes: { refused: { name: 'vet', typed: { id: '', clinic: 'Paws' } } },
    });
  });

  test('[ACC-04] the photo is replaced by a file, and removed by its box', async () => {
    const { savePet, pets } = owner();
    const photoOf = async () => {
      const read = await pets.pets();
      return read._tag === 'Right' ? read.right[0]?.photo : undefined;
    };
    await savePet(form({ ...aTypedPet(), id: '7', photo: '/9j/4AAQ' }))();
    expect(await photoOf()).toEqual(expect.any(String));
    await savePet(form({ ...aTypedPet(), id: '7' }))();
    expect(await photoOf()).toEqual(expect.any(String));
    await savePet(form({ ...aTypedPet(), id: '7', removePhoto: 'true' }))();
    expect(await photoOf()).toBeUndefined();
    expect(await savePet(form({ ...aTypedPet(), id: '7', photo: '-' }))()).toMatchObject({
      changes: { refused: { errors: { photo: expect.any(String) } } },
    });
  });

  test('[ACC-04] saves and removes vets, and removes pets', async () => {
    const { saveVet, removeVet, removePet } = owner();
    const vet = form({ id: '3', clinic: 'Paws', place: 'San Diego, CA', phone: '' });
    expect(await saveVet(vet)()).toEqual({ kind: 'see-other', url: `${PATH}?done=vet-saved` });
    expect(await saveVet(form({ clinic: '', place: '' }))()).toMatchObject({
      changes: { refused: { name: 'vet', errors: { clinic: expect.any(String), place: expect.any(String) } } },
    });
    expect(await removeVet(form({ id: '3' }))()).toEqual({ kind: 'see-other', url: `${PATH}?done=vet-removed` });
    expect(await removePet(form({ id: '7' }))()).toEqual({ kind: 'see-other', url: `${PATH}?done=pet-removed` });
  });

  test('[ACC-04] a guest is asked to sign in and keeps what was typed; the photo is not sent on', async () => {
    const { pets, savePet } = owner('guest');
    expect(await savePet(form({ ...aTypedPet({ name: 'Rex' }), photo: '/9j/4AAQ' }))()).toMatchObject({
      kind: 'refused',
      status: 401,
      changes: { refused: { typed: { name: 'Rex' }, problem: { needsSignIn: true } } },
    });
    expect(await pets.pets()).toMatchObject({ right: [{ name: 'Bella' }] });
  });

  test('[ACC-04] nothing is removed without a sign-in or while the service is down', async () => {
    const { caller, pets, removePet, removeVet } = owner();
    pets.isDown('remove');
    expect(await removePet(form({ id: '7' }))()).toMatchObject({ kind: 'refused', status: 503, url: PATH });
    caller.signsOut();
    expect(await removeVet(form({ id: '3' }))()).toMatchObject({
      kind: 'see-other',
      url: `/shop/LogonForm?URL=${encodeURIComponent(PATH)}`,
    });
  });
});

describe('the page', () => {
  test('[ACC-04] names breed, gender, age and weight of a pet, and what it must not eat', () => {
    show({ pets: [aPet()] });
    expect(screen.getByText('Beagle · female · 5 years · 24.5 lb')).toBeTruthy();
    expect(screen.getByText('Allergies: Chicken')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit Bella' }).getAttribute('href')).toBe(`${PATH}?pet=7`);
  });

  test('[ACC-04] a pet of which little is known is of its kind', () => {
    show({ pets: [aPet({ breed: undefined, birth: undefined, weight: undefined, gender: undefined })] });
    expect(screen.getByText('Dog')).toBeTruthy();
  });

  test('[MOD-01] a plain click opens a dialog, and a click with a modifier follows the link', () => {
    show({ pets: [aPet()], vets: [aVet()] });
    fireEvent.click(screen.getByRole('link', { name: 'Edit Bella' }));
    fireEvent.click(screen.getByRole('link', { name: 'Add a vet' }));
    expect(fireEvent.click(screen.getByRole('link', { name: 'Add a pet' }), { ctrlKey: true })).toBe(true);
    expect(opened).toEqual(['7', undefined]);
  });

  test('[ACC-04] each pet leads to food that suits it', () => {
    show({ pets: [aPet()], foodUrls: ['/search?query=dog+food&life-stage=Adult'] });
    const link = screen.getByRole('link', { name: 'Shop food for Bella' });
    expect(link.getAttribute('href')).toBe('/search?query=dog+food&life-stage=Adult');
  });

  test('[ACC-04] invites a shopper without pets, and says what was done', () => {
    show({ done: 'vet-saved' });
    expect(screen.getByRole('link', { name: 'Add your first pet' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Vet saved.');
  });

  test('[ACC-04] the question before a removal posts the id', () => {
    show({ view: { kind: 'remove-pet', pet: aPet() } });
    const button = screen.getByRole('button', { name: 'Remove pet' });
    expect([actionOf(button), fieldsOf(button)]).toEqual([`${PATH}/remove`, { id: ['7'] }]);
  });

  test('[ACC-04] the form of a pet is posted with its file', () => {
    show({ view: { kind: 'pet', pet: aPet(), petKind: 'dog' } });
    const button = screen.getByRole('button', { name: 'Save pet' });
    expect(button.closest('form')?.enctype).toBe('multipart/form-data');
    expect(fieldsOf(button)).toMatchObject({ id: ['7'], kind: ['dog'], breed: ['beagle'], birthday: ['2021-05-30'] });
  });

  test('[MOD-06] asks about an unusual weight with what the breed usually weighs', () => {
    const typed = { ...aTypedPet({ weight: '245' }), id: '' };
    show({
      view: { kind: 'pet', pet: undefined, petKind: 'dog' },
      refused: { name: 'pet', typed, errors: {}, problem: undefined },
      unusual: { kind: 'unusual-weight', usual: BEAGLE.usual, breed: 'Beagle' },
    });
    expect(screen.getByRole('alert').textContent).toContain('Beagle: usually 20 to 30 lb.');
    expect(screen.getByRole('checkbox', { name: 'Yes, 245 lb is right' })).toBeTruthy();
  });
});

test('[MOD-01] the dialog of a new pet asks for its kind and offers the breeds of this kind', () => {
  render(<PetDialog data={DATA} pet={undefined} />);
  fireEvent.click(screen.getByRole('link', { name: 'Cat' }));
  const breeds = [...screen.getByLabelText<HTMLSelectElement>('Breed').options].map(({ text }) => text);
  expect(breeds).toEqual(['Choose a breed', 'Siamese']);
});

test('[A11Y-01] [ACC-04] the form of the chosen kind takes the focus, which its link has lost', () => {
  render(<PetDialog data={DATA} pet={undefined} />);
  screen.getByRole('link', { name: 'Cat' }).focus();
  fireEvent.click(screen.getByRole('link', { name: 'Cat' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
});

test('[ACC-04] a photo above six megabytes is refused before it is sent', () => {
  render(<PetDialog data={DATA} pet={aPet()} />);
  const large = new File(['x'], 'bella.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 7 * 1024 * 1024 });
  const field = screen.getByLabelText(/^Photo/);
  Object.defineProperty(field, 'files', { value: [large] });
  Object.defineProperty(field, 'value', { value: '', writable: true });
  fireEvent.change(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: /^Photo: This file is too large/ })).toBeTruthy();
});
