import * as TE from 'fp-ts/TaskEither';
import { makeRemovePromotionAction } from '../../../ui/pages/cart/cart-actions';
import {
  makePaymentPromotionAction,
  makeRemovePaymentPromotionAction,
} from '../../../ui/pages/checkout/promotion-actions';
import { withRefusal } from '../../../ui/page/page-action';
import { aCart } from '../../builders/cart';
import { anUnreachable } from '../../builders/upstream-failure';

const shop = 'petco';
const form = new URLSearchParams({ code: 'SAVE5' });
const OUTAGE = 'Something went wrong. Please check your cart and try again in a moment.';
const SIGNED_OUT = 'Your session has ended. Please sign in again. If you have an account, your cart is saved to it.';

test('[CRT-03] [CHK-01] without scripts a promotion code at Payment leads back to Payment', async () => {
  const apply = makePaymentPromotionAction({ applyPromotionCode: () => TE.right(aCart()), shop });
  const remove = makeRemovePaymentPromotionAction({ removePromotionCode: () => TE.right(aCart()), shop });
  const paymentStep = { kind: 'see-other', url: '/checkout/payment' };
  expect([await apply(form)(), await remove(form)()]).toEqual([paymentStep, paymentStep]);
});

const FAILURES = [
  [{ kind: 'promotion-refused', reason: 'This code has expired.' } as const, 400, 'This code has expired.', false],
  [{ kind: 'identity-needed' } as const, 400, SIGNED_OUT, true],
  [anUnreachable(), 503, OUTAGE, false],
] as const;

test.each(FAILURES)(
  '[CRT-03] [CHK-09] a code that is not applied shows Payment again with the code and why, also when Payment cannot be loaded',
  async (failure, status, message, needsSignIn) => {
    const refused = await makePaymentPromotionAction({ applyPromotionCode: () => TE.left(failure), shop })(form)();
    const changes = { refusedCode: 'SAVE5', problem: { message, needsSignIn } };
    expect(refused).toMatchObject({ kind: 'refused', status, url: '/checkout/payment', changes });
    if (refused.kind !== 'refused') throw new Error('it was not refused');
    expect(withRefusal({ kind: 'unavailable' }, refused)).toMatchObject({
      kind: 'page',
      status,
      isShareable: false,
      head: { title: 'Payment | Checkout | petco', isIndexed: false },
      data: { ...changes, checkout: undefined },
    });
  },
);

test.each(FAILURES)(
  '[CRT-03] [CHK-09] a code that could not be removed is not put into the field for another one',
  async (failure, status, message, needsSignIn) => {
    const removePromotionCode = () => TE.left(failure);
    expect(await makeRemovePaymentPromotionAction({ removePromotionCode, shop })(form)()).toMatchObject({
      kind: 'refused',
      status,
      changes: { refusedCode: undefined, problem: { message, needsSignIn } },
    });
    expect(await makeRemovePromotionAction({ removePromotionCode })(form)()).toMatchObject({
      kind: 'refused',
      status,
      changes: { refusedCode: undefined, problem: message },
    });
  },
);
