import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BecomeGuest } from '../identity/session/ensure-guest-identity';
import type { SessionStore } from '../identity/session/session-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { IdentityNeeded } from './cart-gateway';

/**
 * Runs a write. When it is refused because the shopper has no identity yet, a guest identity is requested and the write
 * runs once more. A registered shopper is never turned into a guest.
 */
export const asGuestIfNeeded =
  (becomeGuest: BecomeGuest, { userType }: SessionStore) =>
  <Failure extends { readonly kind: string }, Result>(
    write: TE.TaskEither<Failure | IdentityNeeded, Result>,
  ): TE.TaskEither<Failure | IdentityNeeded | UpstreamFailure, Result> => {
    const writeAsNewGuest = pipe(
      becomeGuest,
      TE.chainW(() => write),
    );
    return pipe(
      write,
      TE.orElseW((failure) =>
        failure.kind === 'identity-needed' && userType() !== 'registered' ? writeAsNewGuest : TE.left(failure),
      ),
    );
  };
