import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readPrescription } from '../prescriptions/prescription.ts';
import { setPrescription, type StoredLine } from './cart-store.ts';

/** A line of the account's cart with the guest's line of the same identity. */
export interface LinePair {
  readonly own: StoredLine;
  readonly guest: StoredLine | undefined;
}

/** The known one of two stored prescriptions; empty for two that differ. */
const agreed = (one: string, other: string): string => {
  if (one === '' || other === '') return one || other;
  return one === other ? one : '';
};

/** The vet of a stored prescription in a form that can be compared; undefined without one. */
const vetOf = (stored: string): string | undefined => {
  const vet = readPrescription(stored)?.vet;
  return vet && JSON.stringify([vet.clinic, vet.place, vet.phone]);
};

/**
 * Merges the pets and vets of the lines of an account's cart with those of a guest's lines. One vet is asked about a cart:
 * where the two carts name different ones, that of the guest's, which the shopper is checking out, stays. What does not fit
 * is cleared, so that the checkout asks again. [CHK-10] [PRO-07]
 */
export const mergePrescriptions = async (
  trx: Transaction<Database>,
  pairs: readonly LinePair[],
  guestLines: readonly StoredLine[],
): Promise<void> => {
  const guestVet = guestLines.map(({ prescription }) => vetOf(prescription)).find((vet) => vet !== undefined);
  for (const { own, guest } of pairs) {
    const merged = agreed(own.prescription, guest?.prescription ?? '');
    const kept = guestVet === undefined || vetOf(merged) === guestVet ? merged : '';
    if (kept !== own.prescription) await setPrescription(trx, own.orderItemId, kept);
  }
};
