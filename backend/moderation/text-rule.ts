import { checkData, texts } from '../shared/data-file.ts';
import heldWords from './data/held-words.json' with { type: 'json' };

/** Why a text is held until a person has looked at it. */
export type HeldFor = 'link' | 'contact' | 'language' | 'shouting';

export type TextVerdict =
  | { readonly kind: 'published' }
  | { readonly kind: 'held'; readonly reasons: readonly HeldFor[] }
  /** Shorter or longer than allowed, or without words. */
  | { readonly kind: 'refused' };

export interface TextBounds {
  readonly least: number;
  readonly most: number;
}

const words: ReadonlySet<string> = new Set(checkData('moderation/data/held-words.json', texts, heldWords));

/** Signs that are written for letters to get past a list of words. */
const DISGUISES: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);

const LINK = /https?:|\bwww\.|\b[a-z0-9-]{2,63}\.(?:com|net|org|shop|store|info|biz|io|co|us|ru|cn|xyz|top|site)\b/i;
const EMAIL = /\S@\S{1,253}\.\w|\S\s?\(at\)\s?\S/i;
/** Ten digits or more with the signs that are written between them. */
const PHONE = /(?:\d[\s().+-]{0,3}){10}/;
const LETTERS = /\p{L}/gu;
const CAPITALS = /\p{Lu}/gu;
const SHOUTED_LETTERS = 20;

const plain = (text: string): string => [...text.toLowerCase()].map((sign) => DISGUISES.get(sign) ?? sign).join('');

const hasHeldWord = (text: string): boolean =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word));

const isShouted = (text: string): boolean => {
  const letters = (text.match(LETTERS) ?? []).length;
  return letters >= SHOUTED_LETTERS && (text.match(CAPITALS) ?? []).length > letters * 0.7;
};

/** Removes control characters, and spaces that say nothing. Line breaks stay, two in a row at most. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The domain of an email address is no link. */
const withoutEmails = (text: string): string =>
  text
    .split(/\s/)
    .filter((word) => !EMAIL.test(word))
    .join(' ');

/**
 * Why a text is held for a person: a link, an email address or a telephone number, a word of the list, or only capitals.
 * Empty for a text that is published at once. The rule reads the text alone and keeps nothing.
 */
export const holdReasons = (text: string): readonly HeldFor[] => {
  const found: readonly (readonly [HeldFor, boolean])[] = [
    ['link', LINK.test(withoutEmails(text))],
    ['contact', EMAIL.test(text) || PHONE.test(text)],
    ['language', hasHeldWord(text)],
    ['shouting', isShouted(text)],
  ];
  return found.flatMap(([reason, applies]) => (applies ? [reason] : []));
};

/** Decides about a text of a shopper that has been tidied (`holdReasons`). */
export const checkText = (text: string, { least, most }: TextBounds): TextVerdict => {
  const length = [...text].length;
  if (length < least || length > most || (text.match(LETTERS) ?? []).length < least / 2) return { kind: 'refused' };
  const reasons = holdReasons(text);
  return reasons.length === 0 ? { kind: 'published' } : { kind: 'held', reasons };
};
