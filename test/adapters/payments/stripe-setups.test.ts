import { publishedSetup } from './stripe-bodies';
import { key, onPost, provider } from './stripe-under-test';

test('[ACC-03] [PAY-04] saves a card without a payment by a SetupIntent that is confirmed now', async () => {
  const sent = onPost('/v1/setup_intents', 200, publishedSetup());
  const setup = { key: key('setup:1'), customerId: 'cus_1', token: 'pm_1', returnUrl: 'https://shop.example/wallet' };
  expect(await provider.saveMethod(setup)).toEqual({
    kind: 'saved',
    method: {
      kind: 'card',
      methodId: 'pm_1Q0PsIJvEtkwdCNYMSaVuRz6',
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 8,
      expiryYear: 2036,
    },
  });
  expect(sent[0]?.fields).toEqual({
    customer: 'cus_1',
    payment_method: 'pm_1',
    'allowed_payment_method_types[0]': 'card',
    usage: 'off_session',
    confirm: 'true',
    return_url: 'https://shop.example/wallet',
    'expand[0]': 'payment_method',
  });
  expect(sent[0]?.headers.get('idempotency-key')).toBe('setup:1');
});

test.each([
  ['succeeded', { payment_method: 'pm_1' }, { kind: 'outcome-unknown', cause: 'unreadable-response' }],
  ['processing', {}, { kind: 'outcome-unknown', cause: 'in-progress' }],
  ['requires_action', { next_action: { type: 'use_stripe_sdk' } }, { kind: 'declined', reason: 'declined' }],
])('[ACC-03] [PAY-04] a SetupIntent that is %s with %j saves nothing', async (status, more, result) => {
  onPost('/v1/setup_intents', 200, publishedSetup({ status, ...more }));
  const setup = { key: key('setup:2'), customerId: 'cus_1', token: 'pm_1', returnUrl: 'https://shop.example/wallet' };
  expect(await provider.saveMethod(setup)).toEqual(result);
});
