import * as TE from 'fp-ts/TaskEither';
import {
  makePaymentPromotionAction,
  makeRemovePaymentPromotionAction,
} from '../../../ui/pages/checkout/promotion-actions';
import { aCart } from '../../builders/cart';
import { anUnreachable } from '../../builders/upstream-failure';

const form = new URLSearchParams({ code: 'SAVE5' });

test('[CRT-03] [CHK-01] without scripts a promotion code at Payment leads back to Payment', async () => {
  const apply = makePaymentPromotionAction({ applyPromotionCode: () => TE.right(aCart()) });
  const remove = makeRemovePaymentPromotionAction({ removePromotionCode: () => TE.right(aCart()) });
  const paymentStep = { kind: 'see-other', url: '/checkout/payment' };
  expect([await apply(form)(), await remove(form)()]).toEqual([paymentStep, paymentStep]);
});

test.each([
  [{ kind: 'promotion-refused', reason: 'This code has expired.' } as const, 400, 'This code has expired.'],
  [anUnreachable(), 503, 'We could not reach the shop. Your cart is unchanged; please try again in a moment.'],
])(
  '[CRT-03] [CHK-09] a code that is not applied shows Payment again with the code and why',
  async (failure, status, message) => {
    const apply = makePaymentPromotionAction({ applyPromotionCode: () => TE.left(failure) });
    expect(await apply(form)()).toEqual({
      kind: 'refused',
      status,
      url: '/checkout/payment',
      changes: { refusedCode: 'SAVE5', problem: { message, needsSignIn: false } },
    });
  },
);
