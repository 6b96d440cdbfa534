import { isDestination } from '../../core/shared/destination';

const SHOP = 'https://shop.invalid';

/**
 * Encodes an address that a service sent for a redirect: a path of this shop, or a page elsewhere over https. Undefined
 * for anything else, such as a script or another host that looks like a path.
 */
export const pageAddress = (written: string): string | undefined => {
  const url = URL.canParse(written, SHOP) ? new URL(written, SHOP) : undefined;
  if (url === undefined) return undefined;
  const address =
    written.startsWith('/') && url.origin === SHOP ? url.pathname + url.search + url.hash : elsewhere(written, url);
  return isDestination(address) ? address : undefined;
};

/**
 * Accepts only addresses that contain their scheme: a browser reads another host from some texts that look like paths.
 */
const elsewhere = (written: string, url: URL): string => (/^https:\/\//i.test(written) ? url.href : '');
