import { cleanText } from '../../clean-text.ts';
import type { FeedRecord } from './feed-reader.ts';
import { isNoValue } from './no-value.ts';
import { ownValue } from '../../../shared/own-value.ts';

/** Reads the fields of one row. Faults are added to `reasons`; the value must not be used then. */
export interface FieldReader {
  readonly reasons: readonly string[];
  refuse(reason: string): void;
  /** The value, unchanged. */
  exact(name: string): string;
  /** The value; empty for placeholders such as "N/A". */
  raw(name: string): string;
  /** Plain text of limited length; empty when there is none. */
  text(name: string, most: number): string;
  required(name: string, most: number): string;
  optional(name: string, most: number): string | null;
  /** A list from repeated columns or from one value with commas, where quotes protect a comma. */
  list(name: string): readonly string[];
  /** An http or https address, normalised; null for an empty value. `name` is used in the reason. */
  url(name: string, given: string): string | null;
  /** An amount in US dollars, converted to cents; null for an empty value. */
  cents(name: string): number | null;
  number(name: string, range: readonly [number, number], whole: boolean): number | null;
}

export const MAX_LIST_ENTRIES = 10;
const MAX_LIST_ENTRY_LENGTH = 4000;
const MAX_URL_LENGTH = 2000;
const DEAREST_CENTS = 10_000_000;

/** Maximum ratio of a value with markup to its text. */
const MARKUP_PER_TEXT = 8;
const MIN_MARKUP = 2000;
const MAX_NO_VALUE_LENGTH = 30;
const MAX_SHOWN_LENGTH = 30;

const LONE_SURROGATE = /\p{Cs}/u;

/** The beginning of a value for a message, without control characters. */
export const shown = (text: string): string => text.slice(0, MAX_SHOWN_LENGTH).replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ');

/** Creates the reader of one row. It collects all faults, so that a row is refused with every reason at once. */
export const makeFieldReader = (record: FeedRecord): FieldReader => new RowFieldReader(record);

class RowFieldReader implements FieldReader {
  readonly #record: FeedRecord;
  readonly #reasons: string[] = [];

  constructor(record: FeedRecord) {
    this.#record = record;
  }

  readonly reasons: FieldReader['reasons'] = this.#reasons;

  readonly refuse: FieldReader['refuse'] = (...args) => this.#refuse(...args);

  readonly exact: FieldReader['exact'] = (...args) => this.#exact(...args);

  readonly raw: FieldReader['raw'] = (...args) => this.#raw(...args);

  readonly text: FieldReader['text'] = (...args) => this.#text(...args);

  readonly required: FieldReader['required'] = (name: string, most: number): string => {
    const value = this.#text(name, most);
    if (value === '') this.#refuse(`${name} is missing`);
    return value;
  };

  readonly optional: FieldReader['optional'] = (name: string, most: number): string | null =>
    this.#text(name, most) || null;

  readonly list: FieldReader['list'] = (name: string): readonly string[] => {
    const value = ownValue(this.#record, name);
    const parts =
      value === undefined || typeof value === 'string'
        ? (value?.match(/"[^"]*"|[^,]+/g) ?? []).map((part) => part.trim().replace(/^"|"$/g, ''))
        : value;
    if (parts.some((part) => LONE_SURROGATE.test(part)))
      this.#refuse(`${name} holds half of a character (a lone surrogate)`);
    return parts.slice(0, MAX_LIST_ENTRIES * 2).map((part) => part.slice(0, MAX_LIST_ENTRY_LENGTH));
  };

  readonly url: FieldReader['url'] = (name: string, given: string): string | null => {
    if (given === '') return null;
    if (given.length > MAX_URL_LENGTH) this.#refuse(`${name} is longer than ${MAX_URL_LENGTH} characters`);
    const parsed = URL.parse(given);
    if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:') return parsed.href;
    this.#refuse(`${name} must be an http or https address`);
    return null;
  };

  readonly cents: FieldReader['cents'] = (name: string): number | null => {
    const given = this.#raw(name);
    if (given === '') return null;
    const match = /^(?:([A-Z]{3})\s*)?(\d{1,6}(?:\.\d{1,2})?)(?:\s*([A-Z]{3}))?$/i.exec(given);
    if (match === null) {
      this.#refuse(`${name} "${shown(given)}" is not an amount such as "12.99 USD"`);
      return null;
    }
    const currency = (match[1] ?? match[3])?.toUpperCase();
    if (currency === undefined) this.#refuse(`${name} has no currency`);
    else if (currency !== 'USD') this.#refuse(`${name} is in ${currency}, only USD is sold`);
    const value = Math.round(Number(match[2]) * 100);
    if (value > DEAREST_CENTS) this.#refuse(`${name} is above ${DEAREST_CENTS / 100}`);
    return value;
  };

  readonly number: FieldReader['number'] = (
    name: string,
    [least, most]: readonly [number, number],
    whole: boolean,
  ): number | null => {
    const given = this.#raw(name);
    if (given === '') return null;
    const value = Number(given);
    if (given.length <= 12 && value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
    this.#refuse(`${name} must be ${whole ? 'a whole number' : 'a number'} from ${least} to ${most}`);
    return null;
  };

  readonly #refuse = (reason: string): void => {
    if (!this.#reasons.includes(reason)) this.#reasons.push(reason);
  };

  readonly #exact = (name: string): string => {
    const value = ownValue(this.#record, name);
    const given = (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();
    if (LONE_SURROGATE.test(given)) this.#refuse(`${name} holds half of a character (a lone surrogate)`);
    return given;
  };

  readonly #raw = (name: string): string => {
    const given = this.#exact(name);
    return given.length <= MAX_NO_VALUE_LENGTH && isNoValue(given) ? '' : given;
  };

  readonly #text = (name: string, most: number): string => {
    const given = this.#raw(name);
    // A value with markup can be longer than its text, up to a limit; above it the value is not cleaned.
    const cleaned = given.length > most * MARKUP_PER_TEXT + MIN_MARKUP ? given : cleanText(given);
    if (cleaned.length > most) this.#refuse(`${name} is longer than ${most} characters`);
    return cleaned.length <= MAX_NO_VALUE_LENGTH && isNoValue(cleaned) ? '' : cleaned;
  };
}
