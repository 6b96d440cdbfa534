import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Unreachable, UpstreamFailure } from '../../core/shared/upstream-failure';
import { type CallKind, type CallLabels, resourceOf, timeoutFor, type Timeouts } from './call-kind';
import type { AnswerHeaders, Fetch, FetchedAnswer, FetchOptions } from './fetching';
import { refusalFacts } from './refusal-facts';
import { readBody } from './read-body';
import { isWorthRetrying, pauseBefore, type RetryRule } from './retry-rule';
import { signalOf } from './signal-of';
import { type Query, urlWithin } from './url-within';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the client's base URL; it may carry a query of its own. Values in it are encoded: see `path`. */
  readonly path: string;
  /** What the answer is needed for: it decides on the time-out and on the circuit breaker. */
  readonly kind: CallKind;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Ends the call early, with `unreachable` and cause `aborted`. */
  readonly signal?: AbortSignal;
  /** Changes nothing at the service, whatever its method: it may be asked again as a GET may. */
  readonly isRead?: boolean;
  /** Sent to its end even when the page is left meanwhile; a browser takes little at a time. */
  readonly outlivesPage?: boolean;
  /** Refusals that the caller takes for an answer: they lead the shopper nowhere (see `routedHttpClient`). */
  readonly answers?: (failure: UpstreamFailure) => boolean;
}

/** Any 2xx. The body is parsed JSON, text when the service sent text, undefined when empty; the caller decodes it. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: AnswerHeaders;
}

/**
 * Asks one service one question. Fails with `refused` for any other status, `unreachable` when no answer came in time
 * (or the service is being left alone), `unintelligible` for an answer that is too large or not the JSON it says it is.
 */
export type HttpClient = (request: HttpRequest) => TaskEither<UpstreamFailure, HttpAnswer>;

type Outcome<A> = Promise<E.Either<UpstreamFailure, A>>;

/** Decides whether an attempt is made at all; see `makeCircuitBreakers` of the server. */
export type CallPolicy = <A>(call: CallLabels, attempt: () => Outcome<A>) => Outcome<A>;

/** What an observer learns of every attempt: enough for metrics and for taking over cookies, nothing of the body. */
export interface HttpOutcome {
  readonly service: string;
  readonly method: HttpRequest['method'];
  readonly status: number | undefined;
  readonly headers: AnswerHeaders | undefined;
  readonly failure: UpstreamFailure['kind'] | undefined;
}

export interface HttpClientOptions {
  readonly service: string;
  readonly baseUrl: string;
  /** For a whole call, body included, unless the request says otherwise. */
  readonly timeoutMs: Timeouts;
  readonly maxAnswerBytes?: number;
  /** For reads alone: a GET, or what its caller marks as one. Without it nothing is retried. */
  readonly retry?: RetryRule;
  readonly policy?: CallPolicy;
  /** Asked anew for each attempt, so that cookies set meanwhile are sent. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly observe?: (outcome: HttpOutcome) => void;
  /** How an answer is had; the platform's own `fetch` unless told. */
  readonly fetch?: Fetch;
}

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** Makes the client of one service. */
export const makeHttpClient = (options: HttpClientOptions): HttpClient => {
  const policy: CallPolicy = options.policy ?? ((_call, attempt) => attempt());
  return (request) => async () => {
    const call = { service: options.service, kind: request.kind, resource: resourceOf(request.path) };
    const attempt = (): Outcome<HttpAnswer> => policy(call, () => send(options, request));
    const retry = request.method === 'GET' || request.isRead === true ? options.retry : undefined;
    let answer = await attempt();
    for (let made = 0; retry && made < retry.times && E.isLeft(answer) && isWorthRetrying(answer.left); made += 1) {
      await pauseBefore(made, retry);
      if (request.signal?.aborted) break;
      answer = await attempt();
    }
    return answer;
  };
};

const send = async (options: HttpClientOptions, request: HttpRequest): Outcome<HttpAnswer> => {
  const { service, baseUrl, maxAnswerBytes = MAX_ANSWER_BYTES, fetch = globalThis.fetch } = options;
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
  let response: FetchedAnswer | undefined;
  let answer: E.Either<UpstreamFailure, HttpAnswer>;
  // Taken back once the call is over: most end long before, and a signal that goes off is dear.
  const timer = setTimeout(() => late.abort(), request.timeoutMs ?? timeoutFor(options.timeoutMs, request.kind));
  try {
    response = await fetch(url, init);
    answer = await judge(service, response, maxAnswerBytes);
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
  });
  return answer;
};

const headersOf = (options: HttpClientOptions, request: HttpRequest): Record<string, string> => ({
  accept: 'application/json',
  ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
  ...options.headers?.(),
  ...request.headers,
});

const judge = async (service: string, response: FetchedAnswer, maxBytes: number): Outcome<HttpAnswer> => {
  const body = await readBody(response, maxBytes);
  const { status, headers } = response;
  if (!response.ok) {
    const facts = refusalFacts(E.isRight(body) ? body.right : undefined, response.statusText || `HTTP ${status}`);
    return E.left({ kind: 'refused', service, status, ...facts });
  }
  return E.isLeft(body)
    ? E.left({ kind: 'unintelligible', service, problems: [body.left] })
    : E.right({ status, body: body.right, headers });
};

const causeOf = (timeout: AbortSignal, caller: AbortSignal | undefined): Unreachable['cause'] => {
  if (caller?.aborted) return 'aborted';
  return timeout.aborted ? 'timed-out' : 'network';
};
