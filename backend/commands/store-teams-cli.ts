import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { requireSettings } from '../../settings/require-settings.ts';
import { runCommand } from './run-command.ts';
import { listStoreTeams, MAX_PLACES, setPlaces, type StoreTeam } from '../services/store-teams.ts';

const usage = `Usage: npm run store-teams -- COMMAND [--data-dir DIR]
  list [STORE]           prints how many appointments each team of a store, or of all stores, has at a time
  set STORE TEAM PLACES  gives a team of a store as many places, from 0 to ${MAX_PLACES}
  reset STORE TEAM       gives it the usual number again
The shop offers times by it at once. Booked appointments stay.`;

const settings = requireSettings('backend', process.env);

const lineOf = ({ storeId, storeName, team, places, isUsual }: StoreTeam): string =>
  `${storeId} (${storeName}) ${team}: ${places}${isUsual ? '' : ', not the usual number'}\n`;

const list = async (database: Kysely<Database>, storeId: string | undefined): Promise<void> => {
  const all = await listStoreTeams(database, storeId);
  if (storeId !== undefined && all.length === 0) throw new RangeError(`no store ${storeId} has a team`);
  process.stdout.write(all.length === 0 ? 'no store has a team\n' : all.map(lineOf).join(''));
};

const readPlaces = (given: string): number => {
  if (!/^\d{1,2}$/.test(given))
    throw new RangeError(`PLACES is a whole number from 0 to ${MAX_PLACES}, not "${given}"`);
  return Number(given);
};

const change = async (
  database: Kysely<Database>,
  [storeId = '', team = '', given]: readonly string[],
): Promise<void> => {
  const places = given === undefined ? undefined : readPlaces(given);
  if (!(await setPlaces(database, { storeId, team, places }))) {
    throw new RangeError(`the store "${storeId}" has no team "${team}": "list" prints those that there are`);
  }
  await list(database, storeId);
};

/** The number of words after each command. */
const WORDS: Readonly<Record<string, readonly number[]>> = { list: [0, 1], set: [3], reset: [2] };

runCommand({ usage, dataDir: settings.DATA_DIR, defaults: {} }, ({ words: [command = '', ...words] }) => {
  const expected = Object.hasOwn(WORDS, command) ? WORDS[command] : undefined;
  if (expected === undefined) throw new RangeError(`unknown command "${command}"`);
  if (!expected.includes(words.length)) throw new RangeError(`${command} takes other words than "${words.join(' ')}"`);
  return (database) => (command === 'list' ? list(database, words[0]) : change(database, words));
});
