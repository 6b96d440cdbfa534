import type { ChosenProduct, RememberChosenProduct } from '../../core/search/suggestions/chosen-product';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { Cookies } from '../../core/shared/cookies';
import { COOKIES } from './session-names';

/** What no sku has; half a letter among it could not be encoded. */
const NO_SKU = /[^\x21-\x7e]/g;
/** More than any sku has. */
const MAX_SKU_LENGTH = 64;

/**
 * The cookie `productSearch` (SRC-10), for the browser's session: a JSON object `{"count":10,"term":"dog food",
 * "sku":"SKU-1001"}`, percent-encoded as all cookies of the shop are. The term is cleaned and thereby bounded, the sku
 * is cut at 64 characters, so that the cookie stays below a browser's 4 kB in any script.
 */
export const chosenProductInCookie =
  (cookies: Pick<Cookies, 'write'>): RememberChosenProduct =>
  (chosen) =>
    cookies.write(COOKIES.productSearch, written(chosen));

const written = ({ count, term, sku }: ChosenProduct): string =>
  JSON.stringify({ count, term: cleanSearchTerm(term), sku: sku.replace(NO_SKU, '').slice(0, MAX_SKU_LENGTH) });
