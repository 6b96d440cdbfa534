import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import { makeAttemptCounts } from './identity/attempts/attempt-counts.ts';
import { makePlaceOrder, type PlaceOrder } from './orders/place-order/place-order.ts';
import type { PlaceOrderDeps } from './orders/place-order/placing.ts';
import { makeRecovery, type Recovery } from './orders/place-order/recover-attempts.ts';
import { makeRunAttempt } from './orders/place-order/run-attempt.ts';
import { makeLookUpGuard, type LookUpGuard } from './orders/read/look-up-guard.ts';
import { makeOrderTokens, type OrderTokens } from './orders/read/order-token.ts';
import type { PaymentEvent } from './payments/payment-events.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { makeKeyedHash } from './secrets/keyed-hash.ts';

/** How long a request waits for the payment before it answers that the outcome is not known yet. */
const WAIT_MS = 1_500;

/** The services of orders. */
export interface OrderServices {
  readonly placeOrder: PlaceOrder;
  readonly recovery: Recovery;
  readonly work: OrderWork;
  readonly onPaymentEvent: (event: PaymentEvent) => Promise<void>;
  readonly tokens: OrderTokens;
  readonly lookUps: LookUpGuard;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The background work of orders, for the process that runs it. */
    readonly orderWork: OrderWork;
  }
}

/** What is done for orders in the background. */
export interface OrderWork {
  /** Takes up what is due, once. Never rejects. */
  round(): Promise<void>;
}

export interface OrderServicesDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  /** Undefined when the shop takes no payments. */
  readonly provider: PaymentProvider | undefined;
  readonly serverSecret: string;
  /** Wrong look-ups of orders from one address in an hour. */
  readonly lookUpLimit: number;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Creates the services of orders. Nothing runs until `recovery.round` is called. */
export const makeOrderServices = (deps: OrderServicesDeps): OrderServices => {
  const { serverSecret, lookUpLimit, unitOfWork, clock, log } = deps;
  const keyedHash = makeKeyedHash(serverSecret);
  const placing: PlaceOrderDeps = { ...deps, waitMs: WAIT_MS };
  const run = makeRunAttempt(placing);
  const recovery = makeRecovery(placing, run);
  return {
    placeOrder: makePlaceOrder(placing, run),
    recovery,
    work: {
      round: async () => {
        await recovery.round().catch((error: unknown) => {
          log.error({ err: error }, 'orders that were left over could not be read');
        });
      },
    },
    onPaymentEvent: ({ paymentId }) => recovery.resume(paymentId),
    tokens: makeOrderTokens(keyedHash, clock),
    lookUps: makeLookUpGuard(unitOfWork, makeAttemptCounts(keyedHash, clock), lookUpLimit, clock),
  };
};
