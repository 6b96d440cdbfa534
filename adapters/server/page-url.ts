import { LRUCache } from 'lru-cache';
import { hasNoStripe } from './cookie-rules';

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_ga|_gl)$/;
const MOST_REMEMBERED = 20_000;

/** The address of a page as pages are made and kept by: without tracking parameters, the others in order. */
export const normalisedUrl = (rawUrl: string, origin: string): URL => {
  const url = new URL(origin + rawUrl);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url;
};

/** What a request says by its headers of the form in which it wants a page. */
export interface WantedForm {
  readonly cookie?: string | undefined;
}

/**
 * By what a page is kept: its address, with or without the stripe, where the shop is seen from outside.
 */
export type PageKey = (wanted: WantedForm, origin: string, rawUrl: string) => string;

/** Makes keys, remembering the normalised path and query of raw request targets: they are asked for on every hit. */
export const makePageKeys = (): PageKey => {
  const pathOf = makePaths();
  return ({ cookie }, origin, rawUrl) => `${hasNoStripe(cookie) ? 'stripeless ' : ''}${origin}${pathOf(rawUrl)}`;
};

const makePaths = (): ((rawUrl: string) => string) => {
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
