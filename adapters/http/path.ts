import { encodePart } from '../../core/shared/encode-part';

/**
 * Builds a path with encoded values, one segment each: no value in path`order/${orderId}` can lead to another path. A
 * value of dots only cannot be a segment of a URL; it becomes an empty one.
 */
export const path = (texts: TemplateStringsArray, ...values: ReadonlyArray<string | number>): string =>
  texts.reduce((built, text, index) => built + segmentOf(values[index - 1] ?? '') + text);

const segmentOf = (value: string | number): string => (/^\.{1,2}$/.test(String(value)) ? '' : encodePart(value));
