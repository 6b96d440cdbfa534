import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PasswordGateway } from '../../../core/identity/password-reset/password-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { recoverWith } from '../call-commerce';
import { isRefusedWith } from '../refusals';

const PATH = 'person/@self';

/** Codes of the platform for a logon id without an account, which must not be disclosed. */
const UNKNOWN_LOGON_ID = ['_ERR_BAD_PARMS', '2010'];

/** Resets passwords at the commerce service, which mails the codes; only the status of its responses counts. */
export class HttpPasswordGateway implements PasswordGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly requestReset: PasswordGateway['requestReset'] = (email) =>
    pipe(
      this.#put({ logonId: email.toLowerCase(), resetPassword: 'true', challengeAnswer: '-' }),
      recoverWith((failure) => isRefusedWith(failure, UNKNOWN_LOGON_ID), undefined),
    );

  readonly reset: PasswordGateway['reset'] = ({ email, code, password }) =>
    this.#put({
      logonId: email.toLowerCase(),
      resetPassword: 'true',
      challengeAnswer: '-',
      validationCode: code,
      logonPassword: password,
      logonPasswordVerify: password,
    });

  #put(body: Readonly<Record<string, string>>): TE.TaskEither<UpstreamFailure, undefined> {
    return pipe(
      this.#http({ kind: 'essential', method: 'PUT', path: PATH, body }),
      TE.map(() => undefined),
    );
  }
}
