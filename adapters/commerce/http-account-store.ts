import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountStore } from '../../core/stores/preferred/account-store';
import type { HttpClient } from '../http/http-client';

/**
 * The account's store; the field is spelt as the service spells it (USR-03). The store is chosen whatever the account
 * says, so no refusal leads the shopper away from what they are doing.
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
