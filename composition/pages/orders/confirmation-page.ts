import { ORDER_PARAMETERS } from '../../../core/paths/order-paths';
import { CONFIRMATION_PATH } from '../../../core/paths/paths';
import type { ConfirmationData } from '../../../ui/pages/orders/confirmation-data';
import { makeConfirmationLoader } from '../../../ui/pages/orders/confirmation-loader';
import { definePage } from '../../page/page';

export const confirmationPage = definePage<ConfirmationData>({
  screen: () => import('./confirmation-screen').then(({ confirmationScreen }) => confirmationScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CONFIRMATION_PATH],
        screenModule: 'composition/pages/orders/confirmation-screen.tsx',
        loader: makeConfirmationLoader,
        reads: Object.values(ORDER_PARAMETERS),
      },
});
