import type { MailSubject, MailTokens } from './mail-tokens.ts';
import type { Markdown } from './read-template.ts';

/**
 * Makes the address of the page on which the receiver of a mail stops such mail without signing in; a POST of a mail
 * program stops it with one click. Undefined when the shop's own address is not known.
 */
export type StopPage = (email: string, about?: MailSubject) => string | undefined;

/** The folder of that page on the storefront. */
const PREFERENCES = '/mail';

/** `pageOrigin` is the shop's own origin; undefined when it is not known. */
export const makeStopPage =
  (tokens: MailTokens, pageOrigin: string | undefined): StopPage =>
  (email, about) =>
    pageOrigin && `${pageOrigin}${PREFERENCES}/${tokens.tokenOf(email, about)}`;

/** The link of a mail to that page, for the slot of its template; empty without an address. */
export const stopLink = (page: string | undefined, text = 'Stop these reminders'): string | Markdown =>
  page === undefined ? '' : { markdown: `[${text}](<${page}>)` };
