import { LRUCache } from 'lru-cache';

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_ga|_gl)$/;
const MOST_REMEMBERED = 20_000;

/** The address of a page as pages are made and kept by: without tracking parameters, the others in order. */
export const normalisedUrl = (rawUrl: string, origin: string): URL => {
  const url = new URL(origin + rawUrl);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url;
};

/** Gives the normalised path and query of a raw request target, remembering the answers: it is asked on every hit. */
export const makePageKeys = (): ((rawUrl: string) => string) => {
  const known = new LRUCache<string, string>({ max: MOST_REMEMBERED });
  return (rawUrl) => {
    if (!rawUrl.includes('?')) return rawUrl;
    const remembered = known.get(rawUrl);
    if (remembered !== undefined) return remembered;
    const { pathname, search } = normalisedUrl(rawUrl, 'http://shop.invalid');
    known.set(rawUrl, pathname + search);
    return pathname + search;
  };
};
