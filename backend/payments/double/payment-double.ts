import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { registerAddressLimit } from '../../http/address-limit.ts';
import { registerErrorResponses, respondToBadAddress } from '../../http/error-responses.ts';
import { logOptions, RequestLog, type LogDestination, type LogLevel } from '../../http/logging.ts';
import { startRounds } from '../../shared/rounds.ts';
import { registerCardFieldsPage } from './card-fields-page.ts';
import { registerCardPage } from './card-page.ts';
import { registerCardRoutes } from './card-routes.ts';
import { registerDecisionPages } from './decision-pages.ts';
import type { DoubleStore } from './double-store.ts';
import { makeRecordEvent } from './provider-events.ts';
import { registerStripeRoutes } from './stripe-routes.ts';
import { deliverEvents, type Webhook } from './webhook-delivery.ts';

export interface PaymentDoubleOptions {
  /** The server closes it. */
  readonly store: DoubleStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The key that callers of the API must send. */
  readonly secretKey: string;
  /**
   * Origins of the shop's pages: they may embed the card fields, and shoppers are sent back to them. `:*` at the end
   * stands for any port.
   */
  readonly shopOrigins: readonly string[];
  /** The smallest amount of a payment, in whole cents; default any. */
  readonly minimumChargeCents?: number;
  /** Where events are sent; without it there are none. */
  readonly webhook?: Webhook;
  /** Milliseconds before the answer of the slow card; default 8 s. */
  readonly slowMs?: number;
  readonly logLevel: LogLevel;
  readonly logDestination?: LogDestination;
  /** The origin at which browsers reach this server; default the address that it listens on. */
  readonly publicOrigin?: string;
  readonly maxConnections?: number;
  /** Limit of typed cards per address and minute; default 60. */
  readonly cardsPerMinute?: number;
}

const BODY_LIMIT = 16 * 1024;
const REQUEST_MS = 20_000;
const SLOW_MS = 8_000;
/** Pause between two rounds of sending events. */
const EVERY_MS = 2_000;
const MAX_CONNECTIONS = 500;
const CARDS_PER_MINUTE = 60;

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** The origin at which this machine reaches a listening server. */
export const listeningOrigin = (app: FastifyInstance): string => {
  const found = app.server.address();
  if (typeof found !== 'object' || found === null) return 'http://127.0.0.1';
  const { address, family, port } = found;
  if (EVERY_ADDRESS.includes(address)) return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

/**
 * The embedded payment provider, ready to listen: a faithful double of the part of Stripe that the shop uses, with test
 * cards instead of real ones. It has an origin and a file of its own, and it knows nothing of orders. [PAY-03]
 */
export const makePaymentDouble = async (options: PaymentDoubleOptions): Promise<FastifyInstance> => {
  const { store, clock, secretKey, shopOrigins, webhook, slowMs = SLOW_MS, logLevel, logDestination } = options;
  const app = Fastify({
    logger: logOptions(logLevel, logDestination),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: REQUEST_MS },
    requestTimeout: REQUEST_MS,
    frameworkErrors: respondToBadAddress,
  });
  app.server.maxConnections = options.maxConnections ?? MAX_CONNECTIONS;
  registerErrorResponses(app);
  await registerAddressLimit(app);
  const context = { store, origin: () => options.publicOrigin ?? listeningOrigin(app) };
  const record = makeRecordEvent(context, clock, webhook !== undefined);
  const minimumChargeCents = options.minimumChargeCents ?? 0;
  await registerStripeRoutes(app, { ...context, clock, record, shopOrigins, minimumChargeCents, secretKey, slowMs });
  await registerDecisionPages(app, { ...context, record, shopOrigins });
  registerCardFieldsPage(app, shopOrigins);
  const cardsPerMinute = options.cardsPerMinute ?? CARDS_PER_MINUTE;
  registerCardRoutes(app, { ...context, clock, cardsPerMinute });
  await registerCardPage(app, { ...context, clock, shopOrigins, cardsPerMinute });
  if (webhook !== undefined) {
    const warn = (error: unknown): void => app.log.warn({ err: error }, 'payment events could not be read');
    const delivery = { store, webhook, clock, log: app.log };
    const stop = startRounds(() => deliverEvents(delivery).catch(warn), EVERY_MS);
    app.addHook('onClose', stop);
  }
  app.addHook('onClose', async () => store.close());
  await app.ready();
  return app;
};
