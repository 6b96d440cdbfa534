import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GoogleGateway } from '../../../core/identity/sign-in/google-gateway';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { fields, text } from '../../http/wire-codecs';
import { identityWire } from './identity-wire';

const nonceWire = fields('nonce', { nonce: text });

/** Signs in with Google's credential at the commerce service, which checks it and keeps the session. */
export class HttpGoogleGateway implements GoogleGateway {
  readonly nonce: GoogleGateway['nonce'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.nonce = pipe(
      callCommerce(http, { kind: 'essential', method: 'POST', path: 'loginidentity/oauth_nonce' }, nonceWire),
      TE.map(({ nonce }) => nonce),
    );
  }

  readonly signIn: GoogleGateway['signIn'] = (credential) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'essential',
          method: 'POST',
          path: 'loginidentity/oauth_validate?updateCookies=true',
          body: { authorizationProvider: 'google', credential },
        },
        identityWire,
      ),
      TE.map(({ userId }) => ({ userId })),
    );
}
