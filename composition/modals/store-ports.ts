import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';
import type { StoreFinderPorts } from '../../ui/stores/store-finder-view-model';
import type { WantedItem } from '../../ui/stores/store-filters-view-model';
import type { AllDependencies, ScreenDependencies } from '../page/screen-dependencies';

interface StorePorts extends Pick<StoreFinderPorts, 'findStores' | 'geolocate' | 'currentPath'> {
  readonly myStore: MyStoreViewModel;
}

/** Returns the dependencies of both dialogs about places: stores, the shopper's location, and the preferred store. */
export const storePorts = ({
  findStores,
  geolocate,
  history,
  myStore,
}: Pick<ScreenDependencies, 'findStores' | 'geolocate' | 'history' | 'myStore'>): StorePorts => ({
  findStores,
  geolocate,
  currentPath: () => history.current().split('?')[0] ?? '',
  myStore,
});

/** Returns the variant for which a store is chosen; undefined where there is none, and in a shop without pickup. */
export const wantedItem = (
  { chrome, stockAtStores }: Pick<AllDependencies, 'chrome' | 'stockAtStores'>,
  partNumber: string | undefined,
): WantedItem | undefined =>
  partNumber === undefined || !chrome.can('pickup') ? undefined : { partNumber, stockAtStores };
