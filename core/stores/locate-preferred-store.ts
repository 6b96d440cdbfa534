import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GeolocateInput, GeolocateWithFallback, NoLocation } from '../geolocation/geolocate-with-fallback';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { FindNearestStores } from './find-nearest-stores';
import { toPreferredStore, type PreferredStore, type PreferredStoreMemory } from './preferred-store';
import type { Store } from './store';

export interface LocatePreferredStorePorts {
  readonly geolocate: GeolocateWithFallback;
  readonly findNearestStores: FindNearestStores;
  readonly memory: Pick<PreferredStoreMemory, 'store' | 'remember'>;
}

/** No open store with details could be found near the shopper. */
export interface NoStoreNear {
  readonly kind: 'no-store-near';
}

export type LocatePreferredStoreError = NoLocation | NoStoreNear | UpstreamFailure;

/**
 * Makes the open store that is nearest to the shopper the preferred one, and keeps it (GEO-04). A store that was chosen,
 * before or meanwhile, stays and is given instead.
 */
export type LocatePreferredStore = (input: GeolocateInput) => TE.TaskEither<LocatePreferredStoreError, PreferredStore>;

/** The details of one are fetched (STO-06); the others stand in for one that is not there any more. */
const NEAREST = { count: 3, withDetails: 1 };

export const makeLocatePreferredStore =
  ({ geolocate, findNearestStores, memory }: LocatePreferredStorePorts): LocatePreferredStore =>
  (input) => {
    const unlessChosen = (otherwise: () => Locating): Locating =>
      pipe(
        TE.fromIO(memory.store),
        TE.chain((chosen) => (chosen === undefined ? otherwise() : TE.right(chosen))),
      );
    const remember = (store: Store): Locating =>
      pipe(
        TE.right(toPreferredStore(store)),
        TE.tapIO((preferred) => memory.remember(preferred, store.zipCode)),
      );
    return unlessChosen(() =>
      pipe(
        geolocate(input),
        TE.chainW((coordinates) => findNearestStores({ coordinates, ...NEAREST })),
        TE.chainW((near): Locating => {
          const store = near.find((nearby) => nearby.store !== undefined)?.store;
          return store === undefined ? TE.left({ kind: 'no-store-near' }) : unlessChosen(() => remember(store));
        }),
      ),
    );
  };

type Locating = TE.TaskEither<LocatePreferredStoreError, PreferredStore>;
