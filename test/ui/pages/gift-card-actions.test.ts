import {
  makeApplyGiftCardAction,
  makePayAction,
  makeRemoveGiftCardAction,
} from '../../../ui/pages/checkout/gift-card-actions';
import * as TE from 'fp-ts/TaskEither';
import { aCart } from '../../builders/cart';
import { anAddress } from '../../builders/address';
import { guestAtCheckout, valueOf } from '../../core/checkout/checkout-world';
import { screensOf } from '../checkout/checkout-screens';

const CARD = { number: '7000000000000000001', pin: '4711' };
const applyPromotionCode = () => TE.right(aCart());
const formOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);

test('[PAY-05] applies and removes a gift card by forms without scripts', async () => {
  const { checkout, applyGiftCard, removeGiftCard, loadCheckout } = await guestAtCheckout();
  checkout.hasGiftCard(CARD, 25);
  const apply = makeApplyGiftCardAction({ applyGiftCard, applyPromotionCode, shop: 'petco' });
  const remove = makeRemoveGiftCardAction({ removeGiftCard, shop: 'petco' });
  const paymentStep = (done: string) => ({ kind: 'see-other', url: `/checkout/payment?done=${done}` });
  expect(await apply(formOf({ giftCardNumber: CARD.number, giftCardPin: CARD.pin }))()).toEqual(
    paymentStep('gift-card-applied'),
  );
  const [card] = valueOf(await loadCheckout()).giftCards;
  expect(card).toMatchObject({ lastFour: '0001', amount: 25 });
  expect(await remove(formOf({ giftCardId: card?.id ?? '' }))()).toEqual(paymentStep('gift-card-removed'));
  expect(valueOf(await loadCheckout()).giftCards).toEqual([]);
});

test('[CHK-09] a wrong PIN shows the step again with what was typed and the message beside its field', async () => {
  const { checkout, applyGiftCard } = await guestAtCheckout();
  checkout.hasGiftCard(CARD, 25);
  const values = { giftCardNumber: CARD.number, giftCardPin: '0000' };
  expect(
    await makeApplyGiftCardAction({ applyGiftCard, applyPromotionCode, shop: 'petco' })(formOf(values))(),
  ).toMatchObject({
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
  const ports = { ...world, applyPromotionCode, completePayment: screensOf(world).completePayment, shop: 'petco' };
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
  const result = await makeApplyGiftCardAction({ applyGiftCard, applyPromotionCode, shop: 'petco' })(form)();
  expect(result).toMatchObject({ kind: 'refused', status: 200, changes: { billTo: 'delivery' } });
  expect(result).not.toHaveProperty('changes.chosen');
});

const TYPED_CARD = { card_token: 'pm_1', card_brand: 'Visa', card_last_four: '4242', card_expires: '8/2031' };
const typedCard = { token: 'pm_1', brand: 'Visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2031 };

test.each([
  ['that is chosen', { payment: 'typed-card' }, 'typed-card'],
  ['that has no choice, because the gift card paid for everything', {}, 'typed-card'],
  ['beside PayPal', { payment: 'paypal' }, 'paypal'],
])(
  '[CHK-09] [PAY-05] removing a gift card keeps a typed card %s, the address and a code, and says so',
  async (_which, choice, chosen) => {
    const { checkout, applyGiftCard, removeGiftCard, loadCheckout } = await guestAtCheckout();
    checkout.hasGiftCard(CARD, 25);
    await applyGiftCard({ giftCardNumber: CARD.number, giftCardPin: CARD.pin })();
    const [card] = valueOf(await loadCheckout()).giftCards;
    const billing = anAddress({ line1: '9 Purr Ave' });
    const typed = {
      ...choice,
      ...TYPED_CARD,
      billing: 'new',
      ...billing,
      promotionCode: 'SAVE5',
      giftCardNumber: '12',
    };
    const remove = makeRemoveGiftCardAction({ removeGiftCard, shop: 'petco' });
    expect(await remove(formOf({ ...typed, giftCardId: card?.id ?? '' }))()).toMatchObject({
      kind: 'refused',
      status: 200,
      changes: {
        done: 'Gift card removed.',
        chosen,
        typedCard,
        billTo: 'new',
        billing,
        typedCode: 'SAVE5',
        refusedGiftCard: { values: { giftCardNumber: '12' }, errors: {}, problem: undefined },
      },
    });
    expect(valueOf(await loadCheckout()).giftCards).toEqual([]);
  },
);

test('[CHK-09] Enter applies a typed code before the payment, and a typed gift card before both', async () => {
  const world = await guestAtCheckout();
  world.checkout.hasGiftCard(CARD, 25);
  const codes: string[] = [];
  const pay = makePayAction({
    ...world,
    applyPromotionCode: (code) => {
      codes.push(code);
      return TE.right(aCart());
    },
    completePayment: screensOf(world).completePayment,
    shop: 'petco',
  });
  const typed = { payment: 'paypal', promotionCode: 'SAVE5', giftCardPin: CARD.pin };
  const first = await pay(formOf({ ...typed, giftCardNumber: CARD.number }))();
  expect([first, codes]).toMatchObject([{ changes: { done: 'Gift card applied.', typedCode: 'SAVE5' } }, []]);
  const second = await pay(formOf({ ...typed, giftCardNumber: '' }))();
  expect([second, codes]).toMatchObject([{ changes: { done: 'Added to your order.', chosen: 'paypal' } }, ['SAVE5']]);
  expect(second).not.toHaveProperty('changes.typedCode');
  expect(valueOf(await world.loadCheckout()).payment).toBeUndefined();
});

test('[CHK-09] a code that was refused does not stop the payment, unless it is changed', async () => {
  const world = await guestAtCheckout();
  const codes: string[] = [];
  const pay = makePayAction({
    ...world,
    applyPromotionCode: (code) => {
      codes.push(code);
      return TE.left({ kind: 'promotion-refused', reason: 'This code has expired.' });
    },
    completePayment: screensOf(world).completePayment,
    shop: 'petco',
  });
  const form = { payment: 'paypal', promotionCode: 'OLD5' };
  expect(await pay(formOf(form))()).toMatchObject({
    kind: 'refused',
    changes: { typedCode: 'OLD5', codeProblem: 'This code has expired.', chosen: 'paypal' },
  });
  expect(await pay(formOf({ ...form, refusedCode: 'OLD5' }))()).toMatchObject({ kind: 'see-other' });
  await pay(formOf({ ...form, promotionCode: 'OLD6', refusedCode: 'OLD5' }))();
  expect(codes).toEqual(['OLD5', 'OLD6']);
});
