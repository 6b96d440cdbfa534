import type { RepeatPlan } from '../../../core/repeat-delivery/repeat-plan';
import { planAlerts } from '../../../core/repeat-delivery/plan-notice';
import { aPlan, aPlanLine } from '../../builders/repeat-plan';

const textsOf = (...plans: ReadonlyArray<RepeatPlan>): ReadonlyArray<string> =>
  planAlerts(plans).map(({ text }) => text);

test.each([
  ['payment', /card was declined several times, has expired or was removed/],
  ['address', /address was removed/],
  ['phone', /need a phone number/],
  ['amount', /below the minimum charge/],
  ['gone', /no longer sold/],
  ['technical', /for technical reasons/],
  ['unknown', /This is paused/],
] as const)('[ACC-01] [RPD-03] a plan that the shop paused needs attention: %s', (pauseReason, words) => {
  expect(textsOf(aPlan({ status: 'paused', pauseReason }))).toEqual([expect.stringMatching(words)]);
});

test.each([
  [{ isDeclined: true, retryDate: '2030-01-25' }, 'Your card was declined. We’ll try again on Fri, Jan 25.'],
  [{ waitsForStock: true }, 'An item is out of stock.'],
  [{ isLate: true }, 'This delivery is delayed.'],
  [{ walletId: undefined }, 'The card was removed.'],
  [{ addressId: undefined }, 'The address was removed.'],
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
