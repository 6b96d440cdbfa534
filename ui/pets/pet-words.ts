import { ageOf, type PetAge } from '../../core/pets/pet-facts';
import { breedOf, type Pet, type PetBirth, type PetKinds } from '../../core/pets/pet';
import { counted } from '../../core/shared/counted';
import { KIND_NAMES } from './kind-names';

const ageWords = ({ years, months }: PetAge): string => {
  if (years > 0) return counted(years, 'year');
  return months > 0 ? counted(months, 'month') : 'Less than a month';
};

/** An age in words: `5 years`, `about 3 months`; undefined when it is not known. */
export const ageText = (birth: PetBirth | undefined, now: number): string | undefined => {
  const age = birth && ageOf(birth, now);
  if (age === undefined) return undefined;
  return birth?.isAbout === true ? `about ${ageWords(age).toLowerCase()}` : ageWords(age);
};

/** What is known of a pet in one line: `Beagle · 5 years · 24.5 lb`. */
export const petLine = (pet: Pet, kinds: PetKinds, now: number): string => {
  const { kind, birth, weight, gender } = pet;
  const breed = breedOf(kinds, pet)?.name;
  const name = breed === undefined || breed === 'Other' ? KIND_NAMES[kind] : breed;
  const parts = [name, gender, ageText(birth, now), weight === undefined ? undefined : `${weight} lb`];
  return parts.filter((part) => part !== undefined).join(' · ');
};
