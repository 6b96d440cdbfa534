import { LRUCache } from 'lru-cache';
import { hasNoStripe } from './cookie-rules';

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_ga|_gl)$/;
/** The limit for all cached paths, keys and values together, in bytes. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
/** Longer addresses are rare and not cached. */
const MAX_CACHED_LENGTH = 4 * 1024;
/** The size of an entry without its texts, in bytes. */
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

/** Makes cache keys. Normalised paths are cached in limited memory, since every cache hit needs one. */
export const makePageKeys = (): PageKey => {
  const pathOf = makePaths();
  return ({ cookie }, origin, rawUrl) => `${hasNoStripe(cookie) ? 'stripeless ' : ''}${origin}${pathOf(rawUrl)}`;
};

const makePaths = (): ((rawUrl: string) => string) => {
  const known = new LRUCache<string, string>({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_CACHED_LENGTH,
    // Request targets are ASCII.
    sizeCalculation: (path, rawUrl) => rawUrl.length + path.length + ENTRY_BYTES,
  });
  return (rawUrl) => {
    if (!rawUrl.includes('?')) return rawUrl;
    const cached = known.get(rawUrl);
    if (cached !== undefined) return cached;
    const { pathname, search } = normalisedUrl(rawUrl, 'http://shop.invalid');
    known.set(rawUrl, pathname + search);
    return pathname + search;
  };
};
