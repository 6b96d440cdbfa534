import type { ProductTile } from '../../core/catalogue/tile';
import { categoryPath } from '../../core/paths/paths';
import { LIST_FORM_ACTIONS, listPath } from '../../core/paths/list-paths';
import { FIRST_PAGE } from '../../core/search/listing/listing-query';
import { ALL_PRODUCTS, listingUrl } from '../../core/search/listing/listing-url';
import { MAX_NOTE } from '../../core/lists/wish-list';
import type { ListingData } from '../../ui/pages/listing/listing-data';
import type { ListsData } from '../../ui/pages/lists/lists-data';
import { HttpShopper, pageDataOf } from './http-shopper';
import type { BuyingPage } from './buying-pages';
import { aCustomer } from './shoppers';

const MAX_PAGES = 8;

/** Many different products that are shipped. */
export const manyProducts = async (count: number): Promise<ReadonlyArray<ProductTile>> => {
  const found = new Map<string, ProductTile>();
  for (let page = 1; page <= MAX_PAGES && found.size < count; page += 1) {
    const path = listingUrl(categoryPath('dog'), [ALL_PRODUCTS], { ...FIRST_PAGE, page });
    const { listing } = pageDataOf((await new HttpShopper().get(path)).text).data as ListingData;
    const shipped = listing.products.filter((tile) => tile.availableOnline && !tile.showBuyOnlineAndPickInStore);
    for (const tile of shipped) found.set(tile.sku, tile);
  }
  if (found.size < count) throw new Error(`only ${found.size} products are shipped`);
  return [...found.values()].slice(0, count);
};

/** Creates a list with these products and returns its id. */
export const createList = async (
  shopper: HttpShopper,
  descriptionName: string,
  skus: ReadonlyArray<string>,
): Promise<string> => {
  const item = skus.map((partNumber) => ({ partNumber, quantityRequested: '1' }));
  const { status, text } = await shopper.call('POST', 'wishlist', { descriptionName, item });
  if (status !== 201) throw new Error(`no list: ${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { readonly externalIdentifier: string }).externalIdentifier;
};

/** A customer with a full list, whose first page has long notes, and with other lists; the page of the full one. */
export const aFullList = async (others: number): Promise<BuyingPage> => {
  const { shopper } = await aCustomer();
  const skus = (await manyProducts(100)).map(({ sku }) => sku);
  const listId = await createList(shopper, 'For Rex', skus);
  for (let number = 1; number <= others; number += 1) await createList(shopper, `Another list ${number}`, []);
  const path = listPath(listId);
  const { open } = pageDataOf((await shopper.get(path)).text).data as ListsData;
  for (const { id } of open?.items ?? []) {
    const note = 'A note of the longest kind. '.repeat(MAX_NOTE).slice(0, MAX_NOTE);
    await shopper.post(LIST_FORM_ACTIONS.changeItem, { listId, itemId: id, quantity: '3', note });
  }
  return { path, shopper };
};
