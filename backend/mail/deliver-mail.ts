import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { pauseAfter } from '../shared/back-off.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { NO_RECIPIENT } from './mailer.ts';
import type { MailTransport } from './mail-transport.ts';

export interface Delivery {
  readonly database: Kysely<Database>;
  readonly transport: MailTransport;
  readonly sealer: Sealer;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const MAILS_PER_RUN = 20;
/** How long a mail belongs to the process that sends it: longer than all time-outs of a mail server together. */
export const LEASE_MS = 2 * 60_000;
const REMOVED_AT_ONCE = 200;
const PAUSES = { firstMs: 15_000, mostMs: 60 * 60_000 };

/**
 * Removes mail that was queued to be discarded; see `Mailer.queue`. A statement removes 200 rows at most, and other
 * requests are served between two statements. Rejects when the database fails.
 */
export const removeDiscardedMail = async (database: Kysely<Database>): Promise<void> => {
  const discarded = database
    .selectFrom('mail')
    .select('mail_id')
    .where('recipient', '=', NO_RECIPIENT)
    .limit(REMOVED_AT_ONCE);
  for (;;) {
    const { numDeletedRows } = await database.deleteFrom('mail').where('mail_id', 'in', discarded).executeTakeFirst();
    if (numDeletedRows < REMOVED_AT_ONCE) return;
    await setImmediate();
  }
};

/** The mail that has been due for longest, as a query of its number. */
const nextDue = (database: Kysely<Database>, now: number) =>
  database
    .selectFrom('mail')
    .select('mail_id')
    .where('sent_at', 'is', null)
    .where('recipient', '!=', NO_RECIPIENT)
    .where('next_try_at', '<=', now)
    .orderBy('mail_id')
    .limit(1);

/**
 * Leases the oldest due mail: until `now + LEASE_MS` it is not due for other processes. One statement, so that of two
 * processes one gets it. Undefined when no mail is due.
 */
const leaseMail = async (database: Kysely<Database>, now: number) => {
  // Reading first: most rounds find nothing, and a write would lock the database.
  if ((await nextDue(database, now).executeTakeFirst()) === undefined) return undefined;
  return database
    .updateTable('mail')
    .set({ next_try_at: now + LEASE_MS })
    .where('mail_id', 'in', nextDue(database, now))
    .returning(['mail_id', 'kind', 'recipient', 'subject', 'body', 'attempts'])
    .executeTakeFirst();
};

/** Sends a leased mail and records the outcome. */
const sendMail = async (
  { database, transport, sealer, clock, log }: Delivery,
  { mail_id, kind, recipient, subject, body, attempts }: NonNullable<Awaited<ReturnType<typeof leaseMail>>>,
): Promise<void> => {
  // Decrypts the text inside the promise, so that a failure affects this mail only.
  const sending = Promise.resolve().then(() => transport.send({ to: recipient, subject, text: sealer.open(body) }));
  const outcome = await sending.then(
    () => ({ sent_at: clock(), body: '' }),
    (error: unknown) => {
      // The message of a mail server may contain the address, so only the code is logged.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
      log.warn({ kind, attempts: attempts + 1, reason }, 'mail could not be handed over; it is tried again');
      return { attempts: attempts + 1, next_try_at: clock() + pauseAfter(PAUSES, attempts) };
    },
  );
  await database.updateTable('mail').set(outcome).where('mail_id', '=', mail_id).execute();
};

/**
 * Delivers up to 20 mails, oldest first, and deletes their texts. A mail that the transport refuses is retried after
 * growing pauses, and so is one whose text cannot be decrypted, for example after a change of the server's secret. The
 * log states the reason without address or text. Several processes can do this at once: each mail is leased by one of
 * them while it is sent. Only a crash between sending and writing sends a mail twice. Rejects when the database fails.
 */
export const deliverMail = async (delivery: Delivery): Promise<void> => {
  for (let sent = 0; sent < MAILS_PER_RUN; sent += 1) {
    const mail = await leaseMail(delivery.database, delivery.clock());
    if (mail === undefined) return;
    await sendMail(delivery, mail);
  }
};
