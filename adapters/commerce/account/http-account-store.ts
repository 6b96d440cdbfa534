import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountStore } from '../../../core/stores/preferred/account-store';
import type { HttpClient } from '../../http/http-client';

/**
 * The store in the shopper's account; the field has the service's own spelling (USR-03). The store is chosen whatever
 * the account responds, so a refusal never redirects the shopper.
 */
export class HttpAccountStore implements AccountStore {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly keep: AccountStore['keep'] = (storeId) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'PUT',
        path: 'person/@self',
        body: { x_preferedStoreId: storeId },
        isExpectedRefusal: () => true,
      }),
      TE.map(() => undefined),
    );
}
