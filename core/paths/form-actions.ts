import { SIGN_IN_PATH } from './paths';

/** The targets of the shop's forms on a page without JavaScript; each responds with a page. */
export const FORM_ACTIONS = {
  /** email */
  newsletter: '/newsletter',
  /** partNumber, quantity */
  addToCart: '/cart/add',
  /** itemId, quantity; 0 removes the line */
  changeQuantity: '/cart/quantity',
  /** itemId, choice: `ship`, or `pickup` or `same-day` with a store id after a colon */
  chooseFulfilment: '/cart/fulfilment',
  /** itemId */
  saveForLater: '/cart/save',
  /** savedId */
  moveToCart: '/cart/saved/move',
  /** savedId */
  removeSaved: '/cart/saved/remove',
  /** code */
  applyPromotion: '/cart/promotion',
  /** code */
  removePromotion: '/cart/promotion/remove',
  /** URL: the page to return to */
  loadCoupons: '/rewards/coupons/load',
  /** palsPhoneNumber */
  joinPals: '/rewards/join',
  /** storeId, URL: the page of stores to return to */
  chooseStore: '/stores/choose',
  /** email, password, URL */
  signIn: SIGN_IN_PATH,
  /** the fields of a registration, captcha, URL, unanswered: the email of an attempt whose response was lost */
  register: '/shop/UserRegistrationForm',
  /** step, email, URL; with step `renew` also code and password */
  resetPassword: '/shop/ResetPasswordForm',
  /** step, URL; with step `ask` email, with step `use` code */
  signInLink: '/shop/SignInLinkForm',
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
  /** payment, billing: `delivery`, `new` or `saved:` with an id; the fields of an address, billingDefault */
  checkoutPayment: '/checkout/payment',
  /** giftCardNumber, giftCardPin */
  checkoutGiftCard: '/checkout/gift-card',
  /** giftCardId */
  checkoutRemoveGiftCard: '/checkout/gift-card/remove',
  /** edit, replaces, the fields of an address, addressDecision, purpose, defaultDelivery, defaultBilling */
  accountAddress: '/account/addresses',
  /** nickName */
  accountRemoveAddress: '/account/addresses/remove',
  /** addressId, use: `delivery` or `billing` */
  accountDefaultAddress: '/account/addresses/default',
  /** walletId */
  accountRemoveCard: '/account/wallet/remove',
  /** walletId */
  accountDefaultCard: '/account/wallet/default',
  /** code */
  checkoutPromotion: '/checkout/promotion',
  /** code */
  checkoutRemovePromotion: '/checkout/promotion/remove',
  /** orderId, key, total, seen */
  placeOrder: '/checkout/review',
  /** orderId, key, total */
  finishOrder: '/checkout/return',
} as const;
