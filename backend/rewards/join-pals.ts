import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Joining =
  | { readonly kind: 'member'; readonly palsNumber: string }
  /** The phone belongs to the membership of another account; nothing was written. */
  | { readonly kind: 'phone-taken' };

const drawPalsNumber = (): string => String(randomInt(100_000_000, 1_000_000_000));

const isPhoneTaken = async (trx: Transaction<Database>, shopperId: number, phone: string): Promise<boolean> => {
  const other = await trx
    .selectFrom('pals_member')
    .select('shopper_id')
    .where('phone', '=', phone)
    .where('shopper_id', '<>', shopperId)
    .executeTakeFirst();
  return other !== undefined;
};

const insertMember = async (
  trx: Transaction<Database>,
  member: { readonly shopper_id: number; readonly member_since: string; readonly phone: string | null },
  nextNumber: () => string,
): Promise<string> => {
  for (;;) {
    const palsNumber = nextNumber();
    const inStore = await trx
      .selectFrom('pals_in_store_member')
      .select('pals_number')
      .where('pals_number', '=', palsNumber)
      .executeTakeFirst();
    // Drawn again while the number is taken, online or in a store.
    if (inStore !== undefined) continue;
    const row = await trx
      .insertInto('pals_member')
      .values({ ...member, pals_number: palsNumber, points: 0 })
      .onConflict((conflict) => conflict.column('pals_number').doNothing())
      .returning('pals_number')
      .executeTakeFirst();
    if (row !== undefined) return row.pals_number;
  }
};

/**
 * Makes the shopper a member of the rewards programme, with an unused number of 9 digits. An existing member keeps
 * number and phone. [PAL-01]
 */
export const joinPals = async (
  trx: Transaction<Database>,
  { shopperId, phone, memberSince }: { shopperId: number; phone: string | null; memberSince: string },
  nextNumber: () => string = drawPalsNumber,
): Promise<Joining> => {
  const member = await trx
    .selectFrom('pals_member')
    .select(['pals_number', 'phone'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  const newPhone = (member?.phone ?? null) === null ? phone : null;
  if (newPhone !== null && (await isPhoneTaken(trx, shopperId, newPhone))) return { kind: 'phone-taken' };
  if (member === undefined) {
    const fresh = { shopper_id: shopperId, member_since: memberSince, phone };
    return { kind: 'member', palsNumber: await insertMember(trx, fresh, nextNumber) };
  }
  if (newPhone !== null) {
    await trx.updateTable('pals_member').set({ phone: newPhone }).where('shopper_id', '=', shopperId).execute();
  }
  return { kind: 'member', palsNumber: member.pals_number };
};
