import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** What the loyalty system answered to a join; `isSynced` only when it said "Success" (PAL-01). */
export interface JoinAnswer {
  readonly isSynced: boolean;
  readonly palsId: string | undefined;
}

/** Membership of the rewards programme. */
export interface MembershipGateway {
  /** Makes the signed-in shopper a member; who is one already gets the same number again. */
  readonly join: (palsPhoneNumber: string | undefined) => TaskEither<UpstreamFailure, JoinAnswer>;
}
