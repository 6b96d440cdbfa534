import { makeSealer } from '../secrets/sealer.ts';
import { REMINDER_KINDS, type ReminderKind } from './reminders.ts';

/** What a mail is about: reminders of a kind, or a repeat delivery; undefined for a product that is back. */
export type MailSubject =
  | { readonly kind: 'reminders'; readonly of: ReminderKind }
  | { readonly kind: 'repeat-delivery'; readonly planId: number }
  | undefined;

/** What a token of a mail says. */
export interface MailToken {
  readonly email: string;
  readonly about: MailSubject;
}

/** Tokens in mail by which its receiver chooses what mail comes, without signing in. */
export interface MailTokens {
  readonly tokenOf: (email: string, about?: MailSubject) => string;
  /** Undefined for a token that this shop did not make. */
  readonly read: (token: string) => MailToken | undefined;
}

const PREFIX = 'sealed.1.';

const PLAN = /^plan-(\d{1,15})$/;

const asText = (email: string, about: MailSubject): string => {
  if (about === undefined) return email;
  return `${email} ${about.kind === 'reminders' ? about.of : `plan-${about.planId}`}`;
};

const readSubject = (text: string): MailSubject => {
  const of = REMINDER_KINDS.find((kind) => kind === text);
  if (of !== undefined) return { kind: 'reminders', of };
  const planId = PLAN.exec(text)?.[1];
  return planId === undefined ? undefined : { kind: 'repeat-delivery', planId: Number(planId) };
};

/** An address has no space, which stands before what the mail is about. */
const readText = (text: string): MailToken => {
  const [email = '', about = ''] = text.split(' ');
  return { email, about: readSubject(about) };
};

/** Tokens that contain the address, encrypted and authenticated with the server's secret: they cannot be guessed. */
export const makeMailTokens = (serverSecret: string): MailTokens => {
  const sealer = makeSealer(serverSecret, 'mail-preferences');
  return {
    tokenOf: (email, about) => sealer.seal(asText(email, about)).slice(PREFIX.length),
    read: (token) => {
      try {
        return readText(sealer.open(PREFIX + token));
      } catch {
        return undefined;
      }
    },
  };
};
