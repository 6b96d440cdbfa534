import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { ORDER_PARTS } from '../../../ui/checkout/order-paths';
import { makeFinishAction, makeFinishLoader, OUTCOME, type FinishData } from '../../../ui/pages/checkout/finish-step';
import { definePage } from '../../page/page';
import { checkoutHeader } from './checkout-header';

export const checkoutFinishPage = definePage<FinishData>({
  screen: () => import('./finish-screen').then(({ finishScreen }) => finishScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CHECKOUT_PATHS.return],
        screenModule: 'composition/pages/checkout/finish-screen.tsx',
        loader: makeFinishLoader,
        reads: [...ORDER_PARTS, OUTCOME],
        actions: { [CHECKOUT_FORM_ACTIONS.finishOrder]: makeFinishAction },
        header: checkoutHeader,
      },
});
