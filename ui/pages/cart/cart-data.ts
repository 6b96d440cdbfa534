import type { OptionsByItem } from '../../../core/cart/fulfilment/fulfilment-gateway';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import type { OwnRewards } from '../../rewards/own-rewards';

/** The data of the cart page apart from the cart itself, which belongs to the chrome of every page. */
export interface CartPageData {
  /** Part number of the item that was just added without scripts. */
  readonly addedPartNumber: string | undefined;
  /** How many products were added with it, when they were bought again; missing for one product. */
  readonly addedCount?: number | undefined;
  /** The reason why an action without scripts failed. */
  readonly problem: string | undefined;
  /** Whether the checkout did not begin, because an item could not be bought as it is. */
  readonly isStopped?: boolean;
  /** Says that an item that was moved into the cart without scripts is there in another way than before. */
  readonly moved?: string | undefined;
  /** The promotion code as typed, if it was refused. */
  readonly refusedCode: string | undefined;
  readonly alsoBought: Recommendation | undefined;
  /** How each line can reach the shopper; none when it could not be read. */
  readonly options: OptionsByItem;
  /** The shopper's coupons. */
  readonly own: OwnRewards;
}
