import nock from 'nock';
import type { AuthoriseRequest } from '../../../backend/payments/payment-provider.ts';
import { StripePaymentProvider } from '../../../backend/payments/stripe/stripe-payment-provider.ts';

export const API = 'https://api.stripe.com';
export const SECRET_KEY = 'sk_test_51_a_secret_of_the_tests';
export const NOW = Date.UTC(2030, 0, 14);
export const PAYMENT = 'pi_3Q0PsIJvEtkwdCNY0OrderA';

export const logged: unknown[] = [];
/** The adapter with a time-out in milliseconds. */
export const providerWith = (timeoutMs: number): StripePaymentProvider =>
  new StripePaymentProvider({
    secretKey: SECRET_KEY,
    webhookSecret: '',
    timeoutMs,
    clock: () => NOW,
    log: { warn: (...line: readonly unknown[]) => void logged.push(line) },
  });

export const provider = providerWith(20_000);

export const key = (value: string) => ({ value, issuedAt: NOW });

export const request: AuthoriseRequest = {
  key: key('order-1:authorise:1'),
  orderReference: 'order-1',
  amountCents: 8000,
  currency: 'usd',
  method: { kind: 'card', token: 'pm_1Q0PsIJvEtkwdCNYMSaVuRz6' },
  returnUrl: 'https://shop.example/checkout/return',
  savesMethod: false,
};

export const captureRequest = {
  key: key('order-1:capture:1'),
  paymentId: PAYMENT,
  amountCents: 3000,
  shippedBeforeCents: 0,
};

/** The form fields of a request, as a record. */
const fieldsOf = async (sent: Request): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(new URLSearchParams(await sent.text()));

export interface Sent {
  readonly headers: Headers;
  readonly fields: Readonly<Record<string, string>>;
}

/** Replies once to a POST and returns what was sent. */
export const onPost = (path: string, status: number, body: object, headers: Record<string, string> = {}): Sent[] => {
  const sent: Sent[] = [];
  nock(API)
    .post(path)
    .reply(async (each: Request) => {
      sent.push({ headers: each.headers, fields: await fieldsOf(each) });
      return [status, body, headers];
    });
  return sent;
};

export const onRead = (body: object): void =>
  void nock(API).get(`/v1/payment_intents/${PAYMENT}`).query(true).reply(200, body);
