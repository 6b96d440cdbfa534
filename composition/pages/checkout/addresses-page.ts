import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import {
  EDIT,
  makeAddressesLoader,
  makeChooseAddressAction,
  makeSaveAddressAction,
  type AddressesData,
} from '../../../ui/pages/checkout/addresses-step';
import { definePage } from '../../page/page';
import { checkoutHeader } from './checkout-header';

export const checkoutAddressesPage = definePage<AddressesData>({
  screen: () => import('./addresses-screen').then(({ addressesScreen }) => addressesScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CHECKOUT_PATHS.addresses],
        screenModule: 'composition/pages/checkout/addresses-screen.tsx',
        loader: makeAddressesLoader,
        reads: [EDIT],
        actions: {
          [CHECKOUT_FORM_ACTIONS.checkoutAddress]: makeSaveAddressAction,
          [CHECKOUT_FORM_ACTIONS.checkoutChooseAddress]: makeChooseAddressAction,
        },
        header: checkoutHeader,
      },
});
