import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { FindNearestStores, NearbyStore } from './find-nearest-stores';
import { readClosed, type ClosedStorePorts } from './read-stores';
import type { ClosedStore, Store } from './store';
import type { StoreGateway } from './store-gateway';

export interface ViewStorePorts extends ClosedStorePorts {
  readonly stores: Pick<StoreGateway, 'store' | 'closedStores'>;
  readonly findNearestStores: FindNearestStores;
}

export interface ViewedStore {
  readonly store: Store;
  /** Why and how long it is closed; undefined when it is not. */
  readonly closed: ClosedStore | undefined;
  /** Open stores around it, nearest first; none when they cannot be had. */
  readonly nearby: ReadonlyArray<NearbyStore>;
}

export type ViewStoreError = { readonly kind: 'no-such-store' } | UpstreamFailure;

/** One store for its own page, and the ones around it (STO-09). Fails only when the store itself cannot be had. */
export type ViewStore = (id: string) => TE.TaskEither<ViewStoreError, ViewedStore>;

const NEARBY = 4;

export const makeViewStore =
  (ports: ViewStorePorts): ViewStore =>
  (id) =>
    pipe(
      TE.Do,
      TE.apS('found', ports.stores.store(id)),
      TE.apSW('closed', TE.fromTask(readClosed(ports))),
      TE.chainW(({ found, closed }) =>
        found._tag === 'None'
          ? TE.left<ViewStoreError>({ kind: 'no-such-store' })
          : TE.right({ store: found.value, closed: closed.get(found.value.id) }),
      ),
      TE.chainTaskK((viewed) =>
        pipe(
          around(ports, viewed.store),
          T.map((nearby) => ({ ...viewed, nearby })),
        ),
      ),
    );

const around = (
  { findNearestStores, logger }: ViewStorePorts,
  { id, coordinates }: Store,
): T.Task<ReadonlyArray<NearbyStore>> =>
  coordinates === undefined
    ? T.of([])
    : pipe(
        // One more: the nearest of all is the store itself.
        findNearestStores({ coordinates, count: NEARBY + 1, withDetails: 0 }),
        TE.matchE(
          ({ kind, service }) =>
            pipe(
              T.fromIO(logger.warn('the stores around a store could not be found', { kind, service })),
              T.map((): ReadonlyArray<NearbyStore> => []),
            ),
          (near) => T.of(near.filter(({ point }) => point.id !== id).slice(0, NEARBY)),
        ),
      );
