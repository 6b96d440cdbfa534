import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ApplyGiftCard, RemoveGiftCard } from '../../../core/checkout/gift-card';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { statusOfProblem, toCheckoutProblem, type CheckoutError } from '../../checkout/placing-message';
import { giftCardErrors, type RefusedGiftCard } from '../../checkout/gift-cards-view-model';
import type { ActionResult, PageAction, Refusal } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { NOTHING_ENTERED, type PaymentData } from './payment-step';
import { refusedStep } from './step-page';

const DONE: ActionResult<PaymentData> = { kind: 'see-other', url: CHECKOUT_PATHS.payment };

/** The payment step again, with the problem beside the gift card's fields instead of above the payment's form. */
const refused = (shop: string, error: CheckoutError, values: RefusedGiftCard): Refusal<PaymentData> => ({
  ...refusedStep<PaymentData>(shop, 'payment', error, {}, NOTHING_ENTERED),
  status: statusOfProblem(error),
  changes: { refusedGiftCard: { ...values, problem: toCheckoutProblem(error) } },
});

export interface ApplyGiftCardActionPorts {
  readonly applyGiftCard: ApplyGiftCard;
  readonly shop: string;
}

/** Handles the form for a gift card without scripts. */
export const makeApplyGiftCardAction =
  ({ applyGiftCard, shop }: ApplyGiftCardActionPorts): PageAction<PaymentData> =>
  (form) => {
    const values = { giftCardNumber: textOf(form, 'giftCardNumber'), giftCardPin: textOf(form, 'giftCardPin') };
    return pipe(
      applyGiftCard(values),
      TE.match(
        (error): ActionResult<PaymentData> =>
          refused(shop, error, { values, errors: giftCardErrors(error), problem: undefined }),
        () => DONE,
      ),
    );
  };

export interface RemoveGiftCardActionPorts {
  readonly removeGiftCard: RemoveGiftCard;
  readonly shop: string;
}

/** Handles the removal of a gift card without scripts. */
export const makeRemoveGiftCardAction =
  ({ removeGiftCard, shop }: RemoveGiftCardActionPorts): PageAction<PaymentData> =>
  (form) =>
    pipe(
      removeGiftCard(textOf(form, 'giftCardId')),
      TE.match(
        (error): ActionResult<PaymentData> => refused(shop, error, { values: {}, errors: {}, problem: undefined }),
        () => DONE,
      ),
    );
