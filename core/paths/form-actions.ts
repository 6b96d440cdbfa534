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
} as const;
