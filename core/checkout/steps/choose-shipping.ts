import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout } from '../loading/checkout';
import type { CheckoutFailure, NoSuchChoice } from '../loading/checkout-gateway';
import { rereadCheckout, type CheckoutNotRead } from '../loading/reread-checkout';
import type { ChangeCheckoutPorts } from './set-contact';

export type ChooseShippingError = NoSuchChoice | CheckoutFailure | CheckoutNotRead;

/** Chooses a shipping method by its id, and returns the updated checkout (CHK-05). */
export type ChooseShippingMethod = (methodId: string) => TE.TaskEither<ChooseShippingError, Checkout>;

export const makeChooseShippingMethod =
  ({ checkout, load }: ChangeCheckoutPorts): ChooseShippingMethod =>
  (methodId) =>
    pipe(
      checkout.chooseShippingMethod(methodId),
      TE.chainW(() => rereadCheckout(load)),
    );

/** Chooses the day, as `YYYY-MM-DD`, on which frozen products are delivered, and returns the updated checkout (CHK-05). */
export type ChooseDeliveryDay = (day: string) => TE.TaskEither<ChooseShippingError, Checkout>;

export const makeChooseDeliveryDay =
  ({ checkout, load }: ChangeCheckoutPorts): ChooseDeliveryDay =>
  (day) =>
    pipe(
      checkout.chooseDeliveryDay(day),
      TE.chainW(() => rereadCheckout(load)),
    );
