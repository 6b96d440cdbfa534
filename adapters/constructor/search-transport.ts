import * as E from 'fp-ts/Either';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallKind } from '../http/call-kind';
import type { HttpClient } from '../http/http-client';
import { signalOf } from '../http/signal-of';

/** Carries a failure of the shop's HTTP client through the library, which supports rejected promises only. */
export class SearchTransportError extends Error {
  constructor(readonly failure: UpstreamFailure) {
    super(failure.kind);
    this.name = 'SearchTransportError';
  }
}

/** The members of a Response that the library reads. */
interface ReadResponse {
  readonly ok: true;
  readonly json: () => Promise<unknown>;
}

/** The options of a request that the library's interface does not have. */
export interface RequestOptions {
  readonly kind: CallKind;
  /** Aborts the request. */
  readonly signal: AbortSignal | undefined;
}

export interface SearchTransport {
  /** The library's `fetch` over the shop's HTTP client, so that its limits, retries and circuit breaker apply. */
  readonly fetch: (address: string, options?: { readonly signal?: AbortSignal }) => Promise<ReadResponse>;
  /** Calls the library; the request that it starts synchronously has these options. */
  readonly withOptions: <A>(terms: RequestOptions, question: () => A) => A;
}

/**
 * The library takes no options for a single request, but it starts the request synchronously. So the options that are set
 * during a call of the library belong to the request that is started in it.
 */
export const transportThrough = (http: HttpClient, serviceUrl: string): SearchTransport => {
  const base = serviceUrl.replace(/\/$/, '');
  let terms = DEFAULT_OPTIONS;
  return {
    fetch: async (address, { signal } = {}) => {
      const { kind } = terms;
      const ending = signalOf(signal, terms.signal);
      const response = await http({ kind, method: 'GET', path: address.slice(base.length), signal: ending })();
      if (E.isLeft(response)) throw new SearchTransportError(response.left);
      return { ok: true, json: async () => response.right.body };
    },
    withOptions: (ofQuestion, question) => {
      terms = ofQuestion;
      try {
        return question();
      } finally {
        terms = DEFAULT_OPTIONS;
      }
    },
  };
};

/** The options of requests that the library starts by itself. */
const DEFAULT_OPTIONS: RequestOptions = { kind: 'optional', signal: undefined };
