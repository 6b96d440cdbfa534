import { ContainerModule } from 'inversify';
import { cachedStoreStock, cachedStores } from '../../adapters/cache/cached-ports';
import { makeEdgeCookieLocation } from '../../adapters/geolocation/edge-cookie-location';
import { makeEdgeZip } from '../../adapters/geolocation/edge-zip';
import { makeHttpLocation } from '../../adapters/geolocation/http-location';
import {
  makeNavigatorLocation,
  makeNavigatorPermission,
  type LocatingNavigator,
} from '../../adapters/geolocation/navigator-location';
import type { HttpClient } from '../../adapters/http/http-client';
import { StoragePermissionStore } from '../../adapters/session/storage-permission-store';
import { StoragePreferredPlaceStore } from '../../adapters/session/storage-preferred-place-store';
import { StorageStoreCoordinatesCache } from '../../adapters/session/storage-store-coordinates';
import { makeGeolocateWithFallback } from '../../core/geolocation/geolocate-with-fallback';
import { makeChoosePreferredStore } from '../../core/stores/preferred/choose-preferred-store';
import { makeFindNearestStores } from '../../core/stores/finding/find-nearest-stores';
import { makeFindStores } from '../../core/stores/finding/find-stores';
import { makeLocatePreferredStore } from '../../core/stores/preferred/locate-preferred-store';
import { makeRememberZip } from '../../core/stores/preferred/remember-zip';
import { makeResolvePreferredStore } from '../../core/stores/preferred/resolve-preferred-store';
import { makeViewStore } from '../../core/stores/finding/view-store';
import { BackendTokens } from '../backend/tokens';
import { CacheTokens } from '../cache/tokens';
import { PlatformTokens } from '../platform/tokens';
import { StoreTokens } from './tokens';
import { IdentityTokens } from '../identity/tokens';

/** Binds the stores, which all requests share. */
export const storesModule = new ContainerModule(({ bind }) => {
  bind(StoreTokens.gateway)
    .toResolvedValue(({ stores }, cache) => cachedStores(stores, cache), [BackendTokens.shared, CacheTokens.reads])
    .inSingletonScope();
  bind(StoreTokens.stock)
    .toResolvedValue(
      ({ storeStock }, cache) => cachedStoreStock(storeStock, cache),
      [BackendTokens.shared, CacheTokens.reads],
    )
    .inSingletonScope();
  bind(StoreTokens.stockInStore).toResolvedValue((stock) => stock.inStore, [StoreTokens.stock]);
  bind(StoreTokens.stockAtStores).toResolvedValue((stock) => stock.atStores, [StoreTokens.stock]);
});

/** Binds the store and ZIP code that the browser has stored. On the server it is loaded into the request's child container. */
export const placeModule = new ContainerModule(({ bind }) => {
  bind(StoreTokens.placeStore).toResolvedValue(
    (storage, cookies) => new StoragePreferredPlaceStore(storage, cookies),
    [PlatformTokens.localStorage, PlatformTokens.cookies],
  );
  bind(BackendTokens.shopper).toResolvedValue(({ deliveryZip }) => ({ deliveryZip }), [StoreTokens.placeStore]);
});

/** Binds the shopper's own store. On the server it is loaded into the request's child container. */
export const myStoreModule = new ContainerModule(({ bind }) => {
  bind(StoreTokens.guessZip).toResolvedValue(makeEdgeZip, [PlatformTokens.cookies]);
  bind(StoreTokens.coordinates).toResolvedValue(
    (storage, clock) => new StorageStoreCoordinatesCache(storage, clock),
    [PlatformTokens.localStorage, PlatformTokens.clock],
  );
  bind(StoreTokens.account).toResolvedValue(({ accountStore }) => accountStore, [BackendTokens.personal]);
  bind(StoreTokens.findNearestStores).toResolvedValue(
    (stores, coordinates, logger) => makeFindNearestStores({ stores, coordinates, logger }),
    [StoreTokens.gateway, StoreTokens.coordinates, PlatformTokens.logger],
  );
  bind(StoreTokens.findStores).toResolvedValue(
    (stores, coordinates, logger) => makeFindStores({ stores, coordinates, logger }),
    [StoreTokens.gateway, StoreTokens.coordinates, PlatformTokens.logger],
  );
  bind(StoreTokens.viewStore).toResolvedValue(
    (stores, findNearestStores, logger) => makeViewStore({ stores, findNearestStores, logger }),
    [StoreTokens.gateway, StoreTokens.findNearestStores, PlatformTokens.logger],
  );
  bind(StoreTokens.rememberZip).toResolvedValue((memory) => makeRememberZip({ memory }), [StoreTokens.placeStore]);
  bind(StoreTokens.resolvePreferredStore).toResolvedValue(
    (stores, memory, logger) => makeResolvePreferredStore({ stores, memory, logger }),
    [StoreTokens.gateway, StoreTokens.placeStore, PlatformTokens.logger],
  );
  bind(StoreTokens.choosePreferredStore).toResolvedValue(
    (stores, memory, account, session, logger) =>
      makeChoosePreferredStore({ stores, memory, account, session, logger }),
    [StoreTokens.gateway, StoreTokens.placeStore, StoreTokens.account, IdentityTokens.session, PlatformTokens.logger],
  );
});

/** Binds the location of the shopper, which only a browser can determine. `external` calls the storefront's proxy. */
export const makeGeolocationModule = (navigator: LocatingNavigator, external: HttpClient): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(StoreTokens.navigatorLocation).toConstantValue(makeNavigatorLocation(navigator));
    bind(StoreTokens.permission).toConstantValue(makeNavigatorPermission(navigator));
    bind(StoreTokens.externalLocation).toConstantValue(makeHttpLocation(external));
    bind(StoreTokens.edgeLocation).toResolvedValue(makeEdgeCookieLocation, [PlatformTokens.cookies]);
    bind(StoreTokens.permissionStore).toResolvedValue(
      (storage) => new StoragePermissionStore(storage),
      [PlatformTokens.localStorage],
    );
    bind(StoreTokens.geolocate).toResolvedValue(
      (byNavigator, external, edge, permission, memory, clock) =>
        makeGeolocateWithFallback({ navigator: byNavigator, external, edge, permission, memory, clock }),
      [
        StoreTokens.navigatorLocation,
        StoreTokens.externalLocation,
        StoreTokens.edgeLocation,
        StoreTokens.permission,
        StoreTokens.permissionStore,
        PlatformTokens.clock,
      ],
    );
    bind(StoreTokens.locatePreferredStore).toResolvedValue(
      (geolocate, findNearestStores, memory) => makeLocatePreferredStore({ geolocate, findNearestStores, memory }),
      [StoreTokens.geolocate, StoreTokens.findNearestStores, StoreTokens.placeStore],
    );
  });
