import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Address } from '../../addresses/address';
import type { SaveAddress, SaveAddressError } from '../../addresses/save-address';
import type { PaymentChoice } from '../loading/checkout-gateway';
import type { ChoosePayment, ChoosePaymentError } from './choose-payment';
import type { DeliveryAddressSet } from './set-delivery-address';

export interface CompletePaymentPorts {
  readonly saveAddress: SaveAddress;
  readonly choosePayment: ChoosePayment;
}

/** The address for the bill: that of the delivery, a saved one, or one that was typed. */
export type BillingChoice =
  | { readonly kind: 'delivery' }
  | { readonly kind: 'saved'; readonly addressId: string }
  | {
      readonly kind: 'typed';
      readonly address: Address;
      readonly asTyped: boolean;
      /** Whether it becomes the default address for bills. */
      readonly isDefault: boolean;
    };

export interface PaymentEntered {
  readonly choice: PaymentChoice;
  readonly billing: BillingChoice;
}

export type CompletePaymentError = SaveAddressError | ChoosePaymentError;

/**
 * Saves a typed billing address and chooses the payment. Returns the updated checkout; or, without any change, the
 * directory's suggestions for the typed address. Nothing is charged (CHK-03, PAY-05).
 */
export type CompletePayment = (entered: PaymentEntered) => TE.TaskEither<CompletePaymentError, DeliveryAddressSet>;

export const makeCompletePayment =
  ({ saveAddress, choosePayment }: CompletePaymentPorts): CompletePayment =>
  ({ choice, billing }) => {
    const choose = (billingAddressId: string | undefined): TE.TaskEither<CompletePaymentError, DeliveryAddressSet> =>
      pipe(
        choosePayment({ choice, billingAddressId }),
        TE.map((checkout) => ({ kind: 'set', checkout })),
      );
    switch (billing.kind) {
      case 'delivery':
        return choose(undefined);
      case 'saved':
        return choose(billing.addressId);
      case 'typed': {
        const { kind: _typed, isDefault, ...toSave } = billing;
        return pipe(
          saveAddress({ ...toSave, purpose: 'billing', isDefault: { billing: isDefault || undefined } }),
          TE.chainW((saved) => (saved.kind === 'saved' ? choose(saved.addressId) : TE.right(saved))),
        );
      }
    }
  };
