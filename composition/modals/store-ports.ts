import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';
import type { StoreFinderPorts } from '../../ui/stores/store-finder-view-model';
import type { Supplies } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { StoreTokens } from '../tokens/store-tokens';

interface StorePorts extends Pick<StoreFinderPorts, 'findStores' | 'geolocate' | 'currentPath'> {
  readonly myStore: MyStoreViewModel;
}

/** What both dialogs about places need: stores, where the shopper is, and their own store. */
export const storePorts = (supplies: Supplies): StorePorts => ({
  findStores: supplies.get(StoreTokens.findStores),
  geolocate: supplies.get(StoreTokens.geolocate),
  currentPath: () => supplies.get(PlatformTokens.history).current().split('?')[0] ?? '',
  myStore: supplies.get(ChromeTokens.myStore),
});
