import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityNeeded } from '../cart/cart-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { SharedList, WishList } from './wish-list';

/** The list or the item is not there any more, or is not the shopper's. */
export interface NoSuchList {
  readonly kind: 'no-such-list';
}

/** Another list of the shopper has this name. */
export interface ListNameTaken {
  readonly kind: 'list-name-taken';
}

/** The shopper has as many lists, or the list as many products, as the service allows. */
export interface ListFull {
  readonly kind: 'list-full';
}

export type ListFailure = NoSuchList | ListNameTaken | ListFull | IdentityNeeded | UpstreamFailure;

/** Identifies an item of one of the shopper's lists. */
export interface ItemOfList {
  readonly listId: string;
  readonly itemId: string;
}

export interface ItemChange {
  /** A whole number from 1 to 99. */
  readonly quantity: number;
  /** At most 200 characters; empty for no note. */
  readonly note: string;
}

/**
 * The shopper's lists at the commerce service (ACC-05). Guests have lists, too; at sign-in they become the account's. A
 * call that fails changes nothing.
 */
export interface WishLists {
  /** All lists: the default one first. Empty for shoppers without an identity, and before the first product is added. */
  readonly lists: TaskEither<UpstreamFailure, ReadonlyArray<WishList>>;
  /** The part numbers in the default list. Empty for shoppers without an identity. */
  readonly wished: TaskEither<UpstreamFailure, ReadonlyArray<string>>;
  /** Puts a product into the default list. Succeeds also when it is there already. */
  readonly wish: (partNumber: string) => TaskEither<ListFailure, void>;
  /** Removes a product from the default list. Succeeds also when it is not there. */
  readonly unwish: (partNumber: string) => TaskEither<ListFailure, void>;
  /** Creates an empty list and returns its id. */
  readonly create: (name: string) => TaskEither<ListFailure, string>;
  readonly rename: (listId: string, name: string) => TaskEither<ListFailure, void>;
  /** Removes a list other than the default one. `restore` brings it back. */
  readonly remove: (listId: string) => TaskEither<ListFailure, void>;
  readonly changeItem: (item: ItemOfList, change: ItemChange) => TaskEither<ListFailure, void>;
  /** Moves an item into another list. One that is there already stays there once. */
  readonly moveItem: (item: ItemOfList, toListId: string) => TaskEither<ListFailure, void>;
  /** Removes an item. `restore` brings it back. */
  readonly removeItem: (item: ItemOfList) => TaskEither<ListFailure, void>;
  /** Brings back an item, or without its id a list, that was removed less than a day ago. */
  readonly restore: (listId: string, itemId?: string) => TaskEither<ListFailure, void>;
  /** Shares a list, and returns the token of its link: the same one while it is shared. */
  readonly share: (listId: string, showsName: boolean) => TaskEither<ListFailure, string>;
  /** Stops sharing. The link of the list leads nowhere from then on. */
  readonly stopSharing: (listId: string) => TaskEither<ListFailure, void>;
  /** The list with a token; none for a token that is unknown or no longer shared. Needs no identity. */
  readonly shared: (token: string) => TaskEither<UpstreamFailure, Option<SharedList>>;
}
