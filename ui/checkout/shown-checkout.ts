import type { SavedAddress } from '../../core/addresses/address';
import { addressesFor } from '../../core/addresses/address-uses';
import type { Checkout } from '../../core/checkout/loading/checkout';

/** The checkout as pages show it; the cart belongs to the chrome of every page. */
export type ShownCheckout = Omit<Checkout, 'cart'>;

/** The saved addresses for deliveries, and the chosen one, whatever it was saved for (CHK-04). */
export const deliveryAddresses = ({
  savedAddresses,
  deliveryAddress,
}: Pick<ShownCheckout, 'savedAddresses' | 'deliveryAddress'>): ReadonlyArray<SavedAddress> => {
  const offered = addressesFor(savedAddresses, 'delivery');
  return deliveryAddress === undefined || offered.some(({ id }) => id === deliveryAddress.id)
    ? offered
    : [...offered, deliveryAddress];
};
