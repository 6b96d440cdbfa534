/**
 * The targets of the forms of the checkout, as `FORM_ACTIONS`. They are apart from these because only the cart and the
 * checkout use them.
 */
export const CHECKOUT_FORM_ACTIONS = {
  /** Begins the checkout; a member's saved details are chosen where nothing was chosen yet. */
  checkoutStart: '/checkout/start',
  /** email, phone */
  checkoutContact: '/checkout/contact',
  /** addressId or the fields of an address, addressDecision, methodId, day, tip, ownTip */
  checkoutDelivery: '/checkout/delivery',
  /** the fields of an address, addressDecision, replaces, hasDefault, isDefault */
  checkoutAddress: '/checkout/addresses',
  /** addressId */
  checkoutChooseAddress: '/checkout/addresses/choose',
  /** orderId, key, total, seen */
  placeOrder: '/checkout/review',
  /** orderId, key, total */
  finishOrder: '/checkout/return',
} as const;
