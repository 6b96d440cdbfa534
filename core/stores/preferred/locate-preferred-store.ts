import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import type { GeolocateInput, GeolocateWithFallback, NoLocation } from '../../geolocation/geolocate-with-fallback';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { FindNearestStores } from '../finding/find-nearest-stores';
import { isNear } from '../finding/near';
import { toPreferredStore, type PreferredStore, type PreferredPlaceStore } from './preferred-store';
import type { Store } from '../store';

export interface LocatePreferredStorePorts {
  readonly geolocate: GeolocateWithFallback;
  readonly findNearestStores: FindNearestStores;
  readonly memory: Pick<PreferredPlaceStore, 'store' | 'remember'>;
}

/** No open store with details could be found near the shopper. */
export interface NoStoreNear {
  readonly kind: 'no-store-near';
}

/** The shopper has started to enter a place in the meantime. */
export interface NotWanted {
  readonly kind: 'not-wanted';
}

export type LocatePreferredStoreError = NoLocation | NoStoreNear | NotWanted | UpstreamFailure;

export interface LocateInput extends GeolocateInput {
  /** Called right before the store is stored; true by default. */
  readonly isWanted?: IO<boolean>;
}

/**
 * Makes the open store nearest to the shopper the preferred one, and stores it (GEO-04). A store that was chosen before
 * or in the meantime stays, and is returned instead. A store that is too far away does not count.
 */
export type LocatePreferredStore = (input: LocateInput) => TE.TaskEither<LocatePreferredStoreError, PreferredStore>;

/** The details of one store are fetched (STO-06); the others replace a store that no longer exists. */
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
        TE.fromIO<boolean, LocatePreferredStoreError>(input.isWanted ?? (() => true)),
        TE.chain((isWanted): Locating =>
          isWanted ? TE.right(toPreferredStore(store)) : TE.left({ kind: 'not-wanted' }),
        ),
        TE.tapIO((preferred) => memory.remember(preferred, store.zipCode)),
      );
    return unlessChosen(() =>
      pipe(
        geolocate(input),
        TE.chainW((coordinates) => findNearestStores({ coordinates, ...NEAREST })),
        TE.chainW((near): Locating => {
          const store = near.find((nearby) => nearby.store !== undefined && isNear(nearby))?.store;
          return store === undefined ? TE.left({ kind: 'no-store-near' }) : unlessChosen(() => remember(store));
        }),
      ),
    );
  };

type Locating = TE.TaskEither<LocatePreferredStoreError, PreferredStore>;
