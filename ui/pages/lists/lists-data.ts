import type { AccountProblem } from '../../../core/account/account-form';
import type { SharedList, WishList } from '../../../core/lists/wish-list';
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

/** The parameters of the page of lists: the open list, and what a form has done to which item. */
export const LIST_MARKS = { list: 'list', done: 'done', undoList: 'undo-list', undoItem: 'undo-item' } as const;

/** What can be brought back: an item, or without its id a list. */
export interface Undo {
  readonly listId: string;
  readonly itemId: string | undefined;
}

/** Quantity and note that were entered for an item, with what is wrong with them. */
export interface EnteredItem {
  readonly form: 'item';
  readonly listId: string;
  readonly itemId: string;
  readonly quantity: string;
  readonly note: string;
  readonly quantityError?: string | undefined;
  readonly noteError?: string | undefined;
}

/** What was entered into a refused form: a new list, another name of one, or quantity and note of an item. */
export type EnteredListForm =
  | { readonly form: 'create'; readonly name: string; readonly nameError?: string | undefined }
  | {
      readonly form: 'rename';
      readonly listId: string;
      readonly name: string;
      readonly nameError?: string | undefined;
    }
  | EnteredItem;

/** The data of the shopper's lists. */
export interface ListsData {
  readonly lists: ReadonlyArray<WishList>;
  /** The open list; undefined when there is none. */
  readonly openId: string | undefined;
  readonly done: ListDone | undefined;
  readonly undo: Undo | undefined;
  /** What moving to the cart has just done. */
  readonly again: AgainResult | undefined;
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
  openId: undefined,
  done: undefined,
  undo: undefined,
  again: undefined,
  problem: undefined,
  entered: undefined,
  origin: '',
};

/** The data of a list that somebody shares. */
export interface SharedListData {
  /** Undefined when nothing is shared at this address, for example since the sharing was stopped. */
  readonly list: SharedList | undefined;
}

/** The page of lists after a form. */
export const donePath = (done: ListDone, listId?: string, undo?: Undo): string => {
  const marks = [
    `${LIST_MARKS.done}=${done}`,
    ...(undo === undefined ? [] : [`${LIST_MARKS.undoList}=${encodePart(undo.listId)}`]),
    ...(undo?.itemId === undefined ? [] : [`${LIST_MARKS.undoItem}=${encodePart(undo.itemId)}`]),
  ];
  return listId === undefined ? `${LISTS_PATH}?${marks.join('&')}` : `${listPath(listId)}&${marks.join('&')}`;
};
