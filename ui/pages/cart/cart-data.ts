import type { Recommendation } from '../../../core/recommendations/recommendations';
import type { OwnRewards } from '../../rewards/own-rewards';

/** The cart itself is part of what is around every page; this is what the page has beside it. */
export interface CartPageData {
  /** What was just added without scripts, by part number. */
  readonly addedPartNumber: string | undefined;
  /** Why what was wanted without scripts could not be done. */
  readonly problem: string | undefined;
  /** The promotion code as typed, when it was refused. */
  readonly refusedCode: string | undefined;
  readonly alsoBought: Recommendation | undefined;
  /** The coupons that the shopper can take off. */
  readonly own: OwnRewards;
}
