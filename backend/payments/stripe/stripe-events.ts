import Stripe from 'stripe';
import * as v from 'valibot';
import { ownValue } from '../../shared/own-value.ts';
import type { PaymentEventKind, PaymentEventReading } from '../payment-events.ts';

const idOf = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);

/** Key of a refund's metadata for the key of its operation. */
export const KEY_OF_REFUND = 'key';

const eventSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.string(),
      object: v.string(),
      payment_intent: v.nullish(idOf),
      metadata: v.nullish(v.record(v.string(), v.string())),
      amount_received: v.nullish(v.number()),
    }),
  }),
});

/** Stripe's event types that the shop uses. */
const KINDS: Readonly<Record<string, PaymentEventKind>> = {
  'payment_intent.amount_capturable_updated': 'authorised',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.succeeded': 'captured',
  'payment_intent.canceled': 'cancelled',
  'charge.captured': 'captured',
  'charge.refunded': 'refunded',
  'refund.failed': 'refund-failed',
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Stripe signs with HMAC-SHA256 over time and body; an event older than five minutes is refused. */
const isSigned = (body: string, signature: string, secret: string, now: number): boolean => {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, MAX_AGE_SECONDS, undefined, now) === true;
  } catch {
    return false;
  }
};

const MAX_AGE_SECONDS = 300;

/**
 * Verifies and decodes a webhook of Stripe.
 *
 * @param secret the secret of the webhook endpoint; without it nothing is accepted
 * @param now milliseconds since 1970
 */
export const readStripeEvent = (
  body: string,
  signature: string | undefined,
  { secret, now }: { readonly secret: string; readonly now: number },
): PaymentEventReading => {
  if (secret === '' || signature === undefined || !isSigned(body, signature, secret, now)) {
    return { kind: 'invalid', problem: 'signature' };
  }
  const result = v.safeParse(eventSchema, parse(body));
  if (!result.success) return { kind: 'invalid', problem: 'body' };
  const { id: eventId, type, data } = result.output;
  const kind = ownValue(KINDS, type);
  const { object } = data;
  const paymentId = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? undefined);
  if (kind === undefined || paymentId === undefined) return { kind: 'ignored', eventId };
  // Stripe sends this type after the authorisation and after each capture.
  const isCapture = kind === 'authorised' && (object.amount_received ?? 0) > 0;
  const refundKey = kind === 'refund-failed' ? object.metadata?.[KEY_OF_REFUND] : undefined;
  const key = refundKey === undefined ? {} : { refundKey };
  return { kind: 'event', event: { eventId, kind: isCapture ? 'captured' : kind, paymentId, ...key } };
};
