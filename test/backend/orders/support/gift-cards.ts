import { makeGiftCards } from '../../../../backend/gift-cards/gift-card-store.ts';
import { makeKeyedHash } from '../../../../backend/secrets/keyed-hash.ts';
import { SERVER_SECRET } from '../../commerce/support/backend-under-test.ts';
import type { Answer, Browser } from '../../commerce/support/browser.ts';
import type { OrderWorld } from './order-world.ts';

export const PIN = '4711';

let cards = 0;

/** Issues a new gift card with `balanceCents`, and returns its number. */
export const issueGiftCard = async (world: OrderWorld, balanceCents: number): Promise<string> => {
  const number = `7000${String((cards += 1)).padStart(15, '0')}`;
  const store = makeGiftCards(makeKeyedHash(SERVER_SECRET));
  const card = { number, pin: PIN, balanceCents, currency: 'USD' };
  await world.database.transaction().execute((trx) => store.issue(trx, card, world.now()));
  return number;
};

export const applyGiftCard = (browser: Browser, number: string, pin = PIN): Promise<Answer> =>
  browser.post('cart/@self/x_gift_card', { number, pin });

/** The balance of a gift card, in cents. It is checked that its entries add up to it. */
export const balanceOf = async (world: OrderWorld, number: string): Promise<number> => {
  const row = await makeGiftCards(makeKeyedHash(SERVER_SECRET)).byNumber(world.database, number);
  if (row === undefined) throw new Error('there is no such gift card');
  const entries = await world.database
    .selectFrom('gift_card_entry')
    .select('amount_cents')
    .where('gift_card_id', '=', row.gift_card_id)
    .execute();
  expect(entries.reduce((sum, entry) => sum + entry.amount_cents, 0)).toBe(row.balance_cents);
  return row.balance_cents;
};
