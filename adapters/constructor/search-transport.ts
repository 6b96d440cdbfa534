import * as E from 'fp-ts/Either';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HttpClient } from '../http/http-client';
import { signalOf } from '../http/signal-of';

/** Carries a failure of our HTTP client through the library, which knows only rejected promises. */
export class SearchTransportError extends Error {
  constructor(readonly failure: UpstreamFailure) {
    super(failure.kind);
    this.name = 'SearchTransportError';
  }
}

/** As much of a Response as the library reads. */
interface ReadAnswer {
  readonly ok: true;
  readonly json: () => Promise<unknown>;
}

export interface SearchTransport {
  /** The library's `fetch` over our HTTP client, so that its limits, retries and circuit breaker hold here too. */
  readonly fetch: (address: string, options?: { readonly signal?: AbortSignal }) => Promise<ReadAnswer>;
  /** Asks the library a question whose request ends with the signal. */
  readonly endingWith: <A>(signal: AbortSignal | undefined, question: () => A) => A;
}

/**
 * The library takes no signal of its callers, but it fetches before it answers its caller: what is fetched while a
 * question is put belongs to that question.
 */
export const transportThrough = (http: HttpClient, serviceUrl: string): SearchTransport => {
  const base = serviceUrl.replace(/\/$/, '');
  let ofQuestion: AbortSignal | undefined;
  return {
    fetch: async (address, { signal } = {}) => {
      const ending = signalOf(signal, ofQuestion);
      const answer = await http({ method: 'GET', path: address.slice(base.length), signal: ending })();
      if (E.isLeft(answer)) throw new SearchTransportError(answer.left);
      return { ok: true, json: async () => answer.right.body };
    },
    endingWith: (signal, question) => {
      ofQuestion = signal;
      try {
        return question();
      } finally {
        ofQuestion = undefined;
      }
    },
  };
};
