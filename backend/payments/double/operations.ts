import type * as v from 'valibot';
import { newId, type StoredIntent, type StoredMethod } from './double-store.ts';
import { createSetup, requireSetup } from './setups.ts';
import { addRefunded, cancelIntent, captureIntent, createIntent, requireIntent } from './intents.ts';
import { recordChange, type RecordEvent } from './provider-events.ts';
import { walletCardOf } from './wallet-cards.ts';
import type * as schemas from './request-schemas.ts';
import { isShopOrigin } from './shop-origins.ts';
import {
  alreadyRefunded,
  amountTooLarge,
  amountTooSmall,
  declinedCard,
  EXPIRY_PASSED,
  invalidParameter,
  missingResource,
} from './stripe-fault.ts';
import {
  chargeOf,
  intentOnWire,
  listOnWire,
  methodOnWire,
  refundOnWire,
  setupOnWire,
  type WireContext,
} from './stripe-objects.ts';

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

/** How the response about a card is delivered, as its number says. */
const deliveryOf = (behaviour: string | undefined): Outcome['delivery'] =>
  behaviour === 'slow' ? 'slow' : behaviour === 'lost-answer' ? 'lost' : undefined;

/** Throws for an address that is not the shop's. */
const requireShop = (returnUrl: string | undefined, shopOrigins: readonly string[]): void => {
  if (returnUrl !== undefined && !isShopOrigin(new URL(returnUrl).origin, shopOrigins)) {
    throw invalidParameter('return_url', 'The return URL must be of an origin of the shop.');
  }
};

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
      requireShop(parameters.return_url, shopOrigins);
      if (parameters.amount < minimumChargeCents) throw amountTooSmall(minimumChargeCents);
      const intent = createIntent(store, parameters, clock());
      const body = changed(intent, parameters.expand);
      if (intent.error !== null) {
        const { status, error } = declinedCard(intent.error, { payment_intent: body });
        return { status, body: JSON.stringify({ error }) };
      }
      const behaviour = intent.method === null ? undefined : store.get('method', intent.method)?.behaviour;
      return ok(body, deliveryOf(behaviour));
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
    const method = store.get('method', id) ?? walletCardOf(id, clock());
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
    updateMethod: ({ card: wanted }: Parameters<'updateMethodSchema'>, { id }: ById): Outcome => {
      const method = requireMethod(id);
      const { card, customer } = method;
      // A card that was typed and is not saved yet cannot be changed; those that are known without typing can.
      const isKept = customer !== null || walletCardOf(id, clock()) !== undefined;
      if (card === null || method.isDetached || !isKept) {
        throw invalidParameter('payment_method', 'The PaymentMethod must be saved for a Customer to be updated.');
      }
      if (clock() >= Date.UTC(wanted.exp_year, wanted.exp_month, 1)) throw declinedCard(EXPIRY_PASSED, {});
      const changed = { ...method, card: { ...card, ...wanted } };
      store.put('method', changed, customer ?? '');
      return ok(methodOnWire(changed));
    },
    detach: (_parameters: unknown, { id }: ById): Outcome => {
      const detached = { ...requireMethod(id), customer: null, isDetached: true };
      store.put('method', detached, '');
      return ok(methodOnWire(detached));
    },
  };
};

/** Cards that are saved without a payment, and customers who go. */
const setupOperations = (deps: OperationsDeps) => {
  const { store, clock, shopOrigins } = deps;
  return {
    createSetup: (parameters: Parameters<'createSetupSchema'>): Outcome => {
      requireShop(parameters.return_url, shopOrigins);
      const setup = createSetup(store, parameters, clock());
      const body = setupOnWire(setup, parameters.expand, deps);
      if (setup.error !== null) {
        const { status, error } = declinedCard(setup.error, { setup_intent: body });
        return { status, body: JSON.stringify({ error }) };
      }
      return ok(body, deliveryOf(store.get('method', setup.method)?.behaviour));
    },
    readSetup: ({ expand }: Parameters<'readSchema'>, { id }: ById): object =>
      setupOnWire(requireSetup(store, id), expand, deps),
    removeCustomer: (_parameters: unknown, { id }: ById): Outcome => {
      if (store.get('customer', id) === undefined) throw missingResource('customer', id, 'id');
      for (const method of store.list('method', id)) {
        store.put('method', { ...method, customer: null, isDetached: true }, '');
      }
      store.remove('customer', id);
      return ok({ id, object: 'customer', deleted: true });
    },
  };
};

export type Operations = ReturnType<typeof paymentOperations> &
  ReturnType<typeof refundOperations> &
  ReturnType<typeof customerOperations> &
  ReturnType<typeof setupOperations>;

/** The operations of the embedded provider. Those that change something run in one transaction of the store. */
export const makeOperations = (deps: OperationsDeps): Operations => ({
  ...paymentOperations(deps),
  ...refundOperations(deps),
  ...customerOperations(deps),
  ...setupOperations(deps),
});
