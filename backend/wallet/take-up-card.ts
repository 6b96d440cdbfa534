import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { CommerceFailure } from '../http/commerce-failure.ts';
import { findCardAccount } from '../petco-pay/card-account.ts';
import { awaitCard, hasArrived } from './card-arrival.ts';
import { PETCO_PAY } from './wallet-cards.ts';

/** Options for accepting an approved card. */
export interface TakeUp {
  readonly shopperId: number;
  /** The call that was approved; the newest approval when undefined. */
  readonly callId: string | undefined;
  readonly saveToWallet: boolean;
}

const notApproved = (callId: string | undefined): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_CARD_NOT_APPROVED',
    message:
      callId === undefined
        ? 'There is no approved application for a Petco Pay card.'
        : 'This application for a Petco Pay card was not approved.',
    parameters: 'callId',
  });

const isApproved = async (
  trx: Transaction<Database>,
  shopperId: number,
  callId: string | undefined,
): Promise<boolean> => {
  const approvals = trx
    .selectFrom('card_application')
    .select('application_id')
    .where('shopper_id', '=', shopperId)
    .where('result', '=', 'APPROVED');
  const fitting = callId === undefined ? approvals : approvals.where('call_id', '=', callId);
  return (await fitting.limit(1).executeTakeFirst()) !== undefined;
};

/**
 * Makes an approved shopper a card holder with an open first purchase offer, and adds the card to the wallet when
 * requested: a temporary one until the card itself has arrived. Repeating it changes nothing; a card in the wallet stays. Throws `_ERR_CARD_NOT_APPROVED` when the
 * shopper has no such approval by the bank. [PCC-05] [PCC-08]
 */
export const takeUpCard = async (
  trx: Transaction<Database>,
  { shopperId, callId, saveToWallet }: TakeUp,
  now: number,
): Promise<void> => {
  const account = (await isApproved(trx, shopperId, callId)) ? await findCardAccount(trx, shopperId) : undefined;
  if (account === undefined) throw notApproved(callId);
  if (account.enrolled_at === null) {
    await trx.updateTable('card_account').set({ enrolled_at: now }).where('shopper_id', '=', shopperId).execute();
    await awaitCard(trx, shopperId, now);
  }
  if (!saveToWallet) return;
  await trx
    .insertInto('wallet_card')
    .values({
      shopper_id: shopperId,
      card_type: PETCO_PAY,
      token: account.token,
      last_four: account.last_four,
      expire_month: account.expire_month,
      expire_year: account.expire_year,
      is_temporary: hasArrived(account.enrolled_at ?? now, now) ? 0 : 1,
      added_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
