import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Checkout } from '../loading/checkout';
import type { CheckoutFailure, GiftCardRefused } from '../loading/checkout-gateway';
import { checkGiftCard, type InvalidGiftCard, type TypedGiftCard } from './gift-card-form';
import { rereadCheckout, type CheckoutNotRead } from '../loading/reread-checkout';
import type { ChangeCheckoutPorts } from './set-contact';

export type ApplyGiftCardError = InvalidGiftCard | GiftCardRefused | CheckoutFailure | CheckoutNotRead;

/** Uses a gift card for the order, before the other payment, and returns the updated checkout. Takes nothing yet (PAY-05). */
export type ApplyGiftCard = (typed: TypedGiftCard) => TE.TaskEither<ApplyGiftCardError, Checkout>;

export const makeApplyGiftCard =
  ({ checkout, load }: ChangeCheckoutPorts): ApplyGiftCard =>
  (typed) =>
    pipe(
      TE.fromEither(checkGiftCard(typed)),
      TE.chainW(checkout.applyGiftCard),
      TE.chainW(() => rereadCheckout(load)),
    );

/** Removes a gift card from the order, and returns the updated checkout. */
export type RemoveGiftCard = (giftCardId: string) => TE.TaskEither<CheckoutFailure | CheckoutNotRead, Checkout>;

export const makeRemoveGiftCard =
  ({ checkout, load }: ChangeCheckoutPorts): RemoveGiftCard =>
  (giftCardId) =>
    pipe(
      checkout.removeGiftCard(giftCardId),
      TE.chainW(() => rereadCheckout(load)),
    );
