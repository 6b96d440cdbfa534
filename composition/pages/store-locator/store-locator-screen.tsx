import type { StoreLocatorData } from '../../../ui/pages/stores/store-locator-data';
import { StoreLocatorPage } from '../../../ui/pages/stores/store-locator-page';
import { StoreLocatorViewModel } from '../../../ui/pages/stores/store-locator-view-model';
import type { Screen } from '../../page/screen';

export const storeLocatorScreen: Screen<StoreLocatorData> = ({ clock, geolocate, history, myStore }, data) => {
  const model = new StoreLocatorViewModel(data, {
    geolocate,
    clock,
    history,
    isOnline: () => navigator.onLine,
  });
  return { element: <StoreLocatorPage model={model} myStore={myStore} /> };
};
