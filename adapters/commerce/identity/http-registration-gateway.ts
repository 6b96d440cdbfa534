import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RegistrationGateway } from '../../../core/identity/registration/registration-gateway';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { identityWire } from './identity-wire';
import { toRegistrationPayload } from './registration-wire';

/** Creates accounts at the commerce service, which also signs in (`updateCookies=true`). */
export class HttpRegistrationGateway implements RegistrationGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly register: RegistrationGateway['register'] = (registration) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'essential',
          method: 'POST',
          path: 'person?updateCookies=true',
          body: toRegistrationPayload(registration),
        },
        identityWire,
      ),
      TE.map(({ userId }) => ({ userId })),
    );
}
