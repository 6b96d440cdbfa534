import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Identity, IdentityGateway } from '../../../core/identity/session/identity-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { identityWire } from './identity-wire';
import { needsIdentity } from '../refusals';

/**
 * Creates and ends identities at the commerce service, which keeps the session in its own cookies
 * (`updateCookies=true`).
 */
export class HttpIdentityGateway implements IdentityGateway {
  readonly becomeGuest: IdentityGateway['becomeGuest'];
  readonly signOut: IdentityGateway['signOut'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.becomeGuest = this.#identity({ kind: 'essential', method: 'POST', path: 'guestidentity?updateCookies=true' });
    this.signOut = pipe(
      http({
        kind: 'essential',
        method: 'POST',
        path: 'loginidentity/@self?updateCookies=true',
        headers: { 'x-http-method-override': 'DELETE' },
        isExpectedRefusal: needsIdentity,
      }),
      TE.map(() => undefined),
      TE.orElse((failure) => (needsIdentity(failure) ? TE.right(undefined) : TE.left(failure))),
    );
  }

  readonly signIn: IdentityGateway['signIn'] = (logonId, password) =>
    this.#identity({
      kind: 'essential',
      method: 'POST',
      path: 'loginidentity?updateCookies=true',
      body: { logonId: logonId.toLowerCase(), logonPassword: password },
    });

  #identity(request: HttpRequest): TE.TaskEither<UpstreamFailure, Identity> {
    return pipe(
      callCommerce(this.#http, request, identityWire),
      TE.map(({ userId }) => ({ userId })),
    );
  }
}
