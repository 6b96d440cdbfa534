import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { makeLoadPets } from '../../../core/pets/load-pets';
import { typedOf, type PetField } from '../../../core/pets/pet-form';
import { birthOfAge } from '../../../core/pets/pet-facts';
import { readPet } from '../../../core/pets/read-pet';
import { makeRemovePet, makeRemoveVet } from '../../../core/pets/remove-pet';
import { makeSavePet, type PetEntry } from '../../../core/pets/save-pet';
import { makeSaveVet } from '../../../core/pets/save-vet';
import { MAX_PETS, MAX_VETS } from '../../../core/pets/pet';
import { aPet, aTypedPet, aVet, BEAGLE, SOME_KINDS } from '../../builders/pet';
import { FakeCaller } from '../../fakes/fake-caller';
import { FakePetGateway } from '../../fakes/fake-pet-gateway';
import { FakeVetGateway } from '../../fakes/fake-vet-gateway';
import { anyText } from '../any-text';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const USER = '700002';

const world = () => {
  const caller = new FakeCaller().signsIn(USER);
  const pets = new FakePetGateway(caller);
  const vets = new FakeVetGateway(caller);
  const savePet = makeSavePet({ pets, clock: () => NOW });
  const entry = (changes: Partial<PetEntry> = {}): PetEntry => ({
    id: undefined,
    typed: aTypedPet(),
    photo: { kind: 'keep' },
    bornAbout: '',
    isWeightRight: false,
    ...changes,
  });
  const save = (changes: Partial<PetEntry> = {}) => savePet(entry(changes))();
  const saved = async () => {
    const read = await pets.pets();
    return E.isRight(read) ? read.right : [];
  };
  return { caller, pets, vets, save, saved, saveVet: makeSaveVet({ vets }) };
};

const errorOf = (typed: Partial<Record<PetField, string>>) => readPet(aTypedPet(typed), SOME_KINDS, NOW);

test('[ACC-04] saves a new pet without the spaces around what was typed', async () => {
  const { save, saved } = world();
  expect(await save({ typed: aTypedPet({ name: ' Bella ', weight: ' 24.5 ' }) })).toEqual(E.right(undefined));
  expect(await saved()).toEqual([aPet({ id: expect.any(String) })]);
});

test('[ACC-04] a name and a kind are enough', async () => {
  const { save, saved } = world();
  const little = { breed: '', birthday: '', weight: '', gender: '', allergies: '', diet: '' };
  await save({ typed: aTypedPet(little) });
  expect(await saved()).toMatchObject([{ name: 'Bella', breed: undefined, birth: undefined, weight: undefined }]);
});

test('[ACC-04] reckons the birthday from an age', async () => {
  const { save, saved } = world();
  await save({ typed: aTypedPet({ birthday: '', age: '2.5' }) });
  expect(await saved()).toMatchObject([{ birth: { day: '2024-05-23', isAbout: true } }]);
});

test.each<readonly [PetField, Partial<Record<PetField, string>>]>([
  ['name', { name: ' ' }],
  ['name', { name: '<b>Bella' }],
  ['name', { name: 'x'.repeat(41) }],
  ['name', { name: 'Rex 🐶' }],
  ['kind', { kind: '' }],
  ['kind', { kind: 'horse' }],
  ['kind', { kind: 'reptile' }],
  ['breed', { breed: 'siamese' }],
  ['birthday', { birthday: '2026-11-24' }],
  ['birthday', { birthday: '2023-02-30' }],
  ['birthday', { birthday: '1800-01-01' }],
  ['birthday', { birthday: 'last year' }],
  ['age', { age: '3' }],
  ['age', { birthday: '', age: '151' }],
  ['age', { birthday: '', age: '-1' }],
  ['weight', { weight: '0' }],
  ['weight', { weight: '351' }],
  ['weight', { weight: '24.55' }],
  ['weight', { weight: 'lb' }],
  ['weight', { weight: '12.5 kg' }],
  ['gender', { gender: 'unknown' }],
  ['allergies', { allergies: 'x'.repeat(301) }],
  ['diet', { diet: 'raw\u0000' }],
])('[ACC-04] refuses a wrong %s: %j', (field, typed) => {
  expect(errorOf(typed)).toEqual(E.left({ [field]: expect.any(String) }));
});

test('[ACC-04] anything typed is a pet or has an error beside a field', () => {
  const typed = fc.record({
    name: anyText(),
    kind: fc.constantFrom('dog', 'cat', 'fish', 'horse', ''),
    breed: fc.constantFrom('', 'beagle', 'siamese'),
    birthday: fc.oneof(anyText(), fc.constantFrom('', '2020-01-01', '2099-01-01')),
    age: fc.oneof(anyText(), fc.constantFrom('', '3', '999')),
    weight: fc.oneof(anyText(), fc.constantFrom('', '12.5', '999')),
    gender: fc.constantFrom('', 'male', 'robot'),
    allergies: anyText(),
    diet: anyText(),
    photo: fc.constant(''),
  });
  fc.assert(
    fc.property(typed, (values) => {
      const read = readPet(values, SOME_KINDS, NOW);
      if (E.isLeft(read)) return expect(Object.values(read.left).length).toBeGreaterThan(0);
      expect(read.right.name).not.toBe('');
      return expect(SOME_KINDS.map(({ kind }) => kind)).toContain(read.right.kind);
    }),
  );
});

test('[ACC-04] what the form shows for a pet is read as the same pet', () => {
  const { id: _id, photo: _photo, ...pet } = aPet();
  expect(readPet(typedOf(aPet(), NOW), SOME_KINDS, NOW)).toEqual(E.right(pet));
  const about = aPet({ birth: { day: '2023-08-23', isAbout: true } });
  expect(typedOf(about, NOW)).toMatchObject({ birthday: '', age: '3.25' });
  expect(readPet(typedOf(about, NOW), SOME_KINDS, NOW)).toMatchObject({ right: { birth: about.birth } });
});

test('[MOD-06] asks whether an unusual weight is right, and saves it once it is', async () => {
  const { save, saved } = world();
  const heavy = { typed: aTypedPet({ weight: '245' }) };
  expect(await save(heavy)).toEqual(E.left({ kind: 'unusual-weight', usual: BEAGLE.usual, breed: 'Beagle' }));
  expect(await saved()).toEqual([]);
  expect(await save({ ...heavy, isWeightRight: true })).toEqual(E.right(undefined));
  expect(await saved()).toMatchObject([{ weight: 245 }]);
});

test('[ACC-04] changes a pet, and says when it was was removed', async () => {
  const { pets, save, saved } = world();
  pets.hasPets(USER, aPet());
  expect(await save({ id: '7', typed: aTypedPet({ name: 'Bell' }) })).toEqual(E.right(undefined));
  expect(await saved()).toEqual([aPet({ name: 'Bell' })]);
  expect(await save({ id: '8' })).toEqual(E.left({ kind: 'no-such-pet' }));
});

test('[ACC-04] a file that is no photo is an error beside the photo, and one pet too many one beside the name', async () => {
  const { pets, save } = world();
  expect(await save({ photo: { kind: 'replace', file: 'aGVsbG8=' } })).toEqual(
    E.left({ kind: 'invalid-fields', errors: { photo: expect.stringContaining('JPEG, PNG or WebP') } }),
  );
  pets.hasPets(USER, ...Array.from({ length: MAX_PETS }, (_, index) => aPet({ id: String(index) })));
  expect(await save()).toEqual(
    E.left({ kind: 'invalid-fields', errors: { name: expect.stringContaining(String(MAX_PETS)) } }),
  );
});

test('[ACC-04] a pet is not saved for a shopper who is not signed in, or while the service is down', async () => {
  const { caller, pets, save } = world();
  pets.isDown('add');
  expect(await save()).toMatchObject({ left: { kind: 'unreachable' } });
  pets.isBack();
  caller.signsOut();
  expect(await save()).toEqual(E.left({ kind: 'sign-in-needed' }));
});

test('[ACC-04] saves a vet with the digits of its phone number', async () => {
  const { vets, saveVet } = world();
  const typed = { clinic: ' Bark & Meow Clinic ', place: 'San Diego, CA', phone: '(619) 555-0123' };
  expect(await saveVet(undefined, typed)()).toEqual(E.right(undefined));
  expect(await vets.vets()).toEqual(E.right([aVet({ id: expect.any(String) })]));
});

test.each([
  ['clinic', { clinic: '' }],
  ['clinic', { clinic: '<b>' }],
  ['place', { place: ' ' }],
  ['phone', { phone: '12' }],
])('[ACC-04] refuses a vet with a wrong %s', async (field, change) => {
  const { vets, saveVet } = world();
  expect(await saveVet(undefined, { ...aVet(), ...change })()).toEqual(
    E.left({ kind: 'invalid-fields', errors: { [field]: expect.any(String) } }),
  );
  expect(await vets.vets()).toEqual(E.right([]));
});

test('[ACC-04] changes a vet, and says when it was removed or is one too many', async () => {
  const { vets, saveVet } = world();
  vets.hasVets(USER, ...Array.from({ length: MAX_VETS }, (_, index) => aVet({ id: String(index) })));
  expect(await saveVet('3', aVet({ clinic: 'Paws' }))()).toEqual(E.right(undefined));
  expect(await saveVet('99', aVet())()).toEqual(E.left({ kind: 'no-such-vet' }));
  expect(await saveVet(undefined, aVet())()).toEqual(
    E.left({ kind: 'invalid-fields', errors: { clinic: expect.stringContaining(String(MAX_VETS)) } }),
  );
});

test('[ACC-04] what is not there is said to be gone, and other failures are told', async () => {
  const { pets, vets } = world();
  pets.hasPets(USER, aPet());
  const removePet = makeRemovePet({ pets });
  const removeVet = makeRemoveVet({ vets });
  expect(await removePet('7')()).toEqual(E.right('removed'));
  expect(await removePet('7')()).toEqual(E.right('gone'));
  expect(await removeVet('3')()).toEqual(E.right('gone'));
  pets.isDown();
  vets.isDown();
  expect(await removePet('7')()).toMatchObject({ left: { kind: 'unreachable' } });
  expect(await removeVet('3')()).toMatchObject({ left: { kind: 'unreachable' } });
});

test('[ACC-04] loads pets, vets and kinds together', async () => {
  const { pets, vets } = world();
  pets.hasPets(USER, aPet());
  vets.hasVets(USER, aVet());
  expect(await makeLoadPets({ pets, vets })()).toEqual(E.right({ pets: [aPet()], vets: [aVet()], kinds: SOME_KINDS }));
  vets.isDown();
  expect(await makeLoadPets({ pets, vets })()).toMatchObject({ left: { kind: 'unreachable' } });
});

test('[ACC-04] [MOD-06] a pet whose age was told does not become younger when something else is changed later', () => {
  const bornAbout = '2025-07-15';
  const pet = aPet({ birth: { day: bornAbout, isAbout: true } });
  for (const now of ['2026-02-14', '2026-03-13', '2026-03-15', '2027-01-02'].map((day) =>
    Date.parse(`${day}T12:00:00Z`),
  )) {
    const typed = { ...typedOf(pet, now), weight: '12' };
    expect(readPet(typed, SOME_KINDS, now, bornAbout)).toMatchObject({ right: { birth: pet.birth } });
  }
});

test('[ACC-04] another age, and a stored day that is none, begin from the age', () => {
  const typed = { ...typedOf(aPet({ birth: { day: '2025-07-15', isAbout: true } }), NOW), age: '3' };
  for (const bornAbout of ['2025-07-15', 'yesterday', '']) {
    expect(readPet(typed, SOME_KINDS, NOW, bornAbout)).toMatchObject({ right: { birth: birthOfAge(3, NOW) } });
  }
});
