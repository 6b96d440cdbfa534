import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { listenProblem } from '../settings/listen-problem.ts';
import type { LogDestination, LogLevel } from './http/logging.ts';
import { DoubleStore } from './payments/double/double-store.ts';
import { listeningOrigin, makePaymentDouble } from './payments/double/payment-double.ts';
import type { Webhook } from './payments/double/webhook-delivery.ts';
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
  /** Stops the embedded provider, if there is one. */
  close(): Promise<void>;
}

export interface PaymentServicesOptions {
  readonly config: PaymentConfig;
  readonly dataFolder: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: PaymentLog;
  readonly logLevel: LogLevel;
  /** Destination of the embedded provider's log; default standard output. */
  readonly logDestination?: LogDestination;
  /** The address of the shop to which the embedded provider sends events, once it is known; without it there are none. */
  readonly webhookUrl?: () => string;
}

const FILE = 'payments.db';
const NAMES = { host: 'PAYMENT_HOST', port: 'PAYMENT_PORT' };

type Embedded = Extract<PaymentConfig, { kind: 'embedded' }>;

/** The address is read for each event: it is known only after the shop listens, too. */
const webhookTo = (url: () => string, secret: string): Webhook => ({
  get url() {
    return url();
  },
  secret,
});

/**
 * Starts the embedded provider on a listener of its own. Its keys are new at each start, because only this process uses
 * them.
 */
const startEmbedded = async (options: PaymentServicesOptions, config: Embedded): Promise<PaymentServices> => {
  const { dataFolder, clock, log, logLevel, logDestination, webhookUrl } = options;
  const { host, port, shopOrigins, minimumChargeCents, origin: publicOrigin } = config;
  const secretKey = `sk_embedded_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const app = await makePaymentDouble({
    store: new DoubleStore(join(dataFolder, FILE), (error) =>
      log.warn({ err: error }, 'checkpoints of the embedded provider are made by commits from now on'),
    ),
    clock,
    secretKey,
    shopOrigins,
    minimumChargeCents,
    logLevel,
    ...(logDestination && { logDestination }),
    ...(publicOrigin !== undefined && { publicOrigin }),
    ...(webhookUrl !== undefined && { webhook: webhookTo(webhookUrl, webhookSecret) }),
  });
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `embedded payment provider ready at ${address}` });
  } catch (error) {
    await app.close();
    throw new Error(listenProblem(error, { host, port, names: NAMES }) ?? 'The payment provider could not listen.', {
      cause: error,
    });
  }
  const origin = listeningOrigin(app);
  const provider = new StripePaymentProvider({ secretKey, webhookSecret, origin, clock, log, minimumChargeCents });
  return {
    provider,
    cardFields: { kind: 'embedded', origin: publicOrigin ?? origin },
    close: () => app.close(),
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
    close: async () => undefined,
  };
};
