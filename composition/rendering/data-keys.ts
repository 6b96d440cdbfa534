import { hash } from 'node:crypto';

/**
 * Returns a text that is the same for equal plain data only: texts, numbers, truth values, null, undefined, and lists and
 * objects of these. Dates, maps and sets are not plain. The order of properties counts.
 */
export type KeyOf = (data: unknown) => string;

/**
 * Caches keys by object, because the data of cached public reads is the same object on every page. A new object is
 * keyed by the keys of its parts down to some depth, so that large known parts are not written again. Data must not
 * change after its key was made.
 */
export const makeDataKeys = (): KeyOf => {
  const keys = new WeakMap<object, string>();

  const keyAt = (data: unknown, levels: number): string => {
    if (typeof data !== 'object' || data === null) return String(JSON.stringify(data));
    const known = keys.get(data);
    if (known !== undefined) return known;
    const text = levels === 0 ? JSON.stringify(data) : composed(data, levels - 1);
    const key = text.length > MAX_PLAIN_KEY_LENGTH ? hash('sha256', text, 'base64url') : text;
    keys.set(data, key);
    return key;
  };

  const composed = (data: object, levels: number): string => {
    if (Array.isArray(data)) return `[${data.map((part: unknown) => keyAt(part, levels)).join()}]`;
    const parts = Object.entries(data).map(([name, part]) => `${JSON.stringify(name)}:${keyAt(part, levels)}`);
    return `{${parts.join()}}`;
  };

  return (data) => keyAt(data, LEVELS);
};

/** The depth down to the products of a page: inputs of a fragment, page data, list, products. */
const LEVELS = 4;

/** Longer keys are hashed. A hash differs from all other keys: texts are in quotes, and no other value is as long. */
const MAX_PLAIN_KEY_LENGTH = 64;
