import type { DeliveryPromise } from '../../../core/catalogue/delivery-promise';
import type { ViewedProduct } from '../../../core/catalogue/view-product';
import type { Recommendation } from '../../../core/recommendations/recommendations';

export interface ProductData extends ViewedProduct {
  readonly delivery: DeliveryPromise;
  /** Similar products that can replace this one. */
  readonly related: Recommendation | undefined;
  /** Products of other kinds that are bought together with this one. */
  readonly boughtTogether: Recommendation | undefined;
  /** Part number of the variant that the address selects. */
  readonly chosenPartNumber: string | undefined;
}
