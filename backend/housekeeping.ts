import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { MAIL_WINDOW_MS } from './identity/mail-due.ts';
import { GUEST_LIFETIME_MS } from './identity/session-store.ts';
import { clearPictures } from './images/imported/clear-pictures.ts';
import type { PictureFiles } from './images/imported/picture-files.ts';

const DAY_MS = 24 * 60 * 60_000;
const SEARCH_EVENT_DAYS = 90;
const MAIL_DAYS = 7;
const AUDIT_DAYS = 400;
/** An ad's id is over long before. */
const AD_IMPRESSION_DAYS = 2;
/** What campaigns were charged and given back can be looked into for more than a year. */
const AD_ENTRY_DAYS = 400;
/** As long as a click can have led to an order, and to look into what was charged. */
const AD_CLICK_DAYS = 90;

/** How long after the start the first round begins: once shoppers who waited have been served. */
const FIRST_ROUND_MS = 30_000;
const ROUND_MS = 60 * 60_000;

/** Statements hold up the event loop: each of them touches no more rows than this, and between two of them others go on. */
const ROWS_A_TURN = 200;

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Repeats a step until it has nothing left to do. */
const inTurns = async (step: () => Promise<boolean>): Promise<void> => {
  while (await step()) await nextTurn();
};

const clearSessions = (database: Kysely<Database>, before: number): Promise<void> =>
  inTurns(async () => {
    const stale = database.selectFrom('session').select('session_id').where('last_seen_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('session')
      .where('session_id', 'in', stale.limit(ROWS_A_TURN))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

const clearLogonAttempts = (database: Kysely<Database>, before: number): Promise<void> =>
  inTurns(async () => {
    const stale = database.selectFrom('logon_attempt').select('logon_key').where('updated_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('logon_attempt')
      .where('logon_key', 'in', stale.limit(ROWS_A_TURN))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

const clearSearchEvents = (database: Kysely<Database>, before: string): Promise<void> =>
  inTurns(async () => {
    const old = database.selectFrom('search_event').select('id').where('received_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('search_event')
      .where('id', 'in', old.limit(ROWS_A_TURN))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

interface DatedTable {
  readonly table: keyof Database;
  readonly key: string;
  readonly time: string;
}

/** Removes the rows whose time is before the given one. */
const clearDated = (database: Kysely<Database>, { table, key, time }: DatedTable, before: number): Promise<void> =>
  inTurns(async () => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in
      (select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(time)} < ${before} limit ${ROWS_A_TURN})`.execute(
      database,
    );
    return numAffectedRows > 0n;
  });

/** Removes those of the shoppers, given by the ends of a range of ids, who are guests without any session. */
const clearGuestsBetween = (
  database: Kysely<Database>,
  [first, last]: readonly [number, number],
  before: number,
): Promise<void> =>
  database.transaction().execute(async (trx) => {
    const lostGuests = trx
      .selectFrom('shopper')
      .select('shopper_id')
      .where('shopper_id', '>=', first)
      .where('shopper_id', '<=', last)
      .where('kind', '=', 'G')
      .where('created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('session').select('session_id').whereRef('session.shopper_id', '=', 'shopper.shopper_id')),
        ),
      );
    await trx.deleteFrom('orders').where('status', '=', 'P').where('shopper_id', 'in', lostGuests).execute();
    await trx
      .deleteFrom('shopper')
      .where('shopper_id', 'in', lostGuests)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('orders').select('order_id').whereRef('orders.shopper_id', '=', 'shopper.shopper_id'))),
      )
      .execute();
  });

const clearGuests = async (database: Kysely<Database>, before: number): Promise<void> => {
  let walkedTo = 0;
  await inTurns(async () => {
    const shoppers = await database
      .selectFrom('shopper')
      .select(['shopper_id', 'kind', 'created_at'])
      .where('shopper_id', '>', walkedTo)
      .orderBy('shopper_id')
      .limit(ROWS_A_TURN)
      .execute();
    const [first, last] = [shoppers[0], shoppers.at(-1)];
    if (first === undefined || last === undefined) return false;
    walkedTo = last.shopper_id;
    const old = shoppers.filter((shopper) => shopper.created_at < before);
    if (old.some((shopper) => shopper.kind === 'G')) {
      await clearGuestsBetween(database, [first.shopper_id, last.shopper_id], before);
    }
    // Ids count up with time: behind the first who are all young there is nobody old.
    return old.length > 0;
  });
};

/**
 * Removes what nobody can use any more: sessions unused for thirty days, then guests without any session together with
 * the carts they left, counts of wrong passwords a day old, mail seven days old, codes, links,
 * captchas and counts that have expired,
 * the trail of accounts and charges for ads after four hundred days, impressions of ads two days old, clicks on them,
 * orders that these led to and search events ninety days old. Placed orders and accounts are never touched. It may be
 * broken off at any point and goes on from there the next time.
 */
export const clearStale = async (database: Kysely<Database>, now: number): Promise<void> => {
  await clearSessions(database, now - GUEST_LIFETIME_MS);
  await clearGuests(database, now - GUEST_LIFETIME_MS);
  await clearLogonAttempts(database, now - DAY_MS);
  await clearDated(database, { table: 'mail', key: 'mail_id', time: 'queued_at' }, now - MAIL_DAYS * DAY_MS);
  await clearDated(database, { table: 'audit_event', key: 'id', time: 'at' }, now - AUDIT_DAYS * DAY_MS);
  await clearDated(database, { table: 'captcha_used', key: 'signature', time: 'expires_at' }, now);
  await clearDated(database, { table: 'used_proof', key: 'proof_key', time: 'expires_at' }, now);
  await clearDated(database, { table: 'attempt_count', key: 'attempt_key', time: 'ends_at' }, now);
  // How many were asked for lately decides whether there is another one.
  await clearDated(database, { table: 'reset_code', key: 'code_id', time: 'asked_at' }, now - MAIL_WINDOW_MS);
  await clearDated(database, { table: 'sign_in_link', key: 'link_hash', time: 'asked_at' }, now - MAIL_WINDOW_MS);
  const impressionsBefore = now - AD_IMPRESSION_DAYS * DAY_MS;
  const clicksBefore = now - AD_CLICK_DAYS * DAY_MS;
  await clearDated(database, { table: 'ad_impression', key: 'ad_key', time: 'seen_at' }, impressionsBefore);
  await clearDated(database, { table: 'ad_click', key: 'ad_key', time: 'clicked_at' }, clicksBefore);
  const entriesBefore = now - AD_ENTRY_DAYS * DAY_MS;
  await clearDated(database, { table: 'ad_entry', key: 'entry_id', time: 'entered_at' }, entriesBefore);
  await clearDated(database, { table: 'ad_order', key: 'order_id', time: 'told_at' }, clicksBefore);
  await clearSearchEvents(database, new Date(now - SEARCH_EVENT_DAYS * DAY_MS).toISOString());
};

/** Runs `clearStale` and `clearPictures`; a failure is logged and tried again next time. */
export const keepHouse = async (
  database: Kysely<Database>,
  files: PictureFiles,
  clock: () => number,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    await clearStale(database, clock());
    await clearPictures(database, files);
  } catch (error) {
    log.warn({ err: error }, 'housekeeping failed');
  }
};

/** Runs a round soon after the start and one every hour; gives what stops it. */
export const startHousekeeping = (round: () => Promise<void>): (() => void) => {
  const first = setTimeout(() => void round(), FIRST_ROUND_MS);
  const every = setInterval(() => void round(), ROUND_MS);
  return () => {
    clearTimeout(first);
    clearInterval(every);
  };
};
