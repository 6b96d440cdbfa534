import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Rewards } from './rewards';

/** The rewards programme's records (PAL-03). */
export interface RewardsGateway {
  /** Of the signed-in shopper; those who are no members have no number and no coupons. Fails as an upstream does. */
  readonly details: TaskEither<UpstreamFailure, Rewards>;
  /**
   * Sends these coupons to the store system, all or none of them (RWD-06). Which were taken in, later `details` say.
   * Fails with `refused` when one of them is none of the shopper's, spent or expired; nothing is sent then.
   */
  readonly load: (couponNos: ReadonlyArray<string>) => TaskEither<UpstreamFailure, void>;
}
