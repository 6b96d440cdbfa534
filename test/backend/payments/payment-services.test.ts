import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../backend/config.ts';
import { TEST_CARDS } from '../../../backend/payments/double/test-cards.ts';
import { startPayments, type PaymentServices } from '../../../backend/payment-services.ts';
import type { PaymentConfig } from '../../../backend/payments/read-payment-config.ts';
import { eventually } from '../../support/eventually';
import { readFileSync } from 'node:fs';

const STRIPE = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_hunter2',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
};
const PUBLIC = {
  PUBLIC_ORIGIN: 'https://shop.example',
  DEMO_LOGON_ID: '',
  CITRUS_KEY: 'own',
  DISCOVER_API_KEY: 'own',
  GEOLOCATION_KEY: 'own',
};

const paymentsOf = (environment: Readonly<Record<string, string>>): PaymentConfig | undefined | readonly string[] => {
  const reading = readConfig(environment);
  return reading.ok ? reading.config.payments : reading.problems;
};

describe('[PAY-04] [PLT-05] the provider of a shop', () => {
  test('is the embedded one for a demonstration, embedded by pages of this machine', () => {
    expect(paymentsOf({})).toEqual({
      kind: 'embedded',
      host: '127.0.0.1',
      port: 0,
      origin: undefined,
      shopOrigins: ['http://127.0.0.1:*', 'http://localhost:*'],
      minimumChargeCents: 0,
    });
  });

  test('is none on a public shop, unless it is Stripe', () => {
    expect(paymentsOf(PUBLIC)).toBeUndefined();
    expect(paymentsOf({ ...PUBLIC, ...STRIPE })).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_hunter2',
      publishableKey: 'pk_live_1',
      scriptUrl: 'https://js.stripe.com/v3/',
      webhookSecret: 'whsec_hunter2',
    });
  });

  test('is never the embedded one on a public shop', () => {
    expect(paymentsOf({ ...PUBLIC, PAYMENT_PROVIDER: 'embedded' })).toEqual([
      expect.stringMatching(/^PAYMENT_PROVIDER must be stripe or none/),
      expect.stringMatching(/^This holds because PUBLIC_ORIGIN is https/),
    ]);
  });

  test.each([
    [{ PAYMENT_PROVIDER: 'stripe' }, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
    [{ STRIPE_SECRET_KEY: 'sk_live_hunter2' }, ['PAYMENT_PROVIDER']],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_hunter2' }, ['STRIPE_SECRET_KEY']],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'hunter2' }, ['STRIPE_WEBHOOK_SECRET']],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, ['STRIPE_PUBLISHABLE_KEY']],
    [{ ...STRIPE, STRIPE_SCRIPT_URL: 'http://js.stripe.example/v3/' }, ['STRIPE_SCRIPT_URL']],
    [{ ...STRIPE, STRIPE_SCRIPT_URL: 'javascript:alert(1)' }, ['STRIPE_SCRIPT_URL']],
    [{ ...STRIPE, STRIPE_SCRIPT_URL: 'https://*.stripe.example/v3/' }, ['STRIPE_SCRIPT_URL']],
    [{ PAYMENT_PROVIDER: 'paypal' }, ['PAYMENT_PROVIDER']],
    [{ PAYMENT_HOST: '0.0.0.0' }, ['PAYMENT_ORIGIN']],
    [{ PAYMENT_ORIGIN: 'http://localhost:3000', PUBLIC_ORIGIN: 'http://localhost:3000' }, ['PAYMENT_ORIGIN']],
    [{ PAYMENT_PORT: 'any' }, ['PAYMENT_PORT']],
  ])('%j is refused with the names of the settings and without secrets', (environment, names) => {
    const problems = paymentsOf(environment);
    const lines = Array.isArray(problems) ? problems : [];
    expect(lines.map((line: string) => line.split(' ')[0])).toEqual(names);
    expect(lines.join()).not.toContain('hunter2');
  });
});

describe('[PAY-03] the embedded provider in the backend', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payment-services-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = (port = 0, checkoutLimit = 600): Promise<PaymentServices> =>
    startPayments({
      config: {
        kind: 'embedded',
        host: '127.0.0.1',
        port,
        origin: undefined,
        shopOrigins: ['http://127.0.0.1:*'],
        minimumChargeCents: 30,
      },
      dataFolder: folder,
      checkoutLimit,
      clock: Date.now,
      log: { warn: () => undefined },
      logLevel: 'silent',
    });

  test('[PAY-05] takes the shop’s own credit card, which Stripe does not', async () => {
    const embedded = await start();
    const options = {
      dataFolder: folder,
      checkoutLimit: 600,
      clock: Date.now,
      log: { warn: () => undefined },
      logLevel: 'silent',
    } as const;
    const config = paymentsOf({ ...PUBLIC, ...STRIPE });
    if (config === undefined || !('kind' in config)) throw new Error('no provider was configured');
    const stripe = await startPayments({ ...options, config });
    expect([embedded, stripe].map(({ provider }) => provider.takesStoreCard)).toEqual([true, false]);
    await Promise.all([embedded.close(), stripe.close()]);
  });

  const typeCard = (origin: string): Promise<Response> =>
    fetch(`${origin}/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ number: '4242424242424242', expiryMonth: 12, expiryYear: 2090, securityCode: '123' }),
    });

  const tokenAt = async (origin: string): Promise<string> =>
    ((await (await typeCard(origin)).json()) as { token: string }).token;

  test('[PAY-02] takes a tenth as many typed cards from an address as requests to place an order', async () => {
    const running = await start(0, 20);
    const origin = running.cardFields.kind === 'embedded' ? running.cardFields.origin : '';
    const statuses: number[] = [];
    for (let card = 0; card < 3; card += 1) statuses.push((await typeCard(origin)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await running.close();
  });

  const requestOf = (key: string, token: string) =>
    ({
      key: { value: key, issuedAt: Date.now() },
      orderReference: 'order-1',
      amountCents: 500,
      currency: 'usd',
      method: { kind: 'card', token },
      returnUrl: 'http://127.0.0.1:3000/return',
      savesMethod: false,
    }) as const;

  test('keeps payments across a restart with new keys', async () => {
    const first = await start();
    const { cardFields } = first;
    const origin = cardFields.kind === 'embedded' ? cardFields.origin : '';
    const request = requestOf('services:1', await tokenAt(origin));
    const made = await first.provider.authorise(request);
    expect(made.kind).toBe('authorised');
    await first.close();
    const second = await start();
    expect(await second.provider.lookUp(request)).toEqual(made);
    await second.close();
  });

  test('sends the events that wait as soon as it knows the address of the shop', async () => {
    const running = await start();
    const { cardFields, provider } = running;
    const token = await tokenAt(cardFields.kind === 'embedded' ? cardFields.origin : '');
    const made = await provider.authorise(requestOf('services:2', token));
    const kinds: unknown[] = [];
    const shop = createHttpServer((request, response) => {
      void text(request).then((body) => {
        kinds.push(provider.readWebhook(body, String(request.headers['stripe-signature'])));
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    running.sendEventsTo(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/events`);
    const paymentId = made.kind === 'authorised' ? made.payment.paymentId : '';
    await eventually(() =>
      expect(kinds).toContainEqual({
        kind: 'event',
        event: expect.objectContaining({ kind: 'authorised', paymentId }),
      }),
    );
    await running.close();
    shop.close();
  });

  test('[PLT-05] names its setting when its port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    await expect(start(port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program`);
    await expect(start(port)).rejects.toThrow('set PAYMENT_PORT to another port');
    blocker.close();
  });

  test('documents every test card', () => {
    const documented = readFileSync(join(__dirname, '../../../docs/payments.md'), 'utf8').replace(/ /g, '');
    expect(TEST_CARDS.filter(({ number }) => !documented.includes(`|${number}|`))).toEqual([]);
  });
});
