import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { LogDestination, LogLevel } from './http/logging.ts';
import { startDoubleThread } from './payments/double/start-double-thread.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PaymentConfig } from './payments/read-payment-config.ts';
import { StripePaymentProvider } from './payments/stripe/stripe-payment-provider.ts';
import type { PaymentLog } from './payments/stripe/stripe-requests.ts';

/** Payments as the rest of the backend uses them. */
export interface PaymentServices {
  readonly provider: PaymentProvider;
  /** Where a browser types a card: in a frame of this origin, or in Stripe's own with this key. */
  readonly cardFields:
    | { readonly kind: 'embedded'; readonly origin: string }
    | { readonly kind: 'stripe'; readonly publishableKey: string; readonly scriptUrl: string };
  /** Sends the embedded provider's events to this address of the shop. Stripe's own are set up in its dashboard. */
  sendEventsTo(url: string): void;
  /** Stops the embedded provider, if there is one. */
  close(): Promise<void>;
}

export interface PaymentServicesOptions {
  readonly config: PaymentConfig;
  readonly dataFolder: string;
  /** Requests per address and minute to place an order. */
  readonly checkoutLimit: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: PaymentLog;
  readonly logLevel: LogLevel;
  /** Destination of the embedded provider's log; default standard output. */
  readonly logDestination?: LogDestination;
}

const FILE = 'payments.db';
/** Requests to place an order, with the repetitions of a page that waits, for each card that is typed. */
const REQUESTS_PER_CARD = 10;

type Embedded = Extract<PaymentConfig, { kind: 'embedded' }>;

/**
 * Starts the embedded provider with a listener and a thread of its own. Its keys are new at each start, because only this
 * process uses them.
 */
const startEmbedded = async (
  { dataFolder, checkoutLimit, clock, log, logLevel, logDestination }: PaymentServicesOptions,
  { host, port, shopOrigins, minimumChargeCents, origin: publicOrigin }: Embedded,
): Promise<PaymentServices> => {
  const secretKey = `sk_embedded_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const file = join(dataFolder, FILE);
  const keys = { secretKey, webhookSecret };
  const cardsPerMinute = Math.ceil(checkoutLimit / REQUESTS_PER_CARD);
  const double = await startDoubleThread(
    { ...keys, file, host, port, shopOrigins, minimumChargeCents, publicOrigin, cardsPerMinute, logLevel },
    logDestination,
  );
  const { origin } = double;
  return {
    provider: new StripePaymentProvider({ ...keys, origin, clock, log, minimumChargeCents, takesStoreCard: true }),
    cardFields: { kind: 'embedded', origin: publicOrigin ?? origin },
    sendEventsTo: double.sendEventsTo,
    close: double.close,
  };
};

/** Connects to the configured provider. Rejects when the embedded one cannot listen, with the setting to change. */
export const startPayments = async (options: PaymentServicesOptions): Promise<PaymentServices> => {
  const { config, clock, log } = options;
  if (config.kind === 'embedded') return startEmbedded(options, config);
  const { publishableKey, scriptUrl, secretKey, webhookSecret } = config;
  return {
    provider: new StripePaymentProvider({ secretKey, webhookSecret, clock, log }),
    cardFields: { kind: 'stripe', publishableKey, scriptUrl },
    sendEventsTo: () => undefined,
    close: async () => undefined,
  };
};
