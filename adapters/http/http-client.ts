import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../core/shared/abort-signal';
import type { Unreachable, UpstreamFailure } from '../../core/shared/upstream-failure';
import { type CallKind, type CallLabels, resourceOf, timeoutFor, type Timeouts } from './call-kind';
import type { ResponseHeaders, Fetch, FetchedResponse, FetchOptions } from './fetching';
import { refusalOf, type ReadRefusal } from './refusal-of';
import { readBody } from './read-body';
import { isWorthRetrying, pauseBefore, type RetryRule } from './retry-rule';
import { signalOf } from './signal-of';
import { type Query, urlWithin } from './url-within';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the client's base URL, with an optional query. Values in it are percent-encoded: see `path`. */
  readonly path: string;
  /** Selects the time-out and the circuit breaker. */
  readonly kind: CallKind;
  readonly query?: Query;
  /** Serialised as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Aborts the call, which then fails with `unreachable` and cause `aborted`. */
  readonly signal?: AbortSignalLike | undefined;
  /** Whether the call changes nothing, whatever its method, and may be retried like a GET. */
  readonly isRead?: boolean;
  /** Whether the browser completes the request after the page is left (`keepalive`, at most 64 KiB). */
  readonly outlivesPage?: boolean;
  /** Refusals that the caller handles itself: they do not redirect the shopper (see `routedHttpClient`). */
  readonly isExpectedRefusal?: (failure: UpstreamFailure) => boolean;
}

/** A response with a 2xx status. The body is parsed JSON, or text, or undefined when empty; the caller decodes it. */
export interface HttpResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: ResponseHeaders;
}

/**
 * Calls one service. Fails with `refused` for a status other than 2xx, with `unreachable` when no response arrived in time
 * or the circuit breaker is open, and with `unintelligible` when the response is too large or not valid JSON.
 */
export type HttpClient = (request: HttpRequest) => TaskEither<UpstreamFailure, HttpResponse>;

type Outcome<A> = Promise<E.Either<UpstreamFailure, A>>;

/** How long an attempt may wait before it is made. */
export interface AttemptWait {
  /** The time-out of the attempt, in milliseconds. It starts again when the attempt is made. */
  readonly timeoutMs: number;
  /** Ends the wait, because the caller has given up. */
  readonly signal: AbortSignalLike | undefined;
}

/** Decides whether and when an attempt is made; see `makeCircuitBreakers` in adapters/server. */
export type CallPolicy = <A>(call: CallLabels, attempt: () => Outcome<A>, wait: AttemptWait) => Outcome<A>;

/** What observers receive of each attempt, for metrics and cookies. It has no body. */
export interface HttpOutcome {
  readonly service: string;
  readonly method: HttpRequest['method'];
  readonly status: number | undefined;
  readonly headers: ResponseHeaders | undefined;
  readonly failure: UpstreamFailure['kind'] | undefined;
  /** How long the attempt took. */
  readonly seconds: number;
}

export interface HttpClientOptions {
  readonly service: string;
  readonly baseUrl: string;
  /** For a whole attempt including the body; a request may have its own. */
  readonly timeoutMs: Timeouts;
  readonly maxResponseBytes?: number;
  /** Applies to reads: GET, or `isRead`. No retries by default. */
  readonly retry?: RetryRule;
  readonly policy?: CallPolicy;
  /** Reads error responses; by default without facts. */
  readonly readRefusal?: ReadRefusal | undefined;
  /** Called for each attempt, so that cookies set in between are sent. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly observe?: (outcome: HttpOutcome) => void;
  /** The platform's `fetch` by default. */
  readonly fetch?: Fetch;
}

const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

/** Makes the client of one service. */
export const makeHttpClient = (options: HttpClientOptions): HttpClient => {
  const policy: CallPolicy = options.policy ?? ((_call, attempt) => attempt());
  return (request) => async () => {
    const call = { service: options.service, kind: request.kind, resource: resourceOf(request.path) };
    const wait: AttemptWait = { timeoutMs: timeoutOf(options, request), signal: request.signal };
    const attempt = (): Outcome<HttpResponse> => policy(call, () => send(options, request), wait);
    const retry = request.method === 'GET' || request.isRead === true ? options.retry : undefined;
    let response = await attempt();
    for (let made = 0; retry && made < retry.times && E.isLeft(response) && isWorthRetrying(response.left); made += 1) {
      await pauseBefore(made, retry);
      if (request.signal?.aborted) break;
      response = await attempt();
    }
    return response;
  };
};

const timeoutOf = ({ timeoutMs }: HttpClientOptions, request: HttpRequest): number =>
  request.timeoutMs ?? timeoutFor(timeoutMs, request.kind);

const send = async (options: HttpClientOptions, request: HttpRequest): Outcome<HttpResponse> => {
  const { service, baseUrl, fetch = globalThis.fetch } = options;
  const late = new AbortController();
  const timeout = late.signal;
  const url = urlWithin(baseUrl, request.path, request.query);
  const init: FetchOptions = {
    method: request.method,
    headers: headersOf(options, request),
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
    redirect: 'manual',
    signal: signalOf(timeout, request.signal),
    ...(request.outlivesPage === true ? { keepalive: true } : {}),
  };
  const startedAt = performance.now();
  let response: FetchedResponse | undefined;
  let answer: E.Either<UpstreamFailure, HttpResponse>;
  // Cleared once the call is over: most calls end long before, and aborting a signal is expensive.
  const timer = setTimeout(() => late.abort(), timeoutOf(options, request));
  try {
    response = await fetch(url, init);
    answer = await parseResponse(options, response);
  } catch {
    answer = E.left({ kind: 'unreachable', service, cause: causeOf(timeout, request.signal) });
  } finally {
    clearTimeout(timer);
  }
  options.observe?.({
    service,
    method: request.method,
    status: response?.status,
    headers: response?.headers,
    failure: E.isLeft(answer) ? answer.left.kind : undefined,
    seconds: (performance.now() - startedAt) / 1000,
  });
  return answer;
};

const headersOf = (options: HttpClientOptions, request: HttpRequest): Record<string, string> => ({
  accept: 'application/json',
  ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
  ...options.headers?.(),
  ...request.headers,
});

const parseResponse = async (options: HttpClientOptions, response: FetchedResponse): Outcome<HttpResponse> => {
  const { service, maxResponseBytes = MAX_RESPONSE_BYTES, readRefusal = refusalOf } = options;
  const body = await readBody(response, maxResponseBytes);
  const { status, headers } = response;
  if (!response.ok) {
    const statusText = response.statusText || `HTTP ${status}`;
    const said = readRefusal({ status, statusText, body: E.isRight(body) ? body.right : undefined });
    return E.left({ kind: 'refused', service, status, ...said });
  }
  return E.isLeft(body)
    ? E.left({ kind: 'unintelligible', service, problems: [body.left] })
    : E.right({ status, body: body.right, headers });
};

const causeOf = (timeout: AbortSignal, caller: AbortSignalLike | undefined): Unreachable['cause'] => {
  if (caller?.aborted) return 'aborted';
  return timeout.aborted ? 'timed-out' : 'network';
};
