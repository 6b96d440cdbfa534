import type { JoinFormData } from '../../rewards/join-form-view-model';
import type { OwnRewards } from '../../rewards/own-rewards';

export interface RewardsPageData {
  readonly own: OwnRewards;
  readonly join: JoinFormData;
  /** The shopper has just joined without scripts. */
  readonly hasJoined: boolean;
}
