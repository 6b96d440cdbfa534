import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { SharedList, WishList } from '../../core/lists/wish-list';
import type { ListFailure, WishLists } from '../../core/lists/wish-lists';
import { aListItem } from '../builders/wish-list';
import { FakeCaller } from './fake-caller';
import { FakeUpstream } from './fake-upstream';

interface Stored extends WishList {
  readonly ownerId: string;
  readonly isRemoved: boolean;
  readonly removedItems: WishList['items'];
}

interface Store {
  all: ReadonlyArray<Stored>;
  last: number;
}

type Answer<A> = E.Either<ListFailure, A>;

const NO_SUCH_LIST: Answer<never> = E.left({ kind: 'no-such-list' });
/** The most products of a list. */
const MOST = 100;
/** The most lists of a shopper. */
const MAX_LISTS = 20;
const FULL: Answer<never> = E.left({ kind: 'list-full' });

/** Wish lists in memory. `caller` identifies the owner. */
export class FakeWishLists extends FakeUpstream<keyof WishLists> implements WishLists {
  readonly #store: Store;

  constructor(
    readonly caller: FakeCaller = new FakeCaller(),
    store: Store = { all: [], last: 0 },
  ) {
    super('commerce');
    this.#store = store;
    caller.onSignIn((formerId, customerId) => this.#merge(formerId, customerId));
  }

  /** The same lists for another caller. */
  as(caller: FakeCaller): FakeWishLists {
    return new FakeWishLists(caller, this.#store);
  }

  /** Gives a shopper this list. */
  hasList(ownerId: string, list: WishList): this {
    this.#store.all = [...this.#store.all, { ...structuredClone(list), ownerId, isRemoved: false, removedItems: [] }];
    return this;
  }

  get #own(): ReadonlyArray<Stored> {
    const own = this.#store.all.filter(({ ownerId, isRemoved }) => ownerId === this.caller.userId && !isRemoved);
    return own.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  }

  readonly lists: WishLists['lists'] = this.respond('lists', () => structuredClone(this.#own.map(toList)));

  readonly wished: WishLists['wished'] = this.respond('wished', () =>
    this.#own.filter(({ isDefault }) => isDefault).flatMap(({ items }) => items.map(({ partNumber }) => partNumber)),
  );

  readonly wish: WishLists['wish'] = (partNumber) =>
    this.#change('wish', (userId) => {
      if (!this.#own.some(({ isDefault }) => isDefault)) {
        this.hasList(userId, { id: this.#newId(), name: 'Wish list', isDefault: true, sharing: undefined, items: [] });
      }
      const [list] = this.#own;
      if (list === undefined || list.items.some((item) => item.partNumber === partNumber)) return E.right(undefined);
      if (list.items.length >= MOST) return FULL;
      const item = aListItem({ id: this.#newId(), partNumber });
      return this.#put({ ...list, items: [item, ...list.items] });
    });

  readonly unwish: WishLists['unwish'] = (partNumber) =>
    this.#change('unwish', () => {
      const list = this.#own.find(({ isDefault }) => isDefault);
      const item = list?.items.find((known) => known.partNumber === partNumber);
      return list === undefined || item === undefined ? E.right(undefined) : this.#take(list, item.id);
    });

  readonly create: WishLists['create'] = (name) =>
    this.#change('create', (userId) => {
      if (this.#own.length >= MAX_LISTS) return FULL;
      if (this.#isTaken(name)) return E.left({ kind: 'list-name-taken' });
      const id = this.#newId();
      this.hasList(userId, { id, name, isDefault: false, sharing: undefined, items: [] });
      return E.right(id);
    });

  readonly rename: WishLists['rename'] = (listId, name) =>
    this.#changeList('rename', listId, (list) =>
      this.#isTaken(name, listId) ? E.left({ kind: 'list-name-taken' }) : this.#put({ ...list, name }),
    );

  readonly remove: WishLists['remove'] = (listId) =>
    this.#changeList('remove', listId, (list) => this.#put({ ...list, isRemoved: true }));

  readonly changeItem: WishLists['changeItem'] = ({ listId, itemId }, change) =>
    this.#changeList('changeItem', listId, (list) =>
      list.items.some(({ id }) => id === itemId)
        ? this.#put({ ...list, items: list.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)) })
        : NO_SUCH_LIST,
    );

  readonly moveItem: WishLists['moveItem'] = ({ listId, itemId }, toListId) =>
    this.#changeList('moveItem', listId, (list) => {
      const to = this.#own.find(({ id }) => id === toListId);
      const item = list.items.find(({ id }) => id === itemId);
      if (to === undefined || item === undefined) return NO_SUCH_LIST;
      this.#take(list, itemId);
      return this.#put({ ...to, items: withItem(to.items, { ...item, id: this.#newId() }) });
    });

  readonly removeItem: WishLists['removeItem'] = ({ listId, itemId }) =>
    this.#changeList('removeItem', listId, (list) => this.#take(list, itemId));

  readonly restore: WishLists['restore'] = (listId, itemId) =>
    this.#change('restore', (userId) => {
      const list = this.#store.all.find(({ id, ownerId }) => id === listId && ownerId === userId);
      const item = list?.removedItems.find(({ id }) => id === itemId);
      if (list === undefined || (itemId === undefined ? !list.isRemoved : item === undefined)) return NO_SUCH_LIST;
      if (item === undefined && this.#own.length >= MAX_LISTS) return FULL;
      return this.#put(item === undefined ? { ...list, isRemoved: false } : { ...list, items: [...list.items, item] });
    });

  readonly share: WishLists['share'] = (listId, showsName) =>
    this.#changeList('share', listId, (list) => {
      const token = list.sharing?.token ?? `token-${this.#newId()}`;
      this.#put({ ...list, sharing: { token, showsName } });
      return E.right(token);
    });

  readonly stopSharing: WishLists['stopSharing'] = (listId) =>
    this.#changeList('stopSharing', listId, (list) => this.#put({ ...list, sharing: undefined }));

  readonly shared: WishLists['shared'] = (token) =>
    this.respond('shared', () => {
      const list = this.#store.all.find(({ sharing, isRemoved }) => sharing?.token === token && !isRemoved);
      return list === undefined ? O.none : O.some(toShared(list));
    });

  #change<A>(call: keyof WishLists, work: (userId: string) => Answer<A>) {
    return this.respondEither(call, (): Answer<A> => {
      const { userId } = this.caller;
      return userId === undefined ? E.left({ kind: 'identity-needed' }) : work(userId);
    });
  }

  #changeList<A>(call: keyof WishLists, listId: string, work: (list: Stored) => Answer<A>) {
    return this.#change(call, () => {
      const list = this.#own.find(({ id }) => id === listId);
      return list === undefined ? NO_SUCH_LIST : work(list);
    });
  }

  #take(list: Stored, itemId: string): Answer<undefined> {
    const item = list.items.find(({ id }) => id === itemId);
    if (item === undefined) return NO_SUCH_LIST;
    const items = list.items.filter((known) => known !== item);
    return this.#put({ ...list, items, removedItems: [...list.removedItems, item] });
  }

  #put(changed: Stored): Answer<undefined> {
    this.#store.all = this.#store.all.map((list) => (list.id === changed.id ? changed : list));
    return E.right(undefined);
  }

  #isTaken(name: string, exceptId?: string): boolean {
    return this.#own.some((list) => list.id !== exceptId && list.name.toLowerCase() === name.toLowerCase());
  }

  #merge(formerId: string | undefined, customerId: string): void {
    for (const list of this.#store.all.filter(({ ownerId }) => ownerId === formerId)) {
      const same = this.#store.all.find(
        ({ ownerId, isDefault, name }) =>
          ownerId === customerId && isDefault === list.isDefault && (isDefault || name === list.name),
      );
      const sharing = list.sharing && { ...list.sharing, showsName: false };
      if (same === undefined) this.#put({ ...list, ownerId: customerId, sharing });
      else {
        this.#put({ ...same, items: list.items.reduce(withItem, same.items) });
        this.#store.all = this.#store.all.filter(({ id }) => id !== list.id);
      }
    }
  }

  #newId(): string {
    return String((this.#store.last += 1));
  }
}

const toList = ({ id, name, isDefault, sharing, items }: Stored): WishList => ({ id, name, isDefault, sharing, items });

const toShared = ({ name, items }: Stored): SharedList => ({
  name,
  ownerName: undefined,
  items: structuredClone(items.map((item) => ({ ...item, note: '' }))),
});

const withItem = (items: WishList['items'], item: WishList['items'][number]): WishList['items'] =>
  items.some(({ partNumber }) => partNumber === item.partNumber) ? items : [...items, item];
