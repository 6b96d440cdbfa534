import type { TaskEither } from 'fp-ts/TaskEither';
import type { SignInNeeded } from '../../orders/order-gateway';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** A session in which the account is signed in (ACC-07). Missing texts are undefined. */
export interface AccountSession {
  readonly id: string;
  /** The family of the browser: `Firefox`. */
  readonly browser: string | undefined;
  /** The family of its system: `Windows`. */
  readonly system: string | undefined;
  /** A time in ISO 8601, to the half minute. */
  readonly lastUsedAt: string | undefined;
  /** Whether it is the session of this request. */
  readonly isCurrent: boolean;
}

/** `not-open`: the account has no open session of this id; it may have ended before. */
export type SessionEnding = 'ended' | 'not-open';

type Failure = SignInNeeded | UpstreamFailure;

/** Where the signed-in shopper's account is signed in. A call that fails changes nothing. */
export interface AccountSessions {
  /** All open sessions, those used last first. */
  readonly open: TaskEither<Failure, ReadonlyArray<AccountSession>>;
  /** Ends one of the shopper's sessions. One that is not open is no failure. */
  readonly end: (id: string) => TaskEither<Failure, SessionEnding>;
  /** Ends all sessions of the account except this one. */
  readonly endOthers: TaskEither<Failure, void>;
}
