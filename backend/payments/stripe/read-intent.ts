import * as v from 'valibot';
import type { DeclineReason, MethodSummary, Payment, PaymentState, SavedMethod } from '../payment-results.ts';
import { declineReasonOf } from './stripe-failures.ts';

const optionalText = v.nullish(v.string());
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

export const methodSchema = v.object({
  id: v.string(),
  type: v.string(),
  customer: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
  card: v.nullish(v.object({ brand: v.string(), last4: v.string(), exp_month: v.number(), exp_year: v.number() })),
});

const chargeSchema = v.object({
  amount_refunded: cents,
  payment_method_details: v.nullish(
    v.object({ card: v.nullish(v.object({ multicapture: v.nullish(v.object({ status: v.string() })) })) }),
  ),
});

/** All states of a PaymentIntent in this version of the API. */
const STATES = {
  requires_payment_method: 'failed',
  requires_confirmation: 'failed',
  requires_action: 'needs-authentication',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'completed',
  canceled: 'cancelled',
} as const satisfies Readonly<Record<string, PaymentState>>;

/** A PaymentIntent with its method and latest charge expanded, as far as the shop reads it. */
const intentSchema = v.object({
  id: v.string(),
  amount: cents,
  amount_capturable: cents,
  amount_received: cents,
  currency: v.string(),
  status: v.picklist(Object.keys(STATES) as (keyof typeof STATES)[]),
  client_secret: optionalText,
  metadata: v.record(v.string(), v.string()),
  last_payment_error: v.nullish(v.object({ code: optionalText, decline_code: optionalText })),
  next_action: v.nullish(v.object({ redirect_to_url: v.nullish(v.object({ url: optionalText })) })),
  payment_method: v.nullish(v.union([v.string(), methodSchema])),
  latest_charge: v.nullish(v.union([v.string(), chargeSchema])),
});

export type Intent = v.InferOutput<typeof intentSchema>;

/** Parts of a PaymentIntent that a request asks for, so that `readIntent` finds them. */
export const EXPANDED = ['latest_charge', 'payment_method'];

/** Key of an intent's metadata for the order. */
export const ORDER = 'order';
/** Key of an intent's metadata for the operation key of its authorisation. */
export const AUTHORISATION = 'authorisation';

/**
 * Decodes a PaymentIntent. Returns undefined when a field that the shop needs is missing or of another type, or when the
 * status is unknown: an unknown one must not be taken for a failure, after which a shopper pays again.
 */
export const readIntent = (value: unknown): Intent | undefined => {
  const result = v.safeParse(intentSchema, value);
  return result.success ? result.output : undefined;
};

const stateOf = ({ status, amount_received: received }: Intent): PaymentState =>
  status === 'canceled' && received > 0 ? 'completed' : STATES[status];

const summaryOf = (method: Intent['payment_method']): MethodSummary | undefined => {
  if (typeof method !== 'object' || method === null) return undefined;
  if (method.type === 'paypal') return { kind: 'paypal' };
  return cardOf(method);
};

export const cardOf = ({ id, card }: v.InferOutput<typeof methodSchema>): SavedMethod | undefined =>
  card
    ? {
        kind: 'card',
        methodId: id,
        brand: card.brand,
        lastFour: card.last4,
        expiryMonth: card.exp_month,
        expiryYear: card.exp_year,
      }
    : undefined;

/** The customer's id of a PaymentMethod; undefined when it belongs to no one. */
export const ownerOf = (value: unknown): string | undefined => {
  const result = v.safeParse(methodSchema, value);
  const owner = result.success ? result.output.customer : undefined;
  return typeof owner === 'object' && owner !== null ? owner.id : (owner ?? undefined);
};

const failureOf = (intent: Intent, state: PaymentState): DeclineReason | undefined =>
  state === 'failed' ? declineReasonOf(intent.last_payment_error ?? {}) : undefined;

/** The payment that a PaymentIntent stands for. */
export const paymentOf = (intent: Intent): Payment => {
  const state = stateOf(intent);
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined;
  return {
    paymentId: intent.id,
    orderReference: intent.metadata[ORDER] ?? '',
    currency: intent.currency,
    state,
    amountCents: intent.amount,
    capturableCents: state === 'authorised' ? intent.amount_capturable : 0,
    capturedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    capturesSeveralTimes: charge?.payment_method_details?.card?.multicapture?.status === 'available',
    method: summaryOf(intent.payment_method),
    failure: failureOf(intent, state),
  };
};
