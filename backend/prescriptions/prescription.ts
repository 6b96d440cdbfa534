import { invalidParameter } from '../http/commerce-failure.ts';
import { readUsPhone } from '../input/us-phone.ts';
import { PET_KINDS } from '../pets/pet-kinds.ts';

/** The pet that a medicine is for. */
export interface PrescribedPet {
  readonly name: string;
  readonly kind: string;
}

/** The clinic whose vet is asked. */
export interface PrescribingVet {
  readonly clinic: string;
  readonly place: string;
  /** Ten digits; empty when it is not known. */
  readonly phone: string;
}

/** What a vet needs to know to approve a line. */
export interface Prescription {
  readonly pet: PrescribedPet;
  readonly vet: PrescribingVet;
}

/** Business days that an approval usually takes at most. */
const APPROVAL_DAYS = 2;

/** Business days to allow for before items are packed: those of the approval where one of them needs a prescription. */
export const approvalDaysOf = (items: readonly { readonly needsPrescription: boolean }[]): number =>
  items.some(({ needsPrescription }) => needsPrescription) ? APPROVAL_DAYS : 0;

const words = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '^[^<>]*$' });

export const petSchema = {
  type: 'object',
  required: ['name', 'kind'],
  properties: { name: words(40), kind: { type: 'string', enum: PET_KINDS.map(({ kind }) => kind) } },
};

export const vetSchema = {
  type: 'object',
  required: ['clinic', 'place'],
  properties: { clinic: words(80), place: words(80), phone: { type: 'string', maxLength: 30 } },
};

const readText = (value: string, parameter: string): string => {
  const text = value.trim();
  if (text === '') throw invalidParameter(parameter, `${parameter} must not be empty.`);
  return text;
};

/** Reads a pet of a request that fits the schema. Throws for an empty name. */
export const readPrescribedPet = ({ name, kind }: PrescribedPet): PrescribedPet => ({
  name: readText(name, 'name'),
  kind,
});

/** Reads a vet of a request that fits the schema. Throws for an empty text and for a wrong phone number. */
export const readPrescribingVet = ({
  clinic,
  place,
  phone = '',
}: Omit<PrescribingVet, 'phone'> & { readonly phone?: string }): PrescribingVet => ({
  clinic: readText(clinic, 'clinic'),
  place: readText(place, 'place'),
  phone: phone.trim() === '' ? '' : readUsPhone(phone, 'phone'),
});

/** Reads a stored prescription; undefined for none. */
export const readPrescription = (stored: string): Prescription | undefined =>
  stored === '' ? undefined : (JSON.parse(stored) as Prescription);
