import { encodePart } from '../shared/encode-part';
import { ACCOUNT_PATHS } from './paths';

/** The targets of the forms of pets and vets (ACC-04), as `FORM_ACTIONS`. */
export const PET_FORM_ACTIONS = {
  /**
   * id (empty for a new pet), name, kind, breed, birthday, age, weight, gender, allergies, diet, photo (a file),
   * removePhoto, weightIsRight, addKey
   */
  savePet: ACCOUNT_PATHS.pets,
  /** id */
  removePet: `${ACCOUNT_PATHS.pets}/remove`,
  /** id (empty for a new vet), clinic, place, phone, addKey */
  saveVet: `${ACCOUNT_PATHS.pets}/vet`,
  /** id */
  removeVet: `${ACCOUNT_PATHS.pets}/vet/remove`,
} as const;

/** Returns the path of the photo of a pet. It changes with each new photo. */
export const petPhotoPath = ({ id, photo }: { readonly id: string; readonly photo: string }): string =>
  `${ACCOUNT_PATHS.petPhoto}/${encodePart(id)}?v=${encodePart(photo)}`;
