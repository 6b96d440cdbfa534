import type { PetKind } from '../shared/pet-kind';

export const PET_GENDERS = ['female', 'male'] as const;

export type PetGender = (typeof PET_GENDERS)[number];

/** When a pet was born. */
export interface PetBirth {
  /** A day such as `2021-05-30`. */
  readonly day: string;
  /** Whether the day was reckoned from an age that the shopper told. */
  readonly isAbout: boolean;
}

/** A pet of the shopper (ACC-04). */
export interface Pet {
  readonly id: string;
  readonly name: string;
  readonly kind: PetKind;
  /** The id of a breed of its kind; undefined when the shopper did not say. */
  readonly breed: string | undefined;
  readonly birth: PetBirth | undefined;
  /** In pounds, with at most one decimal. */
  readonly weight: number | undefined;
  readonly gender: PetGender | undefined;
  /** Empty when there are none. */
  readonly allergies: string;
  /** Empty when nothing was said. */
  readonly diet: string;
  /** Changes with each new photo; undefined without one. */
  readonly photo: string | undefined;
}

/** A range of weights in pounds, both ends included. */
export interface WeightRange {
  readonly low: number;
  readonly high: number;
}

/** A breed, or a species of animals that have no breeds. */
export interface Breed {
  /** Unique within its kind. */
  readonly id: string;
  readonly name: string;
  /** What an adult weighs; undefined when it says nothing, as for fish. */
  readonly usual: WeightRange | undefined;
}

/** What the shop knows of a kind of pets. */
export interface PetKindFacts {
  readonly kind: PetKind;
  /** Other weights are typing errors. */
  readonly accepted: WeightRange;
  /** In the order of a list for shoppers, those for mixed and other breeds last. */
  readonly breeds: ReadonlyArray<Breed>;
}

/** The kinds that can be chosen, in their order. */
export type PetKinds = ReadonlyArray<PetKindFacts>;

/** A veterinary clinic of the shopper (ACC-04). */
export interface Vet {
  readonly id: string;
  readonly clinic: string;
  /** City and state, or an address. */
  readonly place: string;
  /** Ten digits, or empty. */
  readonly phone: string;
}

/** The most pets and vets that an account can have. */
export const MAX_PETS = 20;
export const MAX_VETS = 10;

/** Returns the breed of a pet; undefined when it has none, or one that is not in the list any more. */
export const breedOf = (kinds: PetKinds, { kind, breed }: Pick<Pet, 'kind' | 'breed'>): Breed | undefined =>
  kinds.find((facts) => facts.kind === kind)?.breeds.find(({ id }) => id === breed);
