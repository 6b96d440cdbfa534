import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';
import type { StoreFinderPorts } from '../../ui/stores/store-finder-view-model';
import type { ScreenDependencies } from '../page/screen-dependencies';

interface StorePorts extends Pick<StoreFinderPorts, 'findStores' | 'geolocate' | 'currentPath'> {
  readonly myStore: MyStoreViewModel;
}

/** What both dialogs about places need: stores, where the shopper is, and their own store. */
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
