import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { CURRENCY } from '../cart/cart-responses.ts';
import type { Database } from '../database/schema.ts';
import { GIFT_CARD_DIGITS, isGiftCardNumber, isGiftCardPin, plainDigits } from '../gift-cards/gift-card-number.ts';
import { makeGiftCards, type GiftCards, type NewGiftCard } from '../gift-cards/gift-card-store.ts';
import { makeKeyedHash } from '../secrets/keyed-hash.ts';
import { readServerSecret } from '../secrets/server-secret.ts';
import { runCommand } from './run-command.ts';
import { requireSettings } from '../../settings/require-settings.ts';

const usage = `Usage: npm run gift-cards -- COMMAND [--data-dir DIR]
  issue --amount DOLLARS [--count N]  makes up to 1000 gift cards and prints number, PIN and amount as CSV
  import FILE                         stores printed cards from a CSV file: number,pin,amount, one a line
  balance NUMBER                      prints what is on a card, and whether it is active
  deactivate NUMBER, activate NUMBER  stops a lost card, or allows it again; its balance stays
Numbers and PINs are stored as hashes only: keep the output of issue safe, it is printed once.`;

const PIN_DIGITS = 8;
const MAX_CARDS = 1_000;

const settings = requireSettings('backend', process.env);

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join('');

/** Reads dollars with at most two decimals, up to 500. Throws for anything else. */
const readCents = (text: string): number => {
  const cents = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  if (cents < 1 || cents > 50_000) throw new RangeError(`the amount must be from 0.01 to 500.00, not "${text}"`);
  return cents;
};

const store = async (database: Kysely<Database>, cards: GiftCards, all: readonly NewGiftCard[]): Promise<number> =>
  database.transaction().execute(async (trx) => {
    let stored = 0;
    for (const card of all) if (await cards.issue(trx, card, Date.now())) stored += 1;
    return stored;
  });

const issue = async (database: Kysely<Database>, cards: GiftCards, amount: string, count: string): Promise<void> => {
  const balanceCents = readCents(amount);
  const wanted = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  if (wanted < 1 || wanted > MAX_CARDS) throw new RangeError(`--count must be from 1 to ${MAX_CARDS}, not "${count}"`);
  const made = Array.from({ length: wanted }, () => ({
    number: digits(GIFT_CARD_DIGITS),
    pin: digits(PIN_DIGITS),
    balanceCents,
    currency: CURRENCY,
  }));
  await store(database, cards, made);
  for (const { number, pin } of made) process.stdout.write(`${number},${pin},${(balanceCents / 100).toFixed(2)}\n`);
};

/** Reads a line of a file. A message names the line, never the number or the PIN. */
const readLine = (line: string, index: number): NewGiftCard => {
  const [number = '', pin = '', amount = '', ...rest] = line.split(',').map((part) => part.trim());
  if (!isGiftCardNumber(plainDigits(number)) || !isGiftCardPin(pin) || rest.length > 0) {
    throw new RangeError(`line ${index + 1} must be a number of 19 digits, a PIN of 4 to 8 digits and an amount`);
  }
  return { number: plainDigits(number), pin, balanceCents: readCents(amount), currency: CURRENCY };
};

const importFile = async (database: Kysely<Database>, cards: GiftCards, file: string): Promise<void> => {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
  const stored = await store(database, cards, lines.map(readLine));
  process.stdout.write(`${stored} gift cards stored, ${lines.length - stored} known already and unchanged\n`);
};

const showOrSet = async (
  database: Kysely<Database>,
  cards: GiftCards,
  command: string,
  number: string,
): Promise<void> => {
  const card = await cards.byNumber(database, plainDigits(number));
  if (card === undefined) throw new RangeError('there is no gift card with this number');
  const isActive = command === 'balance' ? card.is_active : Number(command === 'activate');
  if (command !== 'balance') {
    await database
      .updateTable('gift_card')
      .set({ is_active: isActive })
      .where('gift_card_id', '=', card.gift_card_id)
      .execute();
  }
  const state = isActive === 1 ? 'active' : 'deactivated';
  process.stdout.write(`gift card ending in ${card.last_four}: ${(card.balance_cents / 100).toFixed(2)}, ${state}\n`);
};

runCommand(
  { usage, dataDir: settings.DATA_DIR, defaults: { amount: '', count: '1' } },
  ({ words: [command = '', argument = ''], options: { amount, count }, folder }) =>
    async (database) => {
      const secret = await readServerSecret(database, folder, settings.SESSION_SECRET || undefined);
      const cards = makeGiftCards(makeKeyedHash(secret));
      if (command === 'issue') await issue(database, cards, amount, count);
      else if (command === 'import') await importFile(database, cards, argument);
      else if (['balance', 'activate', 'deactivate'].includes(command)) {
        await showOrSet(database, cards, command, argument);
      } else throw new RangeError(`unknown command "${command}"`);
    },
);
