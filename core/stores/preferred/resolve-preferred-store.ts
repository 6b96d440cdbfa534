import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { HeaderUser } from '../../identity/session/header-user';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { toPreferredStore, type PreferredStore, type PreferredPlaceStore } from './preferred-store';
import {
  readClosed,
  readDetail,
  type ClosedById,
  type ClosedStorePorts,
  type StoreDetailPorts,
} from '../finding/read-stores';
import type { ClosedStore } from '../store';
import type { StoreGateway } from '../store-gateway';
import { linkedStore, type StoreParameters } from './store-parameters';

export interface ResolvePreferredStorePorts extends ClosedStorePorts, StoreDetailPorts {
  readonly stores: Pick<StoreGateway, 'store' | 'closedStores'>;
  readonly memory: PreferredPlaceStore;
}

export interface ResolvePreferredStoreInput {
  /** The parameters of the page's address, from `readStoreParameters`. */
  readonly parameters: StoreParameters;
  readonly user: Pick<HeaderUser, 'preferredStoreId' | 'zipCode'>;
}

/** The shopper's former store, and why it was removed (STO-04). */
export interface ClosedPreferredStore {
  readonly name: string;
  readonly closed: ClosedStore;
}

export interface ResolvedStore {
  readonly store: PreferredStore | undefined;
  /** The ZIP code for deliveries, five digits: that of the link, the chosen one, or that of a member's default address. */
  readonly zipCode: string | undefined;
  /** The stored store, when it is closed and was removed: the page has to notify the shopper. */
  readonly closed: ClosedPreferredStore | undefined;
}

/**
 * Determines the shopper's store when a page starts: the store of the link, else the stored one, else that of the
 * account (STO-05, USR-02); a closed store is skipped. The details of a link's store come from the service, or from the
 * link while the service cannot be reached; a store that does not exist is skipped.
 *
 * A first-time update is ignored (STO-05): a link's store and ZIP code are shown and not stored, so that a link does
 * not replace the shopper's choice. The account's store is stored, because the shopper chose it. The stored one is
 * written again, because a sign-in removes some of its values (STO-03, USR-06). A stored store that is closed is
 * removed (STO-04). Fails only when no other store is known and that of the account cannot be read.
 */
export type ResolvePreferredStore = (
  input: ResolvePreferredStoreInput,
) => TE.TaskEither<UpstreamFailure, ResolvedStore>;

type MaybeStore = PreferredStore | undefined;

export const makeResolvePreferredStore =
  (ports: ResolvePreferredStorePorts): ResolvePreferredStore =>
  ({ parameters, user }) =>
    pipe(
      T.Do,
      T.apS('closed', readClosedIfNeeded(ports, parameters, user)),
      T.apS('linked', ofLink(ports, parameters)),
      T.map(({ closed, linked }) => ({ closed, linked, remembered: rememberedStore(ports, closed) })),
      TE.fromTask,
      TE.bindW('store', ({ closed, linked, remembered }) => {
        const store = open(closed, linked) ?? remembered.store;
        return store === undefined ? ofAccount(ports, closed, user) : TE.right<UpstreamFailure, MaybeStore>(store);
      }),
      TE.map(({ store, remembered }) => ({
        store,
        zipCode: parameters.zipCode ?? ports.memory.deliveryZip() ?? user.zipCode,
        closed: remembered.closed,
      })),
    );

/** Without a store, the list of closed stores is not needed. */
const readClosedIfNeeded = (
  ports: ResolvePreferredStorePorts,
  { id }: StoreParameters,
  { preferredStoreId }: ResolvePreferredStoreInput['user'],
): T.Task<ClosedById> =>
  id === undefined && preferredStoreId === undefined && ports.memory.store() === undefined
    ? T.of(new Map())
    : readClosed(ports);

const ofLink = (ports: ResolvePreferredStorePorts, parameters: StoreParameters): T.Task<MaybeStore> =>
  parameters.id === undefined
    ? T.of(undefined)
    : pipe(
        readDetail(ports)(parameters.id),
        T.map((detail) => {
          if (detail.kind === 'read') return toPreferredStore(detail.store);
          return detail.kind === 'unread' ? linkedStore(parameters) : undefined;
        }),
      );

const rememberedStore = (
  { memory }: ResolvePreferredStorePorts,
  closed: ClosedById,
): Pick<ResolvedStore, 'store' | 'closed'> => {
  const store = memory.store();
  const closing = store === undefined ? undefined : closed.get(store.id);
  if (store === undefined || closing === undefined) {
    memory.renew();
    return { store, closed: undefined };
  }
  memory.forget();
  return { store: undefined, closed: { name: store.name, closed: closing } };
};

const ofAccount = (
  { stores, memory }: ResolvePreferredStorePorts,
  closed: ClosedById,
  { preferredStoreId }: ResolvePreferredStoreInput['user'],
): TE.TaskEither<UpstreamFailure, MaybeStore> =>
  preferredStoreId === undefined || closed.has(preferredStoreId)
    ? TE.right(undefined)
    : pipe(
        stores.store(preferredStoreId),
        TE.map(O.filter(({ id }) => !closed.has(id))),
        TE.tapIO(
          O.match(
            () => () => undefined,
            (store) => memory.remember(toPreferredStore(store), store.zipCode),
          ),
        ),
        TE.map((found) => (O.isSome(found) ? toPreferredStore(found.value) : undefined)),
      );

const open = (closed: ClosedById, store: MaybeStore): MaybeStore =>
  store !== undefined && closed.has(store.id) ? undefined : store;
