import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The type of the shop's own credit card. */
export const PETCO_PAY = 'PETCOPAY';

/** A card in a wallet, as far as it may be shown. */
export interface WalletCard {
  readonly walletId: number;
  /** `PETCOPAY`, or the brand of a card in capitals, such as `VISA`. */
  readonly cardType: string;
  readonly lastFour: string;
  /** 1 to 12. */
  readonly expireMonth: number;
  /** Four digits. */
  readonly expireYear: number;
  readonly isDefault: boolean;
  readonly isTemporary: boolean;
}

/** The cards of a shopper in the order in which they were added. [USR-10] [PAY-05] */
export const findWalletCards = async (
  database: Kysely<Database>,
  shopperId: number,
): Promise<readonly WalletCard[]> => {
  const rows = await database
    .selectFrom('wallet_card')
    .select(['wallet_id', 'card_type', 'last_four', 'expire_month', 'expire_year', 'is_default', 'is_temporary'])
    .where('shopper_id', '=', shopperId)
    .orderBy('wallet_id')
    .execute();
  return rows.map((row) => ({
    walletId: row.wallet_id,
    cardType: row.card_type,
    lastFour: row.last_four,
    expireMonth: row.expire_month,
    expireYear: row.expire_year,
    isDefault: row.is_default === 1,
    isTemporary: row.is_temporary === 1,
  }));
};

/** The most cards of a wallet. */
export const MAX_CARDS = 20;

/** Whether the wallet has room for another card. One that it has already, with this id of the provider, is not a new one. */
export const hasRoomFor = async (
  database: Kysely<Database>,
  shopperId: number,
  methodId?: string,
): Promise<boolean> => {
  const cards = await database.selectFrom('wallet_card').select('token').where('shopper_id', '=', shopperId).execute();
  return cards.length < MAX_CARDS || cards.some(({ token }) => token === methodId);
};

/** A card that the payment provider has saved for a customer. */
export interface CardToSave {
  readonly shopperId: number;
  /** The provider's id of the saved method. */
  readonly methodId: string;
  /** In lower case, such as `visa`. */
  readonly brand: string;
  readonly lastFour: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
}

/**
 * Adds a saved card to the shopper's wallet, where it can be chosen for later orders. The first one becomes the default.
 * Saving the same method again changes nothing. [PAY-05]
 */
export const saveCard = async (database: Kysely<Database>, card: CardToSave, now: number): Promise<void> => {
  const cards = await findWalletCards(database, card.shopperId);
  await database
    .insertInto('wallet_card')
    .values({
      shopper_id: card.shopperId,
      card_type: card.brand.toUpperCase(),
      token: card.methodId,
      last_four: card.lastFour,
      expire_month: card.expiryMonth,
      expire_year: card.expiryYear,
      is_default: cards.some(({ isDefault }) => isDefault) ? 0 : 1,
      added_at: now,
    })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'token']).doNothing())
    .execute();
};
