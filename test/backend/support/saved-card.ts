import type { BackendUnderTest } from '../commerce/support/backend-under-test.ts';

export interface CardToSave {
  /** The payment provider's id of the card. */
  readonly token: string;
  readonly isDefault?: boolean;
  /** Four digits. */
  readonly expiryYear?: number;
}

/** Puts a Visa card into a shopper's wallet, and resolves with the id by which the shopper names it. */
export const saveCard = async (
  { database, now }: Pick<BackendUnderTest, 'database' | 'now'>,
  shopperId: number,
  { token, isDefault = false, expiryYear = 2040 }: CardToSave,
): Promise<string> => {
  const { wallet_id } = await database
    .insertInto('wallet_card')
    .values({
      shopper_id: shopperId,
      card_type: 'VISA',
      token,
      last_four: '4242',
      expire_month: 12,
      expire_year: expiryYear,
      is_default: isDefault ? 1 : 0,
      added_at: now(),
    })
    .returning('wallet_id')
    .executeTakeFirstOrThrow();
  return String(wallet_id);
};
