import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { PHOTO_TYPE } from '../pets/pet-photo.ts';
import { readVets } from '../pets/vet-store.ts';
import { dateOf } from './own-data-values.ts';

type Facts = Readonly<Record<string, unknown>>;

const dataUrl = (body: Buffer | null): string | null =>
  body === null ? null : `data:${PHOTO_TYPE};base64,${Buffer.from(body).toString('base64')}`;

/** The shopper's pets with their photos, which a browser opens as addresses. */
export const petsOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await database
    .selectFrom('pet')
    .leftJoin('pet_photo', 'pet_photo.pet_id', 'pet.pet_id')
    .selectAll('pet')
    .select('body')
    .where('shopper_id', '=', shopperId)
    .orderBy('pet.pet_id')
    .execute();
  return rows.map((pet) => ({
    name: pet.name,
    kind: pet.kind,
    breed: pet.breed,
    bornOn: pet.born_on,
    bornOnIsAbout: pet.born_about === 1,
    pounds: pet.weight_tenths === null ? null : pet.weight_tenths / 10,
    gender: pet.gender,
    allergies: pet.allergies,
    diet: pet.diet,
    photo: dataUrl(pet.body),
    addedAt: dateOf(pet.created_at),
  }));
};

/** The shopper's veterinary clinics. */
export const vetsOf = async (database: Kysely<Database>, shopperId: number): Promise<readonly Facts[]> => {
  const rows = await readVets(database, shopperId);
  return rows.map(({ clinic, place, phone, created_at }) => ({ clinic, place, phone, addedAt: dateOf(created_at) }));
};
