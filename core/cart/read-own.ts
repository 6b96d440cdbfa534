import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isIdentityLost } from '../errors/identity-lost';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { SessionStore } from '../identity/session/session-store';

/**
 * Reads what belongs to the shopper (CRT-01, ACC-05). Without an identity it is `none`, and nothing is requested; a guest
 * whom the service no longer knows has `none`, too. Fails as `read` does for everybody else.
 */
export const readOwn =
  <A>(none: A, read: TE.TaskEither<UpstreamFailure, A>) =>
  ({ userId, userType }: Pick<SessionStore, 'userId' | 'userType'>): TE.TaskEither<UpstreamFailure, A> =>
    pipe(
      TE.fromIO<string | undefined, UpstreamFailure>(userId),
      TE.chain((id) => (id === undefined ? TE.right(none) : read)),
      TE.orElse((failure) =>
        isIdentityLost(failure) && userType() !== 'registered' ? TE.right(none) : TE.left(failure),
      ),
    );
