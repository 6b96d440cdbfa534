import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { makeSealer, type Sealer } from '../identity/sealer.ts';

export type MailKind = 'welcome' | 'password-code' | 'password-changed' | 'google-linked' | 'sign-in-link';

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

/** What seals the texts of mail, which hold codes. */
export const makeMailSealer = (serverSecret: string): Sealer => makeSealer(serverSecret, 'mail');

/** Keeps mail in the table `mail`, its text sealed, until it is delivered; see `deliver-mail.ts`. */
export const makeMailer = (sealer: Sealer, clock: () => number): Mailer => ({
  queue: async (trx, { kind, to, subject, text }) => {
    const row = { kind, recipient: to, subject, body: sealer.seal(text), queued_at: clock() };
    await trx.insertInto('mail').values(row).execute();
  },
});
