import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { VetTable } from '../database/tables/pets-tables.ts';
import { CommerceFailure, notFound } from '../http/commerce-failure.ts';
import { addKeyOf } from './add-key.ts';
import type { Adding } from './pet-store.ts';

/** The number of vets that an account can have. */
export const MAX_VETS = 10;

export interface VetColumns {
  readonly clinic: string;
  readonly place: string;
  /** Ten digits. */
  readonly phone: string | null;
}

const tooMany = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_TOO_MANY_VETS',
    message: `You can have up to ${MAX_VETS} vets. Remove one first.`,
  });

const noSuchVet = (): CommerceFailure => notFound('We couldn’t find that vet.', 'vetId');

const vetsOf = (database: Kysely<Database>, shopperId: number) =>
  database.selectFrom('vet').where('shopper_id', '=', shopperId);

/** The shopper's vets in the order in which they were added. */
export const readVets = (database: Kysely<Database>, shopperId: number): Promise<readonly Selectable<VetTable>[]> =>
  vetsOf(database, shopperId).selectAll().orderBy('vet_id').execute();

/**
 * Adds a vet and returns its id. The same vet of a form that was posted before is not added again. Throws
 * `_ERR_TOO_MANY_VETS` for one vet too many.
 */
export const addVet = async (
  trx: Transaction<Database>,
  { shopperId, now, formKey }: Adding,
  vet: VetColumns,
): Promise<number> => {
  const addKey = addKeyOf(formKey, [vet]);
  const known = await vetsOf(trx, shopperId).select('vet_id').where('add_key', '=', addKey).executeTakeFirst();
  if (known !== undefined) return known.vet_id;
  const { count } = await vetsOf(trx, shopperId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_VETS) throw tooMany();
  const { vet_id: vetId } = await trx
    .insertInto('vet')
    .values({ ...vet, shopper_id: shopperId, add_key: addKey, created_at: now })
    .returning('vet_id')
    .executeTakeFirstOrThrow();
  return vetId;
};

/** Changes one of the shopper's own vets. Throws 404 for any other id. */
export const changeVet = async (
  trx: Transaction<Database>,
  shopperId: number,
  vetId: number,
  vet: VetColumns,
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable('vet')
    .set(vet)
    .where('vet_id', '=', vetId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchVet();
};

/** Removes one of the shopper's own vets. Throws 404 for any other id. */
export const removeVet = async (trx: Transaction<Database>, shopperId: number, vetId: number): Promise<void> => {
  const { numDeletedRows } = await trx
    .deleteFrom('vet')
    .where('vet_id', '=', vetId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchVet();
};
