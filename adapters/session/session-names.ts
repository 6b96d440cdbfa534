/** Names of the shop's own cookies (specification sections 4 and 9; USR-05, USR-08). */
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

/** Not in the specification: the email for which a password code was requested. */
export const RESET_EMAIL_COOKIE = 'passwordResetEmail';

/** Keys of the browser's storage. */
export const LAST_PAGE_KEY = 'LAST_PAGE';
export const REWARDS_KEY = 'PALS_REWARDS_DATA';
/** Not in the specification: the number of coupons, loaded or not; and the coupons that are loading. */
export const COUPON_COUNT_KEY = 'couponCount';
export const COUPONS_LOADING_KEY = 'couponsLoading';
/** Not in the specification: the shopper registered on the page before (REG-04). */
export const JUST_REGISTERED_KEY = 'justRegistered';
/** Not in the specification: the shopper's location could not be determined during this visit. */
export const PLACE_UNKNOWN_KEY = 'placeUnknown';

/** The shopper's store and ZIP code, in storage and in cookies of the same names (STO-02). */
export const STORE_NAMES = {
  id: 'USER_SET_PREFERRED_STORE_ID',
  locationId: 'USER_SET_PREFERRED_STORE_LOCATION_ID',
  name: 'USER_SET_PREFERRED_STORE_NAME',
  zipCode: 'USER_SET_ZIP',
  /** Not in the specification: set when the ZIP code is that of a store and not the shopper's own. */
  isZipOfStore: 'USER_SET_ZIP_OF_STORE',
} as const;
/** The shopper's former stores, newest first, and the location id of the current one (STO-03). */
export const PHYSICAL_STORES_COOKIE = 'WC_physicalStores';
export const PICKUP_STORE_COOKIE = 'WC_bopusStoreId';
/** Not in the specification: the positions of all stores, and when this browser last prompted for the position. */
export const STORE_COORDINATES_KEY = 'storeCoordinates';
export const LOCATION_ASKED_KEY = 'locationAskedAt';

/** Not in the specification: events of a page that was left before the tracker was loaded. */
export const BEHAVIOUR_WAITING_KEY = 'behaviourWaiting';

/** Not in the specification: what was typed into the steps of the checkout and not sent yet, in session storage. */
export const TYPED_KEY = 'CHECKOUT_TYPED';

/** The visitor id of the search and recommendation service. The shop writes it only for tracking. */
export const VISITOR_COOKIE = '__ruid';
/**
 * The visitor's data of the search service's own library: cookies with this prefix, and these keys of local storage.
 */
export const SEARCH_VISITOR_COOKIES = 'ConstructorioID_';
export const SEARCH_VISITOR_KEYS = [
  '_constructorio_search_client_id',
  '_constructorio_search_session_id',
  '_constructorio_search_session',
  '_constructorio_requests',
];

/**
 * The session by which the ad server recognises a browser (ADS-03); and, not in the specification, the last click on an
 * ad until it was sent.
 */
export const AD_SESSION_KEY = 'CITRUS_SESSION_ID';
export const AD_CLICK_KEY = 'citrusAdClick';
/** Not in the specification: when this browser last followed an ad, in milliseconds since 1970. */
export const AD_FOLLOWED_KEY = 'citrusAdFollowed';

/** Not in the specification: the last search terms. */
export const RECENT_SEARCHES_KEY = 'recentSearches';

/** Not in the specification: the last viewed products (PRO-11). */
export const RECENTLY_VIEWED_KEY = 'recentlyViewed';

/** Whether the chat is open, in session storage (CHT-01). */
export const CHAT_OPEN_KEY = 'SHOW_TMPCHAT';
/** Not in the specification: what was said in the chat. */
export const CHAT_TALK_KEY = 'chatTalk';
