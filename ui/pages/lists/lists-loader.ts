import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { LoadLists } from '../../../core/lists/change-lists';
import { pageOfList } from '../../../core/lists/list-pages';
import { countMovable } from '../../../core/lists/movable';
import { summaryOf, type ListItem, type SharedList, type WishList } from '../../../core/lists/wish-list';
import type { WishLists } from '../../../core/lists/wish-lists';
import type { WithStoreStock } from '../../../core/lists/with-store-stock';
import { ownValue } from '../../../core/shared/own-value';
import type { PreferredPlaceStore } from '../../../core/stores/preferred/preferred-store';
import type { PageHead, PageLoader, PageOutcome } from '../../page/page';
import { accountPage } from '../account/account-head';
import { pageNumberOf } from '../../../core/orders/list-orders';
import { againIn, type AgainResult } from '../orders/again-marks';
import {
  LIST_DONE,
  LIST_MARKS,
  LISTS_TITLE,
  NO_LISTS,
  PAGE_MARK,
  type ListDone,
  type ListsData,
  type OpenList,
  type OpenSharedList,
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
  if (listId === null) return undefined;
  // Not that of the page that is shown: the last item of a page was the only one of a page that is back with it.
  const page = pageNumberOf(query.get(LIST_MARKS.page));
  return { listId, page, itemId: query.get(LIST_MARKS.undoItem) ?? undefined };
};

type Items = ReadonlyArray<ListItem>;

/** Adds to items what the shopper's store has of those that cannot be shipped. */
const inOwnStore =
  ({ placeStore, withStoreStock }: StorePorts) =>
  (items: Items): T.Task<Items> =>
    pipe(
      withStoreStock(placeStore.store()?.id)([{ items }]),
      T.map((lists) => lists.flatMap((list) => list.items)),
    );

/** Opens a page of a list. The items that it shows come first when their stock is looked up. */
const openList =
  (ports: StorePorts, query: URLSearchParams) =>
  ({ items: all, ...list }: WishList): T.Task<OpenList> => {
    const { items, ...place } = pageOfList(all, pageNumberOf(query.get(PAGE_MARK)));
    return pipe(
      inOwnStore(ports)([...items, ...all.filter((item) => !items.includes(item))]),
      T.map((inStore) => ({
        ...list,
        ...place,
        items: inStore.slice(0, items.length),
        count: all.length,
        movable: countMovable(inStore, ports.placeStore.store()?.id),
      })),
    );
  };

const openIn =
  (ports: StorePorts, query: URLSearchParams) =>
  (lists: ReadonlyArray<WishList>): T.Task<OpenList | undefined> => {
    const named = lists.find(({ id }) => id === query.get(LIST_MARKS.list)) ?? lists[0];
    return named === undefined ? T.of(undefined) : openList(ports, query)(named);
  };

const movingIn = (query: URLSearchParams, open: OpenList | undefined): string | undefined =>
  open?.items.find(({ id }) => id === query.get(LIST_MARKS.move))?.id;

const namesOf = (lists: ReadonlyArray<WishList>, again: AgainResult | undefined): ListsData['notMoved'] => {
  const told = again?.kind === 'added' ? [...again.unavailable, ...(again.partly ?? [])] : [];
  const wanted = new Set(told.map(({ partNumber }) => partNumber));
  const items = lists.flatMap((list) => list.items.filter(({ partNumber }) => wanted.has(partNumber)));
  const names = new Map(items.map(({ partNumber, name }) => [partNumber, name]));
  return [...names].map(([partNumber, name]) => ({ partNumber, name }));
};

/**
 * Loads the shopper's lists, of guests too (ACC-05). The open list is the named one, or else the first, and the page has
 * the items of one page of it.
 */
export const makeListsLoader =
  ({ loadLists, origin, shop, placeStore, withStoreStock }: ListsPorts): PageLoader<ListsData> =>
  ({ query }) =>
    pipe(
      loadLists,
      TE.bindTo('lists'),
      TE.bind('open', ({ lists }) => TE.fromTask(openIn({ placeStore, withStoreStock }, query)(lists))),
      TE.match(
        (): PageOutcome<ListsData> => ({ kind: 'unavailable' }),
        ({ lists, open }) => {
          const again = againIn(query);
          const data: ListsData = {
            ...NO_LISTS,
            lists: lists.map(summaryOf),
            open,
            movingId: movingIn(query, open),
            done: doneIn(query),
            undo: undoIn(query),
            again,
            notMoved: namesOf(lists, again),
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

const openShared =
  (ports: StorePorts, token: string, query: URLSearchParams) =>
  ({ items: all, ...list }: SharedList): T.Task<OpenSharedList> => {
    const { items, ...place } = pageOfList(all, pageNumberOf(query.get(PAGE_MARK)));
    return pipe(
      inOwnStore(ports)(items),
      T.map((inStore) => ({ ...list, ...place, token, items: inStore })),
    );
  };

/** Loads a page of a list that somebody shares (ACC-05). Once the sharing was stopped, the page says so. */
export const makeSharedListLoader =
  ({ wishLists, shop, placeStore, withStoreStock }: SharedListPorts): PageLoader<SharedListData> =>
  ({ parameters, query }) => {
    const token = parameters['token'] ?? '';
    return pipe(
      wishLists.shared(token),
      TE.chainTaskK(
        O.match(
          (): T.Task<OpenSharedList | undefined> => T.of(undefined),
          openShared({ placeStore, withStoreStock }, token, query),
        ),
      ),
      TE.match(
        (): PageOutcome<SharedListData> => ({ kind: 'unavailable' }),
        (list): PageOutcome<SharedListData> => {
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
  };
