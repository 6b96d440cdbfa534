import { readFileSync } from 'node:fs';
import { packageFile } from '../shared/package-file.ts';
import { ownValue } from '../shared/own-value.ts';
import type { Mail } from './mailer.ts';

interface Template {
  readonly subject: string;
  /** Paragraphs with slots in braces: {greeting}. */
  readonly text: string;
}

const TEMPLATE = /^---\nsubject: (.+)\n---\n\n([\s\S]+)\n$/;

const slotsOf = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => slot ?? []);

/** Reads `mail/templates/<name>.md`. Throws when it has no subject, no text, or a slot that is not one of `slots`. */
const readTemplate = (name: string, slots: readonly string[]): Template => {
  const file = `mail/templates/${name}.md`;
  const [, subject, text] = TEMPLATE.exec(readFileSync(packageFile(file), 'utf8')) ?? [];
  if (subject === undefined || text === undefined) {
    throw new Error(`backend/${file} must have a line "subject: …" between lines of ---, an empty line and the text.`);
  }
  const unknown = slotsOf(text).filter((slot) => !slots.includes(slot));
  if (unknown.length > 0) throw new Error(`backend/${file} has an unknown slot {${unknown.join('}, {')}}.`);
  return { subject, text };
};

const templates = {
  welcome: readTemplate('welcome', ['greeting', 'to']),
  code: readTemplate('password-code', ['greeting', 'code', 'minutes']),
  signInLink: readTemplate('sign-in-link', ['greeting', 'code', 'minutes', 'origin']),
  signInCode: readTemplate('sign-in-code', ['greeting', 'code', 'minutes']),
  passwordChanged: readTemplate('password-changed', ['greeting']),
  googleLinked: readTemplate('google-linked', ['greeting']),
  googleLinkedPasswordRemoved: readTemplate('google-linked-password-removed', ['greeting']),
};

interface Recipient {
  readonly to: string;
  readonly firstName: string | null;
}

const mailOf = (
  kind: Mail['kind'],
  { subject, text }: Template,
  { to, firstName }: Recipient,
  slots: Readonly<Record<string, string>> = {},
): Mail => {
  const values = { ...slots, to, greeting: firstName === null ? 'Hello,' : `Hello ${firstName},` };
  return { kind, to, subject, text: text.replace(/\{(\w+)\}/g, (_, slot: string) => ownValue(values, slot) ?? '') };
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
  const slots = { code, minutes: String(facts.minutes) };
  return origin === undefined
    ? mailOf('sign-in-link', templates.signInCode, facts, slots)
    : mailOf('sign-in-link', templates.signInLink, facts, { ...slots, origin });
};

/** Sent after a password was changed or reset. */
export const passwordChangedEmail = (to: string, firstName: string | null): Mail =>
  mailOf('password-changed', templates.passwordChanged, { to, firstName });

/** Sent when a Google account was linked to an account; with `losesPassword` this removed the account's password. [USR-11] */
export const googleLinkedEmail = (to: string, firstName: string | null, losesPassword: boolean): Mail =>
  mailOf('google-linked', losesPassword ? templates.googleLinkedPasswordRemoved : templates.googleLinked, {
    to,
    firstName,
  });
