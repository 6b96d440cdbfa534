import type { SearchBefore } from '../../core/analytics/search-before';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { Cookies } from '../../core/shared/cookies';
import { COOKIES } from './session-names';

/** Reads the cookie `productSearch` (see cookie-chosen-product.ts); any other value counts as none. */
export const searchInCookie =
  (cookies: Pick<Cookies, 'read'>): SearchBefore =>
  (sku) =>
  () => {
    const chosen = parsed(cookies.read(COOKIES.productSearch)() ?? '');
    if (sku === undefined || typeof chosen !== 'object' || chosen === null) return undefined;
    const isOfIt = 'sku' in chosen && chosen.sku === sku;
    const term = isOfIt && 'term' in chosen && typeof chosen.term === 'string' ? cleanSearchTerm(chosen.term) : '';
    return term === '' ? undefined : term;
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
