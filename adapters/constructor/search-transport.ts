import * as E from 'fp-ts/Either';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { HttpClient } from '../http/http-client';

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

/** The library's `fetch` over our HTTP client, so that its limits, retries and circuit breaker hold here too. */
export const transportThrough =
  (http: HttpClient, serviceUrl: string) =>
  async (address: string, { signal }: { readonly signal?: AbortSignal } = {}): Promise<ReadAnswer> => {
    const base = serviceUrl.replace(/\/$/, '');
    const answer = await http({ method: 'GET', path: address.slice(base.length), signal })();
    if (E.isLeft(answer)) throw new SearchTransportError(answer.left);
    return { ok: true, json: async () => answer.right.body };
  };
