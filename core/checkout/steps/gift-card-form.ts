import * as E from 'fp-ts/Either';
import { firstErrors, makeForm, type FieldErrors, type Form } from '../../forms/form';
import type { GiftCardSecret } from '../loading/checkout-gateway';

export type GiftCardField = 'giftCardNumber' | 'giftCardPin';

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The form for a gift card. A number is longer than that of a bank card, which is refused here and never sent (PAY-05). */
export const giftCardForm: Form<GiftCardField> = makeForm<GiftCardField>({
  giftCardNumber: {
    label: 'Gift card number',
    checks: [(typed) => (/^\d{19}$/.test(digitsOf(typed)) ? undefined : 'Please enter the 19-digit gift card number.')],
  },
  giftCardPin: {
    label: 'PIN',
    checks: [(typed) => (/^\d{4,8}$/.test(typed.trim()) ? undefined : 'Please enter the 4- to 8-digit PIN.')],
  },
});

/** Fields of a gift card are empty or do not have the right form. Nothing was sent. */
export interface InvalidGiftCard {
  readonly kind: 'invalid-gift-card';
  readonly errors: FieldErrors<GiftCardField>;
}

export type TypedGiftCard = Readonly<Record<GiftCardField, string>>;

/** Checks a typed gift card and converts it to digits alone. */
export const checkGiftCard = (typed: TypedGiftCard): E.Either<InvalidGiftCard, GiftCardSecret> => {
  const errors = firstErrors(giftCardForm, typed);
  return errors === undefined
    ? E.right({ number: digitsOf(typed.giftCardNumber), pin: typed.giftCardPin.trim() })
    : E.left({ kind: 'invalid-gift-card', errors });
};
