import type { StoreLocatorData } from '../../ui/pages/stores/store-locator-data';
import { StoreLocatorPage } from '../../ui/pages/stores/store-locator-page';
import { StoreLocatorViewModel } from '../../ui/pages/stores/store-locator-view-model';
import { lazily } from '../supplies';
import { ChromeTokens } from '../tokens/chrome-tokens';
import { PlatformTokens } from '../tokens/platform-tokens';
import { StoreTokens } from '../tokens/store-tokens';
import type { Screen } from './screen';

export const storeLocatorScreen: Screen<StoreLocatorData> = (supplies, data) => {
  const model = new StoreLocatorViewModel(data, {
    geolocate: lazily(supplies, StoreTokens.geolocate),
    clock: supplies.get(PlatformTokens.clock),
    history: supplies.get(PlatformTokens.history),
    isOnline: () => navigator.onLine,
  });
  return { element: <StoreLocatorPage model={model} myStore={supplies.get(ChromeTokens.myStore)} /> };
};
