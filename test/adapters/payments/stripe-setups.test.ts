import { publishedError, publishedMethod, publishedSetup } from './stripe-bodies';
import nock from 'nock';
import { API, key, onPost, provider } from './stripe-under-test';

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

describe('[ACC-03] [PAY-04] the date of a saved card', () => {
  const METHOD = '/v1/payment_methods/pm_1';
  const renewed = { customerId: 'cus_1', methodId: 'pm_1', expiryMonth: 4, expiryYear: 2041 };
  const owned = (customer: string | null): void =>
    void nock(API)
      .get(METHOD)
      .reply(200, publishedMethod({ id: 'pm_1', customer }));

  test('is changed by an update of the PaymentMethod', async () => {
    owned('cus_1');
    const sent = onPost(METHOD, 200, publishedMethod({ id: 'pm_1', customer: 'cus_1' }));
    expect(await provider.changeExpiry(renewed)).toEqual({ kind: 'changed' });
    expect(sent[0]?.fields).toEqual({ 'card[exp_month]': '4', 'card[exp_year]': '2041' });
  });

  test('of another customer is not sent to Stripe', async () => {
    owned('cus_2');
    expect(await provider.changeExpiry(renewed)).toEqual({ kind: 'refused', reason: 'unknown-method' });
  });

  test('that Stripe does not take is declined, and its outcome is unknown after a server error', async () => {
    owned('cus_1');
    const type = 'card_error';
    onPost(METHOD, 402, publishedError({ type, code: 'invalid_expiry_year', message: 'Invalid.' }));
    expect(await provider.changeExpiry(renewed)).toEqual({ kind: 'declined', reason: 'declined' });
    owned('cus_1');
    onPost(METHOD, 500, publishedError({ type: 'api_error', message: 'Broken.' }));
    expect(await provider.changeExpiry(renewed)).toEqual({ kind: 'outcome-unknown', cause: 'server-error' });
  });
});
