import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { logAndDefault } from '../../shared/log-and-default';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { FindNearestStores, NearbyStore } from './find-nearest-stores';
import { isNear } from './near';
import { readClosures, type ClosedStorePorts } from './read-stores';
import type { ClosedStore, Store } from '../store';
import type { StoreGateway } from '../store-gateway';

export interface ViewStorePorts extends ClosedStorePorts {
  readonly stores: Pick<StoreGateway, 'store' | 'closedStores'>;
  readonly findNearestStores: FindNearestStores;
}

export interface ViewedStore {
  readonly store: Store;
  /** Why and how long the store is closed; undefined when it is open. */
  readonly closed: ClosedStore | undefined;
  /** Open stores near this one, nearest first; empty when they cannot be found. */
  readonly nearby: ReadonlyArray<NearbyStore>;
  /** The parts that could not be read: whether the store is closed, and the stores around it. */
  readonly missing: { readonly closures: boolean; readonly nearby: boolean };
}

export type ViewStoreError = { readonly kind: 'no-such-store' } | UpstreamFailure;

/**
 * Loads a store for its own page, and the stores around it (STO-09). Fails only when the store itself cannot be read.
 */
export type ViewStore = (id: string) => TE.TaskEither<ViewStoreError, ViewedStore>;

const NEARBY = 4;

export const makeViewStore =
  (ports: ViewStorePorts): ViewStore =>
  (id) =>
    pipe(
      TE.Do,
      TE.apS('found', ports.stores.store(id)),
      TE.apSW('closed', TE.fromTask(readClosures(ports))),
      TE.chainW(({ found, closed }) =>
        O.isNone(found)
          ? TE.left<ViewStoreError>({ kind: 'no-such-store' })
          : TE.right({ store: found.value, closures: closed }),
      ),
      TE.bindW('nearby', ({ store }) => TE.fromTask(around(ports, store))),
      TE.map(({ store, closures, nearby }) => ({
        store,
        closed: O.isSome(closures) ? closures.value.get(store.id) : undefined,
        nearby: O.getOrElse((): ReadonlyArray<NearbyStore> => [])(nearby),
        missing: { closures: O.isNone(closures), nearby: O.isNone(nearby) },
      })),
    );

const around = (
  { findNearestStores, logger }: ViewStorePorts,
  { id, coordinates }: Store,
): T.Task<O.Option<ReadonlyArray<NearbyStore>>> =>
  coordinates === undefined
    ? T.of(O.some([]))
    : pipe(
        // One more, because the nearest of all is the store itself.
        findNearestStores({ coordinates, count: NEARBY + 1, withDetails: 0 }),
        TE.map((near) => near.filter((away) => away.point.id !== id && isNear(away)).slice(0, NEARBY)),
        TE.map((near): O.Option<ReadonlyArray<NearbyStore>> => O.some(near)),
        TE.getOrElse(
          logAndDefault<O.Option<ReadonlyArray<NearbyStore>>>(
            logger,
            'the stores around a store could not be found',
            O.none,
          ),
        ),
      );
