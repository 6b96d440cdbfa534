/** Which cart is read, and what is known of the shopper. */
export interface CartWanted {
  /** That pending order of the shopper, which may be one of a repeat delivery; the cart without it. */
  readonly orderId?: number | undefined;
  /** Where deliveries are taxed while no address is known. */
  readonly zipCode?: string | undefined;
}
