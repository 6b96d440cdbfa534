import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { NewsletterList } from '../../../core/newsletter/newsletter-list';
import type { HttpClient } from '../../http/http-client';

/**
 * The newsletter of the store-locator host (FTR-03). Any 2xx response is a success, whatever its body. A refusal never
 * leads the shopper away from the page.
 */
export class HttpNewsletterList implements NewsletterList {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly subscribe: NewsletterList['subscribe'] = (email) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'POST',
        path: 'member/emailsignup/@self',
        body: { firstName: null, emailAddress: email, guestEmail: email },
        isExpectedRefusal: () => true,
      }),
      TE.map(() => undefined),
    );
}
