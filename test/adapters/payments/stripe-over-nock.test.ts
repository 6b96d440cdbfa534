import nock from 'nock';
import {
  publishedCharge,
  publishedError,
  publishedIntent,
  publishedList,
  publishedMethod,
  publishedRefund,
} from './stripe-bodies';
import {
  API,
  captureRequest,
  key,
  NOW,
  onPost,
  onRead,
  PAYMENT,
  provider,
  request,
  SECRET_KEY,
} from './stripe-under-test';

test('[PAY-04] [PAY-06] authorises with a PaymentIntent that is confirmed now and captured later', async () => {
  const sent = onPost('/v1/payment_intents', 200, publishedIntent());
  expect(await provider.authorise(request)).toEqual({
    kind: 'authorised',
    payment: {
      paymentId: PAYMENT,
      orderReference: 'order-1',
      currency: 'usd',
      state: 'authorised',
      amountCents: 8000,
      capturableCents: 8000,
      capturedCents: 0,
      refundedCents: 0,
      capturesSeveralTimes: true,
      method: {
        kind: 'card',
        methodId: 'pm_1Q0PsIJvEtkwdCNYMSaVuRz6',
        brand: 'visa',
        lastFour: '4242',
        expiryMonth: 8,
        expiryYear: 2036,
      },
      failure: undefined,
    },
  });
  expect(sent[0]?.fields).toEqual({
    amount: '8000',
    currency: 'usd',
    capture_method: 'manual',
    confirm: 'true',
    error_on_requires_action: 'false',
    'allowed_payment_method_types[0]': 'card',
    payment_method: 'pm_1Q0PsIJvEtkwdCNYMSaVuRz6',
    'payment_method_options[card][request_multicapture]': 'if_available',
    return_url: 'https://shop.example/checkout/return',
    'metadata[order]': 'order-1',
    'metadata[authorisation]': 'order-1:authorise:1',
    'expand[0]': 'latest_charge',
    'expand[1]': 'payment_method',
  });
  const headers = sent[0]?.headers;
  expect(headers?.get('idempotency-key')).toBe('order-1:authorise:1');
  expect(headers?.get('stripe-version')).toBe('2026-10-28.endive');
  expect(headers?.get('authorization')).toBe(`Bearer ${SECRET_KEY}`);
});

test('[PAY-04] hands a shopper to PayPal and names the address to come back to', async () => {
  const url = 'https://pm-redirects.stripe.com/authorize/acct_1/pa_nonce_1';
  const waiting = publishedIntent({
    status: 'requires_action',
    amount_capturable: 0,
    latest_charge: null,
    next_action: { redirect_to_url: { return_url: request.returnUrl, url }, type: 'redirect_to_url' },
    payment_method: publishedMethod({ type: 'paypal', card: undefined, paypal: { payer_email: null } }),
  });
  const sent = onPost('/v1/payment_intents', 200, waiting);
  expect(await provider.authorise({ ...request, method: { kind: 'paypal' } })).toMatchObject({
    kind: 'needs-authentication',
    url,
    clientSecret: `${PAYMENT}_secret_4kLLY8f7`,
    payment: { state: 'needs-authentication', method: { kind: 'paypal' } },
  });
  expect(sent[0]?.fields).toMatchObject({
    'allowed_payment_method_types[0]': 'paypal',
    'payment_method_data[type]': 'paypal',
    return_url: request.returnUrl,
  });
  expect(sent[0]?.fields.payment_method).toBeUndefined();
});

test('[PAY-04] saves a card for later use while the shopper is away', async () => {
  const sent = onPost('/v1/payment_intents', 200, publishedIntent({ customer: 'cus_1' }));
  await provider.authorise({ ...request, customerId: 'cus_1', savesMethod: true });
  expect(sent[0]?.fields).toMatchObject({ customer: 'cus_1', setup_future_usage: 'off_session' });
});

test('[PAY-01] a repeated response is not trusted: the present state is read', async () => {
  onPost('/v1/payment_intents', 200, publishedIntent(), { 'idempotent-replayed': 'true' });
  onRead(publishedIntent({ status: 'succeeded', amount_capturable: 0, amount_received: 5000 }));
  expect(await provider.lookUp(request)).toMatchObject({
    kind: 'found',
    payment: { state: 'completed', capturedCents: 5000 },
  });
});

test('[PAY-01] a payment behind a stored server error is found by its metadata', async () => {
  onPost('/v1/payment_intents', 500, publishedError({ type: 'api_error', message: 'Something went wrong.' }));
  nock(API)
    .get('/v1/payment_intents/search')
    .query(({ query }) => query === "metadata['authorisation']:'order-1:authorise:1'")
    .reply(200, {
      object: 'search_result',
      url: '/v1/payment_intents/search',
      has_more: false,
      data: [publishedIntent()],
    });
  expect(await provider.lookUp(request)).toMatchObject({ kind: 'authorised', payment: { paymentId: PAYMENT } });
});

describe('[PAY-01] a key that Stripe may have forgotten', () => {
  const hoursOld = (hours: number) => ({ ...request, key: { ...request.key, issuedAt: NOW - hours * 60 * 60_000 } });
  const onSearch = (status: number, body: object): void =>
    void nock(API).get('/v1/payment_intents/search').query(true).reply(status, body);
  const empty = { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, data: [] };

  test('is searched and never sent again', async () => {
    onSearch(200, empty);
    expect(await provider.lookUp(hoursOld(24))).toEqual({ kind: 'not-found' });
    expect(await provider.authorise(hoursOld(23))).toEqual({ kind: 'refused', reason: 'key-expired' });
  });

  test('has no payment for certain only when the search is complete, an hour after the last request', async () => {
    onSearch(200, empty);
    expect(await provider.lookUp(hoursOld(23))).toEqual({ kind: 'outcome-unknown', cause: 'in-progress' });
  });

  test.each([
    [400, 'a search that Stripe refuses'],
    [404, 'an address that Stripe does not have'],
  ])('is not taken for unused after a %s: %s', async (status) => {
    onSearch(status, publishedError({ type: 'invalid_request_error', message: '…' }));
    expect(await provider.lookUp(hoursOld(24))).toEqual({ kind: 'unavailable', cause: 'server-error' });
  });
});

test('[PAY-01] a payment in a state that the shop does not know is not taken for a failed one', async () => {
  onPost('/v1/payment_intents', 200, publishedIntent({ status: 'requires_review' }));
  expect(await provider.authorise(request)).toEqual({ kind: 'outcome-unknown', cause: 'unreadable-response' });
  onRead(publishedIntent({ status: 'requires_review' }));
  expect(await provider.payment(PAYMENT)).toEqual({ kind: 'unavailable', cause: 'server-error' });
});

test('[PAY-01] a read that Stripe refuses is not taken for a missing payment', async () => {
  nock(API)
    .get(`/v1/payment_intents/${PAYMENT}`)
    .query(true)
    .reply(400, publishedError({ type: 'invalid_request_error', message: 'Invalid API version.' }));
  expect(await provider.payment(PAYMENT)).toEqual({ kind: 'unavailable', cause: 'server-error' });
});

describe('[PAY-04] [PAY-06] capturing at Stripe', () => {
  test('keeps the rest reserved until the last shipment and records the key with the payment', async () => {
    onRead(publishedIntent());
    const sent = onPost(
      `/v1/payment_intents/${PAYMENT}/capture`,
      200,
      publishedIntent({ amount_received: 3000, amount_capturable: 5000 }),
    );
    expect(await provider.capture({ ...captureRequest, isLast: false })).toMatchObject({
      kind: 'captured',
      payment: { capturedCents: 3000, capturableCents: 5000 },
    });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('order-1:capture:1');
    expect(sent[0]?.fields).toMatchObject({ amount_to_capture: '3000', final_capture: 'false' });
    const [record] = Object.keys(sent[0]?.fields ?? {}).filter((field) => field.startsWith('metadata['));
    const name = record?.slice('metadata['.length, -1) ?? '';
    expect(name.length).toBeLessThanOrEqual(40);
    onRead(
      publishedIntent({
        metadata: { [name]: sent[0]?.fields[record ?? ''] },
        amount_received: 8000,
        status: 'succeeded',
      }),
    );
    expect(await provider.capture({ ...captureRequest, isLast: false })).toMatchObject({ kind: 'captured' });
  });

  test('without multicapture, takes the money of all shipments with the last one', async () => {
    const single = publishedIntent({
      latest_charge: publishedCharge({
        payment_method_details: { type: 'card', card: { multicapture: { status: 'unavailable' } } },
      }),
    });
    onRead(single);
    expect(await provider.capture({ ...captureRequest, isLast: false })).toMatchObject({ kind: 'deferred' });
    onRead(single);
    const done = publishedIntent({ status: 'succeeded', amount_received: 5000, amount_capturable: 0 });
    const sent = onPost(`/v1/payment_intents/${PAYMENT}/capture`, 200, done);
    const last = { ...captureRequest, amountCents: 2000, shippedBeforeCents: 3000, isLast: true };
    expect(await provider.capture(last)).toMatchObject({ kind: 'captured', payment: { capturedCents: 5000 } });
    expect(sent[0]?.fields.amount_to_capture).toBe('5000');
    expect(sent[0]?.fields.final_capture).toBeUndefined();
  });

  test.each([
    ['charge_expired_for_capture', 'authorisation-expired'],
    ['payment_intent_unexpected_state', 'wrong-state'],
    ['amount_too_large', 'amount-too-large'],
  ])('%s is refused: %s', async (code, reason) => {
    onRead(publishedIntent());
    onPost(
      `/v1/payment_intents/${PAYMENT}/capture`,
      400,
      publishedError({ type: 'invalid_request_error', code, message: '…' }),
    );
    expect(await provider.capture({ ...captureRequest, isLast: true })).toEqual({ kind: 'refused', reason });
  });

  test('is unavailable, with nothing sent, while the payment cannot be read', async () => {
    nock(API).get(`/v1/payment_intents/${PAYMENT}`).query(true).reply(502, '<html>');
    expect(await provider.capture({ ...captureRequest, isLast: true })).toEqual({
      kind: 'unavailable',
      cause: 'server-error',
    });
  });
});

describe('[PAY-04] [PAY-06] cancelling and refunding at Stripe', () => {
  test('releases what is left of a partly captured payment by a last capture of nothing', async () => {
    onRead(publishedIntent({ amount_received: 3000, amount_capturable: 5000 }));
    const done = publishedIntent({ status: 'succeeded', amount_received: 3000, amount_capturable: 0 });
    const sent = onPost(`/v1/payment_intents/${PAYMENT}/capture`, 200, done);
    expect(await provider.cancel({ key: key('order-1:cancel:1'), paymentId: PAYMENT })).toMatchObject({
      kind: 'released',
      payment: { state: 'completed', capturedCents: 3000 },
    });
    expect(sent[0]?.fields).toMatchObject({ amount_to_capture: '0', final_capture: 'true' });
  });

  test('refunds with a key of its own, finds a refund that was already made, and reports one that failed', async () => {
    const captured = publishedIntent({ status: 'succeeded', amount_received: 5000, amount_capturable: 0 });
    const onList = (...refunds: Parameters<typeof publishedList>[1][number][]): void =>
      void nock(API)
        .get('/v1/refunds')
        .query({ payment_intent: PAYMENT, limit: 100 })
        .reply(200, publishedList('/v1/refunds', refunds));
    const refund = { key: key('order-1:refund:1'), paymentId: PAYMENT, amountCents: 2000, refundedBeforeCents: 0 };
    onRead(captured);
    onList();
    const sent = onPost('/v1/refunds', 200, publishedRefund());
    expect(await provider.refund(refund)).toMatchObject({ kind: 'refunded', payment: { refundedCents: 2000 } });
    expect(sent[0]?.fields).toEqual({ payment_intent: PAYMENT, amount: '2000', 'metadata[key]': 'order-1:refund:1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('order-1:refund:1');
    onRead(captured);
    onList(publishedRefund({ metadata: { key: 'order-1:refund:1' } }));
    expect(await provider.refund(refund)).toMatchObject({ kind: 'refunded' });
    onRead(captured);
    onList(publishedRefund({ metadata: { key: 'order-1:refund:1' }, status: 'failed' }));
    expect(await provider.refund(refund)).toEqual({ kind: 'refused', reason: 'refund-failed' });
    onRead(captured);
    onList();
    onPost('/v1/refunds', 200, publishedRefund({ status: 'failed' }));
    expect(await provider.refund(refund)).toEqual({ kind: 'refused', reason: 'refund-failed' });
  });
});
