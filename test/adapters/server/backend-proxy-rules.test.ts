import { makeProxyMatcher } from '../../../adapters/server/proxies/backend-proxy-rules';
import { hclProxy } from '../../support/hcl-backend';

const STORE = '/wcs/resources/store/10151/';

describe('the calls that the proxy allows', () => {
  test.each([
    ['GET', 'mbrattributes/pccinfo'],
    ['GET', 'person/@self/forHeader'],
    ['POST', 'loginidentity'],
    ['POST', 'loginidentity/oauth_nonce'],
    ['POST', 'loginidentity/oauth_validate'],
    ['POST', 'loginidentity/sign_in_link'],
    ['POST', 'loginidentity/known_browser'],
    ['DELETE', 'loginidentity/@self'],
    ['POST', 'guestidentity'],
    ['GET', 'order/@self'],
    ['GET', 'person/@self'],
    ['POST', 'cart/calculate'],
    ['GET', 'cart/petco_shipping_info/shipping_delivery_info'],
    ['GET', 'petcoConfig/storeConf/SF_CHAT_ENABLED'],
    ['GET', 'captcha/challenge'],
    ['POST', 'petcoConfig/storeConf'],
    ['GET', 'wallet/@self'],
    ['GET', 'espot/Home_EmergencyBanner_React'],
    ['POST', 'person'],
    ['GET', 'petcostorelocator/getAllStoresLatLong'],
    ['GET', 'petcostorelocator/byStoreId/1101'],
    ['POST', 'petcostorelocator/getneareststoresbyzipcode'],
    ['GET', 'petcostorelocator/closedStoreDetails'],
    ['GET', 'user/user-type'],
    ['GET', 'user/ping'],
    ['GET', 'palsPromotion/retrievePalsRewardsDetails/@self'],
    ['POST', 'palsPromotion/loadPalsRewards/@self'],
    ['POST', 'payment/add_tip'],
    ['POST', 'wallet/petcoPayTempCard'],
    ['POST', 'petco-pay/applications'],
    ['POST', 'person/createPals'],
    ['POST', 'member/emailsignup/@self'],
    ['POST', 'cart'],
    ['PUT', 'cart/@self/update_order_item'],
    ['PUT', 'cart/@self/delete_order_item'],
    ['DELETE', 'cart/@self/assigned_promotion_code/PUP5'],
    ['POST', 'cart/@self/checkout'],
    ['PUT', 'person/@self/contact/Home'],
  ])('include %s %s', (method, call) => {
    expect(hclProxy.callOf(method, STORE + call)).toBeDefined();
  });

  test.each([
    ['GET', `${STORE}person`],
    ['DELETE', `${STORE}person/@self`],
    ['POST', `${STORE}person/@self`],
    ['GET', `${STORE}configuration`],
    ['GET', `${STORE}espot/`],
    ['GET', `${STORE}espot/a/b`],
    ['GET', `${STORE}espot/..`],
    ['GET', `${STORE}espot/%2e%2E`],
    ['GET', `${STORE}espot/.`],
    ['GET', `${STORE}order/@self/../../admin`],
    ['GET', `${STORE}order\\admin`],
    ['GET', `${STORE}order%5cadmin`],
    ['GET', `${STORE}espot//x`],
    ['GET', '/wcs/resources/store/10152/person/@self'],
    ['GET', '/admin'],
    ['GET', ''],
    ['PATCH', `${STORE}cart`],
    ['constructor', `${STORE}cart`],
  ])('do not include %s %s', (method, path) => {
    expect(hclProxy.callOf(method, path)).toBeUndefined();
  });

  test('a POST may override to another method, and no other method may', () => {
    const call = `${STORE}cart/@self/update_order_item`;
    expect(hclProxy.callOf('POST', call, ' put ')?.kind).toBe('essential');
    expect(hclProxy.callOf('POST', call)).toBeUndefined();
    expect(hclProxy.callOf('GET', call, 'PUT')).toBeUndefined();
  });
});

test('a backend that ignores the override header gets a plain POST', () => {
  const { callOf } = makeProxyMatcher({ routes: [{ method: 'DELETE', path: '/v1/carts/*', kind: 'essential' }] });
  expect(callOf('POST', '/v1/carts/7', 'DELETE')).toBeUndefined();
  expect(callOf('DELETE', '/v1/carts/7')).toEqual({
    kind: 'essential',
    resource: 'v1',
    isPersonal: true,
    noContentStatuses: [],
    isStoreLocator: false,
  });
});
