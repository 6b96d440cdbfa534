import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BecomeGuest } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { IdentityNeeded } from './cart-gateway';

/** Repeats a write once as a new guest when it was refused for want of an identity; registered shoppers stay who they are. */
export const asGuestIfNeeded =
  (becomeGuest: BecomeGuest, { userType }: SessionStore) =>
  <Failure extends { readonly kind: string }>(
    write: TE.TaskEither<Failure | IdentityNeeded, void>,
  ): TE.TaskEither<Failure | IdentityNeeded | UpstreamFailure, void> =>
    pipe(
      write,
      TE.orElseW((failure) =>
        failure.kind === 'identity-needed' && userType() !== 'registered'
          ? pipe(
              becomeGuest,
              TE.chainW(() => write),
            )
          : TE.left(failure),
      ),
    );
