import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Logger } from '../../shared/logger';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import { distance } from '../distance';
import type { StoreCoordinatesCache } from './store-coordinates';
import type { Coordinates } from '../../geolocation/coordinates';
import type { ClosedStore, Store, StorePoint } from '../store';
import type { StoreGateway } from '../store-gateway';

export interface StorePointPorts {
  readonly stores: Pick<StoreGateway, 'allStores'>;
  readonly coordinates: StoreCoordinatesCache;
}

/** Where every store is: as kept in this browser, else asked for and kept from then on (STO-07). */
export const readPoints = ({
  stores,
  coordinates,
}: StorePointPorts): TE.TaskEither<UpstreamFailure, ReadonlyArray<StorePoint>> =>
  pipe(
    TE.fromIO<ReadonlyArray<StorePoint> | undefined, UpstreamFailure>(coordinates.read),
    TE.chain((kept) =>
      kept !== undefined
        ? TE.right(kept)
        : pipe(
            stores.allStores,
            // A service that knows of no store is hardly right for 90 days.
            TE.tapIO((points) => (points.length === 0 ? () => undefined : coordinates.write(points))),
          ),
    ),
  );

export interface ClosedStorePorts {
  readonly stores: Pick<StoreGateway, 'closedStores'>;
  readonly logger: Logger;
}

export type ClosedById = ReadonlyMap<string, ClosedStore>;

/** The closed stores by id; none when the list cannot be read, which is logged. */
export const readClosures = ({ stores, logger }: ClosedStorePorts): T.Task<O.Option<ClosedById>> =>
  pipe(
    stores.closedStores,
    TE.matchE(
      ({ kind, service }) =>
        pipe(
          T.fromIO(logger.warn('closed stores could not be read', { kind, service })),
          T.map((): O.Option<ClosedById> => O.none),
        ),
      (closed) => T.of(O.some(new Map(closed.map((store) => [store.id, store])))),
    ),
  );

/** As readClosures, where a list that cannot be read excludes nobody. */
export const readClosed = (ports: ClosedStorePorts): T.Task<ClosedById> =>
  pipe(readClosures(ports), T.map(O.getOrElse((): ClosedById => new Map())));

export interface PointAway {
  readonly point: StorePoint;
  /** Nautical miles. */
  readonly distance: number;
}

/** The stores with their distances, nearest first; equally far ones by id, so that the order never depends on chance. */
export const byDistance = (from: Coordinates, points: ReadonlyArray<StorePoint>): ReadonlyArray<PointAway> =>
  points
    .map((point) => ({ point, distance: distance(from, point) }))
    .sort((a, b) => a.distance - b.distance || (a.point.id < b.point.id ? -1 : 1));

export interface StoreDetailPorts {
  readonly stores: Pick<StoreGateway, 'store'>;
  readonly logger: Logger;
}

/** A store's details: `absent` when there is no such store, `unread` when they could not be had, which is logged. */
export type StoreDetail = { readonly kind: 'read'; readonly store: Store } | { readonly kind: 'absent' | 'unread' };

export const readDetail =
  ({ stores, logger }: StoreDetailPorts) =>
  (id: string): T.Task<StoreDetail> =>
    pipe(
      stores.store(id),
      TE.matchE(
        ({ kind, service }) =>
          pipe(
            T.fromIO(logger.warn('a store could not be read', { kind, service })),
            T.map((): StoreDetail => ({ kind: 'unread' })),
          ),
        O.match(
          () => T.of<StoreDetail>({ kind: 'absent' }),
          (store) => T.of<StoreDetail>({ kind: 'read', store }),
        ),
      ),
    );
