import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { signatureOf } from '../../../backend/shared/signed-post.ts';
import { eventually } from '../../support/eventually';
import { SECRET_KEY, SHOP_ORIGIN, startDouble, WEBHOOK_SECRET, type RunningDouble } from './support/running-double';
import { requestOn } from './support/payment-requests';

let double: RunningDouble;
beforeAll(async () => {
  // A busy machine needs some of the time before the time-out until the request is there.
  double = await startDouble({ slowMs: 2_000 });
});
afterAll(() => double.close());

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${double.origin}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
    body: new URLSearchParams(fields),
  });

describe('[PAY-03] the embedded provider', () => {
  test('does not reveal that a card is lost', async () => {
    expect(await double.provider().authorise(await requestOn(double, 'lost'))).toEqual({
      kind: 'declined',
      reason: 'declined',
    });
  });

  test('asks to try again later when the bank is silent', async () => {
    const result = await double.provider().authorise(await requestOn(double, 'bank-silent'));
    expect(result).toEqual({ kind: 'declined', reason: 'try-again-later' });
  });

  test('[PAY-01] is slow with the slow card: a late answer is an unknown outcome with one payment', async () => {
    const request = await requestOn(double, 'slow');
    expect(await double.provider({ timeoutMs: 1_000 }).authorise(request)).toEqual({
      kind: 'outcome-unknown',
      cause: 'time-out',
    });
    expect((await double.provider().lookUp(request)).kind).toBe('authorised');
    expect((await double.provider().authorise(await requestOn(double, 'slow'))).kind).toBe('authorised');
  });

  test('[PAY-01] repeats a server error for a day; after that a look-up says that there is no payment', async () => {
    const other = await startDouble();
    const request = await requestOn(other, 'server-error');
    const unknown = { kind: 'outcome-unknown', cause: 'server-error' };
    expect(await other.provider().authorise(request)).toEqual(unknown);
    expect(await other.provider().lookUp(request)).toEqual(unknown);
    other.advance(24 * 60 * 60_000);
    expect(await other.provider().lookUp(request)).toEqual({ kind: 'not-found' });
    await other.close();
  });

  test('[PAY-01] keeps a declined card declined for its key', async () => {
    const request = await requestOn(double, 'insufficient-funds');
    const provider = double.provider();
    const declined = { kind: 'declined', reason: 'insufficient-funds' };
    expect([await provider.authorise(request), await provider.lookUp(request)]).toEqual([declined, declined]);
  });

  test.each([
    [`pcc_${'a'.repeat(32)}`, 'authorised'],
    ['demo-visa', 'authorised'],
    ['pcc_short', 'refused'],
    ['demo-visa-2', 'refused'],
  ] as const)('[PAY-05] the token %s of a card that nobody typed is %s', async (token, outcome) => {
    const method = { kind: 'card', token } as const;
    const result = await double.provider().authorise(await requestOn(double, 'approved', { method }));
    expect(result.kind).toBe(outcome);
  });

  test('[PAY-04] refuses a wrong secret key', async () => {
    const provider = double.provider({ secretKey: 'sk_test_wrong' });
    expect(await provider.authorise(await requestOn(double, 'approved'))).toEqual({
      kind: 'unavailable',
      cause: 'credentials',
    });
  });

  test('a stopped provider is unreachable, and nothing happened', async () => {
    const stopped = await startDouble();
    const request = await requestOn(stopped, 'approved');
    const provider = stopped.provider();
    await stopped.close();
    expect(await provider.authorise(request)).toEqual({ kind: 'unavailable', cause: 'unreachable' });
  });
});

describe('[PAY-03] [PAY-04] the wire of the embedded provider', () => {
  test('names an unknown parameter, a wrong amount and a return address outside the shop', async () => {
    const { method } = await requestOn(double, 'approved');
    const fields = {
      amount: '8000',
      currency: 'usd',
      capture_method: 'manual',
      confirm: 'true',
      'allowed_payment_method_types[0]': 'card',
      payment_method: method.kind === 'card' ? method.token : '',
    };
    const paramOf = async (more: Record<string, string>): Promise<unknown> => {
      const response = await post('/payment_intents', { ...fields, ...more });
      const { error } = (await response.json()) as { error: { type: string; param: string } };
      return [response.status, error.type, error.param];
    };
    const refused = (param: string): unknown => [400, 'invalid_request_error', param];
    expect(await paramOf({ surprise: '1' })).toEqual(refused('surprise'));
    expect(await paramOf({ amount: '80.5' })).toEqual(refused('amount'));
    expect(await paramOf({ 'metadata[__proto__]': 'x', amount: '-1' })).toEqual(refused('amount'));
    expect(await paramOf({ return_url: 'https://evil.example/' })).toEqual(refused('return_url'));
    expect(await paramOf({ payment_method: 'pm_none' })).toEqual(refused('payment_method'));
  });

  test('repeats the stored response, marked as such, and refuses the key with other parameters', async () => {
    const create = (order: string) =>
      post('/customers', { 'metadata[account]': order }, { 'idempotency-key': 'wire:1' });
    const first = await create('1');
    const again = await create('1');
    expect(await again.json()).toEqual(await first.json());
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    const other = await create('2');
    expect([other.status, (await other.json()).error.type]).toEqual([400, 'idempotency_error']);
  });

  test('refuses a key that is too long instead of doing the work without one', async () => {
    const response = await post('/customers', {}, { 'idempotency-key': 'k'.repeat(256) });
    expect([response.status, (await response.json()).error.type]).toEqual([400, 'invalid_request_error']);
  });

  test('refuses bodies that are too large, of another type, or without a key', async () => {
    expect((await post('/customers', { 'metadata[a]': 'x'.repeat(20_000) })).status).toBe(413);
    expect((await post('/customers', {}, { authorization: '' })).status).toBe(401);
    const json = await fetch(`${double.origin}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    expect((await json.json()).error.type).toBe('invalid_request_error');
  });
});

describe('[PAY-03] the pages on which shoppers decide', () => {
  test('show the amount, need no script, and lead back to the shop with the outcome', async () => {
    const provider = double.provider();
    for (const [decision, status] of [
      ['approve', 'succeeded'],
      ['refuse', 'failed'],
    ] as const) {
      const result = await provider.authorise(await requestOn(double, 'needs-authentication'));
      const id = result.kind === 'needs-authentication' ? result.payment.paymentId : '';
      const page = await fetch(await double.decisionPage(id));
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      const html = await page.text();
      expect(html).toContain('$80.00');
      expect(html).not.toContain('<script');
      const response = await double.decide(id, decision);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(
        `${SHOP_ORIGIN}/checkout/return?step=pay&payment_intent=${id}&redirect_status=${status}`,
      );
    }
  });

  test('stay unchanged after the decision and hide payments without their secret', async () => {
    const provider = double.provider();
    const result = await provider.authorise(await requestOn(double, 'approved', { method: { kind: 'paypal' } }));
    const id = result.kind === 'needs-authentication' ? result.payment.paymentId : '';
    const page = await double.decisionPage(id);
    await double.decide(id, 'refuse');
    const secret = new URL(page).searchParams.get('secret') ?? '';
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ secret, decision: 'approve' }),
      redirect: 'manual',
    });
    expect(await provider.payment(id)).toMatchObject({ payment: { state: 'failed' } });
    expect(await (await fetch(page)).text()).toContain('already responded');
    expect((await fetch(page.replace(secret, '0'.repeat(30)))).status).toBe(404);
    expect((await fetch(page.replace('/paypal/', '/authenticate/'))).status).toBe(404);
  });

  test.each(['/paypal/pi_1', '/authenticate/pi_1?secret=short', '/paypal/pi_1?secret[a]=b'])(
    '[ERR-07] %s is a page that says that there is no such payment',
    async (path) => {
      const response = await fetch(`${double.origin}${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('There is no such payment.');
    },
  );
});

/** How often each waiting event was sent. */
const attemptsIn = (file: string): readonly unknown[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select attempts from event').all();
  database.close();
  return rows.map(({ attempts }) => attempts);
};

describe('[PAY-03] [PAY-04] events of the embedded provider', () => {
  test('are signed, sent again until they are accepted, and lead to the state of the payment', async () => {
    const received: { readonly body: string; readonly signature: string | undefined }[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const signature = request.headers['stripe-signature'];
        received.push({ body, signature: Array.isArray(signature) ? signature[0] : signature });
        response.writeHead(received.length === 1 ? 500 : 204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
    const other = await startDouble({ webhook: { url: () => url, secret: WEBHOOK_SECRET } });
    const provider = other.provider();
    const made = await provider.authorise(await requestOn(other, 'approved'));
    const paymentId = made.kind === 'authorised' ? made.payment.paymentId : '';
    // The time of the next attempt is taken from the clock, so the clock must not move before it is stored.
    await eventually(() => expect(attemptsIn(other.file)).toEqual([1]));
    other.advance(60_000);
    await eventually(() => expect(received).toHaveLength(2));
    const [first, second] = received.map(({ body, signature }) => provider.readWebhook(body, signature));
    expect(second).toEqual({
      kind: 'event',
      event: { eventId: expect.stringMatching(/^evt_/), kind: 'authorised', paymentId },
    });
    expect(first).toEqual(second);
    await other.close();
    receiver.close();
  });

  test('[PAY-01] are read only when they are signed, fresh and whole', () => {
    const provider = double.provider();
    const now = double.now();
    const event = (type: string, object: object): string => JSON.stringify({ id: 'evt_1', type, data: { object } });
    const intent = { id: 'pi_1', object: 'payment_intent', amount_received: 0 };
    const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' };
    const read = (body: string, secret = WEBHOOK_SECRET, at = now) =>
      provider.readWebhook(body, signatureOf(body, secret, at));
    const kindOf = (type: string, object: object): unknown => {
      const reading = read(event(type, object));
      return reading.kind === 'event' ? [reading.event.kind, reading.event.paymentId] : reading.kind;
    };
    expect(kindOf('payment_intent.amount_capturable_updated', intent)).toEqual(['authorised', 'pi_1']);
    expect(kindOf('payment_intent.amount_capturable_updated', { ...intent, amount_received: 5 })).toEqual([
      'captured',
      'pi_1',
    ]);
    expect(kindOf('payment_intent.payment_failed', intent)).toEqual(['failed', 'pi_1']);
    expect(kindOf('payment_intent.canceled', intent)).toEqual(['cancelled', 'pi_1']);
    expect(kindOf('charge.captured', charge)).toEqual(['captured', 'pi_1']);
    expect(kindOf('charge.refunded', charge)).toEqual(['refunded', 'pi_1']);
    expect(kindOf('refund.failed', { id: 're_1', object: 'refund', payment_intent: 'pi_1' })).toEqual([
      'refund-failed',
      'pi_1',
    ]);
    const key = 'refund:return:7';
    const failed = event('refund.failed', { id: 're_1', object: 'refund', payment_intent: 'pi_1', metadata: { key } });
    expect(read(failed)).toMatchObject({ event: { kind: 'refund-failed', refundKey: key } });
    expect(kindOf('customer.created', { id: 'cus_1', object: 'customer' })).toBe('ignored');
    expect(kindOf('constructor', intent)).toBe('ignored');
    const body = event('payment_intent.canceled', intent);
    const unsigned = { kind: 'invalid', problem: 'signature' };
    expect(provider.readWebhook(body, undefined)).toEqual(unsigned);
    expect(provider.readWebhook(`${body} `, signatureOf(body, WEBHOOK_SECRET, now))).toEqual(unsigned);
    expect(read(body, 'whsec_of_another')).toEqual(unsigned);
    expect(read(body, WEBHOOK_SECRET, now - 301_000)).toEqual(unsigned);
    expect(read('{}')).toEqual({ kind: 'invalid', problem: 'body' });
    expect(read('nonsense')).toEqual({ kind: 'invalid', problem: 'body' });
  });
});
