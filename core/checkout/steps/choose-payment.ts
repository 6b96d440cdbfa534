import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout } from '../loading/checkout';
import type {
  CheckoutFailure,
  NoSuchCard,
  NoSuchChoice,
  PaymentRefused,
  PaymentToUse,
} from '../loading/checkout-gateway';
import { rereadCheckout, type CheckoutNotRead } from '../loading/reread-checkout';
import type { ChangeCheckoutPorts } from './set-contact';

export type ChoosePaymentError = PaymentRefused | NoSuchCard | NoSuchChoice | CheckoutFailure | CheckoutNotRead;

/** Chooses what the shopper pays with instead of the former choice, and returns the updated checkout. Charges nothing. */
export type ChoosePayment = (payment: PaymentToUse) => TE.TaskEither<ChoosePaymentError, Checkout>;

export const makeChoosePayment =
  ({ checkout, load }: ChangeCheckoutPorts): ChoosePayment =>
  (payment) =>
    pipe(
      checkout.choosePayment(payment),
      TE.chainW(() => rereadCheckout(load)),
    );
