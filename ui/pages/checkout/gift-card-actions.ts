import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ApplyGiftCard, RemoveGiftCard } from '../../../core/checkout/steps/gift-card';
import { statusOfProblem, toCheckoutProblem, type CheckoutError } from '../../checkout/review/placing-message';
import { giftCardErrors, type RefusedGiftCard } from '../../checkout/payment/gift-cards-view-model';
import type { ActionResult, PageAction, Refusal } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { besides, changed, giftCardIn, GIFT_CARD_NUMBER, PROMOTION_CODE, REFUSED_CODE } from './payment-besides';
import { makePaymentAction, NOTHING_ENTERED, type PaymentActionPorts, type PaymentData } from './payment-step';
import { makePaymentPromotionAction, type PaymentPromotionActionPorts } from './promotion-actions';
import { refusedStep } from './step-page';

/** The payment step again, with the problem beside the gift card's fields instead of above the payment's form. */
const refused = (
  shop: string,
  error: CheckoutError,
  values: RefusedGiftCard,
  entered: Partial<PaymentData> | undefined,
): Refusal<PaymentData> => ({
  ...refusedStep<PaymentData>(shop, 'payment', error, {}, NOTHING_ENTERED),
  status: statusOfProblem(error),
  changes: { ...entered, refusedGiftCard: { ...values, problem: toCheckoutProblem(error) } },
});

export interface ApplyGiftCardActionPorts {
  readonly applyGiftCard: ApplyGiftCard;
  readonly shop: string;
}

/**
 * Handles the form for a gift card without scripts. What was typed into the rest of the payment's form comes along and is
 * shown again, because the same form sends both (CHK-09).
 */
const makeGiftCardAction =
  ({ applyGiftCard, shop }: ApplyGiftCardActionPorts): PageAction<PaymentData> =>
  (form) => {
    const entered = besides(form, 'gift-card');
    const values = giftCardIn(form);
    return pipe(
      applyGiftCard(values),
      TE.match(
        (error): ActionResult<PaymentData> =>
          refused(shop, error, { values, errors: giftCardErrors(error), problem: undefined }, entered),
        () => changed('gift-card-applied', entered),
      ),
    );
  };

/** Applies a typed gift card, or else a typed promotion code; otherwise does what the pressed button is for. */
const typedFirst =
  (
    applyGiftCard: PageAction<PaymentData>,
    applyCode: PageAction<PaymentData>,
    otherwise: PageAction<PaymentData>,
  ): PageAction<PaymentData> =>
  (form) => {
    if (textOf(form, GIFT_CARD_NUMBER) !== '') return applyGiftCard(form);
    const code = textOf(form, PROMOTION_CODE);
    return code === '' || code === textOf(form, REFUSED_CODE) ? otherwise(form) : applyCode(form);
  };

/** Handles the payment's form without scripts. A gift card or a promotion code that was typed into it is applied first. */
export const makePayAction = (
  ports: PaymentActionPorts & ApplyGiftCardActionPorts & PaymentPromotionActionPorts,
): PageAction<PaymentData> =>
  typedFirst(makeGiftCardAction(ports), makePaymentPromotionAction(ports), makePaymentAction(ports));

/** Handles the button for a gift card. Enter in the field of a promotion code presses it where nothing can be paid. */
export const makeApplyGiftCardAction = (
  ports: ApplyGiftCardActionPorts & PaymentPromotionActionPorts,
): PageAction<PaymentData> => {
  const applyGiftCard = makeGiftCardAction(ports);
  return typedFirst(applyGiftCard, makePaymentPromotionAction(ports), applyGiftCard);
};

export interface RemoveGiftCardActionPorts {
  readonly removeGiftCard: RemoveGiftCard;
  readonly shop: string;
}

/** Handles the removal of a gift card without scripts. What was entered into the form of the payment stays (CHK-09). */
export const makeRemoveGiftCardAction =
  ({ removeGiftCard, shop }: RemoveGiftCardActionPorts): PageAction<PaymentData> =>
  (form) =>
    pipe(
      removeGiftCard(textOf(form, 'giftCardId')),
      TE.match(
        (error): ActionResult<PaymentData> => {
          const values = giftCardIn(form);
          return refused(shop, error, { values, errors: {}, problem: undefined }, besides(form));
        },
        () => changed('gift-card-removed', besides(form)),
      ),
    );
