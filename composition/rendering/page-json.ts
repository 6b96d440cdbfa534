import { encodePageData, encodedName, tableOf } from '../../ui/page/encode-page-data';

/** Serialises a page's data as JSON that is safe in a document. `decodePageData` restores the data. */
export type WriteJson = (data: unknown) => string;

/**
 * Caches the text of parts that occur again as the same objects, such as the menu or a product's tile. Each page has a
 * new object, but its parts come from cached public reads. Data is never changed after it was read.
 */
export const makePageJson = (): WriteJson => {
  const known = new WeakMap<object, string>();

  const textOf = (data: unknown, levels: number): string | undefined => {
    if (data === undefined) return undefined;
    if (typeof data !== 'object' || data === null) return harmlessJson(data);
    const text = known.get(data) ?? (levels === 0 ? harmlessJson(encodePageData(data)) : composed(data, levels - 1));
    known.set(data, text);
    return text;
  };

  const composed = (data: object, levels: number): string => {
    if (Array.isArray(data)) {
      const table = tableOf(data);
      if (table !== undefined) return harmlessJson(table);
      return `[${data.map((part: unknown) => textOf(part, levels) ?? 'null').join()}]`;
    }
    const fields = Object.entries(data).flatMap(([name, value]) => {
      const text = textOf(value, levels);
      return text === undefined ? [] : [`${harmlessJson(encodedName(name))}:${text}`];
    });
    return `{${fields.join()}}`;
  };

  return (data) => textOf(data, LEVELS) ?? 'null';
};

/** The depth down to a tile of a list: page, data, list, tiles, tile. */
const LEVELS = 4;

/** Returns JSON in which no text can end a script or start another. */
export const harmlessJson = (data: unknown): string =>
  JSON.stringify(data).replace(DANGEROUS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const DANGEROUS = /[<\u2028\u2029]/g;
