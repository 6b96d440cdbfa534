import nock from 'nock';
import { publishedDecline, publishedError, publishedIntent } from './stripe-bodies';
import { API, logged, onPost, provider, providerWith, request, SECRET_KEY } from './stripe-under-test';

beforeEach(() => logged.splice(0));

describe('[PAY-01] [PAY-04] a failure of Stripe', () => {
  test.each([
    ['card_declined', 'generic_decline', 'declined'],
    ['card_declined', 'insufficient_funds', 'insufficient-funds'],
    ['card_declined', 'lost_card', 'declined'],
    ['card_declined', 'stolen_card', 'declined'],
    ['card_declined', 'fraudulent', 'declined'],
    ['card_declined', 'try_again_later', 'try-again-later'],
    ['card_declined', undefined, 'declined'],
    ['incorrect_cvc', 'incorrect_cvc', 'wrong-security-code'],
    ['expired_card', 'expired_card', 'expired-card'],
    ['incorrect_number', undefined, 'wrong-number'],
    ['processing_error', undefined, 'try-again-later'],
    ['payment_intent_authentication_failure', undefined, 'authentication-failed'],
    ['constructor', '__proto__', 'declined'],
  ])('402 %s (%s) is declined: %s', async (code, declineCode, reason) => {
    onPost('/v1/payment_intents', 402, publishedDecline(code, declineCode));
    expect(await provider.authorise(request)).toEqual({ kind: 'declined', reason });
    expect(logged).toEqual([]);
  });

  test.each([
    [
      400,
      { type: 'invalid_request_error', message: 'The provided PaymentMethod was … It may not be used again.' },
      { kind: 'refused', reason: 'unknown-method' },
    ],
    [400, { type: 'idempotency_error', message: 'Keys …' }, { kind: 'refused', reason: 'key-reused' }],
    [
      400,
      { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method', message: 'No such …' },
      { kind: 'refused', reason: 'unknown-method' },
    ],
    [
      400,
      { type: 'invalid_request_error', code: 'amount_too_large', message: 'Amount …' },
      { kind: 'refused', reason: 'amount-too-large' },
    ],
    [400, { type: 'invalid_request_error', message: 'Invalid …' }, { kind: 'refused', reason: 'invalid-request' }],
    [401, { type: 'invalid_request_error', message: 'Invalid API Key' }, { kind: 'unavailable', cause: 'credentials' }],
    [403, { type: 'invalid_request_error', message: 'No permission' }, { kind: 'unavailable', cause: 'credentials' }],
    [
      429,
      { type: 'api_error', code: 'lock_timeout', message: 'Busy' },
      { kind: 'unavailable', cause: 'too-many-requests' },
    ],
    [
      409,
      { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use' },
      { kind: 'outcome-unknown', cause: 'in-progress' },
    ],
    [500, { type: 'api_error', message: 'Error' }, { kind: 'outcome-unknown', cause: 'server-error' }],
    [503, { type: 'api_error', message: 'Error' }, { kind: 'outcome-unknown', cause: 'server-error' }],
  ])('%s %j becomes %j, after one request', async (status, error, result) => {
    onPost('/v1/payment_intents', status, publishedError(error));
    expect(await provider.authorise(request)).toEqual(result);
  });

  test.each([
    ['ECONNREFUSED', 'connect', { kind: 'unavailable', cause: 'unreachable' }],
    ['ENOTFOUND', 'getaddrinfo', { kind: 'unavailable', cause: 'unreachable' }],
    ['ECONNRESET', 'read', { kind: 'outcome-unknown', cause: 'connection-lost' }],
    ['EPIPE', 'write', { kind: 'outcome-unknown', cause: 'connection-lost' }],
  ])('%s during %s becomes %j, after one request', async (code, syscall, result) => {
    let requests = 0;
    nock(API)
      .persist()
      .post('/v1/payment_intents', () => {
        requests += 1;
        return true;
      })
      .replyWithError(Object.assign(new Error(code), { code, syscall }));
    expect(await provider.authorise(request)).toEqual(result);
    expect(requests).toBe(1);
  });

  test('no address of several answers: nothing was sent', async () => {
    const refusedBy = (address: string): Error =>
      Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED', syscall: 'connect' });
    const error = Object.assign(new AggregateError([refusedBy('192.0.2.1'), refusedBy('192.0.2.2')]), {
      code: 'ECONNREFUSED',
    });
    nock(API).post('/v1/payment_intents').replyWithError(error);
    expect(await provider.authorise(request)).toEqual({ kind: 'unavailable', cause: 'unreachable' });
  });

  test('a response that does not come in time leaves the outcome unknown', async () => {
    nock(API).post('/v1/payment_intents').delay(2_000).reply(200, publishedIntent());
    expect(await providerWith(200).authorise(request)).toEqual({ kind: 'outcome-unknown', cause: 'time-out' });
  });

  test.each([
    ['no JSON', '<html>'],
    ['no payment', '{"object":"payment_intent"}'],
  ])('a response with %s leaves the outcome unknown', async (_what, body) => {
    nock(API).post('/v1/payment_intents').reply(200, body);
    expect(await provider.authorise(request)).toEqual({ kind: 'outcome-unknown', cause: 'unreadable-response' });
  });

  test('is logged without keys, tokens and messages', async () => {
    onPost(
      '/v1/payment_intents',
      401,
      publishedError({ type: 'invalid_request_error', message: `Invalid ${SECRET_KEY}` }),
      {
        'request-id': 'req_1',
      },
    );
    await provider.authorise(request);
    expect(JSON.stringify(logged)).toContain('req_1');
    expect(JSON.stringify(logged)).not.toMatch(/sk_test|pm_1/);
  });
});
