import { FrozenFoodSchedule, VendorDisclaimer } from '../../ui/checkout/delivery/delivery-modals';
import { deliveryScheduleOf } from '../widgets/checkout/checkout-dialogs';
import type { ModalScreen } from './modal-screen';

/** FROZEN_FOOD_SCHEDULE: the day on which frozen products arrive (CHK-05). */
export const frozenFoodScheduleModal: ModalScreen<'modals' | 'shared'> = (dependencies) => ({
  title: 'Choose a delivery day',
  element: <FrozenFoodSchedule model={deliveryScheduleOf(dependencies)} onClose={dependencies.modals.close} />,
});

/** VENDOR_DISCLAIMER: what is different about a product of another company (CHK-05). */
export const vendorDisclaimerModal: ModalScreen<'brand' | 'modals'> = ({ brand, modals }) => {
  const vendor = modals.about ?? 'Another company';
  return {
    title: `Sold and shipped by ${vendor}`,
    element: <VendorDisclaimer vendor={vendor} shop={brand.shop} onClose={modals.close} />,
  };
};
