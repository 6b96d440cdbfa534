import { render, screen } from '@testing-library/react';
import { makeSavePet } from '../../../../core/pets/save-pet';
import { PetForm } from '../../../../ui/pages/account/pets/pet-form';
import { makeSavePetAction } from '../../../../ui/pages/account/pets/pets-actions';
import type { RefusedForm } from '../../../../ui/pages/account/refused-form';
import { aPet, aTypedPet, SOME_KINDS } from '../../../builders/pet';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakePetGateway } from '../../../fakes/fake-pet-gateway';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const USER = '700002';
const PHOTO = { photo: 'photo-1' };

/** The refused form that the page of a pet with a photo shows again. */
const refusedWith = async (fields: Readonly<Record<string, string>>): Promise<RefusedForm | undefined> => {
  const pets = new FakePetGateway(new FakeCaller().signsIn(USER)).hasPets(USER, aPet(PHOTO));
  const clock = (): number => NOW;
  const save = makeSavePetAction({
    savePet: makeSavePet({ pets, clock }),
    userType: () => 'registered',
    clock,
    shop: 'Petco',
  });
  const result = await save(new URLSearchParams({ ...aTypedPet(), ...fields }))();
  return result.kind === 'refused' ? result.changes.refused : undefined;
};

const removal = (refused: RefusedForm | undefined, pet = aPet(PHOTO)): HTMLInputElement | null => {
  render(<PetForm kinds={SOME_KINDS} now={NOW} petKind="dog" addKey="" pet={pet} refused={refused} />);
  return screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Remove photo' });
};

test.each([
  ['with a wrong field', { weight: 'heavy' }],
  ['with the question about an unusual weight', { weight: '245' }],
])('[ACC-04] a form that comes back %s still removes the photo', async (_, fields) => {
  const refused = await refusedWith({ ...fields, id: '7', removePhoto: 'true' });
  expect(removal(refused)?.checked).toBe(true);
});

test('[ACC-04] a form that comes back keeps the photo that was to be kept', async () => {
  expect(removal(await refusedWith({ weight: 'heavy', id: '7' }))?.checked).toBe(false);
});

test('[ACC-04] the form of a pet that was removed meanwhile has no photo to remove', async () => {
  const refused = await refusedWith({ id: '99', removePhoto: 'true' });
  expect(refused?.typed['id']).toBe('');
  expect(removal(refused, aPet({ photo: undefined }))).toBeNull();
});
