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

/**
 * Delivers up to 20 mails, oldest first, and deletes their texts. A mail that the transport refuses is retried after
 * growing pauses, and so is one whose text cannot be decrypted, for example after a change of the server's secret. The
 * log states the reason without address or text. A crash between sending and writing can send one mail twice.
 */
export const deliverMail = async ({ database, transport, sealer, clock, log }: Delivery): Promise<void> => {
  const waiting = await database
    .selectFrom('mail')
    .select(['mail_id', 'kind', 'recipient', 'subject', 'body', 'attempts'])
    .where('sent_at', 'is', null)
    .where('recipient', '!=', NO_RECIPIENT)
    .where('next_try_at', '<=', clock())
    .orderBy('mail_id')
    .limit(MAILS_PER_RUN)
    .execute();
  for (const { mail_id, kind, recipient, subject, body, attempts } of waiting) {
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
  }
};
