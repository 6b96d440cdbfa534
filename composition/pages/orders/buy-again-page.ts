import { BUY_AGAIN_PATH } from '../../../core/paths/paths';
import { AGAIN_MARKS } from '../../../ui/pages/orders/again-marks';
import type { BuyAgainData } from '../../../ui/pages/orders/buy-again-data';
import { makeBuyAgainLoader } from '../../../ui/pages/orders/buy-again-loader';
import { definePage } from '../../page/page';

export const buyAgainPage = definePage<BuyAgainData>({
  screen: () => import('./buy-again-screen').then(({ buyAgainScreen }) => buyAgainScreen),
  server: process.browser
    ? undefined
    : {
        paths: [BUY_AGAIN_PATH],
        screenModule: 'composition/pages/orders/buy-again-screen.tsx',
        loader: makeBuyAgainLoader,
        reads: ['showTabName', 'page', ...AGAIN_MARKS],
      },
});
