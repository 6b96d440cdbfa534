import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ApplyGiftCard, RemoveGiftCard } from '../../../core/checkout/steps/gift-card';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { statusOfProblem, toCheckoutProblem, type CheckoutError } from '../../checkout/review/placing-message';
import { giftCardErrors, type RefusedGiftCard } from '../../checkout/payment/gift-cards-view-model';
import type { ActionResult, PageAction, Refusal } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import {
  enteredIn,
  makePaymentAction,
  NOTHING_ENTERED,
  type PaymentActionPorts,
  type PaymentData,
} from './payment-step';
import { refusedStep } from './step-page';

const DONE: ActionResult<PaymentData> = { kind: 'see-other', url: CHECKOUT_PATHS.payment };

/** What was entered beside the gift card; undefined when there was no choice, because nothing was left to pay. */
const besides = (form: URLSearchParams): Partial<PaymentData> | undefined => {
  if (!form.has('payment') && !form.has('billing')) return undefined;
  const { chosen, ...entered } = enteredIn(form);
  return chosen === '' ? entered : { ...entered, chosen };
};

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

/** The payment step again with what was entered beside a gift card that was applied. */
const applied = (entered: Partial<PaymentData>): ActionResult<PaymentData> => ({
  kind: 'refused',
  status: 200,
  url: CHECKOUT_PATHS.payment,
  changes: entered,
});

export interface ApplyGiftCardActionPorts {
  readonly applyGiftCard: ApplyGiftCard;
  readonly shop: string;
}

/**
 * Handles the form for a gift card without scripts. What was typed into the rest of the payment's form comes along and is
 * shown again, because the same form sends both (CHK-09).
 */
export const makeApplyGiftCardAction =
  ({ applyGiftCard, shop }: ApplyGiftCardActionPorts): PageAction<PaymentData> =>
  (form) => {
    const entered = besides(form);
    const values = { giftCardNumber: textOf(form, 'giftCardNumber'), giftCardPin: textOf(form, 'giftCardPin') };
    return pipe(
      applyGiftCard(values),
      TE.match(
        (error): ActionResult<PaymentData> =>
          refused(shop, error, { values, errors: giftCardErrors(error), problem: undefined }, entered),
        () => (entered === undefined ? DONE : applied(entered)),
      ),
    );
  };

/** Handles the payment's form without scripts. A gift card that was typed into it is applied first. */
export const makePayAction = (ports: PaymentActionPorts & ApplyGiftCardActionPorts): PageAction<PaymentData> => {
  const pay = makePaymentAction(ports);
  const applyGiftCard = makeApplyGiftCardAction(ports);
  return (form) => (textOf(form, 'giftCardNumber') === '' ? pay(form) : applyGiftCard(form));
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
        (error): ActionResult<PaymentData> =>
          refused(shop, error, { values: {}, errors: {}, problem: undefined }, undefined),
        () => DONE,
      ),
    );
