import { toAmount } from '../http/wire-amount.ts';
import type { ListedItem, SharedList, WishList } from './read-lists.ts';

type Body = Readonly<Record<string, unknown>>;

const toItem = (item: ListedItem): Body => ({
  giftListItemID: String(item.itemId),
  productId: item.skuId,
  partNumber: item.partNumber,
  quantityRequested: String(item.quantity),
  quantityBought: '0',
  x_description: item.description,
  x_thumbnail: item.thumbnail,
  x_productUrl: item.productUrl,
  ...(item.unitPriceCents === null ? {} : { x_unitPrice: toAmount(item.unitPriceCents) }),
  ...(item.addedPriceCents === null ? {} : { x_addedPrice: toAmount(item.addedPriceCents) }),
  x_addedAt: new Date(item.addedAt).toISOString(),
  x_availableQuantity: item.available.toFixed(1),
  x_pickupOnly: String(item.pickupOnly),
  x_buyable: String(item.isSold),
  ...(item.isPersonalized ? { x_personalized: 'true' } : {}),
});

/** Body of `wishlist/@self`. [ACC-05] */
export const toListsResponse = (lists: readonly WishList[]): Body => ({
  GiftList: lists.map((list) => ({
    uniqueID: String(list.listId),
    externalIdentifier: list.externalId,
    descriptionName: list.name,
    state: list.isDefault ? 'Default' : 'Active',
    ...(list.shareToken === undefined ? {} : { x_shareToken: list.shareToken, x_showsName: String(list.showsName) }),
    item: list.items.map((item) => ({ ...toItem(item), x_note: item.note })),
  })),
  recordSetTotal: String(lists.length),
  resourceName: 'wishlist',
});

/** Body of a shared list, for whoever has its token: without notes and ids of the owner. */
export const toSharedResponse = ({ name, ownerName, items }: SharedList): Body => ({
  descriptionName: name,
  ...(ownerName === undefined ? {} : { x_ownerFirstName: ownerName }),
  item: items.map(toItem),
  resourceName: 'wishlist',
});
