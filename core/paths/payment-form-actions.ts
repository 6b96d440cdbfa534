/** The targets of the forms of the payment step, as `FORM_ACTIONS`. They are apart because only its page uses them. */
export const PAYMENT_FORM_ACTIONS = {
  /** payment, billing: `delivery`, `new` or `saved:` with an id; the fields of an address, billingDefault */
  checkoutPayment: '/checkout/payment',
  /** giftCardNumber, giftCardPin; this and the next ones take the fields of `checkoutPayment` along, to show them again */
  checkoutGiftCard: '/checkout/gift-card',
  /** giftCardId */
  checkoutRemoveGiftCard: '/checkout/gift-card/remove',
  /** code, or promotionCode as it is typed into the form of the payment */
  checkoutPromotion: '/checkout/promotion',
  /** code */
  checkoutRemovePromotion: '/checkout/promotion/remove',
} as const;
