import { encodePageData, encodedName, tableOf } from '../../ui/page/encode-page-data';

/** Serialises a page's data as JSON that is safe in a document. `decodePageData` restores the data. */
export type WriteJson = (data: unknown) => string;

/** A list that was written as a table. */
interface WrittenList {
  readonly parts: ReadonlyArray<unknown>;
  readonly text: string;
}

/**
 * Caches the text of parts that occur again as the same objects, such as the menu or a product's tile. Each page has a
 * new object, but its parts come from cached public reads. A new list of the same objects is not written again either.
 * Data is never changed after it was read.
 */
export const makePageJson = (): WriteJson => {
  const known = new WeakMap<object, string>();
  /** The last list written as a table that begins with an object. */
  const lists = new WeakMap<object, WrittenList>();

  const tableText = (list: ReadonlyArray<unknown>): string | undefined => {
    const [first] = list;
    if (typeof first !== 'object' || first === null) return undefined;
    const last = lists.get(first);
    if (last !== undefined && hasSameParts(last.parts, list)) return last.text;
    const table = tableOf(list);
    if (table === undefined) return undefined;
    const text = harmlessJson(table);
    lists.set(first, { parts: list, text });
    return text;
  };

  const textOf = (data: unknown, levels: number): string | undefined => {
    if (data === undefined) return undefined;
    if (typeof data !== 'object' || data === null) return harmlessJson(data);
    const text = known.get(data) ?? (levels === 0 ? harmlessJson(encodePageData(data)) : composed(data, levels - 1));
    known.set(data, text);
    return text;
  };

  const composed = (data: object, levels: number): string => {
    if (Array.isArray(data)) {
      return tableText(data) ?? `[${data.map((part: unknown) => textOf(part, levels) ?? 'null').join()}]`;
    }
    const fields = Object.entries(data).flatMap(([name, value]) => {
      const text = textOf(value, levels);
      return text === undefined ? [] : [`${harmlessJson(encodedName(name))}:${text}`];
    });
    return `{${fields.join()}}`;
  };

  return (data) => textOf(data, LEVELS) ?? 'null';
};

const hasSameParts = (one: ReadonlyArray<unknown>, other: ReadonlyArray<unknown>): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

/** The depth down to a tile of a list: page, data, list, tiles, tile. */
const LEVELS = 4;

/** Returns JSON in which no text can end a script or start another. */
export const harmlessJson = (data: unknown): string =>
  JSON.stringify(data).replace(DANGEROUS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const DANGEROUS = /[<\u2028\u2029]/g;
