import { CALL_KINDS, type CallKind, resourceOf } from '../../../adapters/http/call-kind';
import type { ProxyMethod, ProxyRoute, ProxyRules } from '../../../adapters/server/proxies/backend-proxy-rules';
import type { Bases } from './ports';

type CommerceMethod = Exclude<ProxyMethod, 'PATCH'>;

type Calls = Readonly<Record<CallKind, ReadonlyArray<string>>>;

/** Goes to the store-locator host (FTR-03). */
const NEWSLETTER = 'member/emailsignup/@self';

/** The transaction calls that pages make (contracts 2 to 4), below the store's address; `*` matches one segment. */
const STORE_CALLS: Readonly<Record<CommerceMethod, Calls>> = {
  GET: {
    essential: [],
    personal: [
      'person/@self',
      'person/@self/forHeader',
      'person/@self/x_data',
      'person/@self/x_sessions',
      'person/@self/contact',
      'person/@self/contact/byAddressId/*',
      'user/user-type',
      'user/ping',
      'mbrattributes/pccinfo',
      'order/@self',
      'order/@history',
      'order/byOrderIdAndEmail',
      'order/x_byToken/*',
      'order/x_purchases',
      'order/*',
      'cart/@self',
      'cart/@self/shipping_info',
      'cart/@self/usable_shipping_info',
      'cart/@self/usable_payment_info',
      'cart/@self/x_checkout',
      'cart/shipping_modes',
      'cart/petco_shipping_info/shipping_delivery_info',
      'cart/petco_shipping_info/x_options',
      'wallet/@self',
      'x_pets/@self',
      'x_pets/@self/*/photo',
      'x_vets/@self',
      'wishlist/@self',
      'x_repeat_delivery/@self',
      'x_repeat_delivery/offer',
      'wishlist/@self/x_wished',
      'wishlist/x_shared/*',
      'palsPromotion/retrievePalsRewardsDetails/@self',
      'x_appointments/@self',
      'x_memberships/@self',
      'x_stockNotice/@self',
      'x_mail/*',
      'x_reviews/*/@self',
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
      'x_addresses/suggest',
      'x_addresses/zip/*',
      'x_clinics/suggest',
      'x_pets/kinds',
      'x_services',
      'x_appointments/slots',
      'x_memberships',
    ],
    optional: ['espot/*', 'x_chat/care'],
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
      'person/@self/x_email',
      'person/@self/x_email/confirm',
      'person/@self/x_delete',
      'cart',
      'cart/calculate',
      'cart/@self/assigned_promotion_code',
      'cart/@self/x_savedItems',
      'cart/@self/x_savedItems/*/x_toCart',
      'cart/@self/payment_instruction',
      'cart/@self/x_gift_card',
      'cart/@self/checkout',
      'order/*/x_cancel',
      'order/*/x_return',
      'x_repeat_delivery/@self',
      'x_repeat_delivery/@self/*/*',
      'x_appointments/@self',
      'x_appointments/@self/*/confirm',
      'x_appointments/@self/*/cancel',
      'x_memberships/@self',
      'x_memberships/@self/*/cancel',
      'x_memberships/@self/*/keep',
    ],
    personal: [
      'person/createPals',
      'person/@self/contact',
      'payment/add_tip',
      'wallet/petcoPayTempCard',
      'wallet/@self/x_card',
      'petco-pay/applications',
      'wishlist',
      'wishlist/@self/x_restore',
      'wishlist/*/x_share',
      'wishlist/*/x_item/*/x_move',
      'palsPromotion/loadPalsRewards/@self',
      NEWSLETTER,
      'x_pets/@self',
      'x_vets/@self',
      'x_stockNotice',
      'x_stockNotice/x_undo',
      'x_questions/byProduct/*',
      'x_questions/*/x_answer',
      'x_mail/*',
    ],
    public: ['petcostorelocator/getneareststoresbyzipcode', 'petcoConfig/storeConf'],
    optional: ['x_chat/answer'],
  },
  PUT: {
    essential: [
      'person/@self',
      'cart/@self/update_order_item',
      'cart/@self/delete_order_item',
      'cart/@self/shipping_info',
      'cart/@self/precheckout',
      'cart/@self/x_contact',
      'cart/@self/x_prescription',
      'x_repeat_delivery/@self/*',
      'x_appointments/@self/*',
    ],
    personal: [
      'person/@self/contact/*',
      'wallet/@self/x_card/*',
      'wallet/@self/x_card/*/x_expiry',
      'wallet/@self/x_setup/*',
      'wishlist/*',
      'wishlist/*/x_item/*',
      'x_pets/@self/*',
      'x_vets/@self/*',
      'x_reviews/*/@self',
      'x_reviews/*/*/x_helpful',
    ],
    public: [],
    optional: [],
  },
  DELETE: {
    essential: [
      'guestidentity/@self',
      'loginidentity/@self',
      'person/@self/x_sessions',
      'person/@self/x_sessions/*',
      'cart/@self',
      'cart/@self/assigned_promotion_code/*',
      'cart/@self/x_savedItems/*',
      'cart/@self/x_gift_card/*',
    ],
    personal: [
      'person/@self/contact/*',
      'wallet/@self/x_card/*',
      'wishlist/*',
      'wishlist/*/x_share',
      'x_pets/@self/*',
      'x_vets/@self/*',
      'x_stockNotice/@self/*',
      'x_reviews/*/@self',
      'x_reviews/*/*/x_helpful',
    ],
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

const PRICES: ProxyRoute = { method: 'GET', path: '/api/solr-skus-price', kind: 'public', resource: 'prices' };

/** The status for an order that does not exist, which is an empty cart (CRT-01). */
const NO_CONTENT: ReadonlyMap<string, ReadonlyArray<number>> = new Map([['order/@self', [404]]]);

const routesOf = (base: string, method: ProxyMethod, calls: Calls): ReadonlyArray<ProxyRoute> =>
  CALL_KINDS.flatMap((kind) =>
    calls[kind].map((call) => ({
      method,
      path: base + call,
      kind,
      resource: resourceOf(call),
      noContentStatuses: method === 'GET' ? (NO_CONTENT.get(call) ?? []) : [],
      isStoreLocator: call === NEWSLETTER,
    })),
  );

/** The calls below the bases of the transaction and catalogue services. */
export const proxyRules = (bases: Bases): ProxyRules => ({
  routes: [
    ...(['GET', 'POST', 'PUT', 'DELETE'] as const).flatMap((method) =>
      routesOf(bases.commerce, method, STORE_CALLS[method]),
    ),
    ...routesOf(bases.catalogue, 'GET', CATALOGUE_CALLS),
    PRICES,
  ],
  takesMethodOverride: true,
});
