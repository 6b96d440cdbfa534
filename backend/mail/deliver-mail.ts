import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Sealer } from '../identity/sealer.ts';
import type { MailTransport } from './mail-transport.ts';

export interface Delivery {
  readonly database: Kysely<Database>;
  readonly transport: MailTransport;
  readonly sealer: Sealer;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const MAILS_A_ROUND = 20;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const EVERY_MS = 2_000;

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);

/**
 * Hands over the mail that waits, oldest first, and forgets its text. What the transport does not take is tried again
 * after growing pauses, and so is mail whose text cannot be opened, as after a change of the server's secret; the log tells
 * why, without address or text. A crash in between may send one mail twice.
 */
export const deliverMail = async ({ database, transport, sealer, clock, log }: Delivery): Promise<void> => {
  const waiting = await database
    .selectFrom('mail')
    .select(['mail_id', 'kind', 'recipient', 'subject', 'body', 'attempts'])
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', clock())
    .orderBy('mail_id')
    .limit(MAILS_A_ROUND)
    .execute();
  for (const { mail_id, kind, recipient, subject, body, attempts } of waiting) {
    // In the promise, so that a text that cannot be opened is a failure of this mail alone.
    const sending = Promise.resolve().then(() => transport.send({ to: recipient, subject, text: sealer.open(body) }));
    const outcome = await sending.then(
      () => ({ sent_at: clock(), body: '' }),
      (error: unknown) => {
        // The words of a mail server may repeat the address.
        const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
        log.warn({ kind, attempts: attempts + 1, reason }, 'mail could not be handed over; it is tried again');
        return { attempts: attempts + 1, next_try_at: clock() + pauseAfter(attempts) };
      },
    );
    await database.updateTable('mail').set(outcome).where('mail_id', '=', mail_id).execute();
  }
};

/** Delivers every two seconds, one round after the other; gives what stops it once the round under way is over. */
export const startDelivering = (round: () => Promise<void>): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let underWay = Promise.resolve();
  const next = (): void => {
    underWay = round().then(() => {
      if (!isOver) timer = setTimeout(next, EVERY_MS);
    });
  };
  next();
  return () => {
    isOver = true;
    clearTimeout(timer);
    return underWay;
  };
};
