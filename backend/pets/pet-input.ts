import type { Selectable } from 'kysely';
import type { PetTable } from '../database/tables/pets-tables.ts';
import { invalidParameter } from '../http/commerce-failure.ts';
import { formKeySchema } from '../http/form-key.ts';
import { PET_KINDS, type PetKind } from './pet-kinds.ts';

/** A pet on the wire. A value that is left out is not known. */
export interface PetBody {
  readonly name: string;
  readonly kind: string;
  readonly breed?: string;
  readonly birthday?: string;
  readonly birthdayIsAbout?: 'true' | 'false';
  readonly weight?: string;
  readonly gender?: 'female' | 'male';
  readonly allergies?: string;
  readonly diet?: string;
  /** The file of a new photo in base64; empty: the photo is removed; left out: it stays. */
  readonly photo?: string;
  /** The key of the form that adds it. */
  readonly addKey?: string;
}

/** The largest file of a photo, in bytes. */
const MAX_PHOTO_BYTES = 6 * 1024 * 1024;
const MAX_PHOTO_TEXT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;
/** Everything else of a pet fits into the rest. */
export const PET_BODY_LIMIT = MAX_PHOTO_TEXT + 16 * 1024;

export const petSchema = {
  type: 'object',
  required: ['name', 'kind'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^<>]*$' },
    kind: { type: 'string', enum: PET_KINDS.map(({ kind }) => kind) },
    breed: { type: 'string', maxLength: 80 },
    birthday: { type: 'string', format: 'date' },
    birthdayIsAbout: { type: 'string', enum: ['true', 'false'] },
    weight: { type: 'string', pattern: '^\\d{1,3}(\\.\\d)?$' },
    gender: { type: 'string', enum: ['female', 'male'] },
    allergies: { type: 'string', maxLength: 300, pattern: '^[^<>]*$' },
    diet: { type: 'string', maxLength: 300, pattern: '^[^<>]*$' },
    photo: { type: 'string', maxLength: MAX_PHOTO_TEXT },
    addKey: formKeySchema,
  },
};

/** A pet as it is stored, without its photo. */
export type PetColumns = Omit<Selectable<PetTable>, 'pet_id' | 'shopper_id' | 'photo_hash' | 'add_key' | 'created_at'>;

const TENTHS = 10;

const readWeight = (weight: string | undefined, { accepted }: PetKind): number | null => {
  if (weight === undefined) return null;
  const pounds = Number(weight);
  if (pounds < accepted.low || pounds > accepted.high)
    throw invalidParameter('weight', `weight must be between ${accepted.low} and ${accepted.high} pounds.`);
  return Math.round(pounds * TENTHS);
};

const readBirthday = (birthday: string | undefined, now: number): string | null => {
  if (birthday === undefined) return null;
  if (birthday > new Date(now).toISOString().slice(0, 10))
    throw invalidParameter('birthday', 'birthday must not be in the future.');
  return birthday;
};

const readBreed = (breed: string | undefined, { kind, breeds }: PetKind): string | null => {
  if (breed === undefined) return null;
  if (!breeds.some(({ id }) => id === breed))
    throw invalidParameter('breed', `breed must be one of the breeds of a ${kind}.`);
  return breed;
};

/** Reads the columns of a pet, without its photo. Throws with the name of the wrong parameter. */
export const readPet = (body: PetBody, now: number): PetColumns => {
  const kind = PET_KINDS.find((known) => known.kind === body.kind);
  if (kind === undefined) throw invalidParameter('kind', 'kind must be a kind of pets.');
  const name = body.name.trim();
  if (name === '') throw invalidParameter('name', 'name must not be empty.');
  return {
    name,
    kind: kind.kind,
    breed: readBreed(body.breed, kind),
    born_on: readBirthday(body.birthday, now),
    born_about: body.birthdayIsAbout === 'true' ? 1 : 0,
    weight_tenths: readWeight(body.weight, kind),
    gender: body.gender ?? null,
    allergies: body.allergies?.trim() ?? '',
    diet: body.diet?.trim() ?? '',
  };
};
