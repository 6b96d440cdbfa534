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
  /** At most so many stores. */
  readonly count: number;
  /** Of so many, the nearest ones, the details are fetched; 1 for geolocation (STO-06). */
  readonly withDetails: number;
}

/** An open store, how many nautical miles away it is, and its details where they were asked for and could be had. */
export interface NearbyStore extends PointAway {
  readonly store: Store | undefined;
}

export type FindNearestStoresPorts = StorePointPorts & ClosedStorePorts & StoreDetailPorts;

/**
 * The open stores nearest to a place, nearest first (STO-06). A store that its own page does not know any more is left
 * out, and the next of the `count` nearest has its details fetched instead; details that cannot be had are logged and
 * cost nothing else. When the closed stores cannot be read nobody is excluded. Fails only when nothing tells where the
 * stores are.
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

const detailed = (
  read: ReadDetail,
  nearest: ReadonlyArray<PointAway>,
  wanted: number,
): T.Task<ReadonlyArray<NearbyStore>> =>
  wanted <= 0 || nearest.length === 0
    ? T.of(nearest.map((away) => ({ ...away, store: undefined })))
    : pipe(
        nearest.slice(0, wanted),
        T.traverseArray((away) =>
          pipe(
            read(away.point.id),
            T.map((detail) => ({ away, detail })),
          ),
        ),
        T.chain((asked) => {
          const known = asked.flatMap(({ away, detail }) =>
            detail.kind === 'absent' ? [] : [{ ...away, store: detail.kind === 'read' ? detail.store : undefined }],
          );
          return pipe(
            detailed(read, nearest.slice(wanted), wanted - known.length),
            T.map((rest) => [...known, ...rest]),
          );
        }),
      );
