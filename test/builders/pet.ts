import type { Pet, PetKinds, Vet } from '../../core/pets/pet';
import type { TypedPet } from '../../core/pets/pet-form';
import type { PetToSave } from '../../core/pets/pet-gateway';
import type { VetToSave } from '../../core/pets/vet-gateway';

/** Bella, a Beagle of 24.5 pounds. */
export const aPet = (facts: Partial<Pet> = {}): Pet => ({
  id: '7',
  name: 'Bella',
  kind: 'dog',
  breed: 'beagle',
  birth: { day: '2021-05-30', isAbout: false },
  weight: 24.5,
  gender: 'female',
  allergies: 'Chicken',
  diet: 'Grain free',
  photo: undefined,
  ...facts,
});

export const aPetToSave = (facts: Partial<PetToSave> = {}): PetToSave => {
  const { id: _id, photo: _photo, ...pet } = aPet();
  return { ...pet, photo: { kind: 'keep' }, ...facts };
};

/** What a shopper types for Bella. */
export const aTypedPet = (typed: Partial<TypedPet> = {}): TypedPet => ({
  name: 'Bella',
  kind: 'dog',
  breed: 'beagle',
  birthday: '2021-05-30',
  age: '',
  weight: '24.5',
  gender: 'female',
  allergies: 'Chicken',
  diet: 'Grain free',
  photo: '',
  ...typed,
});

export const aVet = (facts: Partial<Vet> = {}): Vet => ({
  id: '3',
  clinic: 'Bark & Meow Clinic',
  place: 'San Diego, CA',
  phone: '6195550123',
  ...facts,
});

export const aVetToSave = (facts: Partial<VetToSave> = {}): VetToSave => {
  const { id: _id, ...vet } = aVet();
  return { ...vet, ...facts };
};

export const BEAGLE = { id: 'beagle', name: 'Beagle', usual: { low: 20, high: 30 } };
export const LABRADOR = { id: 'labrador-retriever', name: 'Labrador Retriever', usual: { low: 55, high: 80 } };
export const SIAMESE = { id: 'siamese', name: 'Siamese', usual: { low: 6, high: 14 } };
export const GUPPY = { id: 'guppy', name: 'Guppy', usual: undefined };

/** Dogs, cats and fish with some breeds. */
export const SOME_KINDS: PetKinds = [
  { kind: 'dog', accepted: { low: 0.2, high: 350 }, breeds: [BEAGLE, LABRADOR] },
  { kind: 'cat', accepted: { low: 0.2, high: 60 }, breeds: [SIAMESE] },
  { kind: 'fish', accepted: { low: 0.1, high: 100 }, breeds: [GUPPY] },
];
