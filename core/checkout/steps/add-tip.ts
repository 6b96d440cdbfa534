import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout } from '../loading/checkout';
import type { CheckoutFailure, TipRefused } from '../loading/checkout-gateway';
import { rereadCheckout, type CheckoutNotRead } from '../loading/reread-checkout';
import type { ChangeCheckoutPorts } from './set-contact';
import { parseTip, type InvalidTip } from '../loading/tip';

export type AddTipError = InvalidTip | TipRefused | CheckoutFailure | CheckoutNotRead;

/** Sets the tip to a typed or suggested amount, and returns the updated checkout (CHK-06). 0 removes the tip. */
export type AddTip = (amount: number | string) => TE.TaskEither<AddTipError, Checkout>;

export const makeAddTip =
  ({ checkout, load }: ChangeCheckoutPorts): AddTip =>
  (amount) =>
    pipe(
      TE.fromEither(parseTip(amount)),
      TE.chainW(checkout.addTip),
      TE.chainW(() => rereadCheckout(load)),
    );
