import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MessageHandler } from '../outbox/run-outbox.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/**
 * Puts the card of a placed order into the shopper's wallet: the provider's saved cards that the wallet does not have yet.
 * Repeating it changes nothing. [PAY-05]
 */
export const makeSaveCard =
  (database: Kysely<Database>, provider: PaymentProvider | undefined): MessageHandler =>
  async (body, now) => {
    const { shopperId, customerId } = body;
    if (typeof shopperId !== 'number' || typeof customerId !== 'string')
      return { kind: 'dead', problem: 'no customer' };
    if (provider === undefined) return { kind: 'retry', problem: 'no payment provider' };
    const reading = await provider.savedMethods(customerId);
    if (reading.kind === 'unavailable') return { kind: 'retry', problem: reading.cause };
    const rows = reading.methods.map((method) => ({
      shopper_id: shopperId,
      card_type: method.brand.toUpperCase(),
      token: method.methodId,
      last_four: method.lastFour,
      expire_month: method.expiryMonth,
      expire_year: method.expiryYear,
      added_at: now,
    }));
    if (rows.length > 0) {
      await database
        .insertInto('wallet_card')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['shopper_id', 'token']).doNothing())
        .execute();
    }
    return { kind: 'done' };
  };
