import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DoubleStore } from '../../../../backend/payments/double/double-store.ts';
import { makePaymentDouble, type PaymentDoubleOptions } from '../../../../backend/payments/double/payment-double.ts';
import { StripePaymentProvider } from '../../../../backend/payments/stripe/stripe-payment-provider.ts';
import type { ContractCard } from '../../../contracts/payment-world';

export const SECRET_KEY = 'sk_test_of_the_double';
export const WEBHOOK_SECRET = 'whsec_of_the_double';
export const SHOP_ORIGIN = 'https://shop.example';

/** The numbers of the test cards, as documented. */
export const CARD_NUMBERS: Readonly<Record<ContractCard | 'slow' | 'lost' | 'bank-silent' | 'server-error', string>> = {
  approved: '4242424242424242',
  'captured-once': '4000008400000076',
  'needs-authentication': '4000002760003184',
  unavailable: '4000000000001109',
  'lost-answer': '4000000000001208',
  declined: '4000000000000002',
  'insufficient-funds': '4000000000009995',
  'wrong-security-code': '4000000000000127',
  'expired-card': '4000000000000069',
  slow: '4000000000001000',
  lost: '4000000000009987',
  'bank-silent': '4000000000000119',
  'server-error': '4000000000001307',
};

export interface RunningDouble {
  readonly origin: string;
  readonly file: string;
  readonly log: readonly string[];
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  /** Types a card on the provider's own page. */
  readonly typeCard: (number: string, more?: Readonly<Record<string, unknown>>) => Promise<Response>;
  readonly cardToken: (card: keyof typeof CARD_NUMBERS) => Promise<string>;
  /** The address of the page on which the shopper decides about a payment. */
  readonly decisionPage: (paymentId: string) => Promise<string>;
  /** The shopper opens that page and presses a button. Returns the response to it, a redirect. */
  readonly decide: (paymentId: string, decision: 'approve' | 'refuse') => Promise<Response>;
  /** The same for a card that is to be saved. */
  readonly decideSetup: (setupId: string, decision: 'approve' | 'refuse') => Promise<Response>;
  /** The shop's adapter on this provider. */
  readonly provider: (options?: { readonly timeoutMs?: number; readonly secretKey?: string }) => StripePaymentProvider;
  readonly close: () => Promise<void>;
}

const START = Date.UTC(2030, 0, 14, 12);

/** Starts the embedded provider on a port and a file of its own, with a clock under the test's control. */
export const startDouble = async (options: Partial<PaymentDoubleOptions> = {}): Promise<RunningDouble> => {
  const folder = await mkdtemp(join(tmpdir(), 'payments-'));
  const file = join(folder, 'payments.db');
  const log: string[] = [];
  let now = START;
  const clock = (): number => now;
  const app = await makePaymentDouble({
    store: new DoubleStore(file),
    clock,
    secretKey: SECRET_KEY,
    shopOrigins: [SHOP_ORIGIN],
    cardsPerMinute: 10_000,
    minimumChargeCents: 50,
    logLevel: 'trace',
    logDestination: { write: (line) => void log.push(line) },
    ...options,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const typeCard: RunningDouble['typeCard'] = (number, more = {}) =>
    fetch(`${origin}/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ number, expiryMonth: 12, expiryYear: 2040, securityCode: '123', ...more }),
    });
  const pageOf = async (path: string): Promise<string> => {
    const headers = { authorization: `Bearer ${options.secretKey ?? SECRET_KEY}` };
    const intent = await (await fetch(`${origin}/v1/${path}`, { headers })).json();
    return intent.next_action.redirect_to_url.url;
  };
  const decisionPage: RunningDouble['decisionPage'] = (paymentId) => pageOf(`payment_intents/${paymentId}`);
  const decideOn = async (page: string, decision: 'approve' | 'refuse'): Promise<Response> => {
    const [, secret = ''] = /name="secret" value="(\w+)"/.exec(await (await fetch(page)).text()) ?? [];
    const body = new URLSearchParams({ secret, decision });
    return fetch(page, { method: 'POST', body, redirect: 'manual' });
  };
  return {
    origin,
    file,
    decisionPage,
    decide: async (paymentId, decision) => decideOn(await decisionPage(paymentId), decision),
    decideSetup: async (setupId, decision) => decideOn(await pageOf(`setup_intents/${setupId}`), decision),
    log,
    now: clock,
    advance: (ms) => {
      now += ms;
    },
    typeCard,
    cardToken: async (card) => {
      const { token } = (await (await typeCard(CARD_NUMBERS[card])).json()) as { token: string };
      return token;
    },
    provider: ({ timeoutMs = 10_000, secretKey = SECRET_KEY } = {}) =>
      new StripePaymentProvider({
        secretKey,
        origin,
        timeoutMs,
        webhookSecret: WEBHOOK_SECRET,
        takesStoreCard: true,
        clock,
        log: { warn: (facts: unknown) => void log.push(JSON.stringify(facts)) },
      }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
