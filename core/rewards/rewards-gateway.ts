import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Rewards } from './rewards';

/** The rewards programme's records (PAL-03). */
export interface RewardsGateway {
  /**
   * The signed-in shopper's rewards; those of a shopper who is not a member have no number and no coupons. Fails as an
   * upstream does.
   */
  readonly details: TaskEither<UpstreamFailure, Rewards>;
  /**
   * Sends these coupons to the store system, all or none of them (RWD-06). Later `details` show which were accepted.
   * Fails with `refused` when one of them belongs to another shopper, is spent or has expired; nothing is sent then.
   */
  readonly load: (couponNos: ReadonlyArray<string>) => TaskEither<UpstreamFailure, void>;
}
