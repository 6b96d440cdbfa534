import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { GiftCards } from './gift-card-store.ts';

/** The PIN of all gift cards of a demonstration. */
export const TEST_PIN = '1234';

/** Number and dollars of the gift cards of a demonstration; docs/payments.md lists them. */
const TEST_CARDS: readonly (readonly [number: string, dollars: number])[] = [
  ['6050000000000000025', 25],
  ['6050000000000000100', 100],
  ['6050000000000000500', 500],
  ['6050000000000000000', 0],
];

/**
 * Stores the gift cards of a demonstration. A public shop has none, and deactivates those that the same data had before,
 * because their numbers are published. It can run at every start; what was spent stays spent.
 */
export const arrangeTestGiftCards = (
  database: Kysely<Database>,
  cards: GiftCards,
  { demo, currency, now }: { readonly demo: boolean; readonly currency: string; readonly now: number },
): Promise<void> =>
  database.transaction().execute(async (trx) => {
    for (const [number, dollars] of TEST_CARDS) {
      if (demo) await cards.issue(trx, { number, pin: TEST_PIN, balanceCents: dollars * 100, currency }, now);
      const row = await cards.byNumber(trx, number);
      if (row === undefined) continue;
      await trx
        .updateTable('gift_card')
        .set({ is_active: demo ? 1 : 0 })
        .where('gift_card_id', '=', row.gift_card_id)
        .execute();
    }
  });
