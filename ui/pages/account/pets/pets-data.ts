import type { Pet, PetKinds, Vet } from '../../../../core/pets/pet';
import type { UnusualWeight } from '../../../../core/pets/save-pet';
import type { AccountProblem } from '../../../../core/account/account-form';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { PetKind } from '../../../../core/shared/pet-kind';
import { doneMark } from '../done-mark';
import type { RefusedForm } from '../refused-form';

/** What the forms of the page have done, and what the page says then. */
export const PETS_DONE = {
  'pet-saved': 'Pet saved.',
  'pet-removed': 'Pet removed.',
  'pet-gone': 'This pet isn’t in your account anymore.',
  'vet-saved': 'Vet saved.',
  'vet-removed': 'Vet removed.',
  'vet-gone': 'This vet isn’t in your account anymore.',
} as const;
export type PetsDone = keyof typeof PETS_DONE;

export const petsDone = doneMark(PETS_DONE, ACCOUNT_PATHS.pets);

/** The parameters of the page's address: whose form or removal it shows, and the kind of a new pet. */
export const PET_MARKS = {
  pet: 'pet',
  vet: 'vet',
  kind: 'kind',
  removePet: 'remove-pet',
  removeVet: 'remove-vet',
} as const;
export const NEW = 'new';

/** The value of checkboxes of the forms when they are checked. */
export const CHECKED = 'true';

export type PetsFormName = 'pet' | 'vet';

/** What the page shows instead of the list. */
export type PetsView =
  | { readonly kind: 'choose-kind' }
  | { readonly kind: 'pet'; readonly pet: Pet | undefined; readonly petKind: PetKind }
  | { readonly kind: 'vet'; readonly vet: Vet | undefined }
  | { readonly kind: 'remove-pet'; readonly pet: Pet }
  | { readonly kind: 'remove-vet'; readonly vet: Vet };

/** The data of the page of the pets (ACC-04). */
export interface PetsData {
  readonly pets: ReadonlyArray<Pet>;
  readonly vets: ReadonlyArray<Vet>;
  readonly kinds: PetKinds;
  /** The address of the food that suits each pet, in the order of the pets; empty without the list. */
  readonly foodUrls: ReadonlyArray<string>;
  /** The key of the forms of a new pet and a new vet, which add the same one once, however often they are posted. */
  readonly addKey: string;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
  /** Undefined: the list. */
  readonly view: PetsView | undefined;
  readonly done: PetsDone | undefined;
  /** The form that was refused, with what was typed. */
  readonly refused: RefusedForm<PetsFormName> | undefined;
  /** The weight that the shopper is asked about. */
  readonly unusual: UnusualWeight | undefined;
  /** Why a removal failed. */
  readonly problem: AccountProblem | undefined;
}

const pathOf = (mark: string, value: string): string =>
  `${ACCOUNT_PATHS.pets}?${new URLSearchParams({ [mark]: value }).toString()}`;

/** The page with the form of a pet; for a new pet, first the question of its kind. */
export const petPath = (id: string = NEW): string => pathOf(PET_MARKS.pet, id);
/** The page with the form of a new pet of this kind. */
export const newPetPath = (kind: PetKind): string => `${petPath()}&${PET_MARKS.kind}=${kind}`;
export const vetPath = (id: string = NEW): string => pathOf(PET_MARKS.vet, id);
/** The pages that ask whether a pet or a vet is to be removed. */
export const removePetPath = (id: string): string => pathOf(PET_MARKS.removePet, id);
export const removeVetPath = (id: string): string => pathOf(PET_MARKS.removeVet, id);

/** The title of the page. */
export const petsTitle = (view: PetsView | undefined): string => {
  switch (view?.kind) {
    case undefined:
      return 'My Pets';
    case 'choose-kind':
      return 'Add a pet';
    case 'pet':
      return view.pet === undefined ? 'Add a pet' : `Edit ${view.pet.name}`;
    case 'vet':
      return view.vet === undefined ? 'Add a vet' : 'Edit vet';
    case 'remove-pet':
      return `Remove ${view.pet.name}?`;
    case 'remove-vet':
      return 'Remove this vet?';
  }
};
