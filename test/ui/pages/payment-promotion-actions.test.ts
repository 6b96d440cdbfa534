import * as TE from 'fp-ts/TaskEither';
import { makeRemovePromotionAction } from '../../../ui/pages/cart/cart-actions';
import {
  makePaymentPromotionAction,
  makeRemovePaymentPromotionAction,
} from '../../../ui/pages/checkout/promotion-actions';
import { withRefusal } from '../../../ui/page/page-action';
import { anAddress } from '../../builders/address';
import { aCart } from '../../builders/cart';
import { anUnreachable } from '../../builders/upstream-failure';

const shop = 'petco';
const form = new URLSearchParams({ code: 'SAVE5' });
const OUTAGE = 'Something went wrong. Please check your cart and try again in a moment.';
const SIGNED_OUT = 'Your session has ended. Please sign in again. If you have an account, your cart is saved to it.';

test('[CRT-03] [CHK-01] without scripts a promotion code at Payment leads back to Payment', async () => {
  const apply = makePaymentPromotionAction({ applyPromotionCode: () => TE.right(aCart()), shop });
  const remove = makeRemovePaymentPromotionAction({ removePromotionCode: () => TE.right(aCart()), shop });
  const paymentStep = (done: string) => ({ kind: 'see-other', url: `/checkout/payment?done=${done}` });
  expect([await apply(form)(), await remove(form)()]).toEqual([
    paymentStep('discount-applied'),
    paymentStep('discount-removed'),
  ]);
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
    const changes = { typedCode: 'SAVE5', problem: { message, needsSignIn } };
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
    const removed = await makeRemovePaymentPromotionAction({ removePromotionCode, shop })(form)();
    expect(removed).toMatchObject({ kind: 'refused', status, changes: { problem: { message, needsSignIn } } });
    expect(removed).not.toHaveProperty('changes.typedCode');
    expect(await makeRemovePromotionAction({ removePromotionCode })(form)()).toMatchObject({
      kind: 'refused',
      status,
      changes: { refusedCode: undefined, problem: message },
    });
  },
);

/** The form of the payment, with a card that was typed on the provider's page and a new address for the bill. */
const typed = {
  payment: 'typed',
  card_token: 'pm_1',
  card_last_four: '4242',
  billing: 'new',
  billingDefault: 'on',
  ...anAddress({ line1: '9 Purr Ave' }),
};
const kept = {
  chosen: 'typed',
  typedCard: { token: 'pm_1', lastFour: '4242' },
  billTo: 'new',
  keepsBilling: true,
  billing: { line1: '9 Purr Ave' },
};

test.each([
  ['a promotion code', { promotionCode: 'SAVE5' }, undefined],
  ['a reward', { promotionCode: 'HALF', code: 'SAVE5' }, 'HALF'],
])(
  '[CRT-03] [CHK-09] [RWD-06] applying and removing %s keeps the card and the address that were typed, and says so',
  async (_what, fields, typedCode) => {
    const codes: string[] = [];
    const change = (code: string) => {
      codes.push(code);
      return TE.right(aCart());
    };
    const sent = new URLSearchParams({ ...typed, ...fields });
    const applied = await makePaymentPromotionAction({ applyPromotionCode: change, shop })(sent)();
    expect(applied).toMatchObject({ status: 200, changes: { ...kept, done: 'Added to your order.' } });
    expect(Reflect.get(applied, 'changes').typedCode).toBe(typedCode);
    sent.set('code', 'SAVE5');
    const removed = await makeRemovePaymentPromotionAction({ removePromotionCode: change, shop })(sent)();
    expect(removed).toMatchObject({
      status: 200,
      changes: { ...kept, done: 'Removed from your order.', typedCode: fields.promotionCode },
    });
    expect(codes).toEqual(['SAVE5', 'SAVE5']);
  },
);

test.each(FAILURES)(
  '[CRT-03] [CHK-09] a code that is refused keeps the card and the address',
  async (failure, status) => {
    const apply = makePaymentPromotionAction({ applyPromotionCode: () => TE.left(failure), shop });
    expect(await apply(new URLSearchParams({ ...typed, promotionCode: 'SAVE5' }))()).toMatchObject({
      status,
      changes: { ...kept, typedCode: 'SAVE5' },
    });
  },
);
