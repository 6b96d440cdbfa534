import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { GivingUp } from '../../shared/giving-up';
import type { Unreachable, UpstreamFailure } from '../../shared/upstream-failure';
import type { AccessTokens } from './access-token';

/**
 * Makes a call with a token that holds (SRC-07). When the service refuses it, a new one is fetched and the call made
 * once more. Fails as the call or the fetching of the token does; a call that its asker gives up ends at once.
 */
export type WithAccessToken = <A>(
  call: (accessToken: string) => TE.TaskEither<UpstreamFailure, A>,
  givingUp?: GivingUp,
) => TE.TaskEither<UpstreamFailure, A>;

export const makeWithAccessToken =
  (tokens: AccessTokens): WithAccessToken =>
  (call, givingUp) => {
    const current = endedBy(givingUp, tokens.current);
    return pipe(
      current,
      TE.chain(({ accessToken }) =>
        pipe(
          call(accessToken),
          TE.orElse((failure) =>
            isUnauthorised(failure)
              ? pipe(
                  TE.fromIO<void, UpstreamFailure>(tokens.refused(accessToken)),
                  TE.chain(() => current),
                  TE.chain((renewed) => call(renewed.accessToken)),
                )
              : TE.left(failure),
          ),
        ),
      ),
    );
  };

const isUnauthorised = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === 401;

const GIVEN_UP: Unreachable = { kind: 'unreachable', service: 'search', cause: 'aborted' };

/** The token is for everybody who waits: who gives up does not wait for it, and does not keep it from the others. */
const endedBy = <A>(
  givingUp: GivingUp | undefined,
  task: TE.TaskEither<UpstreamFailure, A>,
): TE.TaskEither<UpstreamFailure, A> => {
  if (givingUp === undefined) return task;
  const end: T.Task<E.Either<UpstreamFailure, A>> = () =>
    new Promise((resolve) => {
      if (givingUp.aborted) resolve(E.left(GIVEN_UP));
      else givingUp.addEventListener('abort', () => resolve(E.left(GIVEN_UP)));
    });
  return T.getRaceMonoid<E.Either<UpstreamFailure, A>>().concat(end, task);
};
