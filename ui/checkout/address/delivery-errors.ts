import type { AddressField } from '../../../core/addresses/address';
import type { SaveAddressError } from '../../../core/addresses/save-address';
import type { CompleteDeliveryError } from '../../../core/checkout/steps/complete-delivery';
import type { FieldErrors } from '../../../core/forms/form';

/** The errors of the delivery step's fields. */
export interface DeliveryErrors {
  readonly address?: FieldErrors<AddressField> | undefined;
  /** Whether the items can go to the refused address in another way. */
  readonly needsOtherWay?: boolean | undefined;
  readonly tip?: string | undefined;
  readonly day?: string | undefined;
}

/** The name of the field for the delivery day. */
export const DAY_LABEL = 'Delivery day';
/** Beside the delivery day when a frozen product needs one. */
export const DAY_NEEDED = 'Please choose a day.';

/** Beside a saved address to which what is chosen for same-day delivery cannot be brought. */
export const OUT_OF_REACH = 'Same-day delivery doesn’t reach this address.';

/** Returns the errors of the fields after a failed submission. */
export const deliveryErrors = (error: CompleteDeliveryError | SaveAddressError): DeliveryErrors => {
  switch (error.kind) {
    case 'invalid-address':
      return { address: error.errors };
    case 'address-refused':
      return { address: error.errors, needsOtherWay: error.needsOtherWay };
    case 'invalid-tip':
      return { tip: error.message };
    default:
      return {};
  }
};
