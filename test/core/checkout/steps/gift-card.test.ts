import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { giftCardForm } from '../../../../core/checkout/steps/gift-card-form';
import { EVERY_FAILURE } from '../../../builders/upstream-failure';
import { guestAtCheckout, guestAtReview, orderOf, valueOf } from '../checkout-world';

const SMALL = { number: '7000000000000000001', pin: '4711' };
const LARGE = { number: '7000000000000000002', pin: '4711' };
const typed = ({ number, pin }: typeof SMALL) => ({ giftCardNumber: number, giftCardPin: pin });

test('[PAY-05] a gift card pays a part, and the card pays the rest', async () => {
  const { checkout, applyGiftCard, removeGiftCard } = await guestAtCheckout();
  checkout.hasGiftCard(SMALL, 5);
  const updated = valueOf(await applyGiftCard({ giftCardNumber: ' 7000 0000-0000 0000 001', giftCardPin: ' 4711' })());
  expect(updated).toMatchObject({
    giftCards: [{ lastFour: '0001', balance: 5, amount: 5 }],
    toPay: 26.97,
    totals: { total: 31.97 },
  });
  const [card] = updated.giftCards;
  expect(valueOf(await removeGiftCard(card?.id ?? '')())).toMatchObject({ giftCards: [], toPay: 31.97 });
});

test('[PAY-05] a gift card that pays everything leaves no payment to choose', async () => {
  const { checkout, applyGiftCard } = await guestAtCheckout();
  checkout.hasGiftCard(LARGE, 500);
  expect(valueOf(await applyGiftCard(typed(LARGE))())).toMatchObject({ toPay: 0, missing: ['contact', 'address'] });
});

test('[PAY-05] [CHK-09] a number that is not that of a gift card is never sent', async () => {
  const { checkout, applyGiftCard } = await guestAtCheckout();
  checkout.isDown();
  expect(await applyGiftCard({ giftCardNumber: '4242 4242 4242 4242', giftCardPin: '12' })()).toEqual(
    E.left({
      kind: 'invalid-gift-card',
      errors: {
        giftCardNumber: 'Please enter the 19-digit gift card number.',
        giftCardPin: 'Please enter the 4- to 8-digit PIN.',
      },
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { giftCardNumber } = giftCardForm.change(giftCardForm.initial, 'giftCardNumber', text).fields;
      expect(giftCardNumber.errors.length === 0).toBe(/^\d{19}$/.test(text.replace(/[\s-]/g, '')));
    }),
  );
});

test.each([
  [{ ...SMALL, pin: '0000' }, 'unknown'],
  [{ ...SMALL, number: '9'.repeat(19) }, 'unknown'],
  [LARGE, 'empty'],
] as const)('[PAY-05] %j is refused as %s, and nothing is applied', async (card, reason) => {
  const { checkout, applyGiftCard, loadCheckout } = await guestAtCheckout();
  checkout.hasGiftCard(SMALL, 5).hasGiftCard(LARGE, 0);
  expect(await applyGiftCard(typed(card))()).toEqual(E.left({ kind: 'gift-card-refused', reason }));
  expect(valueOf(await loadCheckout()).giftCards).toEqual([]);
});

test.each(EVERY_FAILURE)('[PAY-05] returns the failure of the service: %s', async (_name, failure) => {
  const { checkout, applyGiftCard } = await guestAtCheckout();
  checkout.fails(failure, 'applyGiftCard');
  expect(await applyGiftCard(typed(SMALL))()).toEqual(E.left(failure));
});

test('[PAY-05] [CHK-07] a balance that fell after Review refuses the order, which then shows what is left to pay', async () => {
  const { checkout, applyGiftCard, loadReview, placeOrder } = await guestAtReview();
  checkout.hasGiftCard(SMALL, 5);
  await applyGiftCard(typed(SMALL))();
  const review = valueOf(await loadReview());
  checkout.hasGiftCard(SMALL, 2);
  expect(await placeOrder(orderOf(review))()).toEqual(E.left({ kind: 'order-changed' }));
  const again = valueOf(await loadReview());
  expect(again.giftCards).toMatchObject([{ balance: 2, amount: 2 }]);
  expect(valueOf(await placeOrder(orderOf(again))())).toMatchObject({ kind: 'placed' });
});
