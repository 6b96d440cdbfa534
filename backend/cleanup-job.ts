import { sql, type Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { MAIL_WINDOW_MS } from './identity/attempts/mail-due.ts';
import { GUEST_LIFETIME_MS } from './identity/session/session-store.ts';
import { clearPictures } from './images/imported/clear-pictures.ts';
import type { PictureFiles } from './images/imported/picture-files.ts';
import type { JobHandler } from './jobs/job-worker.ts';
import { recurring } from './jobs/recurring-job.ts';
import { BECAME_NO_ORDER } from './orders/place-order/attempt-store.ts';
import { TAX_LIFETIME_MS } from './taxes/provided-tax-rates.ts';

const DAY_MS = 24 * 60 * 60_000;
const SEARCH_EVENT_DAYS = 90;
const MAIL_DAYS = 7;
/** Shoppers can look up their appointments for two years. */
const APPOINTMENT_DAYS = 730;
/** How long somebody waits for a product that does not come back. */
const NOTICE_DAYS = 365;
const AUDIT_DAYS = 400;
/** Refused orders, finished jobs and payment events can be looked up for a quarter of a year. */
const ORDER_TRACE_DAYS = 90;
/** Much longer than the half hour for which an ad's id is valid. */
const AD_IMPRESSION_DAYS = 2;
/** Charges and refunds of campaigns can be checked for more than a year. */
const AD_ENTRY_DAYS = 400;
/** Covers the time within which an order is attributed to a click, and complaints about charges. */
const AD_CLICK_DAYS = 90;

/** Delay of the first round, so that requests that waited for the start are served first. */
const FIRST_ROUND_MS = 30_000;
const ROUND_MS = 60 * 60_000;

/** Statements block the event loop: each touches no more rows than this, and other requests are served between two. */
const ROWS_PER_BATCH = 200;

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Repeats a step, one batch of rows at a time, until no rows are left. */
const repeatBatches = async (step: () => Promise<boolean>): Promise<void> => {
  while (await step()) await nextTurn();
};

const clearSessions = (database: Kysely<Database>, before: number): Promise<void> =>
  repeatBatches(async () => {
    const stale = database.selectFrom('session').select('session_id').where('last_seen_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('session')
      .where('session_id', 'in', stale.limit(ROWS_PER_BATCH))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

const clearLogonAttempts = (database: Kysely<Database>, before: number): Promise<void> =>
  repeatBatches(async () => {
    const stale = database.selectFrom('logon_attempt').select('logon_key').where('updated_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('logon_attempt')
      .where('logon_key', 'in', stale.limit(ROWS_PER_BATCH))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

const clearSearchEvents = (database: Kysely<Database>, before: string): Promise<void> =>
  repeatBatches(async () => {
    const old = database.selectFrom('search_event').select('id').where('received_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('search_event')
      .where('id', 'in', old.limit(ROWS_PER_BATCH))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

/** Removes the attempts that became no order. Those of placed orders stay with them. */
const clearAttempts = (database: Kysely<Database>, before: number): Promise<void> =>
  repeatBatches(async () => {
    const ended = database
      .selectFrom('order_attempt')
      .select('attempt_key')
      .where(BECAME_NO_ORDER)
      .where('updated_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('order_attempt')
      .where('attempt_key', 'in', ended.limit(ROWS_PER_BATCH))
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
  repeatBatches(async () => {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in
      (select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(time)} < ${before} limit ${ROWS_PER_BATCH})`.execute(
      database,
    );
    return numAffectedRows > 0n;
  });

/** Removes old mail, and the jobs of mail that was never sent. */
const clearMail = async (database: Kysely<Database>, before: number): Promise<void> => {
  await clearDated(database, { table: 'mail', key: 'mail_id', time: 'queued_at' }, before);
  await repeatBatches(async () => {
    const unsent = database
      .selectFrom('job')
      .select('job_id')
      .where('kind', '=', 'mail')
      .where('done_at', 'is', null)
      .where('queued_at', '<', before);
    const { numDeletedRows } = await database
      .deleteFrom('job')
      .where('job_id', 'in', unsent.limit(ROWS_PER_BATCH))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
};

/** Removes the guests without a session whose ids are in the range. */
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
      // Whoever claimed a membership stays, so that nobody claims it again.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('pals_in_store_member')
              .select('pals_number')
              .whereRef('pals_in_store_member.claimed_by', '=', 'shopper.shopper_id'),
          ),
        ),
      )
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
  await repeatBatches(async () => {
    const shoppers = await database
      .selectFrom('shopper')
      .select(['shopper_id', 'kind', 'created_at'])
      .where('shopper_id', '>', walkedTo)
      .orderBy('shopper_id')
      .limit(ROWS_PER_BATCH)
      .execute();
    const [first, last] = [shoppers[0], shoppers.at(-1)];
    if (first === undefined || last === undefined) return false;
    walkedTo = last.shopper_id;
    const old = shoppers.filter((shopper) => shopper.created_at < before);
    if (old.some((shopper) => shopper.kind === 'G')) {
      await clearGuestsBetween(database, [first.shopper_id, last.shopper_id], before);
    }
    // Ids increase with time: after a page of young shoppers there are no old ones.
    return old.length > 0;
  });
};

/**
 * Removes rows that are no longer needed:
 * - sessions that were not used for thirty days, and then guests without a session and without a claim of a
 *   membership, together with their carts;
 * - codes, links, captchas and attempt counts that have expired; counts of wrong passwords, and removed wish lists and
 *   their removed products, after a day;
 * - mail after seven days, with the job that would still send it, answers of the tax provider after seven days, too,
 *   and ad impressions after two;
 * - attempts that became no order, finished jobs, keys of cancellations and returns, and events of the payment
 *   provider after ninety days; dead letters stay;
 * - requests for mail about products that did not come back within a year;
 * - search events, ad clicks, and the orders they led to, after ninety days;
 * - holds of appointments that have run out, and appointments after two years;
 * - the audit trail and the charges for ads after four hundred days.
 *
 * Accounts and placed orders are never removed. `now` is in milliseconds since 1970. It may be interrupted at any point
 * and continues the next time. Rejects when the database fails.
 */
export const clearStale = async (database: Kysely<Database>, now: number): Promise<void> => {
  await clearSessions(database, now - GUEST_LIFETIME_MS);
  await clearGuests(database, now - GUEST_LIFETIME_MS);
  await clearLogonAttempts(database, now - DAY_MS);
  await clearMail(database, now - MAIL_DAYS * DAY_MS);
  await clearDated(database, { table: 'audit_event', key: 'id', time: 'at' }, now - AUDIT_DAYS * DAY_MS);
  await clearDated(database, { table: 'captcha_used', key: 'signature', time: 'expires_at' }, now);
  await clearDated(database, { table: 'used_proof', key: 'proof_key', time: 'expires_at' }, now);
  await clearDated(database, { table: 'attempt_count', key: 'attempt_key', time: 'ends_at' }, now);
  // These rows decide until then whether another mail is sent.
  await clearDated(database, { table: 'reset_code', key: 'code_id', time: 'asked_at' }, now - MAIL_WINDOW_MS);
  await clearDated(database, { table: 'sign_in_link', key: 'link_hash', time: 'asked_at' }, now - MAIL_WINDOW_MS);
  await clearDated(database, { table: 'place_tax', key: 'place_key', time: 'read_at' }, now - TAX_LIFETIME_MS);
  await clearDated(database, { table: 'email_change', key: 'shopper_id', time: 'expires_at' }, now);
  await clearDated(database, { table: 'appointment', key: 'appointment_id', time: 'held_until' }, now);
  const appointmentsBefore = now - APPOINTMENT_DAYS * DAY_MS;
  await clearDated(database, { table: 'appointment', key: 'appointment_id', time: 'ends_at' }, appointmentsBefore);
  const noticesBefore = now - NOTICE_DAYS * DAY_MS;
  await clearDated(database, { table: 'stock_notice', key: 'notice_id', time: 'asked_at' }, noticesBefore);
  await clearDated(database, { table: 'wish_list', key: 'list_id', time: 'removed_at' }, now - DAY_MS);
  await clearDated(database, { table: 'wish_list_item', key: 'item_id', time: 'removed_at' }, now - DAY_MS);
  const tracesBefore = now - ORDER_TRACE_DAYS * DAY_MS;
  await clearAttempts(database, tracesBefore);
  await clearDated(database, { table: 'job', key: 'job_id', time: 'done_at' }, tracesBefore);
  await clearDated(database, { table: 'order_change', key: 'change_id', time: 'made_at' }, tracesBefore);
  await clearDated(database, { table: 'provider_event', key: 'event_id', time: 'received_at' }, tracesBefore);
  const impressionsBefore = now - AD_IMPRESSION_DAYS * DAY_MS;
  const clicksBefore = now - AD_CLICK_DAYS * DAY_MS;
  await clearDated(database, { table: 'ad_impression', key: 'ad_key', time: 'seen_at' }, impressionsBefore);
  await clearDated(database, { table: 'ad_click', key: 'ad_key', time: 'clicked_at' }, clicksBefore);
  const entriesBefore = now - AD_ENTRY_DAYS * DAY_MS;
  await clearDated(database, { table: 'ad_entry', key: 'entry_id', time: 'entered_at' }, entriesBefore);
  await clearDated(database, { table: 'ad_order', key: 'order_id', time: 'told_at' }, clicksBefore);
  await clearSearchEvents(database, new Date(now - SEARCH_EVENT_DAYS * DAY_MS).toISOString());
};

/** The cleanup: half a minute after the start of this process at the earliest, then every hour. */
export const makeCleanupJob = ({
  database,
  pictures,
  startedAt,
}: {
  readonly database: Kysely<Database>;
  readonly pictures: PictureFiles;
  readonly startedAt: number;
}): JobHandler =>
  recurring(
    async (now) => {
      await clearStale(database, now);
      await clearPictures(database, pictures, now);
    },
    { everyMs: ROUND_MS, notBefore: startedAt + FIRST_ROUND_MS, leaseMs: ROUND_MS },
  );
