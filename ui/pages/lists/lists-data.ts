import type { AccountProblem } from '../../../core/account/account-form';
import type { PageOfList } from '../../../core/lists/list-pages';
import type { Movable } from '../../../core/lists/movable';
import type { ListItem, ListSummary, SharedList, WishList } from '../../../core/lists/wish-list';
import { listPath, LISTS_PATH } from '../../../core/paths/list-paths';
import { encodePart } from '../../../core/shared/encode-part';
import type { AgainResult } from '../orders/again-marks';

/** What a form of the page has just done. */
export const LIST_DONE = {
  wished: 'Added to your wish list.',
  created: 'List created.',
  renamed: 'List renamed.',
  removed: 'List deleted.',
  changed: 'Saved.',
  moved: 'Moved to the other list.',
  'item-removed': 'Removed from the list.',
  restored: 'Added back to the list.',
  shared: 'Anyone with the link can now see this list.',
  unshared: 'You’ve stopped sharing this list.',
} as const;

export type ListDone = keyof typeof LIST_DONE;

export const LISTS_TITLE = 'Wish lists';

/** The parameter with the page of the list, also of a shared one. */
export const PAGE_MARK = 'page';

/**
 * The parameters of the page of lists: the open list, its page, the item to choose another list for, and what a form has
 * done to which item.
 */
export const LIST_MARKS = {
  list: 'list',
  page: PAGE_MARK,
  move: 'move',
  done: 'done',
  undoList: 'undo-list',
  undoItem: 'undo-item',
} as const;

/** A page of a list, to which the forms on it come back. */
export interface ListPlace {
  readonly listId: string;
  /** From 1. */
  readonly page: number;
}

/** What can be brought back: an item, or without its id a list. */
export interface Undo extends ListPlace {
  readonly itemId: string | undefined;
}

/** Quantity and note that were entered for an item, with what is wrong with them. */
export interface EnteredItem extends ListPlace {
  readonly form: 'item';
  readonly itemId: string;
  readonly quantity: string;
  readonly note: string;
  readonly quantityError?: string | undefined;
  readonly noteError?: string | undefined;
}

/** What was entered into a refused form: a new list, another name of one, or quantity and note of an item. */
export type EnteredListForm =
  | { readonly form: 'create'; readonly name: string; readonly nameError?: string | undefined }
  | (ListPlace & { readonly form: 'rename'; readonly name: string; readonly nameError?: string | undefined })
  | EnteredItem;

/** The open list, with the items of one of its pages. */
export interface OpenList extends Omit<WishList, 'items'>, PageOfList {
  /** The number of all items of the list. */
  readonly count: number;
  /** What of all the list can be moved to the cart. */
  readonly movable: Movable;
}

/** The data of the shopper's lists. */
export interface ListsData {
  readonly lists: ReadonlyArray<ListSummary>;
  /** Undefined when there is no list. */
  readonly open: OpenList | undefined;
  /** The item on this page for which another list is chosen. */
  readonly movingId: string | undefined;
  readonly done: ListDone | undefined;
  readonly undo: Undo | undefined;
  /** What moving to the cart has just done. */
  readonly again: AgainResult | undefined;
  /** The names of the products that could not be moved to the cart, or not all of them. */
  readonly notMoved: ReadonlyArray<Pick<ListItem, 'name' | 'partNumber'>>;
  /** Why a form was refused. */
  readonly problem: AccountProblem | undefined;
  /** What was entered into the refused form. Its form is shown even when the lists cannot be loaded. */
  readonly entered: EnteredListForm | undefined;
  /** The shop's origin, for the links of shared lists. */
  readonly origin: string;
}

/** The data of a page whose lists could not be loaded. */
export const NO_LISTS: ListsData = {
  lists: [],
  open: undefined,
  movingId: undefined,
  done: undefined,
  undo: undefined,
  again: undefined,
  notMoved: [],
  problem: undefined,
  entered: undefined,
  origin: '',
};

/** A page of a list that somebody shares. */
export interface OpenSharedList extends Omit<SharedList, 'items'>, PageOfList {
  readonly token: string;
}

/** The data of a list that somebody shares. */
export interface SharedListData {
  /** Undefined when nothing is shared at this address, for example since the sharing was stopped. */
  readonly list: OpenSharedList | undefined;
}

/** The page on which the shopper chooses another list for an item. */
export const movePath = ({ listId, page }: ListPlace, itemId: string): string =>
  `${listPath(listId, page)}&${LIST_MARKS.move}=${encodePart(itemId)}#${LIST_MARKS.move}`;

/** The page of lists after a form. */
export const donePath = (done: ListDone, place?: ListPlace, undo?: Undo): string => {
  const marks = [
    `${LIST_MARKS.done}=${done}`,
    ...(undo === undefined ? [] : [`${LIST_MARKS.undoList}=${encodePart(undo.listId)}`]),
    ...(undo?.itemId === undefined ? [] : [`${LIST_MARKS.undoItem}=${encodePart(undo.itemId)}`]),
  ];
  return `${place === undefined ? `${LISTS_PATH}?` : `${listPath(place.listId, place.page)}&`}${marks.join('&')}`;
};
