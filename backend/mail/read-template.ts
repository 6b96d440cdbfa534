import { readFileSync } from 'node:fs';
import { packageFile } from '../shared/package-file.ts';
import { ownValue } from '../shared/own-value.ts';
import { escapeMarkdown } from './mail-markdown.ts';
import type { Mail } from './mailer.ts';
import { WHY_SENT } from './why-sent.ts';

/** The text of a mail, in Markdown with slots. */
export interface Template {
  readonly subject: string;
  /** Markdown with slots in braces: {greeting}. */
  readonly text: string;
}

const TEMPLATE = /^---\nsubject: (.+)\n---\n\n([\s\S]+)\n$/;

const slotsOf = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => slot ?? []);

/** Reads `mail/templates/<name>.md`. Throws when it has no subject, no text, or a slot that is not one of `slots`. */
export const readTemplate = (name: string, slots: readonly string[]): Template => {
  const file = `mail/templates/${name}.md`;
  const [, subject, text] = TEMPLATE.exec(readFileSync(packageFile(file), 'utf8')) ?? [];
  if (subject === undefined || text === undefined) {
    throw new Error(`backend/${file} must have a line "subject: …" between lines of ---, an empty line and the text.`);
  }
  const unknown = slotsOf(subject + text).filter((slot) => !slots.includes(slot));
  if (unknown.length > 0) throw new Error(`backend/${file} has an unknown slot {${unknown.join('}, {')}}.`);
  return { subject, text };
};

/** Whom a mail is for. */
export interface Recipient {
  readonly to: string;
  readonly firstName: string | null;
  /** See `Mail`. */
  readonly orderId?: number | undefined;
  readonly shopperId?: number | undefined;
}

/** Markdown for a slot, in which all texts of others are escaped already. */
export interface Markdown {
  readonly markdown: string;
}

/** The values of slots by name: texts, which are escaped, and Markdown, which is not. */
export type SlotValues = Readonly<Record<string, string | Markdown>>;

const filled = (pattern: string, values: SlotValues, toText: (value: string | Markdown) => string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = ownValue(values, slot);
    return value === undefined ? '' : toText(value);
  });

/**
 * Fills the slots of a template; `{greeting}` and `{to}` follow from the recipient. A subject is plain text. The
 * reason why the mail is sent is that of its kind by default.
 */
export const mailOf = (
  kind: Mail['kind'],
  { subject, text }: Template,
  { to, firstName, orderId, shopperId }: Recipient,
  slots: SlotValues = {},
  why = WHY_SENT[kind],
): Mail => {
  const values = { ...slots, to, greeting: firstName === null || firstName === '' ? 'Hello,' : `Hello ${firstName},` };
  return {
    kind,
    to,
    orderId,
    shopperId,
    subject: filled(subject, values, (value) => (typeof value === 'string' ? value : value.markdown)),
    markdown: filled(text, values, (value) => (typeof value === 'string' ? escapeMarkdown(value) : value.markdown)),
    why,
  };
};
