import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MessageHandler } from '../outbox/run-outbox.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { saveCard } from '../wallet/wallet-cards.ts';

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
    // The provider lists the newest first; the first card of a wallet becomes its default.
    for (const method of reading.methods.toReversed()) await saveCard(database, { shopperId, ...method }, now);
    return { kind: 'done' };
  };
