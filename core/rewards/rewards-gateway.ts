import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Rewards } from './rewards';

/** The rewards programme's records (PAL-03). */
export interface RewardsGateway {
  /** Of the signed-in shopper; those who are no members have no number and no coupons. Fails as an upstream does. */
  readonly details: TaskEither<UpstreamFailure, Rewards>;
}
