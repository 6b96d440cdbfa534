import { plansUsing } from '../../../core/repeat-delivery/plans-using';
import { usedByPlans } from '../../../ui/repeat-delivery/used-by-plans-text';
import { aPlan } from '../../builders/repeat-plan';

test.each([
  [1, 0, 'A repeat delivery uses this', 'Without another card, we’ll pause it before the next delivery and email you.'],
  [
    3,
    0,
    '3 repeat deliveries use this',
    'Without another card, we’ll pause them before the next delivery and email you.',
  ],
  [0, 1, 'A paused repeat delivery uses this', 'It stays paused, and can’t be resumed without another card.'],
  [0, 2, '2 paused repeat deliveries use this', 'They stay paused, and can’t be resumed without another card.'],
  [
    1,
    1,
    '2 repeat deliveries use this, 1 of them paused',
    'Without another card, we’ll pause the active one before the next delivery and email you.',
  ],
  [
    2,
    1,
    '3 repeat deliveries use this, 1 of them paused',
    'Without another card, we’ll pause the active ones before the next delivery and email you.',
  ],
])('[ACC-03] of %i active and %i paused plans it is said what follows for them', (active, paused, title, text) => {
  expect(usedByPlans('card', { active, paused })).toEqual({ title, text, link: 'Choose another card first' });
});

test('[ACC-03] nothing is said of no plans, and that they could not be checked of unknown ones', () => {
  expect(usedByPlans('address', { active: 0, paused: 0 })).toBeUndefined();
  expect(usedByPlans('address', undefined)).toMatchObject({ link: 'Check your repeat deliveries first' });
});

test('[ACC-03] the plans of a card and of an address are counted apart by whether they are paused', () => {
  const plans = [
    aPlan({ walletId: '1', addressId: '7' }),
    aPlan({ walletId: '1', addressId: '8', status: 'paused', pauseReason: 'shopper' }),
    aPlan({ walletId: '1', addressId: '7', status: 'cancelled' }),
    aPlan({ walletId: '2', addressId: '7' }),
  ];
  expect(plansUsing(plans, { walletId: '1' })).toEqual({ active: 1, paused: 1 });
  expect(plansUsing(plans, { addressId: '7' })).toEqual({ active: 2, paused: 0 });
});
