import type { TypeOf } from 'io-ts';
import type { Clinic } from '../../../core/pets/clinic-directory';
import {
  PET_GENDERS,
  type Pet,
  type PetBirth,
  type PetKinds,
  type Vet,
  type WeightRange,
} from '../../../core/pets/pet';
import { isPetKind, PET_KINDS } from '../../../core/shared/pet-kind';
import type { PetToSave } from '../../../core/pets/pet-gateway';
import { fields, listOf, optional, optionalFlag, optionalNumber, optionalText, text } from '../../http/wire-codecs';

const petWire = fields('pet', {
  petId: text,
  name: text,
  kind: text,
  breed: optionalText,
  birthday: optionalText,
  birthdayIsAbout: optionalFlag,
  weight: optionalNumber,
  gender: optionalText,
  allergies: optionalText,
  diet: optionalText,
  photo: optionalText,
});

/** `x_pets/@self` (ACC-04). */
export const petsWire = fields('pets', { pets: listOf(petWire) });

const rangeWire = fields('range of weights', { low: optionalNumber, high: optionalNumber });

/** `x_pets/kinds`: the kinds and breeds that a pet can have. */
export const kindsWire = fields('kinds of pets', {
  kinds: listOf(
    fields('kind', {
      kind: text,
      accepted: rangeWire,
      breeds: listOf(fields('breed', { id: text, name: text, usual: optional(rangeWire) })),
    }),
  ),
});

/** The response to a change. */
export const changedPetWire = fields('changed pet', { petId: text });

/** The photo of a pet. */
export const photoWire = fields('photo', { type: text, body: text });

const vetWire = fields('vet', { vetId: text, clinic: text, place: optionalText, phone: optionalText });

/** `x_vets/@self` (ACC-04). */
export const vetsWire = fields('vets', { vets: listOf(vetWire) });

/** `x_clinics/suggest`: clinics of the directory. */
export const clinicsWire = fields('clinics', {
  clinics: listOf(fields('clinic', { clinic: text, place: optionalText, phone: optionalText })),
});

export const changedVetWire = fields('changed vet', { vetId: text });

const birthOf = ({ birthday, birthdayIsAbout = false }: TypeOf<typeof petWire>): PetBirth | undefined =>
  birthday === undefined ? undefined : { day: birthday, isAbout: birthdayIsAbout };

/** Pets of a kind that this shop does not know are left out. */
export const toPets = ({ pets }: TypeOf<typeof petsWire>): ReadonlyArray<Pet> =>
  pets.flatMap((pet) =>
    isPetKind(pet.kind)
      ? [
          {
            id: pet.petId,
            name: pet.name,
            kind: pet.kind,
            breed: pet.breed,
            birth: birthOf(pet),
            weight: pet.weight,
            gender: PET_GENDERS.find((gender) => gender === pet.gender),
            allergies: pet.allergies ?? '',
            diet: pet.diet ?? '',
            photo: pet.photo,
          },
        ]
      : [],
  );

const toRange = (range: TypeOf<typeof rangeWire> | undefined): WeightRange | undefined =>
  range?.low === undefined || range.high === undefined ? undefined : { low: range.low, high: range.high };

const ANY_WEIGHT: WeightRange = { low: 0.1, high: 999 };

/** In the shop's order; kinds that this shop does not know are left out. */
export const toKinds = ({ kinds }: TypeOf<typeof kindsWire>): PetKinds =>
  PET_KINDS.flatMap((kind) => {
    const facts = kinds.find((known) => known.kind === kind);
    if (facts === undefined) return [];
    const breeds = facts.breeds.map(({ id, name, usual }) => ({ id, name, usual: toRange(usual) }));
    return [{ kind, accepted: toRange(facts.accepted) ?? ANY_WEIGHT, breeds }];
  });

const photoOf = ({ photo }: PetToSave): { readonly photo?: string } => {
  if (photo.kind === 'keep') return {};
  return { photo: photo.kind === 'remove' ? '' : photo.file };
};

/** The body of a pet to save. What is not known is left out. */
export const petBody = (pet: PetToSave): Readonly<Record<string, string>> => ({
  name: pet.name,
  kind: pet.kind,
  ...(pet.breed !== undefined && { breed: pet.breed }),
  ...(pet.birth && { birthday: pet.birth.day, birthdayIsAbout: String(pet.birth.isAbout) }),
  ...(pet.weight !== undefined && { weight: String(pet.weight) }),
  ...(pet.gender && { gender: pet.gender }),
  allergies: pet.allergies,
  diet: pet.diet,
  ...photoOf(pet),
});

/** The key of the form that adds a pet or a vet. */
export const keyBody = (addKey: string | undefined): { readonly addKey?: string } =>
  addKey === undefined ? {} : { addKey };

export const toVets = ({ vets }: TypeOf<typeof vetsWire>): ReadonlyArray<Vet> =>
  vets.map(({ vetId, clinic, place = '', phone = '' }) => ({ id: vetId, clinic, place, phone }));

export const toClinic = ({
  clinic,
  place = '',
  phone = '',
}: TypeOf<typeof clinicsWire>['clinics'][number]): Clinic => ({
  clinic,
  place,
  phone,
});
