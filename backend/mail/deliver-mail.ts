import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobHandler, JobResult } from '../jobs/job-worker.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { mailHtml, mailText } from './mail-markdown.ts';
import type { MailTransport } from './mail-transport.ts';

export interface Delivery {
  readonly database: Kysely<Database>;
  readonly transport: MailTransport;
  readonly sealer: Sealer;
  readonly clock: () => number;
}

/** How long a mail belongs to the process that sends it: longer than all time-outs of a mail server together. */
export const LEASE_MS = 2 * 60_000;
const PAUSES = { firstMs: 15_000, mostMs: 60 * 60_000 };

const mailIdOf = (body: Readonly<Record<string, unknown>>): number => Number(body.mailId);

/** Sends an unsent mail and deletes its text. */
const send = async ({ database, transport, sealer, clock }: Delivery, mailId: number): Promise<JobResult> => {
  const mail = await database
    .selectFrom('mail')
    .select(['kind', 'recipient', 'subject', 'body', 'unsubscribe'])
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  // It was sent by a process that ended before it could say so, or it is older than mail is kept.
  if (mail === undefined) return { kind: 'done' };
  const { kind, recipient: to, subject, body } = mail;
  try {
    const markdown = sealer.open(body);
    const unsubscribe = mail.unsubscribe === null ? undefined : sealer.open(mail.unsubscribe);
    await transport.send({ to, subject, text: mailText(markdown), html: mailHtml(subject, markdown), unsubscribe });
  } catch (error) {
    // The message of a mail server may contain the address, so only the code is kept.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { kind: 'retry', problem: `the mail could not be handed over: ${reason}` };
  }
  // After the last mail to a former shopper, nothing of the person stays.
  if (kind === 'account-deleted') await database.deleteFrom('mail').where('mail_id', '=', mailId).execute();
  else
    await database
      .updateTable('mail')
      .set({ sent_at: clock(), body: '', unsubscribe: null })
      .where('mail_id', '=', mailId)
      .execute();
  return { kind: 'done' };
};

/**
 * Hands mail over, one after the other, oldest first, and deletes its text. What the transport refuses is retried after
 * growing pauses, and so is a mail whose text cannot be decrypted, for example after a change of the server's secret. The
 * log states the reason without address or text. Only a crash between sending and writing sends a mail twice. [PLT-04]
 */
export const makeSendMail = (delivery: Delivery): JobHandler => ({
  run: (body) => send(delivery, mailIdOf(body)),
  leaseMs: LEASE_MS,
  atOnce: 1,
  pauses: PAUSES,
});

/** Removes mail that was queued to be discarded; see `Mailer.queue`. */
export const makeDiscardMail = (database: Kysely<Database>): JobHandler => ({
  run: async (body) => {
    await database.deleteFrom('mail').where('mail_id', '=', mailIdOf(body)).execute();
    return { kind: 'done' };
  },
});
