import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { asGuestIfNeeded } from '../cart/as-guest';
import type { BecomeGuest, EnsureGuestIdentity } from '../identity/session/ensure-guest-identity';
import { readOwn } from '../cart/read-own';
import type { SessionStore } from '../identity/session/session-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { parseListName, type WishList } from './wish-list';
import type { ListFailure, WishLists } from './wish-lists';

export interface ListPorts {
  readonly wishLists: WishLists;
  readonly becomeGuest: BecomeGuest;
  readonly ensureGuestIdentity: EnsureGuestIdentity;
  readonly session: SessionStore;
}

/** The typed name is empty or too long. */
export interface InvalidListName {
  readonly kind: 'invalid-list-name';
}

/**
 * The part numbers in the shopper's default list (ACC-05). Without an identity there are none, and nothing is requested.
 * A guest whom the service no longer knows has none, either.
 */
export type LoadWished = TE.TaskEither<UpstreamFailure, ReadonlyArray<string>>;

/** The shopper's lists (ACC-05), for the same shoppers as `LoadWished`. */
export type LoadLists = TE.TaskEither<UpstreamFailure, ReadonlyArray<WishList>>;

/**
 * Puts a product into the default list, or removes it (ACC-05). A shopper without an identity, and a guest whom the
 * service no longer knows, becomes a new guest first, as for the cart. Succeeds also when nothing had to be changed.
 */
export type ToggleWish = (partNumber: string, isWished: boolean) => TE.TaskEither<ListFailure, void>;

/** Creates a list and returns its id (ACC-05). Shoppers become guests as for `ToggleWish`. */
export type CreateList = (name: string) => TE.TaskEither<InvalidListName | ListFailure, string>;

/** Renames a list (ACC-05). */
export type RenameList = (listId: string, name: string) => TE.TaskEither<InvalidListName | ListFailure, void>;

const INVALID_NAME: InvalidListName = { kind: 'invalid-list-name' };

type ReadPorts = Pick<ListPorts, 'wishLists' | 'session'>;

export const makeLoadWished = ({ wishLists, session }: ReadPorts): LoadWished => readOwn([], wishLists.wished)(session);

export const makeLoadLists = ({ wishLists, session }: ReadPorts): LoadLists => readOwn([], wishLists.lists)(session);

export const makeToggleWish =
  ({ wishLists, becomeGuest, ensureGuestIdentity, session }: ListPorts): ToggleWish =>
  (partNumber, isWished) =>
    pipe(
      ensureGuestIdentity,
      TE.chainW(() =>
        asGuestIfNeeded(becomeGuest, session)(isWished ? wishLists.wish(partNumber) : wishLists.unwish(partNumber)),
      ),
    );

export const makeCreateList =
  ({ wishLists, becomeGuest, ensureGuestIdentity, session }: ListPorts): CreateList =>
  (typed) => {
    const name = parseListName(typed);
    return name === undefined
      ? TE.left(INVALID_NAME)
      : pipe(
          ensureGuestIdentity,
          TE.chainW(() => asGuestIfNeeded(becomeGuest, session)(wishLists.create(name))),
        );
  };

export const makeRenameList =
  ({ wishLists }: Pick<ListPorts, 'wishLists'>): RenameList =>
  (listId, typed) => {
    const name = parseListName(typed);
    return name === undefined ? TE.left(INVALID_NAME) : wishLists.rename(listId, name);
  };
