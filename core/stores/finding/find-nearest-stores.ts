import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import {
  byDistance,
  readClosed,
  readDetail,
  readPoints,
  type ClosedStorePorts,
  type PointAway,
  type StoreDetailPorts,
  type StorePointPorts,
} from './read-stores';
import type { Coordinates } from '../../geolocation/coordinates';
import type { Store } from '../store';

export interface NearestStoresQuery {
  readonly coordinates: Coordinates;
  /** The maximum number of stores. */
  readonly count: number;
  /** How many of the nearest stores come with their details; 1 for geolocation (STO-06). */
  readonly withDetails: number;
}

/** An open store, its distance in nautical miles, and its details where they were requested and could be read. */
export interface NearbyStore extends PointAway {
  readonly store: Store | undefined;
}

export type FindNearestStoresPorts = StorePointPorts & ClosedStorePorts & StoreDetailPorts;

/**
 * Finds the open stores nearest to a place, nearest first (STO-06). A store without a details page is left out, and the
 * details of the next one are fetched instead. Details that cannot be read are logged and left out. When the list of
 * closed stores cannot be read, no store is excluded. Fails only when the positions of the stores are unknown.
 */
export type FindNearestStores = (
  query: NearestStoresQuery,
) => TE.TaskEither<UpstreamFailure, ReadonlyArray<NearbyStore>>;

export const makeFindNearestStores =
  (ports: FindNearestStoresPorts): FindNearestStores =>
  ({ coordinates, count, withDetails }) =>
    pipe(
      TE.Do,
      TE.apS('points', readPoints(ports)),
      TE.apSW('closed', TE.fromTask(readClosed(ports))),
      TE.map(({ points, closed }) =>
        byDistance(
          coordinates,
          points.filter(({ id }) => !closed.has(id)),
        ).slice(0, count),
      ),
      TE.chainTaskK((nearest) => detailed(readDetail(ports), nearest, withDetails)),
    );

type ReadDetail = ReturnType<typeof readDetail>;

/** Fetches the details of the nearest `wanted` stores that exist. */
const detailed = (
  read: ReadDetail,
  nearest: ReadonlyArray<PointAway>,
  wanted: number,
): T.Task<ReadonlyArray<NearbyStore>> =>
  wanted <= 0 || nearest.length === 0
    ? T.of(nearest.map((away) => ({ ...away, store: undefined })))
    : pipe(
        nearest.slice(0, wanted),
        T.traverseArray(withDetail(read)),
        T.map((stores) => stores.flat()),
        T.bindTo('known'),
        T.bind('rest', ({ known }) => detailed(read, nearest.slice(wanted), wanted - known.length)),
        T.map(({ known, rest }) => [...known, ...rest]),
      );

/**
 * Returns the store with its details, or without them when they could not be read; empty when there is no such store.
 */
const withDetail =
  (read: ReadDetail) =>
  (away: PointAway): T.Task<ReadonlyArray<NearbyStore>> =>
    pipe(
      read(away.point.id),
      T.map((detail) =>
        detail.kind === 'absent' ? [] : [{ ...away, store: detail.kind === 'read' ? detail.store : undefined }],
      ),
    );
