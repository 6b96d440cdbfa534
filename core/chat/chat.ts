/** A link in an answer. `url` is a path of the shop or an absolute URL. */
export interface ChatLink {
  readonly text: string;
  readonly url: string;
}

/** The answer to a question: a text, or nothing that fits. The links lead to the source, or to people who can help. */
export type ChatAnswer =
  | { readonly kind: 'found'; readonly text: string; readonly links: ReadonlyArray<ChatLink> }
  | { readonly kind: 'not-found'; readonly links: ReadonlyArray<ChatLink> };

/** One line of the conversation. */
export interface ChatLine {
  readonly from: 'shopper' | 'shop';
  readonly text: string;
  readonly links: ReadonlyArray<ChatLink>;
}

/** The maximum length of a question, in characters. */
export const MAX_QUESTION_LENGTH = 300;

/** The maximum number of lines that a conversation keeps; older ones are dropped. */
export const MAX_CHAT_LINES = 40;

/** How often the chat's text about customer care is read again (CHT-01). */
export const CHAT_TEXT_REFRESH_MS = 5_000;

/** Appends lines to a conversation. */
export const withLines = (talk: ReadonlyArray<ChatLine>, ...lines: ReadonlyArray<ChatLine>): ReadonlyArray<ChatLine> =>
  [...talk, ...lines].slice(-MAX_CHAT_LINES);

/** Returns the question as it is sent: without spaces at its ends and within its limit; empty for none. */
export const cleanQuestion = (typed: string): string => typed.trim().slice(0, MAX_QUESTION_LENGTH).trim();
