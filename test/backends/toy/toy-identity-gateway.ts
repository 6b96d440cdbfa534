import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '@shop/adapters/http/http-client';
import type { IdentityGateway } from '@shop/core/identity/session/identity-gateway';
import { takeCart } from './take-cart';
import { callToy } from './toy-call';
import { cartWire, customerWire } from './toy-wire';

/** A guest of the engine is the owner of a cart; a customer has a session, and the cart of the account. */
export class ToyIdentityGateway implements IdentityGateway {
  readonly becomeGuest: IdentityGateway['becomeGuest'];
  readonly signOut: IdentityGateway['signOut'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.becomeGuest = pipe(
      callToy(http, { kind: 'essential', method: 'POST', path: 'carts' }, cartWire),
      TE.map(({ owner }) => ({ userId: owner })),
    );
    this.signOut = pipe(
      http({ kind: 'essential', method: 'DELETE', path: 'sessions/current' }),
      TE.map(() => undefined),
    );
  }

  readonly signIn: IdentityGateway['signIn'] = (email, password) =>
    pipe(
      callToy(
        this.#http,
        { kind: 'essential', method: 'POST', path: 'sessions', body: { email, password } },
        customerWire,
      ),
      TE.chainFirst(() => takeCart(this.#http)),
      TE.map(({ id }) => ({ userId: id })),
    );
}
