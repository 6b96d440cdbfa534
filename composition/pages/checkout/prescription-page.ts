import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import {
  makePrescriptionAction,
  makePrescriptionLoader,
  type PrescriptionData,
} from '../../../ui/pages/checkout/prescription-step';
import { definePage } from '../../page/page';
import { checkoutHeader } from './checkout-header';

export const checkoutPrescriptionPage = definePage<PrescriptionData>({
  screen: () => import('./prescription-screen').then(({ prescriptionScreen }) => prescriptionScreen),
  server: process.browser
    ? undefined
    : {
        paths: [CHECKOUT_PATHS.prescription],
        screenModule: 'composition/pages/checkout/prescription-screen.tsx',
        loader: makePrescriptionLoader,
        actions: { [CHECKOUT_PATHS.prescription]: makePrescriptionAction },
        header: checkoutHeader,
      },
});
