import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AccountProblem } from '../../../core/account/account-form';
import { cartMessage } from '../../../core/cart/cart-message';
import { parseQuantity } from '../../../core/cart/quantity';
import type { CreateList, InvalidListName, RenameList, ToggleWish } from '../../../core/lists/change-lists';
import { listMessage } from '../../../core/lists/list-message';
import type { MovedToCart, MoveListToCart } from '../../../core/lists/move-to-cart';
import { MAX_NOTE } from '../../../core/lists/wish-list';
import type { ItemChange, ItemOfList, ListFailure, WishLists } from '../../../core/lists/wish-lists';
import { listPath, LISTS_PATH } from '../../../core/paths/list-paths';
import { pageNumberOf } from '../../../core/orders/list-orders';
import { oneLine } from '../../../core/shared/one-line';
import { readWay } from '../../cart/read-way';
import type { ActionResult, PageAction } from '../../page/page-action';
import { accountHead } from '../account/account-head';
import { withAgain, type AgainResult } from '../orders/again-marks';
import { textOf } from '../shared/posted-fields';
import { signInFirst } from '../shared/sign-in-first';
import { statusOfFailure } from '../shared/status-of-failure';
import {
  donePath,
  LISTS_TITLE,
  NO_LISTS,
  PAGE_MARK,
  type EnteredItem,
  type EnteredListForm,
  type ListDone,
  type ListPlace,
  type ListsData,
} from './lists-data';

type Result = ActionResult<ListsData>;
type Failure = InvalidListName | ListFailure;

const seeOther = (url: string): Result => ({ kind: 'see-other', url });

const statusOf = (failure: Failure): number => {
  switch (failure.kind) {
    case 'identity-needed':
      return 401;
    case 'no-such-list':
      return 404;
    case 'invalid-list-name':
    case 'list-name-taken':
    case 'list-full':
      return 400;
    default:
      return statusOfFailure(failure);
  }
};

/** The page of the list on which the form is. */
const placeIn = (form: URLSearchParams): ListPlace => ({
  listId: textOf(form, 'listId'),
  page: pageNumberOf(form.get(PAGE_MARK)),
});

/** Shows the page of the list again with what is wrong. A member whose session has ended signs in first. */
const refused =
  (place?: ListPlace) =>
  (failure: Failure): Result => {
    const url = urlOf(place);
    if (failure.kind === 'identity-needed') return seeOther(signInFirst(url).url);
    return { kind: 'refused', status: statusOf(failure), url, changes: { problem: problemOf(failure) } };
  };

/** Shows a form with fields again with what was entered, also when the lists cannot be loaded. */
const shownAgain = (entered: EnteredListForm, problem: AccountProblem, status: number, shop: string): Result => ({
  kind: 'refused',
  status,
  url: urlOf(entered.form === 'create' ? undefined : entered),
  changes: { problem, entered },
  otherwise: { head: accountHead(LISTS_TITLE, shop), data: NO_LISTS, isNeverKept: true },
});

/** As `refused`, for a form with fields. */
const refusedWith =
  (entered: EnteredListForm, shop: string) =>
  (failure: Failure): Result =>
    shownAgain(withNameError(entered, failure), problemOf(failure), statusOf(failure), shop);

/** As `refusedWith`, for quantity and note of an item, which are told what is wrong beside their fields. */
const refusedItem = (entered: EnteredItem, shop: string): Result => {
  const message = entered.quantityError ?? entered.noteError ?? '';
  return shownAgain(entered, { message, needsSignIn: false }, 400, shop);
};

/** What is wrong with a name stands beside its field, too. */
const withNameError = (entered: EnteredListForm, failure: Failure): EnteredListForm =>
  entered.form !== 'item' && (failure.kind === 'invalid-list-name' || failure.kind === 'list-name-taken')
    ? { ...entered, nameError: listMessage(failure) }
    : entered;

const urlOf = (place: ListPlace | undefined): string =>
  place === undefined || place.listId === '' ? LISTS_PATH : listPath(place.listId, place.page);

const problemOf = (failure: Failure): AccountProblem => ({
  message: listMessage(failure),
  needsSignIn: failure.kind === 'identity-needed',
});

interface ListsPort {
  readonly wishLists: WishLists;
}

interface ShopName {
  readonly shop: string;
}

/** An action about one list, of which the same page is shown afterwards. */
const aboutList =
  (
    change: (lists: WishLists, listId: string, form: URLSearchParams) => TE.TaskEither<Failure, unknown>,
    done: ListDone,
  ) =>
  ({ wishLists }: ListsPort): PageAction<ListsData> =>
  (form) => {
    const place = placeIn(form);
    return pipe(
      change(wishLists, place.listId, form),
      TE.match(refused(place), () => seeOther(donePath(done, place))),
    );
  };

const itemIn = (form: URLSearchParams): ItemOfList & ListPlace => ({
  ...placeIn(form),
  itemId: textOf(form, 'itemId'),
});

const NOTE_TOO_LONG = `Please enter up to ${MAX_NOTE} characters.`;

/** Reads quantity and note; the first is a whole number from 1 to 99. On the left, what was entered with what is wrong. */
const readItemChange = (item: ItemOfList & ListPlace, form: URLSearchParams): E.Either<EnteredItem, ItemChange> => {
  const typed = textOf(form, 'quantity');
  const note = oneLine(form.get('note') ?? '');
  const quantity = parseQuantity(typed, 1);
  const noteError = note.length > MAX_NOTE ? NOTE_TOO_LONG : undefined;
  if (E.isRight(quantity) && noteError === undefined) return E.right({ quantity: quantity.right, note });
  const quantityError = E.isLeft(quantity) ? cartMessage(quantity.left) : undefined;
  return E.left({ form: 'item', ...item, quantity: typed, note, quantityError, noteError });
};

/** Puts a product into the default list: a heart without scripts (ACC-05). */
export const makeWishAction =
  ({ toggleWish }: { readonly toggleWish: ToggleWish }): PageAction<ListsData> =>
  (form) =>
    pipe(
      toggleWish(textOf(form, 'partNumber'), true),
      TE.match(refused(), () => seeOther(donePath('wished'))),
    );

export const makeCreateListAction =
  ({ createList, shop }: ShopName & { readonly createList: CreateList }): PageAction<ListsData> =>
  (form) => {
    const name = textOf(form, 'name');
    return pipe(
      createList(name),
      TE.match(refusedWith({ form: 'create', name }, shop), (listId) =>
        seeOther(donePath('created', { listId, page: 1 })),
      ),
    );
  };

export const makeRenameListAction =
  ({ renameList, shop }: ShopName & { readonly renameList: RenameList }): PageAction<ListsData> =>
  (form) => {
    const place = placeIn(form);
    const name = textOf(form, 'name');
    return pipe(
      renameList(place.listId, name),
      TE.match(refusedWith({ form: 'rename', ...place, name }, shop), () => seeOther(donePath('renamed', place))),
    );
  };

/** Deletes a list; the page offers to undo it. */
export const makeRemoveListAction =
  ({ wishLists }: ListsPort): PageAction<ListsData> =>
  (form) => {
    const place = placeIn(form);
    return pipe(
      wishLists.remove(place.listId),
      TE.match(refused(place), () =>
        seeOther(donePath('removed', undefined, { listId: place.listId, page: 1, itemId: undefined })),
      ),
    );
  };

/** Removes an item; the page offers to undo it. */
export const makeRemoveItemAction =
  ({ wishLists }: ListsPort): PageAction<ListsData> =>
  (form) => {
    const item = itemIn(form);
    return pipe(
      wishLists.removeItem(item),
      TE.match(refused(item), () => seeOther(donePath('item-removed', item, item))),
    );
  };

/** Changes quantity and note of an item. What is not valid is told beside its field, and nothing is changed. */
export const makeChangeItemAction =
  ({ wishLists, shop }: ShopName & ListsPort): PageAction<ListsData> =>
  (form) => {
    const item = itemIn(form);
    const read = readItemChange(item, form);
    if (E.isLeft(read)) return T.of(refusedItem(read.left, shop));
    const { quantity, note } = read.right;
    return pipe(
      wishLists.changeItem(item, { quantity, note }),
      TE.match(refusedWith({ form: 'item', ...item, quantity: String(quantity), note }, shop), () =>
        seeOther(donePath('changed', item)),
      ),
    );
  };

export const makeMoveItemAction = aboutList(
  (lists, _listId, form) => lists.moveItem(itemIn(form), textOf(form, 'to')),
  'moved',
);

/** Brings back what was removed. */
export const makeRestoreAction = aboutList(
  (lists, listId, form) => lists.restore(listId, form.get('itemId') ?? undefined),
  'restored',
);

export const makeShareAction = aboutList(
  (lists, listId, form) => lists.share(listId, form.get('showsName') !== null),
  'shared',
);

export const makeStopSharingAction = aboutList((lists, listId) => lists.stopSharing(listId), 'unshared');

/** The store in which items are picked up that are not shipped. */
const pickupStoreIn = (form: URLSearchParams): string | undefined => {
  const way = readWay(form);
  return E.isRight(way) && way.right.method === 'pickup' ? way.right.storeId : undefined;
};

const againOf = ({ added, ...others }: MovedToCart): AgainResult => ({ kind: 'added', count: added.length, ...others });

/** Moves an item, or all of a list, to the cart, and says what is not available, or not as often as wanted (ACC-05). */
export const makeMoveListToCartAction =
  ({ moveListToCart }: { readonly moveListToCart: MoveListToCart }): PageAction<ListsData> =>
  (form) => {
    const place = placeIn(form);
    const itemId = form.get('itemId') ?? undefined;
    return pipe(
      moveListToCart({ listId: place.listId, itemId, storeId: pickupStoreIn(form) }),
      TE.match(
        (failure): Result =>
          failure.kind === 'no-such-list' || failure.kind === 'identity-needed'
            ? refused(place)(failure)
            : seeOther(withAgain(listPath(place.listId, place.page), { kind: 'failed' })),
        (moved): Result => seeOther(withAgain(listPath(place.listId, place.page), againOf(moved))),
      ),
    );
  };
