import { STORE_ID } from '../../core/configuration/constants';
import { CALL_KINDS, type CallKind, resourceOf } from '../http/call-kind';

type CommerceMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Calls = Readonly<Record<CallKind, ReadonlyArray<string>>>;

/**
 * The commerce calls that the shop's pages make (contracts 2 to 4), and nothing else, each under the kind by which it is
 * limited: `*` stands for one segment.
 */
const STORE_CALLS: Readonly<Record<CommerceMethod, Calls>> = {
  GET: {
    essential: [],
    personal: [
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
      'palsPromotion/retrievePalsRewardsDetails/@self',
    ],
    public: [
      'inventoryavailability/*',
      'inventoryavailability/byPartNumber/*',
      'price',
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
    ],
    optional: ['espot/*'],
  },
  POST: {
    essential: [
      'guestidentity',
      'loginidentity',
      'loginidentity/oauth_nonce',
      'loginidentity/oauth_validate',
      'loginidentity/sign_in_link',
      'loginidentity/known_browser',
      'person',
      'cart',
      'cart/calculate',
      'cart/@self/assigned_promotion_code',
      'cart/@self/payment_instruction',
      'cart/@self/checkout',
    ],
    personal: [
      'person/createPals',
      'person/@self/contact',
      'payment/add_tip',
      'wallet/petcoPayTempCard',
      'petco-pay/applications',
      'wishlist',
      'palsPromotion/loadPalsRewards/@self',
      'member/emailsignup/@self',
    ],
    public: ['petcostorelocator/getneareststoresbyzipcode', 'petcoConfig/storeConf'],
    optional: [],
  },
  PUT: {
    essential: [
      'person/@self',
      'cart/@self/update_order_item',
      'cart/@self/delete_order_item',
      'cart/@self/shipping_info',
      'cart/@self/precheckout',
    ],
    personal: ['person/@self/contact/*', 'wishlist/*'],
    public: [],
    optional: [],
  },
  DELETE: {
    essential: [
      'guestidentity/@self',
      'loginidentity/@self',
      'cart/@self',
      'cart/@self/assigned_promotion_code/*',
      'cart/@self/payment_instruction',
      'cart/@self/payment_instruction/*',
    ],
    personal: ['person/@self/contact/*', 'wishlist/*'],
    public: [],
    optional: [],
  },
};

const CATALOGUE_CALLS: Calls = {
  essential: [],
  personal: [],
  public: [
    'productview/bySearchTerm/*',
    'productview/byCategory/*',
    'productview/byPartNumber/*',
    'productview/byPartNumbers',
    'productview/byId/*',
    'productview/byIds',
    'categoryview/@top',
    'categoryview/byParentCategory/*',
    'categoryview/byId/*',
  ],
  optional: ['sitecontent/keywordSuggestionsByTerm/*', 'sitecontent/suggestions'],
};

const STORE = `/wcs/resources/store/${STORE_ID}/`;
const CATALOGUE = `/search/resources/store/${STORE_ID}/`;
const PRICES_PATH = '/api/solr-skus-price';

/** A call that passes. */
export interface CommerceCall {
  readonly kind: CallKind;
  readonly resource: string;
  /** Whether the answer is one shopper's own. */
  readonly isPersonal: boolean;
  /** Statuses by which the service says that there is nothing, which is no error to a page. */
  readonly noContentStatuses?: ReadonlyArray<number>;
}

interface Pattern {
  readonly segments: ReadonlyArray<string>;
  readonly call: CommerceCall;
}

/** An order that is not there is an empty cart (CRT-01). */
const CURRENT_ORDER = 'order/@self';

const patternsOf = (root: string, calls: Calls): ReadonlyArray<Pattern> =>
  CALL_KINDS.flatMap((kind) =>
    calls[kind].map((call) => ({
      segments: `${root}${call}`.split('/'),
      call: {
        kind,
        resource: resourceOf(call),
        isPersonal: kind === 'personal' || kind === 'essential',
        ...(call === CURRENT_ORDER ? { noContentStatuses: [404] } : {}),
      },
    })),
  );

const PATTERNS: Readonly<Record<CommerceMethod, ReadonlyArray<Pattern>>> = {
  GET: [
    ...patternsOf(STORE, STORE_CALLS.GET),
    ...patternsOf(CATALOGUE, CATALOGUE_CALLS),
    { segments: PRICES_PATH.split('/'), call: { kind: 'public', resource: 'prices', isPersonal: false } },
  ],
  POST: patternsOf(STORE, STORE_CALLS.POST),
  PUT: patternsOf(STORE, STORE_CALLS.PUT),
  DELETE: patternsOf(STORE, STORE_CALLS.DELETE),
};

/** The method that a call really is: a POST may stand for PUT or DELETE (contracts 1.1). */
export const effectiveMethod = (method: string, override: string | undefined): string =>
  method === 'POST' && override !== undefined ? override.trim().toUpperCase() : method;

/** The call of this method and path, which is without its query; undefined when it may not pass. */
export const commerceCallOf = (method: string, path: string): CommerceCall | undefined => {
  if (!isCommerceMethod(method) || !isPlain(path)) return undefined;
  const segments = path.split('/');
  return PATTERNS[method].find((pattern) => matches(pattern.segments, segments))?.call;
};

const matches = (pattern: ReadonlyArray<string>, segments: ReadonlyArray<string>): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part === '*' ? segments[index] !== '' : part === segments[index]));

const isCommerceMethod = (method: string): method is CommerceMethod => Object.hasOwn(PATTERNS, method);

/** No segment that a server behind the proxy could take for a step to another folder. */
export const isPlain = (path: string): boolean => !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%00|\/\//i.test(path);
