import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { LoadLists } from '../../../core/lists/change-lists';
import type { WishLists } from '../../../core/lists/wish-lists';
import type { WithStoreStock } from '../../../core/lists/with-store-stock';
import { ownValue } from '../../../core/shared/own-value';
import type { PreferredPlaceStore } from '../../../core/stores/preferred/preferred-store';
import type { PageHead, PageLoader, PageOutcome } from '../../page/page';
import { accountPage } from '../account/account-head';
import { againIn } from '../orders/again-marks';
import {
  LIST_DONE,
  LIST_MARKS,
  LISTS_TITLE,
  NO_LISTS,
  type ListDone,
  type ListsData,
  type SharedListData,
  type Undo,
} from './lists-data';

interface StorePorts {
  readonly placeStore: Pick<PreferredPlaceStore, 'store'>;
  readonly withStoreStock: WithStoreStock;
}

export interface ListsPorts extends StorePorts {
  readonly loadLists: LoadLists;
  readonly origin: string;
  readonly shop: string;
}

const doneIn = (query: URLSearchParams): ListDone | undefined => {
  const done = query.get(LIST_MARKS.done) ?? '';
  return ownValue(LIST_DONE, done) === undefined ? undefined : (done as ListDone);
};

const undoIn = (query: URLSearchParams): Undo | undefined => {
  const listId = query.get(LIST_MARKS.undoList);
  return listId === null ? undefined : { listId, itemId: query.get(LIST_MARKS.undoItem) ?? undefined };
};

/** Adds to items what the shopper's store has of those that cannot be shipped. */
const inOwnStore =
  ({ placeStore, withStoreStock }: StorePorts): ReturnType<WithStoreStock> =>
  (lists) =>
    withStoreStock(placeStore.store()?.id)(lists);

/** Loads the shopper's lists, of guests too (ACC-05). The open list is the named one, or else the first. */
export const makeListsLoader =
  ({ loadLists, origin, shop, placeStore, withStoreStock }: ListsPorts): PageLoader<ListsData> =>
  ({ query }) =>
    pipe(
      loadLists,
      TE.chainTaskK(inOwnStore({ placeStore, withStoreStock })),
      TE.match(
        (): PageOutcome<ListsData> => ({ kind: 'unavailable' }),
        (lists) => {
          const named = lists.find(({ id }) => id === query.get(LIST_MARKS.list));
          const data: ListsData = {
            ...NO_LISTS,
            lists,
            openId: (named ?? lists[0])?.id,
            done: doneIn(query),
            undo: undoIn(query),
            again: againIn(query),
            origin,
          };
          return accountPage(LISTS_TITLE, shop, data);
        },
      ),
    );

const sharedHead = (name: string, shop: string): PageHead => ({
  title: `${name} | ${shop}`,
  description: `A wish list at ${shop}.`,
  canonical: undefined,
  isIndexed: false,
});

/** The title of the page of a list that is not shared, or not any more. */
const NOT_SHARED = 'This list isn’t shared';

export interface SharedListPorts extends StorePorts {
  readonly wishLists: Pick<WishLists, 'shared'>;
  readonly shop: string;
}

/** Loads a list that somebody shares (ACC-05). Once the sharing was stopped, the page says so. */
export const makeSharedListLoader =
  ({ wishLists, shop, placeStore, withStoreStock }: SharedListPorts): PageLoader<SharedListData> =>
  ({ parameters }) =>
    pipe(
      wishLists.shared(parameters['token'] ?? ''),
      TE.map(
        O.match(
          () => [],
          (list) => [list],
        ),
      ),
      TE.chainTaskK(inOwnStore({ placeStore, withStoreStock })),
      TE.match(
        (): PageOutcome<SharedListData> => ({ kind: 'unavailable' }),
        ([list]): PageOutcome<SharedListData> => {
          return {
            kind: 'page',
            data: { list },
            ...(list === undefined ? { status: 404 } : {}),
            head: sharedHead(list?.name ?? NOT_SHARED, shop),
            isShareable: false,
            isNeverKept: true,
          };
        },
      ),
    );
