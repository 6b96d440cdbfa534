import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { HOME_PATH } from '../../paths/paths';
import type { Clock } from '../../shared/clock';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** Where the shop's own site gives tokens to browsers (SRC-07). */
export const ACCESS_TOKEN_PATH = `${HOME_PATH}/rfk`;

/** By which the search and recommendation service knows that a call is the shop's (SRC-07). */
export interface AccessToken {
  readonly accessToken: string;
  /** When it ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Where tokens come from. Fails as an upstream does. */
export interface AccessTokenSource {
  readonly newToken: TE.TaskEither<UpstreamFailure, AccessToken>;
}

/** Where a token is kept from call to call; what cannot be read or kept counts as none. Never fails. */
export interface AccessTokenStore {
  readonly current: IO<AccessToken | undefined>;
  readonly keep: (token: AccessToken) => IO<void>;
  readonly forget: IO<void>;
}

export interface AccessTokenPorts {
  readonly source: AccessTokenSource;
  readonly memory: AccessTokenStore;
  readonly clock: Clock;
  /** How long before its end a token counts as over, in milliseconds; 0 by default. */
  readonly marginMs?: number;
}

/** The token that calls carry: fetched when it is missing or over, once for all who wait for it (SRC-07). */
export interface AccessTokens {
  /** A token that holds. Fails as the source does. */
  readonly current: TE.TaskEither<UpstreamFailure, AccessToken>;
  /** The service would not have this token: it is not given again, unless the source gives it again. */
  readonly refused: (accessToken: string) => IO<void>;
}

export const makeAccessTokens = ({ source, memory, clock, marginMs = 0 }: AccessTokenPorts): AccessTokens => {
  let renewing: Promise<E.Either<UpstreamFailure, AccessToken>> | undefined;

  const renewal: Task<E.Either<UpstreamFailure, AccessToken>> = pipe(
    source.newToken,
    TE.tapIO(memory.keep),
    (renew) => async () => {
      const outcome = await renew();
      renewing = undefined;
      return outcome;
    },
  );

  return {
    current: () => {
      const kept = memory.current();
      if (kept !== undefined && clock() < kept.expiresAt - marginMs) return Promise.resolve(E.right(kept));
      renewing ??= renewal();
      return renewing;
    },
    refused: (accessToken) => () => {
      if (memory.current()?.accessToken === accessToken) memory.forget();
    },
  };
};
