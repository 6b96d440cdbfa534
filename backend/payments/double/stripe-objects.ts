import type { DoubleStore, StoredIntent, StoredMethod, StoredRefund, StoredSetup } from './double-store.ts';

/** What an object needs from outside to be sent. */
export interface WireContext {
  readonly store: DoubleStore;
  /** Origin of this provider's own pages. */
  readonly origin: () => string;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

export const methodOnWire = ({ id, created, kind, customer, card }: StoredMethod): object => ({
  id,
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null },
  created: seconds(created),
  customer,
  livemode: false,
  metadata: {},
  type: kind,
  ...(card === null ? { paypal: {} } : { card: { ...card, checks: null, country: 'US', funding: 'credit' } }),
});

const chargeOnWire = (intent: StoredIntent): object => ({
  id: intent.charge,
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.received,
  amount_refunded: intent.refunded,
  captured: intent.status === 'succeeded',
  created: seconds(intent.created),
  currency: intent.currency,
  livemode: false,
  metadata: intent.metadata,
  paid: true,
  payment_intent: intent.id,
  payment_method: intent.method,
  payment_method_details:
    intent.kind === 'card'
      ? { type: 'card', card: { multicapture: { status: intent.multicapture ? 'available' : 'unavailable' } } }
      : { type: 'paypal', paypal: {} },
  refunded: intent.status === 'succeeded' && intent.received > 0 && intent.refunded === intent.received,
  status: 'succeeded',
});

/** The page on which the shopper decides about a payment. */
const decisionAddress = (origin: string, { id, secret, kind }: StoredIntent): string =>
  `${origin}/${kind === 'paypal' ? 'paypal' : 'authenticate'}/${id}?secret=${secret}`;

const nextActionOf = (intent: StoredIntent, origin: string): object | null =>
  intent.status === 'requires_action'
    ? {
        type: 'redirect_to_url',
        redirect_to_url: { url: decisionAddress(origin, intent), return_url: intent.returnUrl },
      }
    : null;

/** A PaymentIntent as Stripe sends it. `expand` names parts to send whole instead of by id. */
export const intentOnWire = (intent: StoredIntent, expand: readonly string[], context: WireContext): object => {
  const method = intent.method === null ? undefined : context.store.get('method', intent.method);
  const error = intent.error && { type: 'card_error', ...intent.error };
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.capturable,
    amount_received: intent.received,
    canceled_at: intent.status === 'canceled' ? seconds(intent.created) : null,
    capture_method: 'manual',
    client_secret: `${intent.id}_secret_${intent.secret}`,
    confirmation_method: 'automatic',
    created: seconds(intent.created),
    currency: intent.currency,
    customer: intent.customer,
    last_payment_error: error,
    latest_charge: intent.charge !== null && expand.includes('latest_charge') ? chargeOnWire(intent) : intent.charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: nextActionOf(intent, context.origin()),
    payment_method: method !== undefined && expand.includes('payment_method') ? methodOnWire(method) : intent.method,
    payment_method_types: [intent.kind],
    setup_future_usage: intent.saves ? 'off_session' : null,
    status: intent.status,
  };
};

/** A SetupIntent as Stripe sends it. */
export const setupOnWire = (setup: StoredSetup, expand: readonly string[], { store, origin }: WireContext): object => {
  const { id, secret, created, status, customer, returnUrl, error } = setup;
  const method = store.get('method', setup.method);
  const url = `${origin()}/setup/${id}?secret=${secret}`;
  return {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${secret}`,
    created: seconds(created),
    customer,
    last_setup_error: error && { type: 'card_error', ...error },
    livemode: false,
    metadata: {},
    next_action:
      status === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
        : null,
    payment_method: method !== undefined && expand.includes('payment_method') ? methodOnWire(method) : setup.method,
    payment_method_types: ['card'],
    status,
    usage: 'off_session',
  };
};

/** The charge of a payment, for events; undefined while there is none. */
export const chargeOf = (intent: StoredIntent): object | undefined =>
  intent.charge === null ? undefined : chargeOnWire(intent);

export const refundOnWire = ({ id, created, intent, amount, metadata }: StoredRefund, currency: string): object => ({
  id,
  object: 'refund',
  amount,
  created: seconds(created),
  currency,
  metadata,
  payment_intent: intent,
  reason: null,
  status: 'succeeded',
});

export const listOnWire = (url: string, data: readonly object[]): object => ({
  object: 'list',
  url,
  has_more: false,
  data,
});
