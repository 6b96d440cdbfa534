import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { mailShopOf, pageOriginOf, type BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import { makeReportOrders } from './fulfilment/report-orders.ts';
import { makeAttemptCounts } from './identity/attempts/attempt-counts.ts';
import type { JobHandlers } from './jobs/job-worker.ts';
import { makeMailTokens } from './mail/mail-tokens.ts';
import { makeMailer, makeMailSealer } from './mail/mailer.ts';
import { makeStopPage } from './mail/stop-page.ts';
import type { OrderChangeDeps } from './orders/life/order-change.ts';
import { makeOnPaymentEvent } from './orders/money/payment-events.ts';
import { sendOperations } from './orders/money/send-operations.ts';
import { makeOrderMails } from './orders/order-mails.ts';
import { makeDeclineGuard } from './orders/place-order/decline-guard.ts';
import { makePlaceOrder, type PlaceOrder } from './orders/place-order/place-order.ts';
import type { PlaceOrderDeps } from './orders/place-order/placing.ts';
import { makeRecovery } from './orders/place-order/recover-attempts.ts';
import { releasePayment } from './orders/place-order/release-payment.ts';
import { makeRunAttempt } from './orders/place-order/run-attempt.ts';
import { makeLookUpGuard, type LookUpGuard } from './orders/read/look-up-guard.ts';
import { makeOrderTokens, type OrderTokens } from './orders/read/order-token.ts';
import type { PaymentEvent } from './payments/payment-events.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { makeAttendPlan } from './repeat-delivery/attend-plan.ts';
import type { PlanMailDeps } from './repeat-delivery/tell-shopper.ts';
import type { TaxRates } from './taxes/tax-rates.ts';
import { makeKeyedHash, type KeyedHash } from './secrets/keyed-hash.ts';
import { detachCard } from './wallet/detach-card.ts';
import { forgetCustomer } from './wallet/forget-customer.ts';

/** How long a request waits for the payment before it answers that the outcome is not known yet. */
const WAIT_MS = 1_500;

/** The services of orders. */
export interface OrderServices {
  readonly placeOrder: PlaceOrder;
  readonly work: OrderWork;
  /** How the jobs of orders are done. */
  readonly jobs: JobHandlers;
  readonly onPaymentEvent: (event: PaymentEvent) => Promise<void>;
  readonly tokens: OrderTokens;
  readonly lookUps: LookUpGuard;
  /** What cancelling, returning and shipping need. */
  readonly changes: OrderChangeDeps;
  readonly planMail: PlanMailDeps;
  readonly keyedHash: KeyedHash;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What is taken up for orders in the background, for the process that does it. */
    readonly orderWork: OrderWork;
  }
}

/**
 * What is done for orders in the background beside jobs: attempts that were left over, and movements of money, each led by
 * a row of its own. See docs/decisions/0059-one-queue-of-jobs.md.
 */
export interface OrderWork {
  /** Takes up what is due, once. Never rejects. */
  round(): Promise<void>;
}

export interface OrderServicesDeps {
  readonly database: Kysely<Database>;
  readonly unitOfWork: UnitOfWork;
  /** Undefined when the shop takes no payments. */
  readonly provider: PaymentProvider | undefined;
  readonly taxes: TaxRates;
  readonly serverSecret: string;
  readonly config: Pick<
    BackendConfig,
    'publicOrigin' | 'machineOrigin' | 'shopName' | 'lookUpLimit' | 'declineLimit' | 'fulfilmentWebhook'
  >;
  /** How long a request waits for an outcome, in milliseconds; default 1.5 s. */
  readonly waitMs?: number;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Runs the steps of a round one after the other; a failure of one is logged and does not stop the others. */
const makeWork = (
  steps: Readonly<Record<string, () => Promise<void>>>,
  log: Pick<FastifyBaseLogger, 'error'>,
): OrderWork => ({
  round: async () => {
    for (const [step, run] of Object.entries(steps)) {
      await run().catch((error: unknown) =>
        log.error({ err: error, step }, 'work on orders failed; it is tried again'),
      );
    }
  },
});

/** Creates the services of orders. Nothing runs in the background until `work.round` is called. */
export const makeOrderServices = (deps: OrderServicesDeps): OrderServices => {
  const { database, unitOfWork, provider, serverSecret, config, clock, log } = deps;
  const keyedHash = makeKeyedHash(serverSecret);
  const tokens = makeOrderTokens(keyedHash, clock);
  const pageOrigin = pageOriginOf(config);
  const mailer = makeMailer(makeMailSealer(serverSecret), clock, mailShopOf(config));
  const mails = makeOrderMails(mailer, tokens, config.publicOrigin);
  const planMail = { mailer, pageOrigin, stopPage: makeStopPage(makeMailTokens(serverSecret), pageOrigin) };
  const reports = config.fulfilmentWebhook !== undefined;
  const counts = makeAttemptCounts(keyedHash, clock);
  const declines = makeDeclineGuard(database, unitOfWork, counts, config.declineLimit);
  const placing: PlaceOrderDeps = { ...deps, mails, reports, declines, waitMs: deps.waitMs ?? WAIT_MS };
  const run = makeRunAttempt(placing);
  const recovery = makeRecovery(placing, run);
  const placeOrder = makePlaceOrder(placing, run);
  const jobs: JobHandlers = {
    'repeat-delivery': makeAttendPlan({ ...deps, ...planMail, placeOrder }),
    release: { run: (body) => releasePayment({ database, provider }, String(body.attemptKey)) },
    webhook: { run: makeReportOrders(config.fulfilmentWebhook) },
    detach: {
      run: ({ customerId, methodId }) =>
        detachCard(provider, { customerId: String(customerId), methodId: String(methodId) }),
    },
    'forget-customer': { run: ({ customerId }) => forgetCustomer(provider, String(customerId)) },
  };
  const steps = {
    recovery: () => recovery.round(),
    money: async () => (provider === undefined ? undefined : sendOperations({ database, provider, clock, log })),
  };
  return {
    placeOrder,
    work: makeWork(steps, log),
    jobs,
    onPaymentEvent: makeOnPaymentEvent({ database, unitOfWork, recovery, clock, log }),
    tokens,
    lookUps: makeLookUpGuard(unitOfWork, counts, config.lookUpLimit, clock),
    changes: { unitOfWork, mails, reports, clock },
    planMail,
    keyedHash,
  };
};
