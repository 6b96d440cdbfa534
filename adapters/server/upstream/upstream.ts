import type { Readable } from 'node:stream';
import * as E from 'fp-ts/Either';
import { Agent, type Dispatcher } from 'undici';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { type CallLabels, timeoutFor, type Timeouts } from '../../http/call-kind';
import type { CallPolicy, HttpOutcome } from '../../http/http-client';
import { signalOf } from '../../http/signal-of';
import { ownValue } from '../../../core/shared/own-value';

export type UpstreamHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Kind and resource of a proxied call, which select its time-out and its circuit breaker. */
export type ProxiedCall = Omit<CallLabels, 'service'>;

export interface UpstreamRequest {
  readonly call: ProxiedCall;
  readonly method: Dispatcher.HttpMethod;
  /** Path and query below the service's address, encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Aborts the call, for example because the shopper has left. */
  readonly signal?: AbortSignal;
}

/** The response of the service, whatever its status. The body must be read or destroyed. */
export interface UpstreamResponse {
  readonly status: number;
  readonly headers: UpstreamHeaders;
  readonly body: Readable;
}

/** Passes a request on to a service unchanged. Fails only with `unreachable`. */
export type Upstream = (request: UpstreamRequest) => Promise<E.Either<UpstreamFailure, UpstreamResponse>>;

export interface StreamingLimits {
  /** How long the service may pause within a response. Pauses of a slow reader do not count. */
  readonly idleMs: number;
  /** The limit for the whole response. */
  readonly wholeMs: number;
}

export interface UpstreamOptions {
  readonly service: string;
  /** Scheme, host and an optional path. */
  readonly baseUrl: string;
  /** The limit for the whole response, including its body; where responses are streamed, until the response begins. */
  readonly timeoutMs: Timeouts;
  /** The limits for streamed responses, which are passed on as fast as the shopper reads them. */
  readonly streaming?: StreamingLimits;
  readonly agent: Agent;
  readonly policy: CallPolicy;
  readonly observe: (outcome: Omit<HttpOutcome, 'headers'>) => void;
}

/** Makes the connection pool of this process, which is closed when the server stops. */
export const makeUpstreamAgent = (): Agent =>
  new Agent({
    connections: 256,
    keepAliveTimeout: 10_000,
    connect: { timeout: 2_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
  });

export const makeUpstream = (options: UpstreamOptions): Upstream => {
  const { origin, pathname } = new URL(options.baseUrl);
  const base = { origin, path: pathname.replace(/\/$/, '') };
  return (request) => {
    const attempt = async (): ReturnType<Upstream> => {
      const startedAt = performance.now();
      const response = await send(options, base, request);
      options.observe({
        service: options.service,
        method: request.method as HttpOutcome['method'],
        status: E.isRight(response) ? response.right.status : undefined,
        failure: E.isLeft(response) ? response.left.kind : undefined,
        seconds: (performance.now() - startedAt) / 1000,
      });
      return response;
    };
    const wait = { timeoutMs: timeoutFor(options.timeoutMs, request.call.kind), signal: request.signal };
    return options.policy({ service: options.service, ...request.call }, attempt, wait);
  };
};

/** Timers are cleared as soon as they are not needed: aborting a signal costs more than the rest of the call. */
const send = async (
  { service, timeoutMs, streaming, agent }: UpstreamOptions,
  base: { readonly origin: string; readonly path: string },
  { call, method, path, headers, body, signal }: UpstreamRequest,
): Promise<E.Either<UpstreamFailure, UpstreamResponse>> => {
  const limitMs = timeoutFor(timeoutMs, call.kind);
  const late = new AbortController();
  const untilHead = setTimeout(() => late.abort(), limitMs);
  const untilEnd = setTimeout(() => late.abort(), streaming?.wholeMs ?? limitMs).unref();
  try {
    const response = await agent.request({
      origin: base.origin,
      path: base.path + path,
      method,
      headers,
      body,
      bodyTimeout: streaming?.idleMs,
      signal: signalOf(late.signal, signal),
    });
    response.body.once('close', () => clearTimeout(untilEnd));
    return E.right({ status: response.statusCode, headers: response.headers, body: response.body });
  } catch {
    clearTimeout(untilEnd);
    const cause = signal?.aborted ? 'aborted' : late.signal.aborted ? 'timed-out' : 'network';
    return E.left({ kind: 'unreachable', service, cause });
  } finally {
    clearTimeout(untilHead);
  }
};

/** Returns the whole body, or undefined as soon as it is larger than allowed. Rejects when the stream ends early. */
export const collect = async (body: Readable, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

/** One header of a response; the first of several with the same name. */
export const headerOf = (headers: UpstreamHeaders, name: string): string | undefined => {
  const value = ownValue(headers, name);
  return Array.isArray(value) ? value[0] : value;
};

/** Discards a response body, so that its connection can be reused. Errors of the stream are ignored. */
export const drain = (body: Readable): void => {
  body.on('error', () => undefined).resume();
};
