import type { SavedAddress } from '../../../../core/addresses/address';
import type { SavedCard } from '../../../../core/checkout/loading/checkout';
import type { CardEntryResult } from '../../../../core/checkout/steps/card-entry';
import { billToSaved, NEW_BILLING, SAME_AS_DELIVERY } from '../../../../ui/checkout/payment/billing-options';
import { NEW_CARD, PAYPAL } from '../../../../ui/checkout/payment/payment-options';
import { bestOption, firstBilling } from '../../../../ui/checkout/payment/payment-start';
import { PaymentViewModel } from '../../../../ui/checkout/payment/payment-view-model';
import { anAddress, aSavedAddress } from '../../../builders/address';
import { aCheckout, aChosenPayment, aSavedCard } from '../../../builders/checkout';
import { guestAtCheckout } from '../../../core/checkout/checkout-world';
import { aStepText, FakeTextSlot } from '../../../fakes/fake-text-slot';
import { screensOf } from '../checkout-screens';

const NOW = Date.UTC(2029, 11, 1);

const TYPED = { token: 'tok_visa', brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 };

const OFFICE = aSavedAddress({
  id: '800012',
  nickName: 'Office',
  line1: '5 Paw Rd',
  isDefault: { delivery: false, billing: true },
});
const PLAIN = aSavedAddress({
  id: '800013',
  nickName: 'Cabin',
  line1: '6 Fin Ct',
  isDefault: { delivery: false, billing: false },
});

const atPaymentWith = (...saved: ReadonlyArray<SavedAddress>) => startPayment([aSavedCard()], saved);

const atPayment = (...cards: ReadonlyArray<ReturnType<typeof aSavedCard>>) => startPayment(cards, []);

const startPayment = async (
  cards: ReadonlyArray<SavedCard>,
  saved: ReadonlyArray<SavedAddress>,
  slot = new FakeTextSlot(),
) => {
  const rewards = { payForAll: false };
  const world = await guestAtCheckout();
  world.book.hasAddresses('700055', ...saved);
  world.checkout.hasSavedCards(...cards);
  await world.setContact({ email: 'pat@example.test', phone: '6195550100' })();
  await world.setDeliveryAddress({ kind: 'typed', address: anAddress(), asTyped: true })();
  const screens = screensOf(world);
  const { cart: _cart, ...checkout } = await screens.checkout();
  const model = new PaymentViewModel(
    {
      checkout,
      chosen: bestOption(checkout, undefined, NOW),
      typedCard: undefined,
      saves: false,
      billTo: firstBilling(checkout),
      billing: undefined,
      keepsBilling: false,
    },
    {
      useCases: screens.useCases,
      dialogs: screens.dialogs,
      paidBy: () => (rewards.payForAll ? 'rewards' : undefined),
      costsTooLittle: () => false,
      kept: aStepText('/checkout/payment', { slot }),
      leave: screens.leave,
    },
  );
  return { ...world, ...screens, world, model, rewards };
};

const answering = (result: CardEntryResult) => ({ submit: () => Promise.resolve(result) });

test('[PAY-02] a new card is paid with its token, and Review comes next', async () => {
  const { model, checkout, left } = await atPayment();
  expect(model.chosen).toBe(NEW_CARD);
  model.card.useEntry(answering({ kind: 'token', card: TYPED }));
  await model.submit();
  expect((await checkout()).payment).toMatchObject({ kind: 'card', brand: 'visa', lastFour: '4242' });
  expect(left).toEqual(['/checkout/review']);
});

test('[PAY-02] a card that is not complete sends nothing; its fields say what is wrong', async () => {
  const { model, checkout, left } = await atPayment();
  model.card.useEntry(answering({ kind: 'invalid' }));
  await model.submit();
  expect((await checkout()).payment).toBeUndefined();
  expect(model.submission.problem).toBeUndefined();
  expect(model.isPending).toBe(false);
  expect(left).toEqual([]);
});

test('[CHK-09] a provider that cannot be reached says what else can be done', async () => {
  const { model } = await atPayment();
  await model.submit();
  expect(model.submission.problem?.message).toContain('still loading');
  model.card.useEntry(answering({ kind: 'failed' }));
  await model.submit();
  expect(model.submission.problem?.message).toContain('reload the page and try again, or use another payment method');
});

test('[CHK-09] the message of a card that could not be checked goes while it is checked again', async () => {
  const { model } = await atPayment();
  model.card.useEntry(answering({ kind: 'failed' }));
  await model.submit();
  const before = model.submission.problem;
  const again = model.submit();
  expect([model.isPending, model.submission.problem]).toEqual([true, undefined]);
  await again;
  expect(model.isPending).toBe(false);
  expect(model.submission.problem).toEqual(before);
});

test('[CHK-09] a card that the provider does not accept is said to be the problem, and nothing is sent', async () => {
  const { model, checkout, left } = await atPayment();
  model.card.useEntry(answering({ kind: 'refused' }));
  await model.submit();
  expect(model.submission.problem?.message).toContain('wasn’t accepted');
  expect([(await checkout()).payment, left]).toEqual([undefined, []]);
});

test('[PAY-05] rewards that pay for everything need no card', async () => {
  const { model, checkout, left, rewards } = await atPayment();
  rewards.payForAll = true;
  await model.submit();
  expect([(await checkout()).payment, left]).toEqual([undefined, ['/checkout/review']]);
});

test('[PAY-05] the default saved card is offered first, and PayPal is one choice away', async () => {
  const { model, checkout } = await atPayment(
    aSavedCard({ walletId: '1', isDefault: false }),
    aSavedCard({ walletId: '2' }),
  );
  expect(model.chosen).toBe('card:2');
  await model.submit();
  expect((await checkout()).payment).toMatchObject({ kind: 'saved', lastFour: '4242' });
  model.submission.reset();
  model.choose(PAYPAL);
  await model.submit();
  expect((await checkout()).payment).toMatchObject({ kind: 'paypal' });
});

test('[PAY-05] a saved card that was removed meanwhile is marked and cannot be chosen again', async () => {
  const { model, world, left } = await atPayment(aSavedCard({ walletId: '2' }));
  expect(model.chosen).toBe('card:2');
  world.checkout.hasSavedCards();
  await model.submit();
  expect(model.submission.problem?.message).toContain('no longer in your wallet');
  expect([model.gone, model.chosen, left]).toEqual([['card:2'], NEW_CARD, []]);
});

test('[CHK-04] the default billing address is offered first, and another saved one or the delivery is a choice away', async () => {
  const { model, checkout } = await atPaymentWith(OFFICE, PLAIN);
  expect(model.billTo).toBe(billToSaved(OFFICE));
  await model.submit();
  expect((await checkout()).billingAddress?.id).toBe(OFFICE.id);
  model.submission.reset();
  model.setBillTo(billToSaved(PLAIN));
  await model.submit();
  expect((await checkout()).billingAddress?.id).toBe(PLAIN.id);
  model.submission.reset();
  model.setBillTo(SAME_AS_DELIVERY);
  await model.submit();
  expect((await checkout()).billingAddress).toBeUndefined();
});

test('[CHK-03] a billing address of its own is checked and kept', async () => {
  const { model, checkout, left } = await atPayment(aSavedCard());
  model.setBillTo(NEW_BILLING);
  model.keepBilling(true);
  model.billing.form.setFields(anAddress({ line1: '', firstName: 'Kim' }));
  await model.submit();
  expect(model.billing.form.faulty.map(({ key }) => key)).toEqual(['line1']);
  model.billing.form.setFields({ line1: '9 Fur Rd' });
  await model.submit();
  expect(left).toEqual(['/checkout/review']);
  expect((await checkout()).billingAddress).toMatchObject({
    firstName: 'Kim',
    line1: '9 Fur Rd',
    isDefault: { delivery: false, billing: true },
  });
});

test.each([
  ['a new card', [], NEW_CARD],
  ['another saved card', [aSavedCard({ walletId: '7', lastFour: '1881' })], 'card:7'],
  ['a new card when the only saved one was declined', [aSavedCard({ walletId: '7', lastFour: '4242' })], NEW_CARD],
])('[PAY-05] after a declined payment %s is chosen at first', (_what, savedCards, chosen) => {
  const kind = savedCards.some(({ lastFour }) => lastFour === '4242') ? ('saved' as const) : ('card' as const);
  const { expiryMonth, expiryYear } = aSavedCard();
  const payment = aChosenPayment({ kind, lastFour: '4242', expiryMonth, expiryYear, declined: 'declined' });
  const { cart: _cart, ...checkout } = aCheckout({ payment, savedCards });
  expect(bestOption(checkout, undefined, NOW)).toBe(chosen);
});

test('[PLT-03] [CHK-04] what was chosen and ticked before hydration is kept', async () => {
  const { model, checkout } = await atPayment();
  const address = anAddress({ line1: '9 Fur Rd' });
  model.takeEarly({ payment: NEW_CARD, saves: 'true', billing: NEW_BILLING, billingDefault: 'true', ...address });
  model.card.useEntry(answering({ kind: 'token', card: TYPED }));
  expect([model.saves, model.keepsBilling]).toEqual([true, true]);
  await model.submit();
  expect((await checkout()).billingAddress).toMatchObject({
    line1: '9 Fur Rd',
    isDefault: { delivery: false, billing: true },
  });
});

test('[PLT-03] boxes that were unticked before hydration stay so, and those that were not on the page are left alone', async () => {
  const { model } = await atPayment();
  model.setSaves(true);
  model.keepBilling(true);
  model.takeEarly({ payment: NEW_CARD, billing: NEW_BILLING });
  expect([model.saves, model.keepsBilling]).toEqual([false, false]);
  model.setSaves(true);
  model.keepBilling(true);
  model.choose(PAYPAL);
  model.takeEarly({ payment: PAYPAL });
  expect([model.saves, model.keepsBilling]).toEqual([true, true]);
});

const expired = (walletId: string, isDefault: boolean) =>
  aSavedCard({ walletId, isDefault, expiryMonth: 11, expiryYear: 2029 });

test.each([
  ['a card that is not the default', [expired('1', true), aSavedCard({ walletId: '2', isDefault: false })], 'card:2'],
  ['a card after the first one', [expired('1', false), aSavedCard({ walletId: '2', isDefault: false })], 'card:2'],
  ['a new card', [expired('1', true), expired('2', false)], NEW_CARD],
  ['a card in its last month', [aSavedCard({ walletId: '1', expiryMonth: 12, expiryYear: 2029 })], 'card:1'],
])('[PAY-05] an expired card is never chosen at first, but %s', (_what, savedCards, chosen) => {
  const { cart: _cart, ...checkout } = aCheckout({ payment: undefined, savedCards });
  expect(bestOption(checkout, undefined, NOW)).toBe(chosen);
});

test('[PAY-05] a chosen card that has expired since is not chosen at first', () => {
  const [old, other] = [expired('1', true), aSavedCard({ walletId: '2', isDefault: false })];
  const { expiryMonth, expiryYear } = old;
  const payment = aChosenPayment({ kind: 'saved', expiryMonth, expiryYear });
  const { cart: _cart, ...checkout } = aCheckout({ payment, savedCards: [old, other] });
  expect(bestOption(checkout, undefined, Date.UTC(2029, 10, 30))).toBe('card:1');
  expect(bestOption(checkout, undefined, NOW)).toBe('card:2');
});

test('[PAY-05] PayPal is chosen at first when the only saved card has expired and no card can be typed', () => {
  const savedCards = [expired('1', true)];
  const { cart: _cart, ...checkout } = aCheckout({ payment: undefined, savedCards, cardFields: undefined });
  expect(bestOption(checkout, undefined, NOW)).toBe(PAYPAL);
});

test('[CHK-01] [CHK-09] a typed address for the bill comes back after a reload until it is sent, and nothing of the payment is kept', async () => {
  const slot = new FakeTextSlot();
  const { model } = await startPayment([], [OFFICE], slot);
  const stop = model.start();
  model.choose(NEW_CARD);
  model.setBillTo(NEW_BILLING);
  model.billing.form.change('line1', '7 Paw Rd');
  stop();
  expect(slot.text).not.toContain(NEW_CARD);
  const { model: reloaded, world } = await startPayment([], [OFFICE], slot);
  reloaded.start();
  expect([reloaded.billTo, reloaded.billing.form.values.line1]).toEqual([NEW_BILLING, '7 Paw Rd']);
  reloaded.billing.form.setFields(anAddress({ line1: '7 Paw Rd' }));
  world.directory.knowsPlaces({ city: 'San Diego', state: 'CA', zipCode: '92101' });
  reloaded.card.useEntry(answering({ kind: 'token', card: TYPED }));
  await reloaded.submit();
  expect(slot.text).toBeUndefined();
});

test('[CHK-09] a saved address for the bill that was removed meanwhile is not chosen again', async () => {
  const slot = new FakeTextSlot();
  const { model } = await startPayment([], [OFFICE, PLAIN], slot);
  const stop = model.start();
  model.setBillTo(billToSaved(PLAIN));
  stop();
  const { model: reloaded } = await startPayment([], [OFFICE], slot);
  reloaded.start();
  expect(reloaded.billTo).not.toBe(billToSaved(PLAIN));
});
