/** Names that the shop's own cookies have (specification sections 4 and 9; USR-05, USR-08). */
export const COOKIES = {
  userType: 'rUserType',
  userId: 'rUserId',
  firstName: 'rfirstName',
  singleSignOn: 'LtpaToken2',
  pals: 'GetMemberPals_cookie',
} as const;

/** Keys of the browser's storage. */
export const LAST_PAGE_KEY = 'LAST_PAGE';
export const REWARDS_KEY = 'PALS_REWARDS_DATA';
/** Our own: how many coupons there were, loaded or not; and those that are on their way to the store system. */
export const COUPON_COUNT_KEY = 'couponCount';
export const COUPONS_LOADING_KEY = 'couponsLoading';

/** What the commerce service's cookies begin with, and the ones that outlive a change of session. */
export const COMMERCE_COOKIE = 'WC_';
const IDENTITY_COOKIES = ['WC_USERACTIVITY_', 'WC_PERSISTENT', 'WC_AUTHENTICATION_'];
export const KEPT_BEFORE_SIGN_IN = [...IDENTITY_COOKIES, 'WC_physicalStores'];
export const KEPT_AT_SIGN_OUT = IDENTITY_COOKIES;
