import type { PetKind } from '../shared/pet-kind';

const KINDS_IN_WORDS: Readonly<Record<PetKind, string>> = {
  dog: 'dogs',
  cat: 'cats',
  fish: 'fish',
  bird: 'birds',
  reptile: 'reptiles',
  'small-pet': 'small pets',
};

/** The pet that a medicine is for. */
export interface PrescribedPet {
  readonly name: string;
  readonly kind: PetKind;
}

/** The clinic that is asked to approve a medicine. */
export interface PrescribingVet {
  readonly clinic: string;
  /** City and state. */
  readonly place: string;
  /** Ten digits, or empty. */
  readonly phone: string;
}

/** A line of the cart that needs a prescription. */
export interface PrescriptionLine {
  readonly itemId: string;
  readonly name: string;
  /** The kinds of pets that the product is for, at least one; missing when it names none. */
  readonly petKinds?: ReadonlyArray<PetKind>;
  /** Undefined until it is entered. */
  readonly pet: PrescribedPet | undefined;
}

/** Whether a product can be for a pet of this kind: one that names no kinds is for all of them (PRO-07). */
export const isForKind = ({ petKinds }: Pick<PrescriptionLine, 'petKinds'>, kind: PetKind): boolean =>
  petKinds === undefined || petKinds.includes(kind);

/** For which pets a product is, such as `This product is for dogs and cats.`; undefined for all of them. */
export const petKindsWords = ({ petKinds }: Pick<PrescriptionLine, 'petKinds'>): string | undefined => {
  const names = petKinds?.map((kind) => KINDS_IN_WORDS[kind]);
  const last = names?.at(-1);
  if (names === undefined || last === undefined) return undefined;
  const others = names.slice(0, -1).join(', ');
  return `This product is for ${others === '' ? last : `${others} and ${last}`}.`;
};

/** What a checkout knows of its lines that need a prescription (PRO-07). One vet is asked about all of them. */
export interface CheckoutPrescription {
  readonly lines: ReadonlyArray<PrescriptionLine>;
  /** Undefined until it is entered. */
  readonly vet: PrescribingVet | undefined;
}

/** The pet of each line that needs a prescription, and the vet who is asked. */
export interface PrescriptionToSet {
  readonly pets: ReadonlyArray<{ readonly itemId: string; readonly pet: PrescribedPet }>;
  readonly vet: PrescribingVet;
}

export type PrescriptionStatus = 'waiting' | 'approved' | 'declined';

/** The prescription of a line of an order. */
export interface OrderPrescription {
  readonly status: PrescriptionStatus;
  /** Undefined when the service does not send it. */
  readonly petName: string | undefined;
  readonly clinic: string | undefined;
  /** A time in ISO 8601; undefined while it waits. */
  readonly decidedAt: string | undefined;
  /** Why it was declined; undefined when nothing was said. */
  readonly reason: string | undefined;
}
