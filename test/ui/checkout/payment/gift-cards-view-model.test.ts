import { GiftCardsViewModel } from '../../../../ui/checkout/payment/gift-cards-view-model';
import { anAppliedGiftCard } from '../../../builders/checkout';
import { anUnreachable } from '../../../builders/upstream-failure';
import { guestAtCheckout } from '../../../core/checkout/checkout-world';
import { screensOf } from '../checkout-screens';

const CARD = { number: '7000000000000000001', pin: '4711' };

const atPayment = async (total = 31.97, minimumCharge = 0) => {
  const world = await guestAtCheckout();
  world.checkout.hasGiftCard(CARD, 25);
  const { useCases } = screensOf(world);
  const order = { total };
  const model = new GiftCardsViewModel(
    { applied: [], isOffered: true, minimumCharge, refused: undefined, done: '' },
    { useCases, total: () => order.total },
  );
  const type = (number: string, pin: string): void => {
    model.form.change('giftCardNumber', number);
    model.form.change('giftCardPin', pin);
  };
  return { ...world, model, order, type };
};

test('[PAY-05] an applied gift card is shown with what is left to pay, and the fields are empty for another one', async () => {
  const { model, type } = await atPayment();
  type(CARD.number, CARD.pin);
  await model.apply();
  expect(model.payment).toMatchObject({ giftCards: [{ lastFour: '0001', balance: 25, amount: 25 }], toPay: 6.97 });
  expect(model.form.values).toEqual({ giftCardNumber: '', giftCardPin: '' });
  expect(model.done).toBe('Gift card applied.');
  await model.remove(model.applied[0]?.id ?? '');
  expect([model.payment.toPay, model.removals]).toEqual([31.97, 1]);
});

test('[PAY-05] what gift cards pay follows a total that a reward has lowered', () => {
  const model = new GiftCardsViewModel(
    { applied: [anAppliedGiftCard()], isOffered: true, minimumCharge: 0, refused: undefined, done: '' },
    { useCases: () => Promise.reject(new Error('nothing is sent')), total: () => 20 },
  );
  expect(model.payment).toMatchObject({ giftCards: [{ amount: 20 }], toPay: 0 });
});

const cardsOf = (total: number, minimumCharge: number, ...balances: readonly number[]) =>
  new GiftCardsViewModel(
    {
      applied: balances.map((balance, place) => anAppliedGiftCard({ id: `${place}`, balance })),
      isOffered: true,
      minimumCharge,
      refused: undefined,
      done: '',
    },
    { useCases: () => Promise.reject(new Error('nothing is sent')), total: () => total },
  );

test.each([
  ['a card that could pay more', 25.3, [25, 10], false],
  ['a card that leaves the minimum', 25.3, [25], true],
  ['a card that is used up and happens to leave the minimum', 25.5, [25], false],
  ['two cards of which the second one leaves the minimum', 31.97, [25, 6.9], true],
])('[PAY-05] something stays on the gift cards so that a card can be charged: %s', (_what, total, balances, leaves) => {
  expect(cardsOf(total, 0.5, ...balances).leavesMinimum).toBe(leaves);
});

test('[CHK-09] a wrong PIN keeps what was typed, beside its message', async () => {
  const { model, type } = await atPayment();
  type(CARD.number, '0000');
  await model.apply();
  expect(model.form.field('giftCardNumber').errors).toEqual([
    'We couldn’t find a gift card with this number and PIN. Please check both.',
  ]);
  expect(model.form.values).toEqual({ giftCardNumber: CARD.number, giftCardPin: '0000' });
  expect([model.applied, model.submission.problem]).toEqual([[], undefined]);
});

test('[PAY-02] the number of a bank card is not sent', async () => {
  const { model, type, checkout } = await atPayment();
  checkout.isDown();
  type('4242 4242 4242 4242', '123');
  await model.apply();
  expect(model.form.faulty.map(({ key }) => key)).toEqual(['giftCardNumber', 'giftCardPin']);
});

test('[CHK-09] a service that is down is told above the fields, and nothing typed is lost', async () => {
  const { model, type, checkout } = await atPayment();
  checkout.fails(anUnreachable(), 'applyGiftCard');
  type(CARD.number, CARD.pin);
  await model.apply();
  expect(model.submission.problem?.message).toMatch(/Something went wrong/);
  expect(model.form.values.giftCardNumber).toBe(CARD.number);
});

test('[PAY-05] gift cards that leave less than a card can pay leave as much as it can, which is told', async () => {
  const { model, order, type, checkout } = await atPayment(31.97, 0.5);
  checkout.chargesAtLeast(0.5).hasGiftCard({ number: '7000000000000000002', pin: '4711' }, 6.9);
  type(CARD.number, CARD.pin);
  await model.apply();
  expect(model.leavesMinimum).toBe(false);
  type('7000000000000000002', '4711');
  await model.apply();
  expect(model.payment).toMatchObject({ giftCards: [{ amount: 25 }, { amount: 6.47 }], toPay: 0.5 });
  expect(model.leavesMinimum).toBe(true);
  order.total = 25.3;
  expect(model.payment).toMatchObject({ giftCards: [{ amount: 25 }, { amount: 0.3 }], toPay: 0 });
});
