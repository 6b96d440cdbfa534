import type { TypeOf } from 'io-ts';
import type { ListItem, SharedList, WishList } from '../../../core/lists/wish-list';
import { fields, listOf, optionalFlag, optionalNumber, optionalText, text, texts } from '../../http/wire-codecs';

const itemWire = fields('list item', {
  giftListItemID: text,
  partNumber: text,
  quantityRequested: optionalNumber,
  x_description: optionalText,
  x_productUrl: optionalText,
  x_thumbnail: optionalText,
  x_note: optionalText,
  x_unitPrice: optionalNumber,
  x_addedPrice: optionalNumber,
  x_addedAt: optionalText,
  x_availableQuantity: optionalNumber,
  x_pickupOnly: optionalFlag,
  x_buyable: optionalFlag,
  x_personalized: optionalFlag,
});

const listWire = fields('list', {
  externalIdentifier: text,
  descriptionName: optionalText,
  state: optionalText,
  x_shareToken: optionalText,
  x_showsName: optionalFlag,
  item: listOf(itemWire),
});

/** The response of `wishlist/@self` (contracts: wish list). */
export const listsWire = fields('lists', { GiftList: listOf(listWire) });

/** The response of `wishlist/@self/x_wished`. */
export const wishedWire = fields('wished products', { partNumber: texts });

/** The response of `POST wishlist`. */
export const createdWire = fields('created list', { externalIdentifier: optionalText, uniqueID: text });

/** The response of `x_share`. */
export const sharedTokenWire = fields('shared list', { x_shareToken: text });

/** The response of `x_shared`. */
export const sharedListWire = fields('shared list', {
  descriptionName: text,
  x_ownerFirstName: optionalText,
  item: listOf(itemWire),
});

const toItem = (item: TypeOf<typeof itemWire>): ListItem => ({
  id: item.giftListItemID,
  partNumber: item.partNumber,
  name: item.x_description ?? item.partNumber,
  url: item.x_productUrl,
  thumbnail: item.x_thumbnail,
  quantity: item.quantityRequested ?? 1,
  note: item.x_note ?? '',
  price: item.x_unitPrice,
  addedPrice: item.x_addedPrice,
  addedAt: item.x_addedAt,
  availableQuantity: item.x_availableQuantity,
  isPickupOnly: item.x_pickupOnly ?? false,
  isSold: item.x_buyable ?? true,
  ...(item.x_personalized === true ? { isPersonalized: true } : {}),
});

export const toList = (list: TypeOf<typeof listWire>): WishList => ({
  id: list.externalIdentifier,
  name: list.descriptionName ?? '',
  isDefault: /^default$/i.test(list.state ?? ''),
  sharing:
    list.x_shareToken === undefined ? undefined : { token: list.x_shareToken, showsName: list.x_showsName ?? false },
  items: list.item.map(toItem),
});

export const toSharedList = (list: TypeOf<typeof sharedListWire>): SharedList => ({
  name: list.descriptionName,
  ownerName: list.x_ownerFirstName,
  items: list.item.map(toItem),
});
