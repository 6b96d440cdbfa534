import type * as v from 'valibot';
import { newId, type StoredIntent, type StoredMethod } from './double-store.ts';
import { addRefunded, cancelIntent, captureIntent, createIntent, requireIntent } from './intents.ts';
import { recordChange, type RecordEvent } from './provider-events.ts';
import type * as schemas from './request-schemas.ts';
import { isShopOrigin } from './shop-origins.ts';
import {
  alreadyRefunded,
  amountTooLarge,
  amountTooSmall,
  declinedCard,
  invalidParameter,
  missingResource,
} from './stripe-fault.ts';
import { chargeOf, intentOnWire, listOnWire, methodOnWire, refundOnWire, type WireContext } from './stripe-objects.ts';

/** A response, and how it is delivered. */
export interface Outcome {
  readonly status: number;
  /** JSON. */
  readonly body: string;
  readonly delivery?: 'slow' | 'lost';
}

export interface OperationsDeps extends WireContext {
  readonly clock: () => number;
  readonly record: RecordEvent;
  /** Origins to which shoppers may be sent back. */
  readonly shopOrigins: readonly string[];
  /** The smallest amount of a payment, in whole cents. */
  readonly minimumChargeCents: number;
}

type Parameters<S extends keyof typeof schemas> = v.InferOutput<(typeof schemas)[S] & v.GenericSchema>;

interface ById {
  readonly id: string;
}

const ok = (body: object, delivery?: Outcome['delivery']): Outcome => ({
  status: 200,
  body: JSON.stringify(body),
  ...(delivery && { delivery }),
});

/** Operations on payments. */
const paymentOperations = (deps: OperationsDeps) => {
  const { store, clock, record, shopOrigins, minimumChargeCents } = deps;
  const changed = (intent: StoredIntent, expand: readonly string[]): object => {
    recordChange(record, intent, deps);
    return intentOnWire(intent, expand, deps);
  };
  return {
    create: (parameters: Parameters<'createIntentSchema'>): Outcome => {
      const { return_url: returnUrl } = parameters;
      if (returnUrl !== undefined && !isShopOrigin(new URL(returnUrl).origin, shopOrigins)) {
        throw invalidParameter('return_url', 'The return URL must be of an origin of the shop.');
      }
      if (parameters.amount < minimumChargeCents) throw amountTooSmall(minimumChargeCents);
      const intent = createIntent(store, parameters, clock());
      const body = changed(intent, parameters.expand);
      if (intent.error !== null) {
        const { status, error } = declinedCard(intent.error, body);
        return { status, body: JSON.stringify({ error }) };
      }
      const behaviour = intent.method === null ? undefined : store.get('method', intent.method)?.behaviour;
      return ok(body, behaviour === 'slow' ? 'slow' : behaviour === 'lost-answer' ? 'lost' : undefined);
    },
    capture: (parameters: Parameters<'captureSchema'>, { id }: ById): Outcome =>
      ok(changed(captureIntent(store, id, parameters), parameters.expand)),
    cancel: ({ expand }: Parameters<'cancelSchema'>, { id }: ById): Outcome =>
      ok(changed(cancelIntent(store, id), expand)),
    read: ({ expand }: Parameters<'readSchema'>, { id }: ById): object =>
      intentOnWire(requireIntent(store, id), expand, deps),
    search: ({ query, expand }: Parameters<'searchSchema'>): object => {
      const [, key = ''] = /:'([^']*)'$/.exec(query) ?? [];
      const parts = expand.map((part) => part.replace(/^data\./, ''));
      const found = key === '' ? [] : store.list('intent', key);
      return {
        object: 'search_result',
        url: '/v1/payment_intents/search',
        has_more: false,
        next_page: null,
        data: found.map((intent) => intentOnWire(intent, parts, deps)),
      };
    },
  };
};

/** Operations on refunds. */
const refundOperations = (deps: OperationsDeps) => {
  const { store, clock, record } = deps;
  return {
    refund: ({ payment_intent: id, amount: wanted, metadata }: Parameters<'refundSchema'>): Outcome => {
      const intent = requireIntent(store, id);
      const left = intent.received - intent.refunded;
      const amount = wanted ?? left;
      if (left === 0) throw alreadyRefunded();
      if (amount > left)
        throw amountTooLarge('amount', 'The refund is greater than what is left of the captured amount.');
      const refund = { id: newId('re'), created: clock(), intent: id, amount, metadata };
      store.put('refund', refund, id);
      const charge = chargeOf(addRefunded(store, intent, amount));
      if (charge !== undefined) record('charge.refunded', charge);
      const body = refundOnWire(refund, intent.currency);
      record('refund.created', body);
      return ok(body);
    },
    listRefunds: ({ payment_intent: id }: Parameters<'listRefundsSchema'>): object => {
      const { currency } = requireIntent(store, id);
      return listOnWire(
        '/v1/refunds',
        store.list('refund', id).map((refund) => refundOnWire(refund, currency)),
      );
    },
  };
};

/** Operations on customers and their saved methods. */
const customerOperations = (deps: OperationsDeps) => {
  const { store, clock } = deps;
  const requireMethod = (id: string): StoredMethod => {
    const method = store.get('method', id);
    if (method === undefined) throw missingResource('PaymentMethod', id, 'id');
    return method;
  };
  return {
    createCustomer: ({ metadata }: Parameters<'createCustomerSchema'>): Outcome => {
      const customer = { id: newId('cus'), created: clock(), metadata };
      store.put('customer', customer, '');
      return ok({ id: customer.id, object: 'customer', created: Math.floor(customer.created / 1000), metadata });
    },
    methodOfCustomer: (_parameters: unknown, { id, method: methodId }: ById & { readonly method: string }): object => {
      const method = requireMethod(methodId);
      if (method.customer !== id) throw missingResource('PaymentMethod', methodId, 'id');
      return methodOnWire(method);
    },
    readMethod: (_parameters: unknown, { id }: ById): object => methodOnWire(requireMethod(id)),
    detach: (_parameters: unknown, { id }: ById): Outcome => {
      const detached = { ...requireMethod(id), customer: null, isDetached: true };
      store.put('method', detached, '');
      return ok(methodOnWire(detached));
    },
  };
};

export type Operations = ReturnType<typeof paymentOperations> &
  ReturnType<typeof refundOperations> &
  ReturnType<typeof customerOperations>;

/** The operations of the embedded provider. Those that change something run in one transaction of the store. */
export const makeOperations = (deps: OperationsDeps): Operations => ({
  ...paymentOperations(deps),
  ...refundOperations(deps),
  ...customerOperations(deps),
});
