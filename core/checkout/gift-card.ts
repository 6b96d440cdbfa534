import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { firstErrors, makeForm, type FieldErrors, type Form } from '../forms/form';
import type { Checkout } from './checkout';
import type { CheckoutFailure, GiftCardRefused, GiftCardSecret } from './checkout-gateway';
import { rereadCheckout, type CheckoutNotRead } from './reread-checkout';
import type { ChangeCheckoutPorts } from './set-contact';

export type GiftCardField = 'giftCardNumber' | 'giftCardPin';

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The form for a gift card. A number is longer than that of a bank card, which is refused here and never sent (PAY-05). */
export const giftCardForm: Form<GiftCardField> = makeForm<GiftCardField>({
  giftCardNumber: {
    label: 'Gift card number',
    checks: [
      (typed) => (/^\d{19}$/.test(digitsOf(typed)) ? undefined : 'Please enter the 19 digits of the gift card.'),
    ],
  },
  giftCardPin: {
    label: 'PIN',
    checks: [(typed) => (/^\d{4,8}$/.test(typed.trim()) ? undefined : 'Please enter the PIN, 4 to 8 digits.')],
  },
});

/** Fields of a gift card are empty or do not have the right form. Nothing was sent. */
export interface InvalidGiftCard {
  readonly kind: 'invalid-gift-card';
  readonly errors: FieldErrors<GiftCardField>;
}

type TypedGiftCard = Readonly<Record<GiftCardField, string>>;

const checkGiftCard = (typed: TypedGiftCard): E.Either<InvalidGiftCard, GiftCardSecret> => {
  const errors = firstErrors(giftCardForm, typed);
  return errors === undefined
    ? E.right({ number: digitsOf(typed.giftCardNumber), pin: typed.giftCardPin.trim() })
    : E.left({ kind: 'invalid-gift-card', errors });
};

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
