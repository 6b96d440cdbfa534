import { countMovable } from '../../core/lists/movable';
import type { ListItem, WishList } from '../../core/lists/wish-list';
import type { OpenList } from '../../ui/pages/lists/lists-data';

/** A product in a list, which can be bought. */
export const aListItem = (facts: Partial<ListItem> = {}): ListItem => ({
  id: '1',
  partNumber: 'SKU-1001',
  name: 'Chicken & Rice Kibble, 5 lb',
  url: '/shop/en/petcostore/product/chicken-kibble',
  thumbnail: '/images/products/PN-1000.jpg',
  quantity: 1,
  note: '',
  price: 13.99,
  addedPrice: 13.99,
  addedAt: '2026-11-20T12:00:00.000Z',
  availableQuantity: 120,
  isPickupOnly: false,
  isSold: true,
  ...facts,
});

/** An empty named list. */
export const aWishList = (facts: Partial<WishList> = {}): WishList => ({
  id: 'list-1',
  name: 'For Rex',
  isDefault: false,
  sharing: undefined,
  items: [],
  ...facts,
});

/** The one page of an open list. */
export const anOpenList = (facts: Partial<OpenList> = {}): OpenList => {
  const { items, ...list } = aWishList(facts);
  const all = { page: 1, pages: 1, count: items.length, movable: countMovable(items, undefined) };
  return { ...list, items, ...all, ...facts };
};
