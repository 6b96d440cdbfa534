import type { WishLists } from '../../core/lists/wish-lists';

const ITEM = { listId: 'list-1', itemId: '1' };

/** One call of each method of the port. */
export const wishListCalls = (lists: WishLists) => ({
  lists: lists.lists,
  wished: lists.wished,
  wish: lists.wish('SKU-1001'),
  unwish: lists.unwish('SKU-1001'),
  create: lists.create('For Rex'),
  rename: lists.rename('list-1', 'For Bo'),
  remove: lists.remove('list-1'),
  changeItem: lists.changeItem(ITEM, { quantity: 2, note: 'Soon' }),
  moveItem: lists.moveItem(ITEM, 'list-2'),
  removeItem: lists.removeItem(ITEM),
  restore: lists.restore('list-1', '1'),
  share: lists.share('list-1', true),
  stopSharing: lists.stopSharing('list-1'),
  shared: lists.shared('token-1'),
});
