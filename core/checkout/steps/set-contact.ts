import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout, Contact } from '../loading/checkout';
import type { CheckoutFailure, CheckoutGateway, ContactRefused } from '../loading/checkout-gateway';
import { checkContact, type InvalidContact } from '../loading/contact';
import type { LoadCheckout } from '../loading/load-checkout';
import { rereadCheckout, type CheckoutNotRead } from '../loading/reread-checkout';

export interface ChangeCheckoutPorts {
  readonly checkout: CheckoutGateway;
  readonly load: LoadCheckout;
}

export type SetContactError = InvalidContact | ContactRefused | CheckoutFailure | CheckoutNotRead;

/** Sets the typed email address, phone number and who picks up, and returns the updated checkout (CHK-01). */
export type SetContact = (typed: Contact) => TE.TaskEither<SetContactError, Checkout>;

export const makeSetContact =
  ({ checkout, load }: ChangeCheckoutPorts): SetContact =>
  (typed) =>
    pipe(
      TE.fromEither(checkContact(typed)),
      TE.chainW(checkout.setContact),
      TE.chainW(() => rereadCheckout(load)),
    );
