import { cleanup, render, screen } from '@testing-library/react';
import { makeSavePet } from '../../../../core/pets/save-pet';
import { makeSaveVet } from '../../../../core/pets/save-vet';
import { makeSuggestClinic } from '../../../../core/pets/suggest-clinic';
import { PetForm } from '../../../../ui/pages/account/pets/pet-form';
import { makeSavePetAction, makeSaveVetAction } from '../../../../ui/pages/account/pets/pets-actions';
import { VetForm } from '../../../../ui/pages/account/pets/vet-form';
import type { RefusedForm } from '../../../../ui/pages/account/refused-form';
import { aTypedPet, SOME_KINDS } from '../../../builders/pet';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakeClinicDirectory } from '../../../fakes/fake-clinic-directory';
import { FakePetGateway } from '../../../fakes/fake-pet-gateway';
import { FakeVetGateway } from '../../../fakes/fake-vet-gateway';
import { fieldsOf } from '../orders/posted-form';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const KEY = 'key-of-the-page-0001';
const CLINIC = { id: '', clinic: 'Paws', place: 'San Diego, CA', phone: '' };

const world = () => {
  const caller = new FakeCaller().signsIn('700002');
  const [pets, vets] = [new FakePetGateway(caller), new FakeVetGateway(caller)];
  const clock = (): number => NOW;
  const savePet = makeSavePetAction({
    savePet: makeSavePet({ pets, clock }),
    userType: () => 'registered',
    clock,
    shop: 'Petco',
  });
  const saveVet = makeSaveVetAction({ saveVet: makeSaveVet({ vets }), clock, shop: 'Petco' });
  const form = (fields: Readonly<Record<string, string>>, addKey: string) => new URLSearchParams({ ...fields, addKey });
  return {
    pets,
    vets,
    postPet: (name: string, key = KEY) => savePet(form(aTypedPet({ name }), key))(),
    postVet: (clinic: string, key = KEY) => saveVet(form({ ...CLINIC, clinic }, key))(),
  };
};

test('[ACC-04] the form of a pet that is posted twice adds it once, and another pet with the key of its page is added', async () => {
  const { pets, postPet } = world();
  expect(await postPet('Rex')).toMatchObject({ kind: 'see-other' });
  expect(await postPet('Rex')).toMatchObject({ kind: 'see-other' });
  await postPet('Bo');
  await postPet('Rex', 'key-of-the-page-0002');
  expect(await pets.pets()).toMatchObject({ right: [{ name: 'Rex' }, { name: 'Bo' }, { name: 'Rex' }] });
});

test('[ACC-04] the form of a vet that is posted twice adds it once, and another vet with the key of its page is added', async () => {
  const { vets, postVet } = world();
  await postVet('Paws');
  expect(await postVet('Paws')).toMatchObject({ kind: 'see-other' });
  await postVet('Bark');
  await postVet('Paws', 'key-of-the-page-0002');
  expect(await vets.vets()).toMatchObject({ right: [{ clinic: 'Paws' }, { clinic: 'Bark' }, { clinic: 'Paws' }] });
});

test('[ACC-04] a form with something else than a key still adds', async () => {
  const { pets, postPet } = world();
  await postPet('Rex', 'short');
  expect(await pets.pets()).toMatchObject({ right: [{ name: 'Rex' }] });
});

const loadSuggestClinic = async () => makeSuggestClinic({ clinics: new FakeClinicDirectory() });
const keyIn = (label: string) => fieldsOf(screen.getByRole('button', { name: label }))['addKey'];

test('[ACC-04] the forms have the key of the page, and after a failure the one that they had', async () => {
  const keys = async (refusedPet: RefusedForm | undefined, refusedVet: RefusedForm | undefined) => {
    render(
      <PetForm kinds={SOME_KINDS} now={NOW} petKind="dog" addKey="of-this-page" pet={undefined} refused={refusedPet} />,
    );
    render(
      <VetForm vet={undefined} addKey="of-this-page" refused={refusedVet} loadSuggestClinic={loadSuggestClinic} />,
    );
    const found = [keyIn('Save pet'), keyIn('Save vet')];
    cleanup();
    return found;
  };
  expect(await keys(undefined, undefined)).toEqual([['of-this-page'], ['of-this-page']]);
  const { pets, vets, postPet, postVet } = world();
  pets.isDown('add');
  vets.isDown('add');
  const [pet, vet] = [await postPet('Rex'), await postVet('Paws')];
  const refusedIn = (result: typeof pet) => (result.kind === 'refused' ? result.changes.refused : undefined);
  expect(await keys(refusedIn(pet), refusedIn(vet))).toEqual([[KEY], [KEY]]);
});
