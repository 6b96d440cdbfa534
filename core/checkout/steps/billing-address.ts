import type { SavedAddress } from '../../addresses/address';
import { addressesFor, defaultAddressFor } from '../../addresses/address-uses';
import type { CheckoutState } from '../loading/checkout';

type Addresses = Pick<CheckoutState, 'deliveryAddress' | 'savedAddresses'>;

/** The saved addresses for bills, without the delivery address, which is a choice of its own (CHK-04). */
export const billingAddresses = ({ deliveryAddress, savedAddresses }: Addresses): ReadonlyArray<SavedAddress> =>
  addressesFor(savedAddresses, 'billing').filter(({ id }) => id !== deliveryAddress?.id);

/** The default address for bills; undefined when it is the delivery address or when there is none (CHK-04). */
export const otherBillingAddress = (addresses: Addresses): SavedAddress | undefined =>
  defaultAddressFor(billingAddresses(addresses), 'billing');
