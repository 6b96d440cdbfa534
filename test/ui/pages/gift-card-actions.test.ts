import { makeApplyGiftCardAction, makeRemoveGiftCardAction } from '../../../ui/pages/checkout/gift-card-actions';
import { guestAtCheckout, valueOf } from '../../core/checkout/checkout-world';

const CARD = { number: '7000000000000000001', pin: '4711' };
const formOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);

test('[PAY-05] applies and removes a gift card by forms without scripts', async () => {
  const { checkout, applyGiftCard, removeGiftCard, loadCheckout } = await guestAtCheckout();
  checkout.hasGiftCard(CARD, 25);
  const apply = makeApplyGiftCardAction({ applyGiftCard, shop: 'petco' });
  const remove = makeRemoveGiftCardAction({ removeGiftCard, shop: 'petco' });
  const paymentStep = { kind: 'see-other', url: '/checkout/payment' };
  expect(await apply(formOf({ giftCardNumber: CARD.number, giftCardPin: CARD.pin }))()).toEqual(paymentStep);
  const [card] = valueOf(await loadCheckout()).giftCards;
  expect(card).toMatchObject({ lastFour: '0001', amount: 25 });
  expect(await remove(formOf({ giftCardId: card?.id ?? '' }))()).toEqual(paymentStep);
  expect(valueOf(await loadCheckout()).giftCards).toEqual([]);
});

test('[CHK-09] a wrong PIN shows the step again with what was typed and the message beside its field', async () => {
  const { checkout, applyGiftCard } = await guestAtCheckout();
  checkout.hasGiftCard(CARD, 25);
  const values = { giftCardNumber: CARD.number, giftCardPin: '0000' };
  expect(await makeApplyGiftCardAction({ applyGiftCard, shop: 'petco' })(formOf(values))()).toMatchObject({
    kind: 'refused',
    status: 400,
    changes: {
      refusedGiftCard: {
        values,
        errors: { giftCardNumber: 'There is no gift card with this number and PIN. Please check both.' },
        problem: undefined,
      },
    },
  });
});
