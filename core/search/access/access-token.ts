import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import type { Task } from 'fp-ts/Task';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { HOME_PATH } from '../../paths/paths';
import type { Clock } from '../../shared/clock';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** The path of the shop's own site that returns tokens to browsers (SRC-07). */
export const ACCESS_TOKEN_PATH = `${HOME_PATH}/rfk`;

/** Authenticates the shop's calls to the search and recommendation service (SRC-07). */
export interface AccessToken {
  readonly accessToken: string;
  /** The time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Fetches tokens. Fails as an upstream does. */
export interface AccessTokenSource {
  readonly newToken: TE.TaskEither<UpstreamFailure, AccessToken>;
}

/** Stores a token between calls. A token that cannot be read or stored counts as missing. Never fails. */
export interface AccessTokenStore {
  readonly current: IO<AccessToken | undefined>;
  readonly keep: (token: AccessToken) => IO<void>;
  readonly forget: IO<void>;
}

export interface AccessTokenPorts {
  readonly source: AccessTokenSource;
  readonly memory: AccessTokenStore;
  readonly clock: Clock;
  /** How long before its expiry a token counts as expired, in milliseconds; 0 by default. */
  readonly marginMs?: number;
}

/** The token for calls: it is fetched when it is missing or has expired, once for all waiting callers (SRC-07). */
export interface AccessTokens {
  /** A valid token. Fails as the source does. */
  readonly current: TE.TaskEither<UpstreamFailure, AccessToken>;
  /** Discards a token that the service refused. It is returned again only if the source sends it again. */
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
