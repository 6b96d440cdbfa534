import { AddressDialogs } from '../../../ui/checkout/address/address-dialogs';
import { PaymentDialogs } from '../../../ui/checkout/payment/payment-dialogs';
import { DeliverySchedule } from '../../../ui/checkout/delivery/delivery-schedule';
import type { ScreenDependencies } from '../../page/screen-dependencies';

type Used = Pick<ScreenDependencies, 'modals' | 'shared'>;

/** Returns the state of the dialogs about addresses, which a page and its dialogs share. */
export const addressDialogsOf = ({
  checkoutUseCases,
  modals,
  shared,
}: Used & Pick<ScreenDependencies, 'checkoutUseCases'>): AddressDialogs =>
  (shared.addressDialogs ??= new AddressDialogs({
    useCases: checkoutUseCases,
    open: (type) => modals.setType(type),
    close: modals.close,
  }));

/** Returns the days that FROZEN_FOOD_SCHEDULE shows. */
export const deliveryScheduleOf = ({ shared }: Pick<Used, 'shared'>): DeliverySchedule =>
  (shared.deliverySchedule ??= new DeliverySchedule());

/** Returns the state of the dialogs about payments, which Review and its dialogs share. */
export const paymentDialogsOf = ({ modals, shared }: Used): PaymentDialogs =>
  (shared.paymentDialogs ??= new PaymentDialogs((type) => modals.setType(type)));
