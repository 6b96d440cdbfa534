import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';

/** How Stripe is reached. */
export interface StripeConnection {
  /** Secret API key. It must not be logged. */
  readonly secretKey: string;
  /** Origin of the API; undefined for Stripe itself. The embedded provider speaks the same wire elsewhere. */
  readonly origin?: string;
  /** Milliseconds without a byte after which a request counts as lost; default 20 s. */
  readonly timeoutMs?: number;
}

/** The version of the API whose shapes this adapter reads; the account's default version does not matter. */
const STRIPE_API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
const MAX_SOCKETS = 32;

/** System calls that run before a request can be sent. */
const CONNECTING: readonly unknown[] = ['connect', 'getaddrinfo'];

/** Whether the connection was never made. A host with several addresses fails with one error for each of them. */
const isConnecting = (cause: unknown): boolean => {
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(isConnecting);
  return typeof cause === 'object' && cause !== null && 'syscall' in cause && CONNECTING.includes(cause.syscall);
};

/** A request without a response. */
export class ConnectionFailure extends Error {
  /** Whether the provider may have received the request. */
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown) {
    super('The connection to the payment provider failed', { cause });
    this.mayHaveArrived = !isConnecting(cause);
  }
}

/**
 * An HTTP client of the library that reports each failed request once. The library by itself repeats a request whose
 * connection was closed, even with retries switched off; the last failure would then hide whether the first request
 * arrived.
 */
const makeHttpClient = (isTls: boolean): Stripe.HttpClient => {
  const limits = { keepAlive: true, maxSockets: MAX_SOCKETS };
  const inner = Stripe.createNodeHttpClient(isTls ? new HttpsAgent(limits) : new HttpAgent(limits));
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request) => {
      try {
        return await inner.makeRequest(...request);
      } catch (error) {
        throw new ConnectionFailure(error);
      }
    },
  };
};

/**
 * The official client with a pinned API version, a time-out, and without telemetry and automatic repetitions: the caller
 * repeats with its own key.
 */
export const makeStripeClient = ({ secretKey, origin, timeoutMs = TIMEOUT_MS }: StripeConnection): Stripe => {
  const url = origin === undefined ? undefined : new URL(origin);
  const isTls = url?.protocol !== 'http:';
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeoutMs,
    httpClient: makeHttpClient(isTls),
    ...(url && { host: url.hostname, port: url.port || (isTls ? '443' : '80'), protocol: isTls ? 'https' : 'http' }),
  });
};
