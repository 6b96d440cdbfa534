import * as E from 'fp-ts/Either';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { CallKind } from '../http/call-kind';
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

/** What is said of a question beside its words. */
export interface QuestionTerms {
  readonly kind: CallKind;
  /** Ends the question's request. */
  readonly signal: AbortSignal | undefined;
}

export interface SearchTransport {
  /** The library's `fetch` over our HTTP client, so that its limits, retries and circuit breaker hold here too. */
  readonly fetch: (address: string, options?: { readonly signal?: AbortSignal }) => Promise<ReadAnswer>;
  /** Asks the library a question whose request is made on these terms. */
  readonly asking: <A>(terms: QuestionTerms, question: () => A) => A;
}

/**
 * The library takes neither a signal nor a kind of its callers, but it fetches before it answers its caller: what is fetched while a
 * question is put belongs to that question.
 */
export const transportThrough = (http: HttpClient, serviceUrl: string): SearchTransport => {
  const base = serviceUrl.replace(/\/$/, '');
  let terms = BETWEEN_QUESTIONS;
  return {
    fetch: async (address, { signal } = {}) => {
      const { kind } = terms;
      const ending = signalOf(signal, terms.signal);
      const answer = await http({ kind, method: 'GET', path: address.slice(base.length), signal: ending })();
      if (E.isLeft(answer)) throw new SearchTransportError(answer.left);
      return { ok: true, json: async () => answer.right.body };
    },
    asking: (ofQuestion, question) => {
      terms = ofQuestion;
      try {
        return question();
      } finally {
        terms = BETWEEN_QUESTIONS;
      }
    },
  };
};

/** What the library fetches by itself no page waits for. */
const BETWEEN_QUESTIONS: QuestionTerms = { kind: 'optional', signal: undefined };
