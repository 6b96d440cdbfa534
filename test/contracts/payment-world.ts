import type { AuthoriseRequest, OperationKey, PaymentProvider } from '../../backend/payments/payment-provider.ts';
import type {
  CancelResult,
  CaptureResult,
  DeclineReason,
  Payment,
  RefundResult,
} from '../../backend/payments/payment-results.ts';
import type { Making } from './making';

/** How a card of the world behaves. */
export type ContractCard =
  'approved' | 'captured-once' | 'needs-authentication' | 'unavailable' | 'lost-answer' | (typeof DECLINES)[number];

/** The world behind a PaymentProvider. */
export interface PaymentProviderWorld {
  readonly provider: PaymentProvider;
  /** Milliseconds since 1970, as the provider sees it. */
  readonly now: () => number;
  readonly cardToken: (card: ContractCard) => Promise<string>;
  /** The token of the shop's own credit card, as the shop issues it. */
  readonly storeCardToken: string;
  /** The shopper approves or refuses a payment that needs authentication. */
  readonly decides: (payment: Payment, decision: 'approve' | 'refuse') => Promise<void>;
  /** The shopper approves or refuses a card that is to be saved and needs authentication. */
  readonly decidesSetup: (setupId: string, decision: 'approve' | 'refuse') => Promise<void>;
  /** How many payments the provider has for an order, in any state. */
  readonly countPayments: (orderReference: string) => Promise<number>;
}

export const DECLINES = [
  'declined',
  'insufficient-funds',
  'wrong-security-code',
  'expired-card',
] as const satisfies DeclineReason[];

export const DAY_MS = 24 * 60 * 60_000;

let serial = 0;

/** A number that no other test of this process has. */
export const nextSerial = (): number => (serial += 1);

/** The provider under test with shorthands for its requests. */
export interface PaymentActions {
  readonly world: PaymentProviderWorld;
  readonly provider: PaymentProvider;
  /** A new key, issued now. */
  readonly key: () => OperationKey;
  readonly requestFor: (card: ContractCard, more?: Partial<AuthoriseRequest>) => Promise<AuthoriseRequest>;
  readonly authorised: (card?: ContractCard, amountCents?: number) => Promise<Payment>;
  readonly read: (paymentId: string) => Promise<Payment>;
  readonly capture: (
    payment: Payment,
    amountBeforeAndLast: readonly [number, number, boolean],
    key?: OperationKey,
  ) => Promise<CaptureResult>;
  readonly cancel: (payment: Payment) => Promise<CancelResult>;
  readonly refund: (
    payment: Payment,
    amountAndBefore: readonly [number, number],
    key?: OperationKey,
  ) => Promise<RefundResult>;
}

export const makePaymentActions = async (makeWorld: Making<PaymentProviderWorld>): Promise<PaymentActions> => {
  const world = await makeWorld();
  const { provider } = world;
  const key = (): OperationKey => ({ value: `test:${process.pid}:${nextSerial()}`, issuedAt: world.now() });
  const requestFor: PaymentActions['requestFor'] = async (card, more = {}) => ({
    key: key(),
    orderReference: `order-${process.pid}-${nextSerial()}`,
    amountCents: 8000,
    currency: 'usd',
    method: { kind: 'card', token: await world.cardToken(card) },
    returnUrl: 'https://shop.example/checkout/return',
    savesMethod: false,
    ...more,
  });
  return {
    world,
    provider,
    key,
    requestFor,
    authorised: async (card = 'approved', amountCents = 8000) => {
      const result = await provider.authorise(await requestFor(card, { amountCents }));
      if (result.kind !== 'authorised') throw new Error(`not authorised: ${JSON.stringify(result)}`);
      return result.payment;
    },
    read: async (paymentId) => {
      const reading = await provider.payment(paymentId);
      if (reading.kind !== 'found') throw new Error(`not found: ${JSON.stringify(reading)}`);
      return reading.payment;
    },
    capture: ({ paymentId }, [amountCents, shippedBeforeCents, isLast], by = key()) =>
      provider.capture({ key: by, paymentId, amountCents, shippedBeforeCents, isLast }),
    cancel: ({ paymentId }) => provider.cancel({ key: key(), paymentId }),
    refund: ({ paymentId }, [amountCents, refundedBeforeCents], by = key()) =>
      provider.refund({ key: by, paymentId, amountCents, refundedBeforeCents }),
  };
};
