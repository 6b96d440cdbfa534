import type { DoubleStore, StoredIntent, StoredMethod } from './double-store.ts';
import { newId } from './double-store.ts';
import type { CaptureIntent, CreateIntent } from './request-schemas.ts';
import {
  amountTooLarge,
  AUTHENTICATION_FAILED,
  cardErrorOf,
  invalidParameter,
  missingResource,
  rateLimited,
  serverError,
  unexpectedState,
} from './stripe-fault.ts';
import { walletCardOf } from './wallet-cards.ts';

/** Key of the metadata by which payments can be searched. */
const SEARCHED = 'authorisation';

const write = (store: DoubleStore, intent: StoredIntent): StoredIntent => {
  store.put('intent', intent, intent.metadata[SEARCHED] ?? '');
  return intent;
};

export const requireIntent = (store: DoubleStore, id: string): StoredIntent => {
  const intent = store.get('intent', id);
  if (intent === undefined) throw missingResource('payment_intent', id, 'intent');
  return intent;
};

/** A method that no customer has saved may be used for one payment; a saved one for payments of its customer. */
const methodFor = (
  store: DoubleStore,
  { payment_method: id, customer, payment_method_data: data }: CreateIntent,
  now: number,
): StoredMethod => {
  if (data !== undefined) {
    const payPal: StoredMethod = {
      id: newId('pm'),
      created: now,
      kind: 'paypal',
      customer: null,
      isDetached: false,
      card: null,
      behaviour: 'needs-authentication',
    };
    store.put('method', payPal, '');
    return payPal;
  }
  const method = id === undefined ? undefined : (store.get('method', id) ?? walletCardOf(id, now));
  if (method === undefined) throw missingResource('PaymentMethod', id ?? '', 'payment_method');
  if (method.isDetached || method.isSpent === true) {
    throw invalidParameter(
      'payment_method',
      'The provided PaymentMethod was used without a Customer, or was detached from one. It may not be used again.',
    );
  }
  if (method.customer !== null && method.customer !== customer) {
    throw invalidParameter('payment_method', 'The PaymentMethod belongs to another Customer.');
  }
  // It is kept from now on: a payment names it.
  store.put('method', method, method.customer ?? '');
  return method;
};

/** Saves the card of an accepted payment, or lets it pay no more. The shop's own card pays again by its number. */
const attach = (store: DoubleStore, { customer, method, saves, created }: StoredIntent): void => {
  const stored = method === null ? undefined : store.get('method', method);
  if (stored === undefined || stored.kind !== 'card' || stored.customer !== null) return;
  if (saves && customer !== null) store.put('method', { ...stored, customer }, customer);
  else if (walletCardOf(stored.id, created) === undefined) store.put('method', { ...stored, isSpent: true }, '');
};

/** Reserves the money of a payment whose method was accepted. */
const reserve = (store: DoubleStore, intent: StoredIntent): StoredIntent => {
  attach(store, intent);
  return write(store, {
    ...intent,
    status: 'requires_capture',
    capturable: intent.amount,
    charge: newId('ch'),
    error: null,
  });
};

/** Creates and confirms a payment. A declined one is kept with its error. Throws a fault when nothing is to be kept. */
export const createIntent = (store: DoubleStore, request: CreateIntent, now: number): StoredIntent => {
  if (request.customer !== undefined && store.get('customer', request.customer) === undefined) {
    throw missingResource('customer', request.customer, 'customer');
  }
  const method = methodFor(store, request, now);
  const [kind = 'card'] = request.allowed_payment_method_types;
  if (kind !== method.kind) throw invalidParameter('payment_method', `The payment method is not of the type ${kind}.`);
  if (method.behaviour === 'unavailable') throw rateLimited();
  if (method.behaviour === 'server-error') throw serverError();
  const error = cardErrorOf(method.behaviour) ?? null;
  const wantsSeveral = request.payment_method_options?.card.request_multicapture === 'if_available';
  const intent: StoredIntent = {
    id: newId('pi'),
    secret: newId('s').slice(2),
    created: now,
    amount: request.amount,
    currency: request.currency,
    status: error === null ? 'requires_action' : 'requires_payment_method',
    capturable: 0,
    received: 0,
    refunded: 0,
    metadata: request.metadata,
    customer: request.customer ?? null,
    method: method.id,
    kind,
    saves: request.setup_future_usage !== undefined,
    returnUrl: request.return_url ?? null,
    multicapture: kind === 'card' && wantsSeveral && method.behaviour !== 'captured-once',
    charge: null,
    error,
  };
  return error !== null || method.behaviour === 'needs-authentication' ? write(store, intent) : reserve(store, intent);
};

/** The shopper approves or refuses a payment that waits for it. A payment that does not wait is left unchanged. */
export const decideIntent = (
  store: DoubleStore,
  intent: StoredIntent,
  decision: 'approve' | 'refuse',
): StoredIntent => {
  if (intent.status !== 'requires_action') return intent;
  return decision === 'approve'
    ? reserve(store, intent)
    : write(store, { ...intent, status: 'requires_payment_method', error: AUTHENTICATION_FAILED });
};

/** Captures money. With `final_capture`, which is the default, the rest is released. */
export const captureIntent = (store: DoubleStore, id: string, request: CaptureIntent): StoredIntent => {
  const intent = requireIntent(store, id);
  if (intent.status !== 'requires_capture') throw unexpectedState('captured', intent.status);
  const isFinal = request.final_capture ?? true;
  if (!isFinal && !intent.multicapture) {
    throw invalidParameter('final_capture', 'This payment can be captured only once: multicapture is not available.');
  }
  const amount = request.amount_to_capture ?? intent.capturable;
  if (amount > intent.capturable) {
    throw amountTooLarge('amount_to_capture', 'The amount is greater than what can be captured.');
  }
  if (amount === 0 && (intent.received === 0 || !isFinal))
    throw invalidParameter('amount_to_capture', 'Invalid integer');
  return write(store, {
    ...intent,
    received: intent.received + amount,
    capturable: isFinal ? 0 : intent.capturable - amount,
    status: isFinal ? 'succeeded' : 'requires_capture',
    metadata: { ...intent.metadata, ...request.metadata },
  });
};

/** Cancels a payment of which nothing was captured. */
export const cancelIntent = (store: DoubleStore, id: string): StoredIntent => {
  const intent = requireIntent(store, id);
  const isOpen = intent.status !== 'succeeded' && intent.status !== 'canceled';
  if (!isOpen) throw unexpectedState('canceled', intent.status);
  return write(store, { ...intent, status: intent.received > 0 ? 'succeeded' : 'canceled', capturable: 0 });
};

/** Adds a refund to the refunded total of its payment. */
export const addRefunded = (store: DoubleStore, intent: StoredIntent, amount: number): StoredIntent =>
  write(store, { ...intent, refunded: intent.refunded + amount });
