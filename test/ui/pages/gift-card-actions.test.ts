import {
  makeApplyGiftCardAction,
  makePayAction,
  makeRemoveGiftCardAction,
} from '../../../ui/pages/checkout/gift-card-actions';
import { anAddress } from '../../builders/address';
import { guestAtCheckout, valueOf } from '../../core/checkout/checkout-world';
import { screensOf } from '../checkout/checkout-screens';

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
        errors: { giftCardNumber: 'We couldn’t find a gift card with this number and PIN. Please check both.' },
        problem: undefined,
      },
    },
  });
});

test.each([
  ['Apply gift card', 'apply', '4711', 200],
  ['Apply gift card with a wrong PIN', 'apply', '0000', 400],
  ['Enter, which presses the button of the payment,', 'pay', '4711', 200],
] as const)('[CHK-09] %s keeps what was typed into the rest of the payment', async (_press, by, pin, status) => {
  const world = await guestAtCheckout();
  world.checkout.hasGiftCard(CARD, 25);
  const ports = { ...world, completePayment: screensOf(world).completePayment, shop: 'petco' };
  const billing = anAddress({ line1: '9 Purr Ave' });
  const typed = { payment: 'paypal', billing: 'new', billingDefault: 'on', ...billing };
  const action = by === 'pay' ? makePayAction(ports) : makeApplyGiftCardAction(ports);
  expect(await action(formOf({ ...typed, giftCardNumber: CARD.number, giftCardPin: pin }))()).toMatchObject({
    kind: 'refused',
    status,
    url: '/checkout/payment',
    changes: { chosen: 'paypal', billTo: 'new', billing, keepsBilling: true },
  });
  const { giftCards, payment } = valueOf(await world.loadCheckout());
  expect([giftCards.length, payment]).toEqual([status === 200 ? 1 : 0, undefined]);
});

test('[CHK-09] without a choice beside the gift card, the step begins with its usual one', async () => {
  const { checkout, applyGiftCard } = await guestAtCheckout();
  checkout.hasGiftCard(CARD, 25);
  const form = formOf({ billing: 'delivery', giftCardNumber: CARD.number, giftCardPin: CARD.pin });
  const result = await makeApplyGiftCardAction({ applyGiftCard, shop: 'petco' })(form)();
  expect(result).toMatchObject({ kind: 'refused', status: 200, changes: { billTo: 'delivery' } });
  expect(result).not.toHaveProperty('changes.chosen');
});
