import type { FindLocation, LocationPermission } from '../../core/geolocation/location';
import type { GeolocateWithFallback } from '../../core/geolocation/geolocate-with-fallback';
import type { PermissionStore } from '../../core/geolocation/permission-store';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { AccountStore } from '../../core/stores/preferred/account-store';
import type { ChoosePreferredStore } from '../../core/stores/preferred/choose-preferred-store';
import type { FindNearestStores } from '../../core/stores/finding/find-nearest-stores';
import type { FindStores } from '../../core/stores/finding/find-stores';
import type { LocatePreferredStore } from '../../core/stores/preferred/locate-preferred-store';
import type { StoreCoordinatesCache } from '../../core/stores/finding/store-coordinates';
import type { PreferredPlaceStore } from '../../core/stores/preferred/preferred-store';
import type { RememberZip } from '../../core/stores/preferred/remember-zip';
import type { ResolvePreferredStore } from '../../core/stores/preferred/resolve-preferred-store';
import type { StoreGateway } from '../../core/stores/store-gateway';
import type { StoreStock } from '../../core/stores/store-stock';
import type { UsGeography } from '../../core/stores/finding/us-map';
import type { ViewStore } from '../../core/stores/finding/view-store';
import { token } from '../token/token';

export const StoreTokens = {
  gateway: token<StoreGateway>('StoreGateway'),
  stock: token<StoreStock>('StoreStock'),
  /** `StoreStock['inStore']` alone: a browser loads its code on first use. */
  stockInStore: token<StoreStock['inStore']>('StockInStore'),
  stockAtStores: token<StoreStock['atStores']>('StockAtStores'),
  account: token<AccountStore>('AccountStore'),
  /** Part of the first view in a browser. */
  placeStore: token<PreferredPlaceStore>('PreferredPlaceStore'),
  /** Part of the first view in a browser. */
  guessZip: token<IO<string | undefined>>('GuessZip'),
  coordinates: token<StoreCoordinatesCache>('StoreCoordinatesCache'),
  findNearestStores: token<FindNearestStores>('FindNearestStores'),
  findStores: token<FindStores>('FindStores'),
  viewStore: token<ViewStore>('ViewStore'),
  /** Bound on a server only. */
  geography: token<UsGeography>('UsGeography'),
  rememberZip: token<RememberZip>('RememberZip'),
  resolvePreferredStore: token<ResolvePreferredStore>('ResolvePreferredStore'),
  choosePreferredStore: token<ChoosePreferredStore>('ChoosePreferredStore'),
  /** Bound in a browser only, as all tokens below. */
  locatePreferredStore: token<LocatePreferredStore>('LocatePreferredStore'),
  geolocate: token<GeolocateWithFallback>('GeolocateWithFallback'),
  permission: token<Task<LocationPermission>>('LocationPermission'),
  permissionStore: token<PermissionStore>('PermissionStore'),
  navigatorLocation: token<FindLocation>('NavigatorLocation'),
  externalLocation: token<FindLocation>('ExternalLocation'),
  edgeLocation: token<FindLocation>('EdgeLocation'),
} as const;
