import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** The response of the loyalty system to a join; `isSynced` only when it is "Success" (PAL-01). */
export interface JoinAnswer {
  readonly isSynced: boolean;
  readonly palsId: string | undefined;
}

/** Membership of the rewards programme. */
export interface MembershipGateway {
  /** Makes the signed-in shopper a member. Returns the existing number for a shopper who is already a member. */
  readonly join: (palsPhoneNumber: string | undefined) => TaskEither<UpstreamFailure, JoinAnswer>;
}
