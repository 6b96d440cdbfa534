import { BACK_IN_STOCK } from '../../../core/catalogue/back-in-stock';
import { GUEST } from '../../../core/identity/session/header-user';
import { HOME_PATH } from '../../../core/paths/paths';
import { CHOSEN } from '../../../core/paths/store-choice';
import { makeProductLoader } from '../../../ui/pages/product/product-loader';
import { AGAIN_MARKS } from '../../../ui/pages/orders/again-marks';
import type { ProductData } from '../../../ui/pages/product/product-data';
import { definePage } from '../../page/page';

export const productPage = definePage<ProductData>({
  screen: () => import('./product-screen').then(({ productScreen }) => productScreen),
  server: process.browser
    ? undefined
    : {
        paths: [`${HOME_PATH}/product/:url`],
        screenModule: 'composition/pages/product/product-screen.tsx',
        petModule: 'composition/pages/product/pet-advice.tsx',
        loader: makeProductLoader,
        reads: ['sku', CHOSEN, BACK_IN_STOCK, ...AGAIN_MARKS],
        mainShows: ({ store, user: { petKinds }, zipCode }) => ({ store, user: { ...GUEST, petKinds }, zipCode }),
      },
});
