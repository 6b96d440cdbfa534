/** Half of a surrogate pair: in unicode mode a whole pair is one character and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Encodes a value as one part of an address or a cookie. Unlike encodeURIComponent it never throws: half of a surrogate
 * pair, which JSON can contain and cutting a text can leave, becomes the replacement character.
 */
export const encodePart = (value: string | number): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATE, '\ufffd'));
