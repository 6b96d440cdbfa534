import type { ServerOptions } from 'node:http';

export interface ConnectionLimitsOptions {
  /** For the whole request, head and body, to arrive; 20 s unless given. */
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
/** Longer than load balancers keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 65_000;
/** A connection on which nothing moves for so long in the middle of an answer has no reader any more. */
const SILENT_MS = 60_000;
/** How many times in the time of one request Node looks for connections that are too slow; it cuts them no sooner. */
const LOOKS = 20;

/**
 * How long a connection may take for what it does. A head or a body that is not complete
 * in time is answered with 408 and its connection closed: what a slow client costs is bounded.
 */
export const connectionLimits = ({ requestMs = REQUEST_MS }: ConnectionLimitsOptions): ConnectionLimits => ({
  http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / LOOKS) },
  requestTimeout: requestMs,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionTimeout: SILENT_MS,
});
