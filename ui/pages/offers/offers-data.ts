import type { PromotionOffer } from '../../../core/promotions/promotion-offers';
import type { OwnRewards } from '../../rewards/own-rewards';

export interface OffersPageData {
  /** Undefined when the offers could not be fetched. */
  readonly offers: ReadonlyArray<PromotionOffer> | undefined;
  readonly own: OwnRewards;
}
