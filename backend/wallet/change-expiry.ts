import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import type { Shopper } from '../identity/session/identity.ts';
import { requireOpenSession } from '../identity/session/require-open-session.ts';
import { findCustomer, type CustomerDeps } from '../payments/payment-customer.ts';
import type { ChangeExpiryResult, DeclineReason } from '../payments/payment-results.ts';
import { hasExpired } from './card-expiry.ts';
import { noSuchCard } from './change-wallet.ts';
import { PETCO_PAY } from './wallet-cards.ts';

/** The date of a renewed card, which has the number of the former one. */
export interface RenewedCard {
  readonly walletId: number;
  /** 1 to 12. */
  readonly expireMonth: number;
  /** Four digits. */
  readonly expireYear: number;
}

/**
 * Changes the month and year of a card in the shopper's wallet, at the payment provider and then here. What the card pays
 * goes on with it: repeat deliveries read it when they are due. Throws, with nothing changed here, `_ERR_INVALID_PARAMETER`
 * for a date that has passed, `_ERR_PAY_NO_SUCH_CARD` for a card that is not the shopper's, is gone, or is the shop's own,
 * whose date the bank sends, `_ERR_PAYMENT_DECLINED` when the provider does not take the date or no longer has the card,
 * and `_ERR_PAYMENT_UNAVAILABLE` when it does not answer: the same request again is safe then. [ACC-03]
 */
export type ChangeExpiry = (shopper: Shopper, card: RenewedCard) => Promise<void>;

export interface ChangeExpiryDeps extends CustomerDeps {
  readonly unitOfWork: UnitOfWork;
}

const declined = (reason: DeclineReason): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PAYMENT_DECLINED',
    message: 'This date was not accepted for the card. Check it on the card, or remove the card and add it again.',
    parameters: reason,
  });

const unavailable = (): CommerceFailure =>
  new CommerceFailure({
    status: 503,
    errorKey: '_ERR_PAYMENT_UNAVAILABLE',
    message: 'Cards cannot be changed just now. Try again in a moment.',
  });

const requireChanged = (result: ChangeExpiryResult): void => {
  switch (result.kind) {
    case 'changed':
      return;
    case 'declined':
      throw declined(result.reason);
    case 'refused':
      // The card is in the wallet, but not at the provider. Adding it again helps.
      throw declined('declined');
    case 'unavailable':
    case 'outcome-unknown':
      throw unavailable();
  }
};

/** `ChangeExpiry` over the database and the provider. */
export const makeChangeExpiry =
  ({ database, unitOfWork, provider, clock }: ChangeExpiryDeps): ChangeExpiry =>
  async ({ shopperId, sessionId }, { walletId, expireMonth, expireYear }) => {
    const date = { expire_month: expireMonth, expire_year: expireYear };
    if (hasExpired(date, clock())) throw invalidParameter('expireYear', 'This date has passed. Enter the new one.');
    const card = await database
      .selectFrom('wallet_card')
      .select('token')
      .where('wallet_id', '=', walletId)
      .where('shopper_id', '=', shopperId)
      .where('card_type', '<>', PETCO_PAY)
      .executeTakeFirst();
    if (card === undefined) throw noSuchCard();
    if (provider === undefined) throw unavailable();
    const customerId = await findCustomer(database, shopperId);
    const renewed = { customerId, methodId: card.token, expiryMonth: expireMonth, expiryYear: expireYear };
    requireChanged(await provider.changeExpiry(renewed));
    await unitOfWork.run(async (trx) => {
      await requireOpenSession(trx, sessionId);
      const { numUpdatedRows } = await trx
        .updateTable('wallet_card')
        .set(date)
        .where('wallet_id', '=', walletId)
        .where('shopper_id', '=', shopperId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw noSuchCard();
    });
  };
