const SHOP = 'https://shop.invalid';
const MAX_LENGTH = 2_000;

/**
 * An address of an ad as it may stand in a link or as the source of a picture: a path of the shop, with `origin` before
 * it (empty on the shop's own pages), or an address with http or https. Undefined for anything else: a script, data,
 * another host that looks like a path, somebody's name and password, or more than 2,000 characters.
 */
export const safeAddress = (written: string, origin = ''): string | undefined => {
  const url = written.length > MAX_LENGTH ? undefined : parsed(written);
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username + url.password !== '') return undefined;
  // What is given on is what the parser understood, never what was written: browsers drop tabs and turn backslashes.
  if (url.origin !== SHOP) return /^https?:\/\//i.test(written) ? url.href : undefined;
  const path = url.pathname + url.search + url.hash;
  return written.startsWith('/') && !path.startsWith('//') ? origin + path : undefined;
};

const parsed = (written: string): URL | undefined => {
  try {
    return new URL(written, SHOP);
  } catch {
    return undefined;
  }
};
