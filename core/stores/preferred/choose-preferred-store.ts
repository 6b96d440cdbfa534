import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../identity/session/session-store';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { AccountStore } from './account-store';
import { toPreferredStore, type PreferredPlaceStore } from './preferred-store';
import { readClosed, type ClosedStorePorts } from '../finding/read-stores';
import type { ClosedStore, Store } from '../store';
import type { StoreGateway } from '../store-gateway';

export interface ChoosePreferredStorePorts extends ClosedStorePorts {
  readonly stores: Pick<StoreGateway, 'store' | 'closedStores'>;
  readonly memory: Pick<PreferredPlaceStore, 'remember'>;
  readonly account: AccountStore;
  readonly session: Pick<SessionStore, 'userType'>;
}

/** A closed store cannot be chosen (STO-04). */
export interface StoreClosed {
  readonly kind: 'store-closed';
  readonly closed: ClosedStore;
}

export interface NoSuchStore {
  readonly kind: 'no-such-store';
}

export type ChoosePreferredStoreError = StoreClosed | NoSuchStore | UpstreamFailure;

/**
 * Makes a store the shopper's own: fetches its details and stores them (STO-02, STO-03). For registered shoppers the
 * store is also saved in the account, in the background. When the account cannot be reached, that is logged and the
 * store is chosen all the same. A failure stores nothing.
 */
export type ChoosePreferredStore = (storeId: string) => TE.TaskEither<ChoosePreferredStoreError, Store>;

export const makeChoosePreferredStore =
  (ports: ChoosePreferredStorePorts): ChoosePreferredStore =>
  (storeId) =>
    pipe(
      TE.Do,
      TE.apS('found', ports.stores.store(storeId)),
      TE.apSW('closed', TE.fromTask(readClosed(ports))),
      TE.chainW(({ found, closed }) => choosable(found, closed)),
      TE.tapIO((store) => ports.memory.remember(toPreferredStore(store), store.zipCode)),
      TE.tapIO(({ id }) => keepAtAccount(ports, id)),
    );

const choosable = (
  found: O.Option<Store>,
  closed: ReadonlyMap<string, ClosedStore>,
): TE.TaskEither<StoreClosed | NoSuchStore, Store> => {
  if (O.isNone(found)) return TE.left({ kind: 'no-such-store' });
  const closing = closed.get(found.value.id);
  return closing === undefined ? TE.right(found.value) : TE.left({ kind: 'store-closed', closed: closing });
};

const keepAtAccount =
  ({ account, session, logger }: ChoosePreferredStorePorts, storeId: string): IO<void> =>
  () => {
    if (session.userType() !== 'registered') return;
    const keep = pipe(
      account.keep(storeId),
      TE.getOrElse(({ kind, service }) =>
        T.fromIO(logger.warn('the chosen store could not be kept at the account', { kind, service })),
      ),
    );
    void keep();
  };
