import { render, screen } from '@testing-library/react';
import { APPOINTMENTS_PATH, MEMBERSHIPS_PATH } from '../../../../core/paths/paths';
import { makeRemovePet, makeRemoveVet } from '../../../../core/pets/remove-pet';
import { dialogLink } from '../../../../ui/pages/account/pets/dialog-link';
import { makeRemovePetAction, makeRemoveVetAction } from '../../../../ui/pages/account/pets/pets-actions';
import { petsDone } from '../../../../ui/pages/account/pets/pets-data';
import { NO_PETS } from '../../../../ui/pages/account/pets/pets-loader';
import { PetsPage } from '../../../../ui/pages/account/pets/pets-page';
import { aPet, aVet } from '../../../builders/pet';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakePetGateway } from '../../../fakes/fake-pet-gateway';
import { FakeVetGateway } from '../../../fakes/fake-vet-gateway';

const caller = new FakeCaller().signsIn('700002');
const pets = new FakePetGateway(caller).hasPets('700002', aPet({ id: '7' })).hasPets('700009', aPet({ id: '90' }));
const vets = new FakeVetGateway(caller).hasVets('700002', aVet({ id: '3' })).hasVets('700009', aVet({ id: '91' }));
const removePet = makeRemovePetAction({ removePet: makeRemovePet({ pets }) });
const removeVet = makeRemoveVetAction({ removeVet: makeRemoveVet({ vets }) });

const form = (id: string): URLSearchParams => new URLSearchParams({ id });
const see = (done: string) => ({ kind: 'see-other', url: `/account/pets?done=${done}` });

test('[ACC-04] a second press, and the id of another shopper’s pet or vet, are told that it is not there', async () => {
  expect(await removePet(form('7'))()).toEqual(see('pet-removed'));
  for (const id of ['7', '90', '']) expect(await removePet(form(id))()).toEqual(see('pet-gone'));
  expect(await removeVet(form('3'))()).toEqual(see('vet-removed'));
  for (const id of ['3', '91', '']) expect(await removeVet(form(id))()).toEqual(see('vet-gone'));
  caller.signsIn('700009');
  expect(await pets.pets()).toMatchObject({ right: [{ id: '90' }] });
  expect(await vets.vets()).toMatchObject({ right: [{ id: '91' }] });
});

test('[ACC-04] the page says that a pet or vet is not there', () => {
  const link = dialogLink(() => undefined);
  const data = { ...NO_PETS, now: 0, done: petsDone.in(new URLSearchParams('done=vet-gone')) };
  render(<PetsPage data={data} pet={link} vet={link} loadSuggestClinic={() => new Promise(() => undefined)} />);
  expect(screen.getByRole('alert').textContent).toBe('This vet isn’t in your account anymore.');
});

test('[ACC-04] the question before a pet is removed says that appointments and memberships stay, and leads to them', () => {
  const link = dialogLink(() => undefined);
  const data = { ...NO_PETS, now: 0, view: { kind: 'remove-pet' as const, pet: aPet({ id: '7', name: 'Rex' }) } };
  render(<PetsPage data={data} pet={link} vet={link} loadSuggestClinic={() => new Promise(() => undefined)} />);
  expect(screen.getByText(/memberships stay/).textContent).toBe(
    'Booked appointments and Vital Care memberships stay. Cancel them in Appointments and Memberships.',
  );
  const paths = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining([APPOINTMENTS_PATH, MEMBERSHIPS_PATH]));
});
