import { LOCATOR_PARAMETERS } from '../../../ui/pages/stores/locator-query';
import { STORE_LOCATOR_PATH } from '../../../core/paths/paths';
import { makeStoreLoader } from '../../../ui/pages/stores/store-loader';
import type { StorePageData } from '../../../ui/pages/stores/store-data';
import { definePage } from '../../page/page';

export const storePage = definePage<StorePageData>({
  screen: () => import('./store-screen').then(({ storeScreen }) => storeScreen),
  server: process.browser
    ? undefined
    : {
        paths: [`${STORE_LOCATOR_PATH}/:id(^[A-Za-z\\d]{1,20}$)`],
        screenModule: 'composition/pages/store/store-screen.tsx',
        loader: makeStoreLoader,
        reads: LOCATOR_PARAMETERS,
      },
});
