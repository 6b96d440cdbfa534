import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { ADDRESS_GONE, DAY_GONE } from '../../../ui/checkout/reopened-path';
import { makeDeliveryAction, makeDeliveryLoader, type DeliveryData } from '../../../ui/pages/checkout/delivery-step';
import { definePage } from '../../page/page';
import { checkoutHeader } from './checkout-header';

export const checkoutDeliveryPage = definePage<DeliveryData>({
  screen: () => import('./delivery-screen').then(({ deliveryScreen }) => deliveryScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CHECKOUT_PATHS.delivery],
        screenModule: 'composition/pages/checkout/delivery-screen.tsx',
        loader: makeDeliveryLoader,
        reads: [ADDRESS_GONE, DAY_GONE],
        actions: { [CHECKOUT_FORM_ACTIONS.checkoutDelivery]: makeDeliveryAction },
        header: checkoutHeader,
      },
});
