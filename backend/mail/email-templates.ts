import type { Mail } from './mailer.ts';
import { mailOf, readTemplate, type Recipient } from './read-template.ts';

const templates = {
  welcome: readTemplate('welcome', ['greeting', 'to']),
  code: readTemplate('password-code', ['greeting', 'code', 'minutes']),
  signInLink: readTemplate('sign-in-link', ['greeting', 'code', 'minutes', 'origin']),
  signInCode: readTemplate('sign-in-code', ['greeting', 'code', 'minutes']),
  passwordChanged: readTemplate('password-changed', ['greeting']),
  emailCode: readTemplate('email-code', ['greeting', 'code', 'minutes']),
  accountDeleted: readTemplate('account-deleted', ['greeting']),
  emailChanged: readTemplate('email-changed', ['greeting']),
  googleLinked: readTemplate('google-linked', ['greeting']),
  googleLinkedPasswordRemoved: readTemplate('google-linked-password-removed', ['greeting']),
};

/** Sent when an account is created. [REG-02] */
export const welcomeEmail = (to: string, firstName: string | null): Mail =>
  mailOf('welcome', templates.welcome, { to, firstName });

/** Sent when a new password is requested for the account. [MOD-04] */
export const codeEmail = (to: string, firstName: string | null, code: string, minutes: number): Mail =>
  mailOf('password-code', templates.code, { to, firstName }, { code, minutes: String(minutes) });

/** Sent when the owner of a locked account requests a sign-in link. [USR-05] */
export const signInLinkEmail = (facts: {
  readonly to: string;
  readonly firstName: string | null;
  readonly code: string;
  /** Public origin of the shop; without it the mail has no link, only the code. */
  readonly origin: string | undefined;
  readonly minutes: number;
}): Mail => {
  const { code, origin } = facts;
  const minutes = String(facts.minutes);
  return origin === undefined
    ? mailOf('sign-in-link', templates.signInCode, facts, { code, minutes })
    : // Both are the shop's own, and part of an address.
      mailOf('sign-in-link', templates.signInLink, facts, {
        code: { markdown: code },
        origin: { markdown: origin },
        minutes,
      });
};

/** Sent after a password was changed or reset. */
export const passwordChangedEmail = (to: string, firstName: string | null): Mail =>
  mailOf('password-changed', templates.passwordChanged, { to, firstName });

/** Sent to a new email address, which its code proves. [ACC-02] */
export const emailCodeEmail = (
  recipient: Recipient & { readonly shopperId: number },
  code: string,
  minutes: number,
): Mail => mailOf('email-code', templates.emailCode, recipient, { code, minutes: String(minutes) });

/** Sent when the owner has deleted the account. [ACC-07] */
export const accountDeletedEmail = (to: string, firstName: string | null): Mail =>
  mailOf('account-deleted', templates.accountDeleted, { to, firstName });

/** Sent to the old email address after a change. [ACC-02] */
export const emailChangedEmail = (to: string, firstName: string | null): Mail =>
  mailOf('email-changed', templates.emailChanged, { to, firstName });

/** Sent when a Google account was linked to an account; with `losesPassword` this removed the account's password. [USR-11] */
export const googleLinkedEmail = (to: string, firstName: string | null, losesPassword: boolean): Mail =>
  mailOf('google-linked', losesPassword ? templates.googleLinkedPasswordRemoved : templates.googleLinked, {
    to,
    firstName,
  });
