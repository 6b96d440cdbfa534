import { PaymentDialogs } from '../../../ui/checkout/payment/payment-dialogs';
import { DeliverySchedule } from '../../../ui/checkout/delivery/delivery-schedule';
import type { ScreenDependencies } from '../../page/screen-dependencies';

/** Returns the days that FROZEN_FOOD_SCHEDULE shows. */
export const deliveryScheduleOf = ({ shared }: Pick<ScreenDependencies, 'shared'>): DeliverySchedule =>
  (shared.deliverySchedule ??= new DeliverySchedule());

/** Returns the state of the dialogs about payments, which Review and its dialogs share. */
export const paymentDialogsOf = ({ modals, shared }: Pick<ScreenDependencies, 'modals' | 'shared'>): PaymentDialogs =>
  (shared.paymentDialogs ??= new PaymentDialogs((type) => modals.setType(type)));
