import { STORE_ID } from '../../core/configuration/constants';

/** The commerce calls that the shop's pages make (contracts 2 to 4), and nothing else: `*` stands for one segment. */
const STORE_CALLS = {
  GET: [
    'person/@self',
    'person/@self/forHeader',
    'person/@self/contact',
    'person/@self/contact/byAddressId/*',
    'user/user-type',
    'user/ping',
    'mbrattributes/pccinfo',
    'order/@self',
    'order/@history',
    'order/byOrderIdAndEmail',
    'order/*',
    'cart/@self',
    'cart/@self/shipping_info',
    'cart/@self/usable_shipping_info',
    'cart/@self/usable_payment_info',
    'cart/shipping_modes',
    'cart/petco_shipping_info/shipping_delivery_info',
    'wallet/@self',
    'wishlist/@self',
    'inventoryavailability/*',
    'inventoryavailability/byPartNumber/*',
    'price',
    'espot/*',
    'storelocator/byStoreId/*',
    'storelocator/byLocation',
    'storelocator/latitude/*/longitude/*',
    'petcostorelocator/getAllStoresLatLong',
    'petcostorelocator/byStoreId/*',
    'petcostorelocator/closedStoreDetails',
    'petcostorelocator/places',
    'petcoConfig/storeConf/*',
    'captcha/challenge',
    'configuration/*',
    'palsPromotion/retrievePalsRewardsDetails/@self',
  ],
  POST: [
    'guestidentity',
    'loginidentity',
    'loginidentity/oauth_validate',
    'person',
    'person/createPals',
    'person/@self/contact',
    'cart',
    'cart/calculate',
    'cart/@self/assigned_promotion_code',
    'cart/@self/payment_instruction',
    'cart/@self/checkout',
    'payment/add_tip',
    'wallet/petcoPayTempCard',
    'petco-pay/applications',
    'wishlist',
    'petcostorelocator/getneareststoresbyzipcode',
    'petcoConfig/storeConf',
    'palsPromotion/loadPalsRewards/@self',
    'member/emailsignup/@self',
  ],
  PUT: [
    'person/@self',
    'person/@self/contact/*',
    'cart/@self/update_order_item',
    'cart/@self/delete_order_item',
    'cart/@self/shipping_info',
    'cart/@self/precheckout',
    'wishlist/*',
  ],
  DELETE: [
    'guestidentity/@self',
    'loginidentity/@self',
    'person/@self/contact/*',
    'cart/@self',
    'cart/@self/assigned_promotion_code/*',
    'cart/@self/payment_instruction',
    'cart/@self/payment_instruction/*',
    'wishlist/*',
  ],
} as const;

/** Whatever lies below these is one shopper's own. */
const PERSONAL = [
  'person',
  'user',
  'cart',
  'order',
  'wallet',
  'petco-pay',
  'wishlist',
  'payment',
  'member',
  'palsPromotion',
  'mbrattributes',
  'loginidentity',
  'guestidentity',
];

const SEARCH_CALLS = [
  'productview/bySearchTerm/*',
  'productview/byCategory/*',
  'productview/byPartNumber/*',
  'productview/byPartNumbers',
  'productview/byId/*',
  'productview/byIds',
  'categoryview/@top',
  'categoryview/byParentCategory/*',
  'categoryview/byId/*',
  'sitecontent/keywordSuggestionsByTerm/*',
  'sitecontent/suggestions',
];

type DoorMethod = keyof typeof STORE_CALLS;

const STORE = `/wcs/resources/store/${STORE_ID}/`;
const SEARCH = `/search/resources/store/${STORE_ID}/`;

type Pattern = ReadonlyArray<string>;

const patterns = (root: string, calls: ReadonlyArray<string>): ReadonlyArray<Pattern> =>
  calls.map((call) => `${root}${call}`.split('/'));

const ALLOWED: Readonly<Record<DoorMethod, ReadonlyArray<Pattern>>> = {
  GET: [
    ...patterns(STORE, STORE_CALLS.GET),
    ...patterns(SEARCH, SEARCH_CALLS),
    ...patterns('', ['/api/solr-skus-price']),
  ],
  POST: patterns(STORE, STORE_CALLS.POST),
  PUT: patterns(STORE, STORE_CALLS.PUT),
  DELETE: patterns(STORE, STORE_CALLS.DELETE),
};

/** The method that a call really is: a POST may stand for PUT or DELETE (contracts 1.1). */
export const effectiveMethod = (method: string, override: string | undefined): string =>
  method === 'POST' && override !== undefined ? override.trim().toUpperCase() : method;

/** Whether the door passes this call on; `path` is without its query. */
export const isAllowedCommerceCall = (method: string, path: string): boolean =>
  isDoorMethod(method) && isPlain(path) && ALLOWED[method].some((pattern) => matches(pattern, path.split('/')));

/** Whether the answer to a call is one shopper's own; `path` may have its query. */
export const isPersonalCall = (path: string): boolean =>
  path.startsWith(STORE) && PERSONAL.includes(path.slice(STORE.length).split(/[/?]/, 1)[0] ?? '');

const matches = (pattern: Pattern, segments: ReadonlyArray<string>): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part === '*' ? segments[index] !== '' : part === segments[index]));

const isDoorMethod = (method: string): method is DoorMethod => Object.hasOwn(ALLOWED, method);

/** No segment that a server behind the door could take for a step to another folder. */
export const isPlain = (path: string): boolean => !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%00|\/\//i.test(path);
