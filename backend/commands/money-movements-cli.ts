import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listGivenUp, reviveMovement, type GivenUpMovement } from '../orders/money/list-movements.ts';
import { runCommand } from './run-command.ts';
import { requireSettings } from '../../settings/require-settings.ts';

const usage = `Usage: npm run money-movements -- COMMAND [--data-dir DIR]
  list          prints the captures, releases and refunds that were given up, with amounts and reasons
  retry NUMBER  tries one of them again; the shop sends it within seconds, or as soon as it runs
  retry all     tries all of them again
Each one is sent with its old key, so no money moves twice.`;

const settings = requireSettings('backend', process.env);

/** The words of payment_operation.kind for people. */
const KINDS: ReadonlyMap<string, string> = new Map([['cancel', 'release']]);

const lineOf = ({ id, kind, orderId, amountCents, attempts, deadAt, problem }: GivenUpMovement): string => {
  const amount = amountCents === 0 ? '' : ` of $${(amountCents / 100).toFixed(2)}`;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const when = new Date(deadAt).toISOString();
  // What a provider said may have line breaks.
  const why = (problem ?? 'no reason is known').replaceAll(/\s+/g, ' ');
  return `${id}: ${KINDS.get(kind) ?? kind}${amount}, order ${orderId}, given up ${when} after ${tries}: ${why}\n`;
};

const list = async (database: Kysely<Database>): Promise<void> => {
  const all = await listGivenUp(database);
  process.stdout.write(all.length === 0 ? 'no movement of money was given up\n' : all.map(lineOf).join(''));
};

const readNumber = (given: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new RangeError(`retry needs a number of the list or "all", not "${given}"`);
  return Number(given);
};

/** Tries movements again. Throws when the one that was named is not in the list. */
const retry = async (database: Kysely<Database>, given: string): Promise<void> => {
  const ids = given === 'all' ? (await listGivenUp(database)).map(({ id }) => id) : [readNumber(given)];
  const now = Date.now();
  const revived: number[] = [];
  for (const id of ids) if (await reviveMovement(database, id, now)) revived.push(id);
  if (given !== 'all' && revived.length === 0) {
    throw new RangeError(`no movement ${given} was given up: "list" prints those that were`);
  }
  const which = revived.length === 0 ? 'nothing' : revived.join(', ');
  process.stdout.write(`tried again: ${which}\n`);
};

runCommand({ usage, dataDir: settings.DATA_DIR, defaults: {} }, ({ words: [command = '', given = '', ...rest] }) => {
  if (command !== 'list' && command !== 'retry') throw new RangeError(`unknown command "${command}"`);
  if (rest.length > 0 || (command === 'list' && given !== '')) {
    throw new RangeError(`unknown argument "${[...(command === 'list' ? [given] : []), ...rest].join(' ')}"`);
  }
  return (database) => (command === 'list' ? list(database) : retry(database, given));
});
