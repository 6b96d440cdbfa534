import { encodePart } from '../shared/encode-part';

/** The shopper's wish lists (ACC-05). `MY_LISTS_PATH` leads here, except to buy again (RTE-07). */
export const LISTS_PATH = '/lists';
const SHARED_FOLDER = `${LISTS_PATH}/shared`;
/** The route of shared lists. */
export const SHARED_LIST_ROUTE = `${SHARED_FOLDER}/:token`;

/** The page of a shared list, for whoever has its link. */
export const sharedListPath = (token: string, page = 1): string =>
  `${SHARED_FOLDER}/${encodePart(token)}${page === 1 ? '' : `?page=${page}`}`;

/** The page of lists with one of them open. */
export const listPath = (listId: string, page = 1): string =>
  `${LISTS_PATH}?list=${encodePart(listId)}${page === 1 ? '' : `&page=${page}`}`;

/**
 * The targets of the forms of lists, as `FORM_ACTIONS`. They are apart from these because few pages use them. Those with a
 * listId have the page of the list, too, unless it is the first, and come back to it.
 */
export const LIST_FORM_ACTIONS = {
  /** partNumber: puts a product into the default list; the form of all hearts */
  wish: `${LISTS_PATH}/wish`,
  /** name */
  create: `${LISTS_PATH}/create`,
  /** listId, name */
  rename: `${LISTS_PATH}/rename`,
  /** listId */
  remove: `${LISTS_PATH}/remove`,
  /** listId, itemId, quantity, note */
  changeItem: `${LISTS_PATH}/items/change`,
  /** listId, itemId, to */
  moveItem: `${LISTS_PATH}/items/move`,
  /** listId, itemId */
  removeItem: `${LISTS_PATH}/items/remove`,
  /** listId, itemId?; without itemId all of the list; choice?: `pickup` with a store id after a colon, for what is not shipped */
  toCart: `${LISTS_PATH}/to-cart`,
  /** listId, itemId? */
  restore: `${LISTS_PATH}/restore`,
  /** listId, showsName? */
  share: `${LISTS_PATH}/share`,
  /** listId */
  stopSharing: `${LISTS_PATH}/stop-sharing`,
} as const;
