import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../shared/abort-signal';
import type { Unreachable, UpstreamFailure } from '../../shared/upstream-failure';
import type { AccessTokens } from './access-token';

/**
 * Makes a call with a valid access token (SRC-07). When the service refuses the token, a new one is fetched and the call
 * is made once more. Fails as the call or the fetching of the token does; ends at once when the signal aborts.
 */
export type WithAccessToken = <A>(
  call: (accessToken: string) => TE.TaskEither<UpstreamFailure, A>,
  signal?: AbortSignalLike,
) => TE.TaskEither<UpstreamFailure, A>;

export const makeWithAccessToken =
  (tokens: AccessTokens): WithAccessToken =>
  (call, signal) => {
    const current = endedBy(signal, tokens.current);
    const callAgain = (refused: string): ReturnType<typeof call> =>
      pipe(
        TE.fromIO<void, UpstreamFailure>(tokens.refused(refused)),
        TE.chain(() => current),
        TE.chain((renewed) => call(renewed.accessToken)),
      );
    const callWith = (accessToken: string): ReturnType<typeof call> =>
      pipe(
        call(accessToken),
        TE.orElse((failure) => (isUnauthorised(failure) ? callAgain(accessToken) : TE.left(failure))),
      );
    return pipe(
      current,
      TE.chain(({ accessToken }) => callWith(accessToken)),
    );
  };

const isUnauthorised = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === 401;

const ABORTED: Unreachable = { kind: 'unreachable', service: 'search', cause: 'aborted' };

/** All callers share one token fetch: an aborted caller stops waiting for it, and the fetch goes on for the others. */
const endedBy = <A>(
  signal: AbortSignalLike | undefined,
  task: TE.TaskEither<UpstreamFailure, A>,
): TE.TaskEither<UpstreamFailure, A> => {
  if (signal === undefined) return task;
  const end: T.Task<E.Either<UpstreamFailure, A>> = () =>
    new Promise((resolve) => {
      if (signal.aborted) resolve(E.left(ABORTED));
      else signal.addEventListener('abort', () => resolve(E.left(ABORTED)));
    });
  return T.getRaceMonoid<E.Either<UpstreamFailure, A>>().concat(end, task);
};
