import { observable, runInAction } from 'mobx';
import type { GeolocateWithFallback } from '../../../core/geolocation/geolocate-with-fallback';
import type { LocationFailure } from '../../../core/geolocation/location';
import { makeChoosePreferredStore } from '../../../core/stores/preferred/choose-preferred-store';
import { makeFindNearestStores } from '../../../core/stores/finding/find-nearest-stores';
import { makeFindStores } from '../../../core/stores/finding/find-stores';
import { makeLocatePreferredStore } from '../../../core/stores/preferred/locate-preferred-store';
import { makeResolvePreferredStore } from '../../../core/stores/preferred/resolve-preferred-store';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import { MyStoreViewModel, type KnownPlace } from '../../../ui/stores/my-store-view-model';
import { ToastsViewModel } from '../../../ui/toasts/toasts-view-model';
import { aPlace, SOME_STORES } from '../../builders/store';
import { FakeAccountStore } from '../../fakes/fake-account-store';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeStoreCoordinatesCache } from '../../fakes/fake-store-coordinates-cache';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import { FakeStoreStock } from '../../fakes/fake-store-stock';
import { FakeTime } from '../../fakes/fake-time';

export const MISSION_VALLEY = { id: '1101', locationId: '13501', name: 'Mission Valley' };
export const LA_MESA = { id: '1102', locationId: '13502', name: 'La Mesa' };

export interface StoresWorldFacts {
  readonly known?: KnownPlace;
  readonly page?: string;
  /** The shopper's location, if it is known. */
  readonly at?: Coordinates;
  readonly accountStoreId?: string;
  /** The edge's location of the shopper. */
  readonly guessedZip?: string;
  /** The reason why the location is unknown. */
  readonly failures?: ReadonlyArray<LocationFailure>;
  /** Stock responses wait for this promise. */
  readonly stockOf?: (storeId: string) => Promise<void>;
  /** Whether there was an interaction with the page. */
  readonly isTouched?: boolean;
}

/** A page with stores: real use cases over fakes. The test triggers idle periods. */
export const storesWorld = ({
  known = { store: undefined, zipCode: undefined },
  page = '/shop/en/petcostore',
  at,
  accountStoreId,
  guessedZip,
  failures = [],
  stockOf = () => Promise.resolve(),
  isTouched = true,
}: StoresWorldFacts = {}) => {
  const stores = new FakeStoreGateway().hasStores(...SOME_STORES).hasPlaces(aPlace(), aPlace({ zipCode: '92108' }));
  const stock = new FakeStoreStock();
  const memory = new FakePreferredPlaceStore();
  const time = new FakeTime();
  const toasts = new ToastsViewModel(time.pause);
  const logger = new FakeLogger();
  const coordinates = new FakeStoreCoordinatesCache();
  const requested: boolean[] = [];
  const stockCalls: Array<{ readonly storeId: string; readonly partNumbers: ReadonlyArray<string> }> = [];
  const account = observable<{ storeId: string | undefined; zipCode: string | undefined }>({
    storeId: accountStoreId,
    zipCode: undefined,
  });
  const idle: Array<() => void> = [];
  const touches: Array<() => void> = [];
  const visit = { isLocatingOff: false };
  const geolocate: GeolocateWithFallback =
    ({ isAsked }) =>
    async () => {
      requested.push(isAsked);
      return at === undefined
        ? { _tag: 'Left', left: { kind: 'no-location', failures } }
        : { _tag: 'Right', right: { ...at, method: 'NAVIGATOR' } };
    };
  const findNearestStores = makeFindNearestStores({ stores, coordinates, logger });
  const findStores = makeFindStores({ stores, coordinates, logger });
  const myStore = new MyStoreViewModel(known, {
    can: () => true,
    memory,
    resolve: makeResolvePreferredStore({ stores, memory, logger }),
    locate: makeLocatePreferredStore({ geolocate, findNearestStores, memory }),
    choose: makeChoosePreferredStore({
      stores,
      memory,
      account: new FakeAccountStore(),
      session: new FakeSessionStore(),
      logger,
    }),
    inStore: (storeId, partNumbers) => {
      stockCalls.push({ storeId, partNumbers });
      return () => stockOf(storeId).then(stock.inStore(storeId, partNumbers));
    },
    guessZip: () => guessedZip,
    currentPage: () => page,
    account: () => ({ preferredStoreId: account.storeId, zipCode: account.zipCode }),
    whenIdle: (run) => void idle.push(run),
    whenActivated: (run) => (isTouched ? run() : void touches.push(run)),
    isLocatingOff: () => visit.isLocatingOff,
    turnLocatingOff: () => void (visit.isLocatingOff = true),
    toasts,
  });
  const settled = () => time.passes(0);
  return {
    myStore,
    stores,
    stock,
    stockCalls,
    memory,
    time,
    toasts,
    requestsMade: requested,
    geolocate,
    findStores,
    settled,
    visit,
    touch: async () => {
      for (const run of touches.splice(0)) run();
      await settled();
      await settled();
    },
    signIn: (storeId?: string, zipCode?: string) => runInAction(() => Object.assign(account, { storeId, zipCode })),
    /** Triggers idle periods until no work is left. */
    idle: async () => {
      for (const run of idle.splice(0)) run();
      await settled();
      await settled();
    },
    message: () => toasts.toasts.map(({ text }) => text),
  };
};
