import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export type MailKind = 'welcome' | 'password-code' | 'password-changed' | 'google-linked';

/** A plain-text mail to one address. */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes mail to be delivered. */
export interface Mailer {
  /** Queues the mail in the transaction of what it tells about: it exists when that is committed, and only then. */
  queue(trx: Transaction<Database>, mail: Mail): Promise<void>;
}

/** Keeps mail in the table `mail`, from where a delivery takes it; in development it just stays there to be read. */
export const makeMailer = (clock: () => number): Mailer => ({
  queue: async (trx, { kind, to, subject, text }) => {
    await trx.insertInto('mail').values({ kind, recipient: to, subject, body: text, queued_at: clock() }).execute();
  },
});
