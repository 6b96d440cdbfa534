import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AccountSession, AccountSessions, SessionEnding } from '../../../core/account/security/account-sessions';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce, recoverWith } from '../call-commerce';
import { sessionsWire } from './person-wire';
import { isMissing, needsIdentity, toSignInNeeded } from '../refusals';

const PATH = 'person/@self/x_sessions';

/** The open sessions of an account at the embedded backend. */
export class HttpAccountSessions implements AccountSessions {
  readonly open: AccountSessions['open'];
  readonly endOthers: AccountSessions['endOthers'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.open = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: PATH, isExpectedRefusal: needsIdentity },
        sessionsWire,
      ),
      TE.bimap(toSignInNeeded, ({ sessions }) =>
        sessions.map(({ sessionId, isCurrent, ...session }): AccountSession => ({
          id: sessionId,
          ...session,
          isCurrent: isCurrent ?? false,
        })),
      ),
    );
    this.endOthers = pipe(this.#delete(PATH), TE.mapLeft(toSignInNeeded));
  }

  readonly end: AccountSessions['end'] = (id) =>
    pipe(
      this.#delete(path`person/@self/x_sessions/${id}`),
      TE.map((): SessionEnding => 'ended'),
      recoverWith<SessionEnding>(isMissing, 'not-open'),
      TE.mapLeft(toSignInNeeded),
    );

  #delete(address: string): TE.TaskEither<UpstreamFailure, undefined> {
    return pipe(
      this.#http({ kind: 'essential', method: 'DELETE', path: address, isExpectedRefusal: needsIdentity }),
      TE.map(() => undefined),
    );
  }
}
