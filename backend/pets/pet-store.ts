import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { PetTable } from '../database/tables/pets-tables.ts';
import { CommerceFailure, notFound } from '../http/commerce-failure.ts';
import { addKeyOf } from './add-key.ts';
import type { PetColumns } from './pet-input.ts';
import type { PhotoChange } from './pet-photo.ts';

/** The number of pets that an account can have. */
export const MAX_PETS = 20;

const tooMany = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_TOO_MANY_PETS',
    message: `You can have up to ${MAX_PETS} pets. Remove one first.`,
  });

export const noSuchPet = (): CommerceFailure => notFound('We couldn’t find that pet.', 'petId');

export type StoredPet = Selectable<PetTable>;

const petsOf = (database: Kysely<Database>, shopperId: number) =>
  database.selectFrom('pet').where('pet.shopper_id', '=', shopperId);

/** The shopper's pets in the order in which they were added. */
export const readPets = (database: Kysely<Database>, shopperId: number): Promise<readonly StoredPet[]> =>
  petsOf(database, shopperId).selectAll('pet').orderBy('pet_id').execute();

/** The kinds of the shopper's pets, each once, in the order in which they were added. */
export const readPetKinds = async (database: Kysely<Database>, shopperId: number): Promise<readonly string[]> => {
  const rows = await petsOf(database, shopperId)
    .select(['kind', ({ fn }) => fn.min('pet_id').as('first')])
    .groupBy('kind')
    .orderBy('first')
    .execute();
  return rows.map(({ kind }) => kind);
};

/** The photo of one of the shopper's own pets; undefined without one, and for a pet of somebody else. */
export const findPhoto = async (
  database: Kysely<Database>,
  shopperId: number,
  petId: number,
): Promise<Buffer | undefined> => {
  const row = await petsOf(database, shopperId)
    .innerJoin('pet_photo', 'pet_photo.pet_id', 'pet.pet_id')
    .select('body')
    .where('pet.pet_id', '=', petId)
    .executeTakeFirst();
  return row?.body;
};

const writePhoto = async (trx: Transaction<Database>, petId: number, photo: PhotoChange): Promise<void> => {
  if (photo === 'keep') return;
  await trx.deleteFrom('pet_photo').where('pet_id', '=', petId).execute();
  if (photo !== 'remove') await trx.insertInto('pet_photo').values({ pet_id: petId, body: photo.body }).execute();
};

const photoColumn = (photo: PhotoChange): { readonly photo_hash?: string | null } => {
  if (photo === 'keep') return {};
  return { photo_hash: photo === 'remove' ? null : photo.hash };
};

/** Who adds a pet or a vet, when, and with the key of which form. */
export interface Adding {
  readonly shopperId: number;
  readonly now: number;
  readonly formKey: string | undefined;
}

/**
 * Adds a pet and returns its id. The same pet of a form that was posted before is not added again. Throws
 * `_ERR_TOO_MANY_PETS` for one pet too many.
 */
export const addPet = async (
  trx: Transaction<Database>,
  { shopperId, now, formKey }: Adding,
  pet: PetColumns,
  photo: PhotoChange,
): Promise<number> => {
  const addKey = addKeyOf(formKey, [pet, typeof photo === 'string' ? photo : photo.hash]);
  const known = await petsOf(trx, shopperId).select('pet_id').where('add_key', '=', addKey).executeTakeFirst();
  if (known !== undefined) return known.pet_id;
  const { count } = await petsOf(trx, shopperId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PETS) throw tooMany();
  const { pet_id: petId } = await trx
    .insertInto('pet')
    .values({ ...pet, ...photoColumn(photo), shopper_id: shopperId, add_key: addKey, created_at: now })
    .returning('pet_id')
    .executeTakeFirstOrThrow();
  await writePhoto(trx, petId, photo);
  return petId;
};

/** Changes one of the shopper's own pets. Throws 404 for any other id. */
export const changePet = async (
  trx: Transaction<Database>,
  shopperId: number,
  petId: number,
  pet: PetColumns,
  photo: PhotoChange,
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable('pet')
    .set({ ...pet, ...photoColumn(photo) })
    .where('pet_id', '=', petId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchPet();
  await writePhoto(trx, petId, photo);
};

/** Removes one of the shopper's own pets, with its photo. Throws 404 for any other id. */
export const removePet = async (trx: Transaction<Database>, shopperId: number, petId: number): Promise<void> => {
  const { numDeletedRows } = await trx
    .deleteFrom('pet')
    .where('pet_id', '=', petId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchPet();
};
