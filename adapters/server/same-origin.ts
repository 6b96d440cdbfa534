import type { IncomingHttpHeaders } from 'node:http';

const SAFE_SITES = ['same-origin', 'none'];

/**
 * Whether a request that changes something comes from the shop's own pages. Browsers say so in Sec-Fetch-Site, older
 * ones in Origin; a client that sends neither is no browser and carries nobody's cookies but its own.
 */
export const isFromOwnPages = (headers: IncomingHttpHeaders, origin: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return typeof site === 'string' && SAFE_SITES.includes(site);
  return headers.origin === undefined || headers.origin === origin;
};
