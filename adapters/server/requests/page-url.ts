import { LRUCache } from 'lru-cache';
import { hasNoStripe } from './cookie-rules';

/**
 * Returns which parameters of an address the page at a path reads. Others, such as those of campaigns, do not change
 * the page.
 */
export type ReadsParameter = (path: string) => (name: string) => boolean;

/** The limit for all cached paths, keys and values together, in bytes. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
/** Longer addresses are rare and not cached. */
const MAX_CACHED_LENGTH = 4 * 1024;
/** The size of an entry without its texts, in bytes. */
const ENTRY_BYTES = 128;

/**
 * Returns the URL that a page is rendered and cached for: with the parameters that the page reads, sorted by name.
 *
 * @param rawUrl Path and query as they were requested.
 */
export const normalisedUrl = (rawUrl: string, origin: string, readsParameter: ReadsParameter): URL => {
  const url = new URL(origin + rawUrl);
  if (url.search === '') return url;
  const isRead = readsParameter(url.pathname);
  const read = new URLSearchParams([...url.searchParams].filter(([name]) => isRead(name)));
  read.sort();
  url.search = read.toString();
  return url;
};

/** The request headers on which the cached page depends. */
export interface WantedForm {
  readonly cookie?: string | undefined;
}

/** The cache key of a page: the shop's public origin, the normalised path and query, and whether the stripe is hidden. */
export type PageKey = (wanted: WantedForm, origin: string, rawUrl: string) => string;

/** Makes cache keys. Normalised paths are cached in limited memory, since every cache hit needs one. */
export const makePageKeys = (readsParameter: ReadsParameter): PageKey => {
  const pathOf = makePaths(readsParameter);
  return ({ cookie }, origin, rawUrl) => `${hasNoStripe(cookie) ? 'stripeless ' : ''}${origin}${pathOf(rawUrl)}`;
};

const makePaths = (readsParameter: ReadsParameter): ((rawUrl: string) => string) => {
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
    const { pathname, search } = normalisedUrl(rawUrl, 'http://shop.invalid', readsParameter);
    known.set(rawUrl, pathname + search);
    return pathname + search;
  };
};
