const SHOP = 'https://shop.invalid';

/**
 * An address that a shopper may be sent to, as it travels in a header: a path of this shop, or a page elsewhere over
 * https. Undefined for anything else, such as a script or another host that looks like a path.
 */
export const pageAddress = (written: string): string | undefined => {
  const url = URL.canParse(written, SHOP) ? new URL(written, SHOP) : undefined;
  if (url === undefined || url.protocol !== 'https:') return undefined;
  if (url.origin !== SHOP) return /^https:/i.test(written) ? url.href : undefined;
  return /^\/(?!\/)/.test(url.pathname) && written.startsWith('/') ? url.pathname + url.search + url.hash : undefined;
};
