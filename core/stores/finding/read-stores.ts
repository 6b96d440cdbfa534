import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { logAndDefault } from '../../shared/log-and-default';
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

/** Returns the positions of all stores: from the browser's cache, or else fetched and cached (STO-07). */
export const readPoints = ({
  stores,
  coordinates,
}: StorePointPorts): TE.TaskEither<UpstreamFailure, ReadonlyArray<StorePoint>> => {
  const fetched = pipe(
    stores.allStores,
    // An empty list is more likely a fault of the service, so it is not cached for 90 days.
    TE.tapIO((points) => (points.length === 0 ? () => undefined : coordinates.write(points))),
  );
  return pipe(
    TE.fromIO<ReadonlyArray<StorePoint> | undefined, UpstreamFailure>(coordinates.read),
    TE.chain((kept) => (kept === undefined ? fetched : TE.right(kept))),
  );
};

export interface ClosedStorePorts {
  readonly stores: Pick<StoreGateway, 'closedStores'>;
  readonly logger: Logger;
}

export type ClosedById = ReadonlyMap<string, ClosedStore>;

/** Returns the closed stores by id; `none` when the list cannot be read, which is logged. */
export const readClosures = ({ stores, logger }: ClosedStorePorts): T.Task<O.Option<ClosedById>> =>
  pipe(
    stores.closedStores,
    TE.map((closed): O.Option<ClosedById> => O.some(new Map(closed.map((store) => [store.id, store])))),
    TE.getOrElse(logAndDefault<O.Option<ClosedById>>(logger, 'closed stores could not be read', O.none)),
  );

/** Does the same as `readClosures`, with an empty map when the list cannot be read, so that no store is excluded. */
export const readClosed = (ports: ClosedStorePorts): T.Task<ClosedById> =>
  pipe(readClosures(ports), T.map(O.getOrElse((): ClosedById => new Map())));

export interface PointAway {
  readonly point: StorePoint;
  /** Nautical miles. */
  readonly distance: number;
}

/**
 * Returns the stores with their distances, nearest first; equal distances are sorted by id, so that the order is
 * stable.
 */
export const byDistance = (from: Coordinates, points: ReadonlyArray<StorePoint>): ReadonlyArray<PointAway> =>
  points
    .map((point) => ({ point, distance: distance(from, point) }))
    .sort((a, b) => a.distance - b.distance || (a.point.id < b.point.id ? -1 : 1));

export interface StoreDetailPorts {
  readonly stores: Pick<StoreGateway, 'store'>;
  readonly logger: Logger;
}

/** A store's details: `absent` when there is no such store, `unread` when the request failed, which is logged. */
export type StoreDetail = { readonly kind: 'read'; readonly store: Store } | { readonly kind: 'absent' | 'unread' };

export const readDetail =
  ({ stores, logger }: StoreDetailPorts) =>
  (id: string): T.Task<StoreDetail> =>
    pipe(
      stores.store(id),
      TE.map(
        O.match(
          (): StoreDetail => ({ kind: 'absent' }),
          (store): StoreDetail => ({ kind: 'read', store }),
        ),
      ),
      TE.getOrElse(logAndDefault<StoreDetail>(logger, 'a store could not be read', { kind: 'unread' })),
    );
