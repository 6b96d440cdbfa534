import type { ServerOptions } from 'node:http';

export interface ConnectionLimitsOptions {
  /** The time limit for receiving a whole request, headers and body; 20 s by default. */
  readonly requestMs?: number;
}

/** Options of a Fastify server over HTTP/1.1. */
export interface ConnectionLimits {
  readonly http: ServerOptions;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionTimeout: number;
}

const REQUEST_MS = 20_000;
/** Longer than the keep-alive time-out of load balancers, so that these close connections first. */
const KEEP_ALIVE_MS = 65_000;
/** A connection without traffic for this long during a response is closed. */
const IDLE_MS = 60_000;
/** How often Node checks for slow connections within the time limit of one request. */
const CHECKS_PER_REQUEST = 20;

/**
 * The time limits of connections, which limit what a slow client can cost. A request that is not complete in time gets 408,
 * and its connection is closed.
 */
export const connectionLimits = ({ requestMs = REQUEST_MS }: ConnectionLimitsOptions): ConnectionLimits => ({
  http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / CHECKS_PER_REQUEST) },
  requestTimeout: requestMs,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionTimeout: IDLE_MS,
});
