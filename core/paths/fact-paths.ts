/**
 * What a page reads of the shopper from the shop's own server, as JSON. The code of the use cases, which has 69 KiB, is
 * then not needed for a first view.
 */
export const FACT_PATHS = {
  /** The part numbers in the shopper's default list, for the hearts of a page (ACC-05). */
  wished: '/lists/wished',
  /** The number of the member's coupons, for the label of the Rewards menu (RWD-03). */
  couponCount: '/account/coupon-count',
  /** The shopper's pets, for advice on the page of a product (ACC-04). */
  advisedPets: '/account/pets/advised',
} as const;
