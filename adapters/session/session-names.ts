/** Names that the shop's own cookies have (specification sections 4 and 9; USR-05, USR-08). */
export const COOKIES = {
  userType: 'rUserType',
  userId: 'rUserId',
  firstName: 'rfirstName',
  singleSignOn: 'LtpaToken2',
  pals: 'GetMemberPals_cookie',
  productSearch: 'productSearch',
} as const;

/** The values of the user-type cookie, and the user id that all shoppers without an identity share (USR-05, USR-08). */
export const REGISTERED_CODE = 'R';
export const GUEST_CODE = 'G';
export const ANONYMOUS_USER_ID = '-1002';

/** Our own: the email that a code for a new password was asked for. */
export const RESET_EMAIL_COOKIE = 'passwordResetEmail';

/** Keys of the browser's storage. */
export const LAST_PAGE_KEY = 'LAST_PAGE';
export const REWARDS_KEY = 'PALS_REWARDS_DATA';
/** Our own: how many coupons there were, loaded or not; and those that are on their way to the store system. */
export const COUPON_COUNT_KEY = 'couponCount';
export const COUPONS_LOADING_KEY = 'couponsLoading';
/** Our own: the shopper's location could not be determined during this visit. */
export const PLACE_UNKNOWN_KEY = 'placeUnknown';

/** What is remembered of the shopper's place, in storage and in cookies of the same names (STO-02). */
export const STORE_NAMES = {
  id: 'USER_SET_PREFERRED_STORE_ID',
  locationId: 'USER_SET_PREFERRED_STORE_LOCATION_ID',
  name: 'USER_SET_PREFERRED_STORE_NAME',
  zipCode: 'USER_SET_ZIP',
} as const;
/** The stores that the shopper had, newest first, and the location id of the one that is theirs (STO-03). */
export const PHYSICAL_STORES_COOKIE = 'WC_physicalStores';
export const PICKUP_STORE_COOKIE = 'WC_bopusStoreId';
/** Our own: where every store is, and when this browser's owner was asked for the position. */
export const STORE_COORDINATES_KEY = 'storeCoordinates';
export const LOCATION_ASKED_KEY = 'locationAskedAt';

/** Our own: events of a page that was left before the tracker was loaded. */
export const BEHAVIOUR_WAITING_KEY = 'behaviourWaiting';

/** The visitor id of the search and recommendation service. The shop writes it only for tracking. */
export const VISITOR_COOKIE = '__ruid';
/** What the search service's own library keeps of a visitor: cookies that begin so, and these keys of local storage. */
export const SEARCH_VISITOR_COOKIES = 'ConstructorioID_';
export const SEARCH_VISITOR_KEYS = [
  '_constructorio_search_client_id',
  '_constructorio_search_session_id',
  '_constructorio_search_session',
  '_constructorio_requests',
];

/** By which the ad server knows a browser for a while (ADS-03); and our own: the last click on an ad until it was sent. */
export const AD_SESSION_KEY = 'CITRUS_SESSION_ID';
export const AD_CLICK_KEY = 'citrusAdClick';

/** Our own: what was searched for lately. */
export const RECENT_SEARCHES_KEY = 'recentSearches';
