/** Where the shop's forms post when the page has no JavaScript; each answers with a page. */
export const FORM_ACTIONS = {
  /** partNumber, quantity */
  addToCart: '/cart/add',
  /** itemId, quantity; 0 removes the line */
  changeQuantity: '/cart/quantity',
  /** code */
  applyPromotion: '/cart/promotion',
  /** code */
  removePromotion: '/cart/promotion/remove',
  /** email, password, URL */
  signIn: '/shop/LogonForm',
} as const;
