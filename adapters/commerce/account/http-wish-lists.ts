import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { hasNoIdentity } from '../../../core/errors/identity-lost';
import type { SharedList } from '../../../core/lists/wish-list';
import type { ItemOfList, ListFailure, WishLists } from '../../../core/lists/wish-lists';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce, recoverWith } from '../call-commerce';
import { createdWire, listsWire, sharedListWire, sharedTokenWire, toList, toSharedList, wishedWire } from './list-wire';
import { isMissing, isRefusedWith, needsIdentity } from '../refusals';

const PATH = 'wishlist';
/** The embedded backend's name for the default list, which it creates with its first product. */
const DEFAULT_LIST = path`wishlist/${'@default'}`;
const FULL = ['_ERR_LIST_FULL', '_ERR_LISTS_FULL'];

/** Wish lists at the commerce service (ACC-05). */
export class HttpWishLists implements WishLists {
  readonly lists: WishLists['lists'];
  readonly wished: WishLists['wished'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.lists = pipe(
      callCommerce(http, read(`${PATH}/@self`), listsWire),
      TE.map(({ GiftList }) => GiftList.map(toList)),
      recoverWith<ReadonlyArray<ReturnType<typeof toList>>>(hasNoIdentity, []),
    );
    this.wished = pipe(
      callCommerce(http, read(`${PATH}/@self/x_wished`), wishedWire),
      TE.map(({ partNumber }) => partNumber),
      recoverWith<ReadonlyArray<string>>(hasNoIdentity, []),
    );
  }

  readonly wish: WishLists['wish'] = (partNumber) =>
    this.#done({
      ...write('PUT', DEFAULT_LIST),
      query: { addItem: 'true' },
      body: { item: [{ partNumber, quantityRequested: '1' }] },
    });

  readonly unwish: WishLists['unwish'] = (partNumber) =>
    this.#done({ ...write('DELETE', DEFAULT_LIST), query: { partNumber } });

  readonly create: WishLists['create'] = (descriptionName) =>
    pipe(
      callCommerce(this.#http, { ...write('POST', PATH), body: { descriptionName } }, createdWire),
      TE.bimap(toListFailure, ({ externalIdentifier, uniqueID }) => externalIdentifier ?? uniqueID),
    );

  readonly rename: WishLists['rename'] = (listId, descriptionName) =>
    this.#done({ ...write('PUT', listPath(listId)), body: { descriptionName } });

  readonly remove: WishLists['remove'] = (listId) => this.#done(write('DELETE', listPath(listId)));

  readonly changeItem: WishLists['changeItem'] = (item, { quantity, note }) =>
    this.#done({ ...write('PUT', itemPath(item)), body: { quantityRequested: String(quantity), x_note: note } });

  readonly moveItem: WishLists['moveItem'] = (item, toListId) =>
    this.#done({ ...write('POST', `${itemPath(item)}/x_move`), body: { x_to: toListId } });

  readonly removeItem: WishLists['removeItem'] = ({ listId, itemId }) =>
    this.#done({ ...write('DELETE', listPath(listId)), query: { itemId } });

  readonly restore: WishLists['restore'] = (externalIdentifier, itemId) =>
    this.#done({
      ...write('POST', `${PATH}/@self/x_restore`),
      body: { externalIdentifier, ...(itemId === undefined ? {} : { itemId }) },
    });

  readonly share: WishLists['share'] = (listId, showsName) =>
    pipe(
      callCommerce(
        this.#http,
        { ...write('POST', `${listPath(listId)}/x_share`), body: { x_showsName: String(showsName) } },
        sharedTokenWire,
      ),
      TE.bimap(toListFailure, ({ x_shareToken }) => x_shareToken),
    );

  readonly stopSharing: WishLists['stopSharing'] = (listId) =>
    this.#done(write('DELETE', `${listPath(listId)}/x_share`));

  readonly shared: WishLists['shared'] = (token) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'personal', method: 'GET', path: path`wishlist/x_shared/${token}`, isExpectedRefusal: isMissing },
        sharedListWire,
      ),
      TE.map((list) => O.some(toSharedList(list))),
      recoverWith<O.Option<SharedList>>(isMissing, O.none),
    );

  #done(request: HttpRequest): TE.TaskEither<ListFailure, void> {
    return pipe(
      this.#http(request),
      TE.bimap(toListFailure, () => undefined),
    );
  }
}

const listPath = (listId: string): string => path`wishlist/${listId}`;
const itemPath = ({ listId, itemId }: ItemOfList): string => path`wishlist/${listId}/x_item/${itemId}`;

const read = (address: string): HttpRequest => ({
  kind: 'personal',
  method: 'GET',
  path: address,
  isExpectedRefusal: hasNoIdentity,
});

/** Refusals for which the caller says what to do. */
const isExpected = (failure: UpstreamFailure): boolean => isMissing(failure) || needsIdentity(failure);

const write = (method: 'POST' | 'PUT' | 'DELETE', address: string): HttpRequest => ({
  kind: 'personal',
  method,
  path: address,
  isExpectedRefusal: isExpected,
});

const toListFailure = (failure: UpstreamFailure): ListFailure => {
  if (needsIdentity(failure)) return { kind: 'identity-needed' };
  if (isMissing(failure)) return { kind: 'no-such-list' };
  if (isRefusedWith(failure, ['_ERR_LIST_NAME_TAKEN'])) return { kind: 'list-name-taken' };
  return isRefusedWith(failure, FULL) ? { kind: 'list-full' } : failure;
};
