/** Longer than any address of the shop. */
const LONGEST = 8_000;

/**
 * A slash that no second slash follows, then printable ASCII without the back slash, which browsers treat as a slash.
 */
const PATH = /^\/(?!\/)[!-[\]-~]*$/;
/** A `.` or `..` between slashes, in any encoding: browsers remove it, and the rest may begin with `//`. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=\/|$)/i;
/** An encoded slash or back slash at the beginning of a path. */
const ENCODED_START = /^\/(?:%2f|%5c)/i;

/**
 * Whether a text is safely a path of this shop in a link, a script or a Location header: one slash, then visible ASCII.
 * Refuses everything that a browser could read as another host or a script: `//host`, back slashes, schemes, dot
 * segments, encoded slashes at the beginning, control characters, blanks, tabs and line breaks. Every return URL and
 * every redirect is checked by this rule.
 */
export const isOwnPath = (text: string): boolean => {
  if (text.length > LONGEST || !PATH.test(text)) return false;
  const path = text.split(/[?#]/, 1)[0] ?? '';
  return !DOT_SEGMENT.test(path) && !ENCODED_START.test(path);
};

/** A page elsewhere over https, without credentials in its address. */
const PAGE_ELSEWHERE = /^https:\/\/[a-z\d.-]+(?::\d{1,5})?(?:[/?#][!-[\]-~]*)?$/i;

/**
 * Whether the shop may redirect to an address that a service sent: a path of this shop, or a page elsewhere over https.
 * Check input of shoppers and of links from other sites with `isOwnPath` instead.
 */
export const isDestination = (address: string): boolean =>
  isOwnPath(address) || (address.length <= LONGEST && PAGE_ELSEWHERE.test(address));

/** Whether an address is a page of an origin, such as `http://127.0.0.1:8400`; false without an origin. */
export const isOnOrigin = (address: string, origin: string | undefined): boolean =>
  origin !== undefined &&
  /^https?:\/\/[^/?#\\@]+$/.test(origin) &&
  address.length <= LONGEST &&
  address.startsWith(`${origin}/`) &&
  /^[!-[\]-~]*$/.test(address);
