import { defaultAddressFor } from '../../../core/addresses/address-uses';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { DeliveryEntries } from '../../../ui/checkout/delivery/delivery-view-model';
import { DeliveryViewModel } from '../../../ui/checkout/delivery/delivery-view-model';
import { deliveryAddresses, type ShownCheckout } from '../../../ui/checkout/shown-checkout';
import { choiceOf } from '../../../ui/checkout/delivery/tip-choice';
import { DeliveryPage } from '../../../ui/pages/checkout/delivery-page';
import type { DeliveryData } from '../../../ui/pages/checkout/delivery-step';
import type { Screen } from '../../page/screen';
import { addressDialogsOf } from '../../widgets/checkout/address-dialogs-of';
import { deliveryScheduleOf } from '../../widgets/checkout/checkout-dialogs';
import { stepTextOf } from './step-text-of';
import { endedSession } from './ended-session';
import { reportingStep } from './report-step';

export const deliveryScreen: Screen<DeliveryData> = (dependencies, data) => {
  const { cart, checkoutUseCases, history, modals } = dependencies;
  const { checkout, typed, knownZip, entries, errors, question, problem } = data;
  const model = new DeliveryViewModel(
    { checkout, typed, knownZip, entries: entries ?? entriesOf(checkout), errors, problem },
    {
      useCases: checkoutUseCases,
      dialogs: addressDialogsOf(dependencies),
      kept: stepTextOf(dependencies, CHECKOUT_PATHS.delivery, checkout, entries !== undefined),
      leave: (path) => history.leave(path)(),
    },
  );
  return {
    element: (
      <DeliveryPage
        model={model}
        checkout={checkout}
        cart={cart}
        question={question}
        ended={endedSession(dependencies, CHECKOUT_PATHS.delivery, checkout)}
        openSchedule={() => {
          deliveryScheduleOf(dependencies).show(checkout?.deliveryDays ?? [], model);
          modals.setType('FROZEN_FOOD_SCHEDULE');
        }}
        openVendorNote={(name) => modals.setType('VENDOR_DISCLAIMER', name)}
      />
    ),
    start: reportingStep(dependencies, 'delivery', () => model.start()),
  };
};

/** What is chosen already; the default address, and the first way of shipping, where nothing is. */
const entriesOf = (checkout: ShownCheckout | undefined): DeliveryEntries => {
  const { deliveryAddress, chosenMethod, shippingMethods = [], deliveryDay } = checkout ?? {};
  const saved = checkout === undefined ? [] : deliveryAddresses(checkout);
  return {
    addressId: (deliveryAddress ?? defaultAddressFor(saved, 'delivery') ?? saved[0])?.id,
    methodId: (chosenMethod ?? shippingMethods[0])?.id,
    day: deliveryDay,
    ...choiceOf(checkout?.tip ?? 0, checkout?.tipSuggestions ?? []),
  };
};
