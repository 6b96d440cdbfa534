import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { GiftCardTable } from '../database/tables/gift-card-tables.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import type { GiftCardSecret } from './gift-card-number.ts';

export type GiftCardRow = Selectable<GiftCardTable>;

/** A gift card that is about to be issued. */
export interface NewGiftCard extends GiftCardSecret {
  readonly balanceCents: number;
  readonly currency: string;
}

/** The stored gift cards. Without the server's secret, nobody can compute a number or PIN from the database. */
export interface GiftCards {
  /** The card with this number; undefined when there is none. */
  byNumber(executor: Kysely<Database>, number: string): Promise<GiftCardRow | undefined>;
  /**
   * The active card with this number and PIN; undefined when one of them is wrong or the card was deactivated. It takes
   * the same steps in each case. [PAY-05]
   */
  verified(executor: Kysely<Database>, secret: GiftCardSecret): Promise<GiftCardRow | undefined>;
  /** Stores a new card. Returns false, with nothing changed, when the number exists. */
  issue(trx: Transaction<Database>, card: NewGiftCard, now: number): Promise<boolean>;
}

export const makeGiftCards = (keyedHash: KeyedHash): GiftCards => {
  const numberHash = (number: string): string => keyedHash('gift card number', number);
  const pinHash = ({ number, pin }: GiftCardSecret): string => keyedHash('gift card pin', `${number},${pin}`);
  const byNumber: GiftCards['byNumber'] = (executor, number) =>
    executor.selectFrom('gift_card').selectAll().where('number_hash', '=', numberHash(number)).executeTakeFirst();
  const noPin = pinHash({ number: '', pin: '' });
  return {
    byNumber,
    verified: async (executor, secret) => {
      const row = await byNumber(executor, secret.number);
      const isRight = timingSafeEqual(Buffer.from(row?.pin_hash ?? noPin), Buffer.from(pinHash(secret)));
      return isRight && row?.is_active === 1 ? row : undefined;
    },
    issue: async (trx, { balanceCents, currency, ...secret }, now) => {
      const row = await trx
        .insertInto('gift_card')
        .values({
          number_hash: numberHash(secret.number),
          pin_hash: pinHash(secret),
          last_four: secret.number.slice(-4),
          balance_cents: balanceCents,
          currency,
          issued_at: now,
        })
        .onConflict((conflict) => conflict.column('number_hash').doNothing())
        .returning('gift_card_id')
        .executeTakeFirst();
      if (row === undefined) return false;
      await trx
        .insertInto('gift_card_entry')
        .values({ gift_card_id: row.gift_card_id, kind: 'issued', order_id: null, amount_cents: balanceCents, at: now })
        .execute();
      return true;
    },
  };
};
