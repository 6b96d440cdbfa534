import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cartMessage } from '../../../core/cart/cart-message';
import type { ChangePromotionCode, PromotionCodeError } from '../../../core/cart/promotion-codes';
import type { ActionResult, PageAction, Refusal } from '../../page/page-action';
import { statusOf } from '../cart/cart-actions';
import { textOf } from '../shared/posted-fields';
import { besides, changed, PROMOTION_CODE } from './payment-besides';
import { NOTHING_ENTERED, type PaymentData } from './payment-step';
import { stepAgain } from './step-page';

/** The payment step again with what was entered, and with the problem above its form. */
const refused = (
  shop: string,
  failure: PromotionCodeError,
  entered: Partial<PaymentData> | undefined,
): Refusal<PaymentData> => {
  const problem = { message: cartMessage(failure), needsSignIn: failure.kind === 'identity-needed' };
  return stepAgain<PaymentData>(shop, 'payment', statusOf(failure), { ...entered, problem }, NOTHING_ENTERED);
};

export interface PaymentPromotionActionPorts {
  readonly applyPromotionCode: ChangePromotionCode;
  readonly shop: string;
}

/**
 * Handles the form for a promotion code at Payment without scripts, and the button of a reward (CRT-03). What was entered
 * into the form of the payment comes along and is shown again (CHK-09).
 */
export const makePaymentPromotionAction =
  ({ applyPromotionCode, shop }: PaymentPromotionActionPorts): PageAction<PaymentData> =>
  (form) => {
    const isTyped = !form.has('code');
    const code = textOf(form, isTyped ? PROMOTION_CODE : 'code');
    return pipe(
      applyPromotionCode(code),
      TE.match(
        (failure): ActionResult<PaymentData> =>
          refused(shop, failure, {
            ...(besides(form) ?? { typedCode: code }),
            ...(isTyped ? { codeProblem: cartMessage(failure) } : {}),
          }),
        () => changed('discount-applied', besides(form, isTyped ? 'code' : undefined)),
      ),
    );
  };

export interface RemovePaymentPromotionActionPorts {
  readonly removePromotionCode: ChangePromotionCode;
  readonly shop: string;
}

/** Handles the removal of a promotion code or a reward at Payment without scripts (CRT-03). What was entered stays. */
export const makeRemovePaymentPromotionAction =
  ({ removePromotionCode, shop }: RemovePaymentPromotionActionPorts): PageAction<PaymentData> =>
  (form) =>
    pipe(
      removePromotionCode(textOf(form, 'code')),
      TE.match(
        (failure): ActionResult<PaymentData> => refused(shop, failure, besides(form)),
        () => changed('discount-removed', besides(form)),
      ),
    );
