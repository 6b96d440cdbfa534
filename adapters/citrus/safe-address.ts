const SHOP = 'https://shop.invalid';
const MAX_LENGTH = 2_000;

/**
 * Returns an address of an ad that is safe as a link or an image source: a path of the shop, with `origin` before it
 * (empty on the shop's own pages), or an address with http or https. Undefined for anything else: a script, data,
 * another host that looks like a path, an address with credentials, or more than 2,000 characters.
 */
export const safeAddress = (written: string, origin = ''): string | undefined => {
  const url = written.length > MAX_LENGTH ? undefined : parsed(written);
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username + url.password !== '') return undefined;
  // The URL is built from the parsed value, never from the input: browsers remove tabs and turn back slashes.
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
