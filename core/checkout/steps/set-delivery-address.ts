import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AddressSaved, AddressToSave, SaveAddress, SaveAddressError } from '../../addresses/save-address';
import type { Checkout } from '../loading/checkout';
import type { AddressOutOfReach, CheckoutFailure, NoSuchChoice } from '../loading/checkout-gateway';
import { rereadCheckout, type CheckoutNotRead } from '../loading/reread-checkout';
import type { ChangeCheckoutPorts } from './set-contact';

export interface SetDeliveryAddressPorts extends ChangeCheckoutPorts {
  readonly saveAddress: SaveAddress;
}

export type DeliveryAddressChoice =
  | { readonly kind: 'saved'; readonly addressId: string }
  /** A new address, or a change of a saved one; it is kept in the address book. */
  | ({ readonly kind: 'typed' } & AddressToSave);

export type DeliveryAddressSet =
  | { readonly kind: 'set'; readonly checkout: Checkout }
  /** Nothing changed: the shopper chooses between the typed address and a suggestion (CHK-03). */
  | Extract<AddressSaved, { kind: 'suggested' }>;

export type SetDeliveryAddressError =
  SaveAddressError | NoSuchChoice | AddressOutOfReach | CheckoutFailure | CheckoutNotRead;

/**
 * Delivers the order to a saved or a typed address, and returns the updated checkout with the methods and taxes of this
 * address (CHK-03, CHK-04). A typed address that the order cannot be brought to is refused and not saved (CHK-02). When only
 * the last step fails, the typed address stays in the book.
 */
export type SetDeliveryAddress = (
  choice: DeliveryAddressChoice,
) => TE.TaskEither<SetDeliveryAddressError, DeliveryAddressSet>;

export const makeSetDeliveryAddress =
  ({ checkout, load, saveAddress }: SetDeliveryAddressPorts): SetDeliveryAddress =>
  (choice) => {
    const deliverTo = (addressId: string): TE.TaskEither<SetDeliveryAddressError, DeliveryAddressSet> =>
      pipe(
        checkout.setDeliveryAddress(addressId),
        TE.chainW(() => rereadCheckout(load)),
        TE.map((updated) => ({ kind: 'set', checkout: updated })),
      );
    if (choice.kind === 'saved') return deliverTo(choice.addressId);
    const { kind: _typed, ...toSave } = choice;
    return pipe(
      saveAddress({ ...toSave, forCart: true }),
      TE.chainW((saved) => (saved.kind === 'saved' ? deliverTo(saved.addressId) : TE.right(saved))),
    );
  };
