import { newId, type DoubleStore, type StoredSetup } from './double-store.ts';
import type { CreateSetup } from './request-schemas.ts';
import {
  cardErrorOf,
  invalidParameter,
  missingResource,
  rateLimited,
  serverError,
  SETUP_NOT_APPROVED,
} from './stripe-fault.ts';

const write = (store: DoubleStore, setup: StoredSetup): StoredSetup => {
  store.put('setup', setup, setup.customer);
  return setup;
};

export const requireSetup = (store: DoubleStore, id: string): StoredSetup => {
  const setup = store.get('setup', id);
  if (setup === undefined) throw missingResource('setup_intent', id, 'intent');
  return setup;
};

/** Attaches the card to its customer. */
const succeed = (store: DoubleStore, setup: StoredSetup): StoredSetup => {
  const { customer } = setup;
  const method = store.get('method', setup.method);
  if (method !== undefined) store.put('method', { ...method, customer }, customer);
  return write(store, { ...setup, status: 'succeeded', error: null });
};

/** Creates and confirms the setup of a card. A declined one is kept with its error. Throws a fault when nothing is to be kept. */
export const createSetup = (store: DoubleStore, request: CreateSetup, now: number): StoredSetup => {
  const { customer, payment_method: id, return_url: returnUrl = null } = request;
  if (store.get('customer', customer) === undefined) throw missingResource('customer', customer, 'customer');
  const method = store.get('method', id);
  if (method?.kind !== 'card') throw missingResource('PaymentMethod', id, 'payment_method');
  if (method.isDetached || (method.customer !== null && method.customer !== customer)) {
    throw invalidParameter('payment_method', 'The PaymentMethod may not be used by this Customer.');
  }
  if (method.behaviour === 'unavailable') throw rateLimited();
  if (method.behaviour === 'server-error') throw serverError();
  const error = cardErrorOf(method.behaviour) ?? null;
  const setup: StoredSetup = {
    id: newId('seti'),
    secret: newId('s').slice(2),
    created: now,
    status: error === null ? 'requires_action' : 'requires_payment_method',
    customer,
    method: id,
    returnUrl,
    error,
  };
  // It is kept from now on: a setup names it.
  store.put('method', method, method.customer ?? '');
  const waits = error !== null || method.behaviour === 'needs-authentication';
  return waits ? write(store, setup) : succeed(store, setup);
};

/** The shopper approves or refuses a card that waits for it. A setup that does not wait is left unchanged. */
export const decideSetup = (store: DoubleStore, setup: StoredSetup, decision: 'approve' | 'refuse'): StoredSetup => {
  if (setup.status !== 'requires_action') return setup;
  return decision === 'approve'
    ? succeed(store, setup)
    : write(store, { ...setup, status: 'requires_payment_method', error: SETUP_NOT_APPROVED });
};
