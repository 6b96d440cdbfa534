import { isDestination } from '../../core/shared/destination';

const SHOP = 'https://shop.invalid';

/**
 * An address that a service names for shoppers to go to, encoded as it travels in a header: a path of this shop, or a page
 * elsewhere over https. Undefined for anything else, such as a script or another host that looks like a path.
 */
export const pageAddress = (written: string): string | undefined => {
  const url = URL.canParse(written, SHOP) ? new URL(written, SHOP) : undefined;
  if (url === undefined) return undefined;
  const address =
    written.startsWith('/') && url.origin === SHOP ? url.pathname + url.search + url.hash : elsewhere(written, url);
  return isDestination(address) ? address : undefined;
};

/** Only what was written with its scheme: a browser finds another host in some texts that look like paths. */
const elsewhere = (written: string, url: URL): string => (/^https:\/\//i.test(written) ? url.href : '');
