import { encodePart } from '../../core/shared/encode-part';

/**
 * A path with its values encoded, one segment each: path`order/${orderId}` never becomes another path, whatever
 * the value holds. A value that is only dots cannot be a segment of a URL; it becomes an empty one.
 */
export const path = (texts: TemplateStringsArray, ...values: ReadonlyArray<string | number>): string =>
  texts.reduce((built, text, index) => built + segmentOf(values[index - 1] ?? '') + text);

const segmentOf = (value: string | number): string => (/^\.{1,2}$/.test(String(value)) ? '' : encodePart(value));
