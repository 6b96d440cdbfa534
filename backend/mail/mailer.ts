import type { Transaction } from 'kysely';
import { insertRow } from '../database/prepare-query.ts';
import type { Database } from '../database/schema.ts';
import { enqueueJob } from '../jobs/database-job-queue.ts';
import { escapeMarkdown } from './mail-markdown.ts';
import { makeSealer, type Sealer } from '../secrets/sealer.ts';

export type MailKind =
  | 'welcome'
  | 'password-code'
  | 'password-changed'
  | 'email-code'
  | 'email-changed'
  | 'account-deleted'
  | 'google-linked'
  | 'sign-in-link'
  | 'order-placed'
  | 'order-shipped'
  | 'order-ready'
  | 'order-cancelled'
  | 'order-return'
  | 'order-refunded'
  | 'repeat-reminder'
  | 'repeat-waiting'
  | 'repeat-delayed'
  | 'repeat-left-out'
  | 'repeat-passed-over'
  | 'repeat-declined'
  | 'repeat-paused'
  | 'appointment-booked'
  | 'appointment-moved'
  | 'appointment-cancelled'
  | 'appointment-closed'
  | 'appointment-reminder'
  | 'membership-joined'
  | 'membership-cancelled'
  | 'membership-kept'
  | 'back-in-stock';

/** A mail to one address. */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  /** The text, from which both versions of the mail are made; see `mail-markdown.ts`. */
  readonly markdown: string;
  /** Why it is sent and how such mail stops, in Markdown. It stands below the signature. */
  readonly why: string;
  /** The order that it is about. */
  readonly orderId?: number | undefined;
  /** The account that it is deleted with; for mail to an address that is not the account's yet. */
  readonly shopperId?: number | undefined;
  /** Where its receiver stops such mail with one click; for mail that somebody asked for, and for reminders. */
  readonly unsubscribe?: string | undefined;
}

/** Takes mail to be delivered. */
export interface Mailer {
  /**
   * Queues the mail in the transaction of the change that it is about, so that it exists only if that is committed.
   * With `discard` the mail is sealed and written by the same statements, but without its recipient, and it is removed
   * unsent: a request about an account that does not exist then costs the same as one about an account that does.
   * Mail without a recipient, about the order of a deleted account, is not queued.
   */
  queue(trx: Transaction<Database>, mail: Mail, use?: 'send' | 'discard'): Promise<void>;
}

/** Recipient of mail that is discarded, and email address of orders whose account was deleted. */
export const NO_RECIPIENT = '';

/** Seals the texts of mail, since they contain codes. */
export const makeMailSealer = (serverSecret: string): Sealer => makeSealer(serverSecret, 'mail');

const CONTACT_PATH = '/contact-us';

/** What every mail says of the shop. */
export interface MailShop {
  readonly name: string;
  /** The shop's own origin; undefined when it is not known. */
  readonly pageOrigin: string | undefined;
}

/**
 * The text of a mail with what every mail has: the shop's name above it, which is the only heading of the first level, and
 * below it the signature, why the mail is sent, and how to reach the shop, a link when the shop's origin is known.
 */
export const withFrame = (
  { markdown, why }: Pick<Mail, 'markdown' | 'why'>,
  { name, pageOrigin }: MailShop,
): string => {
  const contact =
    pageOrigin === undefined ? 'See “Contact us” on our site.' : `[Contact us](<${pageOrigin}${CONTACT_PATH}>)`;
  const brand = escapeMarkdown(name);
  return `# ${brand}\n\n${markdown}\n\nYour ${brand} team\n\n${why}\n\nQuestions? ${contact}`;
};

/**
 * Stores mail in the table `mail`, with its text sealed, and adds the job that delivers it; see `deliver-mail.ts`.
 */
export const makeMailer = (sealer: Sealer, clock: () => number, shop: MailShop): Mailer => ({
  queue: async (trx, mail, use = 'send') => {
    const { kind, to, subject, orderId = null, shopperId = null, unsubscribe } = mail;
    if (to === NO_RECIPIENT) return;
    const recipient = use === 'send' ? to : NO_RECIPIENT;
    const now = clock();
    const about = {
      order_id: orderId,
      shopper_id: shopperId,
      unsubscribe: unsubscribe === undefined ? null : sealer.seal(unsubscribe),
    };
    const row = {
      kind,
      recipient,
      subject,
      body: sealer.seal(withFrame(mail, shop)),
      queued_at: now,
      ...about,
    };
    const { mail_id: mailId } = await insertRow(trx, 'mail', row, 'mail_id');
    await enqueueJob(trx, { kind: use === 'send' ? 'mail' : 'discarded-mail', body: { mailId }, now });
  },
});
