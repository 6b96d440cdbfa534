import { encodePart } from '../shared/encode-part';
import { STORE_LOCATOR_PATH } from './paths';
import { variantUrl } from './product-paths';

/** The query parameter with the store that was just chosen. */
export const CHOSEN = 'chosen';

/** The query parameter with the page that the shopper came from: a list of products, or a product. */
export const CAME_FROM = 'list';

/**
 * The store locator for a shopper who needs a store to buy a product. Without scripts it leads back to the page of the
 * product, which is then rendered for the chosen store (CHK-02).
 */
export const storeForProduct = (url: string, partNumber: string): string =>
  `${STORE_LOCATOR_PATH}?${CAME_FROM}=${encodePart(`${variantUrl(url, partNumber)}&${CHOSEN}=store`)}`;
