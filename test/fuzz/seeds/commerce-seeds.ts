import { appointmentSeeds } from './appointment-seeds';
import { accountSeeds } from './account-seeds';
import { checkoutSeeds } from './checkout-seeds';
import { listSeeds } from './list-seeds';
import { repeatDeliverySeeds } from './repeat-delivery-seeds';
import { newsletterSeeds } from './newsletter-seeds';
import { previewSeeds } from './preview-seeds';
import { noticeSeeds } from './notice-seeds';
import { reviewSeeds } from './review-seeds';
import { questionSeeds } from './question-seeds';
import { call, WCS, type Seed, type ShopFacts } from './seed';

const SEARCH = '/search/resources/store/:storeId';

/** What a registration sends (REG-02). */
const REGISTRATION = {
  firstName: 'Robin',
  lastName: 'Reed',
  logonId: 'robin.reed@example.test',
  email1: 'robin.reed@example.test',
  email2: 'robin.reed@example.test',
  phone1: '5555550100',
  logonPassword: 'Pawsome123',
  logonPasswordVerify: 'Pawsome123',
  xppro_currentPage: 'ReviewOrder',
  xppro_userField2: '123456780',
  new: 'Y',
  account: 'page',
  profileType: 'C',
  primary: 'true',
  x_isPGRRegistrationWebFlow: 'true',
};

const APPLICATION = {
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin.reed@example.test',
  phone: '(555) 555-0100',
  income: '45,000',
  prescreenId: 'P1',
  callId: 'call-1',
};

/** One valid call of each commerce route: identity, cart, checkout, orders, rewards, card, stores and the catalogue. */
export const commerceSeeds = (facts: ShopFacts): ReadonlyArray<Seed> => {
  const store = call(WCS, {
    key: 'GOOGLE_SIGNIN_ENABLED',
    name: 'Home_EmergencyBanner_React',
    code: 'WELCOME10',
    id: facts.storeId,
    ids: facts.skuId,
    partNumbers: facts.partNumber,
    lat: '32.7',
    lng: '-117.1',
  });
  const catalogue = call(SEARCH, {
    id: facts.productId,
    partNumber: facts.partNumber,
    term: 'dog',
    categoryId: facts.categoryId,
    slug: facts.brandSlug,
  });
  const guest = { as: 'guest' } as const;
  const member = { as: 'member' } as const;
  const line = { orderItemId: '1', quantity: '2', x_priceSeen: '9.99' };
  return [
    ...checkoutSeeds(facts),
    ...repeatDeliverySeeds(facts),
    ...appointmentSeeds(facts),
    ...accountSeeds(),
    ...listSeeds(facts),
    ...newsletterSeeds(),
    ...previewSeeds(),
    ...noticeSeeds(facts),
    ...reviewSeeds(facts),
    ...questionSeeds(),
    store('POST', 'guestidentity', { query: '?updateCookies=true', json: {} }),
    store('DELETE', 'guestidentity/@self', { ...guest, query: '?updateCookies=true' }),
    store('POST', 'loginidentity', {
      query: '?updateCookies=true&rememberMe=true',
      json: { logonId: 'pat@example.test', logonPassword: 'Pawsome123', rememberMe: 'true' },
    }),
    store('DELETE', 'loginidentity/@self', { ...guest, query: '?updateCookies=true' }),
    store('POST', 'loginidentity/oauth_validate', { json: { authorizationProvider: 'google', credential: 'a.b.c' } }),
    store('POST', 'loginidentity/oauth_nonce', { json: {} }),
    store('POST', 'loginidentity/sign_in_link', { json: { logonId: 'pat@example.test' } }),
    store('POST', 'loginidentity/known_browser', { json: { code: 'abc' } }),
    store('POST', 'person', { query: '?updateCookies=true', json: REGISTRATION }),
    store('GET', 'person/@self', member),
    store('PUT', 'person/@self', {
      ...member,
      json: { firstName: 'Robin', phone1: '5555550101', x_preferedStoreId: facts.storeId },
    }),
    store('GET', 'person/@self/forHeader', member),
    store('POST', 'person/createPals', { ...member, json: { palsPhoneNumber: '(555) 555-0100' } }),
    store('POST', 'petco-pay/applications', { ...member, json: APPLICATION }),
    store('POST', 'petcoConfig/storeConf', { json: { storeconfKeys: ['GOOGLE_SIGNIN_ENABLED'] } }),
    store('GET', 'petcoConfig/storeConf/:key'),
    store('GET', 'petcostorelocator/getAllStoresLatLong'),
    store('POST', 'petcostorelocator/getneareststoresbyzipcode', {
      json: { zipcode: '92101', noOfStores: '5', radius: '50' },
    }),
    store('GET', 'petcostorelocator/byStoreId/:id'),
    store('GET', 'petcostorelocator/closedStoreDetails'),
    store('GET', 'petcostorelocator/places', { query: '?q=San+Diego' }),
    store('GET', 'promotion/@running'),
    store('GET', 'price', { query: `?q=byPartNumbers&partNumber=${facts.partNumber}&currency=USD` }),
    store('GET', 'palsPromotion/retrievePalsRewardsDetails/@self', member),
    store('POST', 'palsPromotion/loadPalsRewards/@self', {
      ...member,
      json: { activeCoupons: 'C1,C2', syncToDB: 'true' },
    }),
    store('GET', 'user/user-type', guest),
    store('GET', 'user/ping', guest),
    store('GET', 'captcha/challenge'),
    store('POST', 'cart', {
      ...guest,
      json: {
        orderId: '.',
        orderItem: [{ partNumber: facts.partNumber, quantity: '1', physicalStoreId: facts.storeId }],
        x_calculateOrder: '1',
        x_calculationUsage: '-1,-2,-5,-6,-7',
        x_inventoryValidation: 'true',
      },
    }),
    store('GET', 'cart/@self', guest),
    store('GET', 'order/@self', guest),
    store('DELETE', 'cart/@self', guest),
    store('PUT', 'cart/@self/update_order_item', { ...guest, json: { orderId: '.', orderItem: [line] } }),
    store('PUT', 'cart/@self/delete_order_item', { ...guest, json: { orderId: '.', orderItemId: '1' } }),
    store('GET', 'cart/@self/shipping_info', guest),
    store('GET', 'cart/@self/usable_shipping_info', guest),
    store('GET', 'cart/petco_shipping_info/shipping_delivery_info', { ...guest, query: '?_=1' }),
    store('POST', 'cart/calculate', { ...guest, json: { orderId: '.', calculationUsageId: ['-1'] } }),
    store('POST', 'cart/@self/assigned_promotion_code', { ...guest, json: { promoCode: 'WELCOME10' } }),
    store('DELETE', 'cart/@self/assigned_promotion_code/:code', guest),
    store('POST', 'x_chat/answer', { json: { question: 'How long does shipping take?' } }),
    store('GET', 'x_chat/care'),
    store('GET', 'content/@all'),
    { route: `GET ${WCS}/content/*`, path: '/wcs/resources/store/10151/content/returns' },
    store('GET', 'mbrattributes/pccinfo', member),
    store('GET', 'wallet/@self', member),
    store('POST', 'wallet/petcoPayTempCard', {
      ...member,
      json: { callId: 'call-1', preScreenFlow: 'Y', pccUserId: '', saveToWallet: 'true', enrollmentStatus: 'APPROVED' },
    }),
    store('GET', 'inventoryavailability/byPartNumber/:partNumbers', { query: `?physicalStoreId=${facts.storeId}` }),
    store('GET', 'inventoryavailability/:ids', { query: '?onlineStoreId=10151' }),
    store('GET', 'storelocator/latitude/:lat/longitude/:lng', { query: '?radius=50&maxItems=5' }),
    store('GET', 'storelocator/byStoreId/:id'),
    store('GET', 'espot/:name'),
    catalogue('GET', 'productview/byId/:id'),
    catalogue('GET', 'productview/byIds', { query: `?id=${facts.productId}&id=${facts.productId}` }),
    catalogue('GET', 'productview/byPartNumber/:partNumber'),
    catalogue('GET', 'productview/byPartNumbers', { query: `?partNumber=${facts.partNumber}` }),
    {
      route: `GET ${SEARCH}/productview/byUrl/*`,
      path: `/search/resources/store/10151/productview/byUrl/${facts.productUrl}`,
    },
    catalogue('GET', 'productview/bySearchTerm/:term', { query: '?pageNumber=1&pageSize=12&orderBy=3' }),
    catalogue('GET', 'productview/byCategory/:categoryId', { query: '?pageNumber=1&pageSize=12&facet=brand:x' }),
    catalogue('GET', 'sitecontent/catalogueVersion'),
    catalogue('GET', 'sitecontent/productUrls', { query: '?pageNumber=1&pageSize=50' }),
    catalogue('GET', 'categoryview/@top', { query: '?depthAndLimit=11,11' }),
    {
      route: `GET ${SEARCH}/categoryview/byId/:id`,
      path: `/search/resources/store/10151/categoryview/byId/${facts.categoryId}`,
    },
    {
      route: `GET ${SEARCH}/categoryview/byParentCategory/:id`,
      path: `/search/resources/store/10151/categoryview/byParentCategory/${facts.categoryId}`,
    },
    {
      route: `GET ${SEARCH}/categoryview/byPath/*`,
      path: `/search/resources/store/10151/categoryview/byPath/${facts.categoryPath}`,
    },
    catalogue('GET', 'brandview/@all'),
    catalogue('GET', 'brandview/bySlug/:slug'),
    { route: 'GET /api/solr-skus-price', path: `/api/solr-skus-price?productIds=${facts.productId}&brandId=1` },
    { route: 'GET /wcsstore/PetcoSAS/javascript/encrypt.min.js', path: '/wcsstore/PetcoSAS/javascript/encrypt.min.js' },
  ];
};
