import { LRUCache } from 'lru-cache';
import { hasNoStripe } from './cookie-rules';

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_ga|_gl)$/;
/** What all remembered addresses together may take of the memory, keys and values, in bytes. */
const REMEMBERED_BYTES = 8 * 1024 * 1024;
/** Longer addresses are rare: they are normalised each time. */
const LONGEST_REMEMBERED = 4 * 1024;
/** What an entry takes beside its texts, in bytes. */
const ENTRY_BYTES = 128;

/**
 * The URL that a page is rendered and cached for: without tracking parameters, the others sorted by name.
 *
 * @param rawUrl Path and query as they were requested.
 */
export const normalisedUrl = (rawUrl: string, origin: string): URL => {
  const url = new URL(origin + rawUrl);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url;
};

/** The request headers on which the cached page depends. */
export interface WantedForm {
  readonly cookie?: string | undefined;
}

/** The cache key of a page: the shop's public origin, the normalised path and query, and whether the stripe is hidden. */
export type PageKey = (wanted: WantedForm, origin: string, rawUrl: string) => string;

/** Makes cache keys. Normalised addresses are remembered, since every hit needs one, in a bounded amount of memory. */
export const makePageKeys = (): PageKey => {
  const pathOf = makePaths();
  return ({ cookie }, origin, rawUrl) => `${hasNoStripe(cookie) ? 'stripeless ' : ''}${origin}${pathOf(rawUrl)}`;
};

const makePaths = (): ((rawUrl: string) => string) => {
  const known = new LRUCache<string, string>({
    maxSize: REMEMBERED_BYTES,
    maxEntrySize: LONGEST_REMEMBERED,
    // Request targets hold no character that takes more than a byte.
    sizeCalculation: (path, rawUrl) => rawUrl.length + path.length + ENTRY_BYTES,
  });
  return (rawUrl) => {
    if (!rawUrl.includes('?')) return rawUrl;
    const remembered = known.get(rawUrl);
    if (remembered !== undefined) return remembered;
    const { pathname, search } = normalisedUrl(rawUrl, 'http://shop.invalid');
    known.set(rawUrl, pathname + search);
    return pathname + search;
  };
};
