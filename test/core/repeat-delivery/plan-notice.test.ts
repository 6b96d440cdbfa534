import type { RepeatPlan } from '../../../core/repeat-delivery/repeat-plan';
import { noticeOf, planAlerts } from '../../../core/repeat-delivery/plan-notice';
import { aPlan, aPlanLine } from '../../builders/repeat-plan';

const textsOf = (...plans: ReadonlyArray<RepeatPlan>): ReadonlyArray<string> =>
  planAlerts(plans).map(({ text }) => text);

test.each([
  ['address', /had no delivery address/],
  ['phone', /need a phone number/],
  ['amount', /below the minimum charge/],
  ['gone', /no longer sold/],
  ['technical', /for technical reasons/],
  ['unknown', /This is paused/],
] as const)('[ACC-01] [RPD-03] a plan that the shop paused needs attention: %s', (pauseReason, words) => {
  expect(textsOf(aPlan({ status: 'paused', pauseReason }))).toEqual([expect.stringMatching(words)]);
});

test.each([
  [{ walletId: undefined }, 'its card was removed. Choose another card, then resume.'],
  [{ walletId: undefined, isDeclined: true }, 'its card was removed. Choose another card, then resume.'],
  [{ isCardExpired: true }, 'its card expires before the delivery. Choose another card, then resume.'],
  [{ isDeclined: true }, 'your card was declined several times. Choose another card, then resume.'],
  [
    { addressId: undefined, walletId: undefined },
    'its card was removed. Choose another card, then resume. The address was removed. Choose another one before you resume.',
  ],
] as const)('[ACC-01] [RPD-03] a plan that was paused for its card says what is true now: %o', (facts, words) => {
  expect(textsOf(aPlan({ status: 'paused', pauseReason: 'payment', ...facts }))).toEqual([
    `We paused this because ${words}`,
  ]);
});

test('[ACC-01] [RPD-02] a plan that was paused for its card and has another one now is resumed with that card', () => {
  const chosen = 'A card is chosen now. Resume it, and we’ll use that card.';
  expect(textsOf(aPlan({ status: 'paused', pauseReason: 'payment' }))).toEqual([expect.stringContaining(chosen)]);
});

test('[ACC-01] [RPD-02] a plan that was paused for its address says whether another one is chosen, and what else it lacks', () => {
  const paused = { status: 'paused', pauseReason: 'address' } as const;
  expect(textsOf(aPlan(paused))).toEqual([expect.stringContaining('An address is chosen now.')]);
  expect(textsOf(aPlan({ ...paused, addressId: undefined, isCardExpired: true }))).toEqual([
    'We paused this because its address was removed. Choose another address, then resume. The card expires before the next delivery. Choose another one before you resume.',
  ]);
});

test('[ACC-03] [RPD-02] a plan that was paused for an address that is for billing only now asks for another one', () => {
  const facts = { addressId: undefined, isAddressForBilling: true } as const;
  expect(textsOf(aPlan({ status: 'paused', pauseReason: 'address', ...facts }))).toEqual([
    'We paused this because its address is for billing only now. Choose another address, then resume.',
  ]);
});

test.each([
  [
    { status: 'paused', pauseReason: 'shopper' },
    'The address was removed. The card was removed. Choose another address and another card before you resume.',
  ],
  [
    { status: 'active' },
    'The address was removed. The card was removed. Choose another address and another card, or we’ll pause this delivery.',
  ],
] as const)('[RPD-02] a plan without address and card names both: %o', (facts, words) => {
  const notice = noticeOf(aPlan(facts), { address: 'removed', card: 'removed' });
  expect(notice).toMatchObject({ tone: 'warning', text: expect.stringContaining(words), toChange: 'address' });
});

test.each([
  [{ isDeclined: true, retryDate: '2030-01-25' }, 'Your card was declined. We’ll try again on Fri, Jan 25.'],
  [{ waitsForStock: true }, 'An item is out of stock.'],
  [{ isLate: true }, 'This delivery is delayed.'],
  [{ walletId: undefined }, 'The card was removed.'],
  [{ isCardExpired: true }, 'The card expires before the next delivery.'],
  [{ addressId: undefined }, 'The address was removed.'],
  [
    { isPhoneMissing: true },
    'We need a phone number for the delivery. Add a phone number to your profile, or we’ll pause this delivery.',
  ],
  [
    { isPhoneMissing: true, walletId: undefined },
    'Choose another card and add a phone number to your profile, or we’ll pause this delivery.',
  ],
  [
    { addressId: undefined, isAddressForBilling: true },
    'The address is for billing only now. Choose another one, or we’ll pause this delivery.',
  ],
] as const)('[ACC-01] [RPD-03] an active plan that cannot go on needs attention: %o', (facts, words) => {
  expect(textsOf(aPlan(facts))).toEqual([expect.stringContaining(words)]);
});

test('[ACC-01] a plan that goes on, or that the shopper stopped, needs none', () => {
  const cancelled = aPlan({ status: 'cancelled', walletId: undefined });
  expect(textsOf(aPlan(), aPlan({ status: 'paused', pauseReason: 'shopper' }), cancelled)).toEqual([]);
});

test('[ACC-01] the earliest is first, each with its name and its address', () => {
  const lines = [aPlanLine({ name: 'Clumping Litter' }), aPlanLine()];
  const later = aPlan({ id: '2', nextDate: '2030-03-01', isDeclined: true, lines });
  expect(planAlerts([later, aPlan({ id: 'a b', isLate: true })])).toMatchObject([
    { url: '/shop/RepeatDeliveryListingView#plan-a%20b', name: 'Chicken Kibble, 15 lb' },
    { url: '/shop/RepeatDeliveryListingView#plan-2', name: 'Clumping Litter and 1 more' },
  ]);
});

test('[ACC-01] [RPD-02] what the shopper paused is named only while no plan is active', () => {
  const paused = aPlan({ id: 'paused', status: 'paused', pauseReason: 'shopper', addressId: undefined });
  expect(textsOf(paused)).toEqual([
    'You paused this. We won’t send anything until you resume it. The address was removed. Choose another one before you resume.',
  ]);
  expect(textsOf(paused, aPlan())).toEqual([]);
});
