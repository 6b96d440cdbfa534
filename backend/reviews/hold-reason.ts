import * as v from 'valibot';
import type { HeldFor } from '../database/tables/reviews-tables.ts';
import { checkData } from '../shared/data-file.ts';
import file from './data/held-words.json' with { type: 'json' };

const word = v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be one word in lower case'));
const HELD_WORDS: ReadonlySet<string> = new Set(
  checkData('reviews/data/held-words.json', v.strictObject({ words: v.array(word) }), file).words,
);

const LINK = /https?:|www\.|\b[a-z\d-]{2,}\.(?:com|net|org|info|biz|shop|store|io|co|us|me|ly|xyz|top)\b/i;
const EMAIL = /[^\s@]@[^\s@]+\.[a-z]{2,}/i;
/** Seven digits or more, with what people write between them. */
const PHONE = /(?:\d[\s().-]{0,2}){7,}/;

/** Digits and signs that stand for letters in words that would be held. */
const LETTER_OF = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);

const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[01345@$!](?=[\p{L}\d@$])/gu, (sign) => LETTER_OF.get(sign) ?? sign)
    .split(/[^\p{L}]+/u);

const SHOUTED_LETTERS = 20;
const SHOUTED_SHARE = 0.7;

const isShouted = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return letters.length >= SHOUTED_LETTERS && capitals.length / letters.length > SHOUTED_SHARE;
};

/**
 * The rule of moderation: why a review waits for a person; undefined when it is published at once. Links, contact data,
 * swear words (`data/held-words.json`) and text in capitals wait. [PRO-04]
 */
export const holdReason = (title: string, body: string): HeldFor | undefined => {
  const text = `${title} ${body}`;
  if (EMAIL.test(text) || PHONE.test(text)) return 'contact';
  if (LINK.test(text)) return 'link';
  if (plainWords(text).some((one) => HELD_WORDS.has(one))) return 'language';
  return isShouted(text) ? 'shouting' : undefined;
};
