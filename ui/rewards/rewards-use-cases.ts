import type { TaskEither } from 'fp-ts/TaskEither';
import type { CardStatus } from '../../core/petco-pay/card-status';
import type { JoinPals } from '../../core/rewards/membership/join-pals';
import type { LoadCoupons } from '../../core/rewards/coupons/load-coupons';
import type { RefreshRewards } from '../../core/rewards/refresh-rewards';
import type { ResumeCoupons } from '../../core/rewards/coupons/resume-coupons';
import type { WatchCoupons } from '../../core/rewards/coupons/watch-coupons';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';

/** The use cases of the rewards screens. */
export interface RewardsUseCases {
  readonly refreshRewards: RefreshRewards;
  readonly loadCoupons: LoadCoupons;
  readonly resumeCoupons: ResumeCoupons;
  readonly watchCoupons: WatchCoupons;
  readonly joinPals: JoinPals;
  readonly cardStatus: TaskEither<UpstreamFailure, CardStatus>;
}

/** Loads the use cases. Fails when their code cannot be fetched. */
export type FetchRewardsUseCases = TaskEither<UpstreamFailure, RewardsUseCases>;
