import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { shopMoment } from '../stores/shop-day.ts';
import { runCommand } from './run-command.ts';
import { requireSettings } from '../../settings/require-settings.ts';

const usage = `Usage: npm run emergency-banner -- COMMAND [--data-dir DIR]
  show TEXT [--link PATH] [--from TIME] [--until TIME]
        shows a message above every page, between two times of the shop's clock such as 2030-01-31T17:30; a page of the
        shop says more about it
  hide  removes it`;

const SPOT = 'Home_EmergencyBanner_React';
const MAX_TEXT = 300;
const MAX_LINK = 200;

const settings = requireSettings('backend', process.env);

const readText = (given: string): string => {
  const text = given.trim();
  if (text === '' || text.length > MAX_TEXT) throw new RangeError(`TEXT must have 1 to ${MAX_TEXT} characters`);
  return text;
};

const readLink = (given: string): string => {
  if (given !== '' && (!/^\/(?![/\\])[^\s\\]*$/.test(given) || given.length > MAX_LINK)) {
    throw new RangeError(`--link must be a path of the shop, such as /help, not "${given}"`);
  }
  return given;
};

/** Null for no time. */
const readTime = (option: string, given: string): number | null => {
  const moment = given === '' ? null : shopMoment(given);
  if (moment === undefined) throw new RangeError(`--${option} must be a time such as 2030-01-31T17:30, not "${given}"`);
  return moment;
};

interface Times {
  readonly starts_at: number | null;
  readonly ends_at: number | null;
}

/** Replaces the content of the spot; none without a text. */
const replace = (database: Kysely<Database>, text: string | undefined, link: string, times: Times): Promise<void> =>
  database.transaction().execute(async (trx) => {
    await trx.deleteFrom('espot_content').where('spot_name', '=', SPOT).execute();
    if (text === undefined) return;
    await trx
      .insertInto('espot_content')
      .values({
        spot_name: SPOT,
        content_name: 'emergency',
        position: 0,
        marketing_text: text,
        image_url: '',
        link_url: link,
        ...times,
      })
      .execute();
  });

runCommand(
  { usage, dataDir: settings.DATA_DIR, defaults: { link: '', from: '', until: '' } },
  ({ words: [command = '', given = '', ...rest], options }) => {
    if (rest.length > 0) throw new RangeError(`put TEXT in quotes: "${[given, ...rest].join(' ')}"`);
    if (command !== 'show' && command !== 'hide') throw new RangeError(`unknown command "${command}"`);
    const text = command === 'show' ? readText(given) : undefined;
    const link = readLink(options.link);
    const times = { starts_at: readTime('from', options.from), ends_at: readTime('until', options.until) };
    return async (database) => {
      await replace(database, text, link, times);
      process.stdout.write(text === undefined ? 'the banner is hidden\n' : `the banner says: ${text}\n`);
    };
  },
);
