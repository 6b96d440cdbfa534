import type { DeliveryPromise } from '../../../core/catalogue/delivery-promise';
import type { ViewedProduct } from '../../../core/catalogue/view-product';
import type { Recommendation } from '../../../core/recommendations/recommendations';

export interface ProductData extends ViewedProduct {
  readonly delivery: DeliveryPromise;
  /** Like it, and in its place. */
  readonly related: Recommendation | undefined;
  /** Beside it, from other shelves. */
  readonly boughtTogether: Recommendation | undefined;
  /** Part number of the variant that the address asks for. */
  readonly chosenPartNumber: string | undefined;
}
