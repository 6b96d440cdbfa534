import type { ChosenProduct, RememberChosenProduct } from '../../core/search/suggestions/chosen-product';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { Cookies } from '../../core/shared/cookies';
import { COOKIES } from './session-names';

/** Characters that no sku has; half of a surrogate pair among them could not be encoded. */
const NO_SKU = /[^\x21-\x7e]/g;
/** Longer than any sku. */
const MAX_SKU_LENGTH = 64;

/**
 * Writes the cookie `productSearch` (SRC-10), for the browser's session: a JSON object `{"count":10,"term":"dog food",
 * "sku":"SKU-1001"}`, percent-encoded as all cookies of the shop are. The term is cleaned, which limits its length, and
 * the sku is cut at 64 characters, so that the cookie stays below the browser's limit of 4 kB in any script.
 */
export const chosenProductInCookie =
  (cookies: Pick<Cookies, 'write'>): RememberChosenProduct =>
  (chosen) =>
    cookies.write(COOKIES.productSearch, written(chosen));

const written = ({ count, term, sku }: ChosenProduct): string =>
  JSON.stringify({ count, term: cleanSearchTerm(term), sku: sku.replace(NO_SKU, '').slice(0, MAX_SKU_LENGTH) });
