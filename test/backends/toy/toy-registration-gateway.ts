import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '@shop/adapters/http/http-client';
import type { RegistrationGateway } from '@shop/core/identity/registration/registration-gateway';
import { takeCart } from './take-cart';
import { callToy } from './toy-call';
import { customerWire } from './toy-wire';

/** Accounts of the engine, which signs in whoever registers. */
export class ToyRegistrationGateway implements RegistrationGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly register: RegistrationGateway['register'] = ({ firstName, lastName, email, password, phoneNumber }) =>
    pipe(
      callToy(
        this.#http,
        {
          kind: 'essential',
          method: 'POST',
          path: 'customers',
          body: {
            first_name: firstName.trim(),
            last_name: lastName.trim(),
            email: email.trim().toLowerCase(),
            phone: phoneNumber,
            password,
          },
        },
        customerWire,
      ),
      TE.chainFirst(() => takeCart(this.#http)),
      TE.map(({ id }) => ({ userId: id })),
    );
}
