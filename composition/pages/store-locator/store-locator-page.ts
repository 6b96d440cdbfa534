import { LOCATOR_PARAMETERS } from '../../../ui/pages/stores/locator-query';
import { makeChooseStoreAction } from '../../../ui/pages/stores/choose-store-action';
import { STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { makeStoreLocatorLoader } from '../../../ui/pages/stores/store-locator-loader';
import type { StoreLocatorData } from '../../../ui/pages/stores/store-locator-data';
import { definePage } from '../../page/page';

export const storeLocatorPage = definePage<StoreLocatorData>({
  screen: () => import('./store-locator-screen').then(({ storeLocatorScreen }) => storeLocatorScreen),
  server: process.browser
    ? undefined
    : {
        paths: [STORE_LOCATOR_PATH],
        screenModule: 'composition/pages/store-locator/store-locator-screen.tsx',
        loader: makeStoreLocatorLoader,
        reads: LOCATOR_PARAMETERS,
        actions: { [FORM_ACTIONS.chooseStore]: makeChooseStoreAction },
      },
});
