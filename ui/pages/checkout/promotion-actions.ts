import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cartMessage } from '../../../core/cart/cart-message';
import type { ChangePromotionCode, PromotionCodeError } from '../../../core/cart/promotion-codes';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { ActionResult, PageAction, Refusal } from '../../page/page-action';
import { statusOf } from '../cart/cart-actions';
import { textOf } from '../shared/posted-fields';
import { NOTHING_ENTERED, type PaymentData } from './payment-step';
import { stepAgain } from './step-page';

const DONE: ActionResult<PaymentData> = { kind: 'see-other', url: CHECKOUT_PATHS.payment };

/** The payment step again, with the problem above its form and the typed code in its field. */
const refused = (shop: string, failure: PromotionCodeError, refusedCode: string | undefined): Refusal<PaymentData> => {
  const problem = { message: cartMessage(failure), needsSignIn: failure.kind === 'identity-needed' };
  return stepAgain<PaymentData>(shop, 'payment', statusOf(failure), { refusedCode, problem }, NOTHING_ENTERED);
};

export interface PaymentPromotionActionPorts {
  readonly applyPromotionCode: ChangePromotionCode;
  readonly shop: string;
}

/** Handles the form for a promotion code at Payment without scripts (CRT-03). */
export const makePaymentPromotionAction =
  ({ applyPromotionCode, shop }: PaymentPromotionActionPorts): PageAction<PaymentData> =>
  (form) => {
    const code = textOf(form, 'code');
    return pipe(
      applyPromotionCode(code),
      TE.match(
        (failure): ActionResult<PaymentData> => refused(shop, failure, code),
        () => DONE,
      ),
    );
  };

export interface RemovePaymentPromotionActionPorts {
  readonly removePromotionCode: ChangePromotionCode;
  readonly shop: string;
}

/** Handles the removal of a promotion code at Payment without scripts (CRT-03). The field for another code stays empty. */
export const makeRemovePaymentPromotionAction =
  ({ removePromotionCode, shop }: RemovePaymentPromotionActionPorts): PageAction<PaymentData> =>
  (form) =>
    pipe(
      removePromotionCode(textOf(form, 'code')),
      TE.match(
        (failure): ActionResult<PaymentData> => refused(shop, failure, undefined),
        () => DONE,
      ),
    );
