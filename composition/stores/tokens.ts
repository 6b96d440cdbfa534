import type { FindLocation, LocationPermission } from '../../core/geolocation/location';
import type { GeolocateWithFallback } from '../../core/geolocation/geolocate-with-fallback';
import type { PermissionMemory } from '../../core/geolocation/permission-memory';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import type { AccountStore } from '../../core/stores/account-store';
import type { ChoosePreferredStore } from '../../core/stores/choose-preferred-store';
import type { FindNearestStores } from '../../core/stores/find-nearest-stores';
import type { FindStores } from '../../core/stores/find-stores';
import type { LocatePreferredStore } from '../../core/stores/locate-preferred-store';
import type { PreferredStoreMemory, StoreCoordinatesMemory } from '../../core/stores/preferred-store';
import type { RememberZip } from '../../core/stores/remember-zip';
import type { ResolvePreferredStore } from '../../core/stores/resolve-preferred-store';
import type { StoreGateway } from '../../core/stores/store-gateway';
import type { StoreStock } from '../../core/stores/store-stock';
import type { UsGeography } from '../../core/stores/us-map';
import type { ViewStore } from '../../core/stores/view-store';
import { token } from '../wiring/token';

export const StoreTokens = {
  gateway: token<StoreGateway>('StoreGateway'),
  stock: token<StoreStock>('StoreStock'),
  /** `StoreStock['inStore']` by itself: in a browser its code comes when it is first asked. */
  stockInStore: token<StoreStock['inStore']>('StockInStore'),
  account: token<AccountStore>('AccountStore'),
  /** In a browser it is there in the first view. */
  memory: token<PreferredStoreMemory>('PreferredStoreMemory'),
  /** In a browser it is there in the first view. */
  guessZip: token<IO<string | undefined>>('GuessZip'),
  coordinates: token<StoreCoordinatesMemory>('StoreCoordinatesMemory'),
  findNearestStores: token<FindNearestStores>('FindNearestStores'),
  findStores: token<FindStores>('FindStores'),
  viewStore: token<ViewStore>('ViewStore'),
  /** On a server alone. */
  geography: token<UsGeography>('UsGeography'),
  rememberZip: token<RememberZip>('RememberZip'),
  resolvePreferredStore: token<ResolvePreferredStore>('ResolvePreferredStore'),
  choosePreferredStore: token<ChoosePreferredStore>('ChoosePreferredStore'),
  /** In a browser alone, as all that follows. */
  locatePreferredStore: token<LocatePreferredStore>('LocatePreferredStore'),
  geolocate: token<GeolocateWithFallback>('GeolocateWithFallback'),
  permission: token<Task<LocationPermission>>('LocationPermission'),
  permissionMemory: token<PermissionMemory>('PermissionMemory'),
  navigatorLocation: token<FindLocation>('NavigatorLocation'),
  externalLocation: token<FindLocation>('ExternalLocation'),
  edgeLocation: token<FindLocation>('EdgeLocation'),
} as const;
