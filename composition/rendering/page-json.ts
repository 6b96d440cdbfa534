/** Writes a page's data as harmless JSON. */
export type WriteJson = (data: unknown) => string;

/**
 * Remembers the text of parts that come again as the same objects: the menu, a product's tile. Pages are new each time,
 * their parts are not, as long as public reads are remembered. Data is never changed once it is read.
 */
export const makePageJson = (): WriteJson => {
  const known = new WeakMap<object, string>();

  const textOf = (data: unknown, levels: number): string | undefined => {
    if (data === undefined) return undefined;
    if (typeof data !== 'object' || data === null) return harmlessJson(data);
    const text = known.get(data) ?? (levels === 0 ? harmlessJson(data) : composed(data, levels - 1));
    known.set(data, text);
    return text;
  };

  const composed = (data: object, levels: number): string => {
    if (Array.isArray(data)) return `[${data.map((part: unknown) => textOf(part, levels) ?? 'null').join()}]`;
    const fields = Object.entries(data).flatMap(([name, value]) => {
      const text = textOf(value, levels);
      return text === undefined ? [] : [`${harmlessJson(name)}:${text}`];
    });
    return `{${fields.join()}}`;
  };

  return (data) => textOf(data, LEVELS) ?? 'null';
};

/** Down to a tile of a list: page, data, list, tiles, tile. */
const LEVELS = 4;

/** JSON in which nothing can end a script or start another. */
export const harmlessJson = (data: unknown): string =>
  JSON.stringify(data).replace(DANGEROUS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const DANGEROUS = /[<\u2028\u2029]/g;
