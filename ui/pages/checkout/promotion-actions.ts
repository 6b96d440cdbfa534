import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cartMessage } from '../../../core/cart/cart-message';
import type { ChangePromotionCode } from '../../../core/cart/promotion-codes';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import type { ActionResult, PageAction } from '../../page/page-action';
import { statusOf } from '../cart/cart-actions';
import { textOf } from '../shared/posted-fields';
import type { PaymentData } from './payment-step';

/** Changes a promotion code without scripts, and shows the payment step again (CRT-03). */
const changing =
  (change: ChangePromotionCode): PageAction<PaymentData> =>
  (form) => {
    const refusedCode = textOf(form, 'code');
    return pipe(
      change(refusedCode),
      TE.match(
        (failure): ActionResult<PaymentData> => ({
          kind: 'refused',
          status: statusOf(failure),
          url: CHECKOUT_PATHS.payment,
          changes: { refusedCode, problem: { message: cartMessage(failure), needsSignIn: false } },
        }),
        (): ActionResult<PaymentData> => ({ kind: 'see-other', url: CHECKOUT_PATHS.payment }),
      ),
    );
  };

/** Handles the form for a promotion code at Payment without scripts. */
export const makePaymentPromotionAction = (ports: {
  readonly applyPromotionCode: ChangePromotionCode;
}): PageAction<PaymentData> => changing(ports.applyPromotionCode);

/** Handles the removal of a promotion code at Payment without scripts. */
export const makeRemovePaymentPromotionAction = (ports: {
  readonly removePromotionCode: ChangePromotionCode;
}): PageAction<PaymentData> => changing(ports.removePromotionCode);
