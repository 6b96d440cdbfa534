/** More than any address of the shop. */
const LONGEST = 8_000;

/** Printable ASCII but for the back slash, which browsers take for a slash, after a single slash. */
const PATH = /^\/(?!\/)[!-[\]-~]*$/;
/** A `.` or `..` between slashes, however it is written: browsers leave it out, and the rest may begin with `//`. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=\/|$)/i;
/** An encoded slash or back slash at the beginning of a path. */
const ENCODED_START = /^\/(?:%2f|%5c)/i;

/**
 * Whether a text is a path of this shop that no browser takes for anything else, in a link, in a script or in a Location
 * header: one slash, then visible ASCII. Everything that makes another host or script of it is refused: `//host`, back
 * slashes, schemes, dot segments, encoded slashes at the beginning, control characters, blanks, tabs and line breaks.
 * The one rule for every return URL and every redirect.
 */
export const isOwnPath = (text: string): boolean => {
  if (text.length > LONGEST || !PATH.test(text)) return false;
  const path = text.split(/[?#]/, 1)[0] ?? '';
  return !DOT_SEGMENT.test(path) && !ENCODED_START.test(path);
};

/** A page elsewhere over https, without a name and password in its address. */
const PAGE_ELSEWHERE = /^https:\/\/[a-z\d.-]+(?::\d{1,5})?(?:[/?#][!-[\]-~]*)?$/i;

/**
 * Whether a shopper may be sent to an address that a service named: a path of this shop, or a page elsewhere over https.
 * For what a shopper or a link of others brought along, only `isOwnPath` will do.
 */
export const isDestination = (address: string): boolean =>
  isOwnPath(address) || (address.length <= LONGEST && PAGE_ELSEWHERE.test(address));
