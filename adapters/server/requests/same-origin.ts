import type { IncomingHttpHeaders } from 'node:http';

const SAFE_SITES = ['same-origin', 'none'];

/**
 * Whether a request comes from the shop's own pages, by Sec-Fetch-Site or, in older browsers, Origin. A client that sends
 * neither is not a browser, so it has no cookies of a shopper who visits another site.
 */
export const isFromOwnPages = (headers: IncomingHttpHeaders, origin: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return typeof site === 'string' && SAFE_SITES.includes(site);
  return headers.origin === undefined || headers.origin === origin;
};
