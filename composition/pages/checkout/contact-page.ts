import { CHECKOUT_FORM_ACTIONS } from '../../../core/paths/checkout-form-actions';
import { CHECKOUT_PATH, CHECKOUT_PATHS } from '../../../core/paths/paths';
import {
  makeContactAction,
  makeContactLoader,
  makeStartAction,
  type ContactData,
} from '../../../ui/pages/checkout/contact-step';
import { definePage } from '../../page/page';
import { checkoutHeader } from './checkout-header';

export const checkoutContactPage = definePage<ContactData>({
  screen: () => import('./contact-screen').then(({ contactScreen }) => contactScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CHECKOUT_PATH, CHECKOUT_PATHS.contact],
        screenModule: 'composition/pages/checkout/contact-screen.tsx',
        loader: makeContactLoader,
        actions: {
          [CHECKOUT_FORM_ACTIONS.checkoutStart]: makeStartAction,
          [CHECKOUT_FORM_ACTIONS.checkoutContact]: makeContactAction,
        },
        header: checkoutHeader,
      },
});
