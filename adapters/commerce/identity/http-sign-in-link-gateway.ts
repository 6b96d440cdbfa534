import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SignInLinkGateway } from '../../../core/identity/sign-in/sign-in-link-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';

/**
 * Sends mailed links through the commerce service, which recognises a registered browser by its own cookie; only the
 * status of a response counts.
 */
export class HttpSignInLinkGateway implements SignInLinkGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly mailLink: SignInLinkGateway['mailLink'] = (email) =>
    this.#post('loginidentity/sign_in_link', { logonId: email.toLowerCase() });

  readonly useLink: SignInLinkGateway['useLink'] = (code) => this.#post('loginidentity/known_browser', { code });

  #post(path: string, body: Readonly<Record<string, string>>): TE.TaskEither<UpstreamFailure, void> {
    return pipe(
      this.#http({ kind: 'essential', method: 'POST', path, body }),
      TE.map(() => undefined),
    );
  }
}
