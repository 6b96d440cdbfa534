import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { CONTENT_PATHS } from '../../../core/paths/content-paths';
import { accountPageSeeds } from './account-seeds';
import { appointmentPageSeeds } from './appointment-seeds';
import { listPageSeeds } from './list-seeds';
import { newsletterPageSeeds } from './newsletter-seeds';
import { previewPageSeeds } from './preview-seeds';
import { noticePageSeeds } from './notice-seeds';
import { reviewPageSeeds } from './review-seeds';
import { personalizePageSeeds } from './personalize-seeds';
import { questionPageSeeds } from './question-seeds';
import { checkoutPageSeeds } from './checkout-page-seeds';
import { repeatDeliveryPageSeeds } from './repeat-delivery-seeds';
import { commerceSeeds } from './commerce-seeds';
import { aQuestion } from './service-seeds';
import { anAdCall, aCatapultCall, anEvent, API_KEY, A_UUID } from './service-bodies';
import { methodOf, type Seed, type ShopFacts } from './seed';

const HOME = '/shop/en/petcostore';
const COMMERCE = '/wcs/resources/store/';

const page = (path: string, more: Partial<Seed> = {}): Seed => ({ route: 'GET /*', path, ...more });

const pages = (facts: ShopFacts): ReadonlyArray<Seed> => [
  { route: 'GET /', path: '/' },
  page(HOME),
  page(HOME, { as: 'member' }),
  page(`${HOME}/search?query=dog&page=1&sort=price-ascending&brand=x&price=5-40`),
  page('/shop/SearchDisplay?searchTerm=cat'),
  page(`${HOME}/category/${facts.categoryPath}`),
  page(`${HOME}/category/${facts.categoryPath}?show=all&page=1&sort=rating`),
  page(`${HOME}/brand/${facts.brandSlug}`),
  page(`${HOME}/product/${facts.productUrl}?store_id=${facts.storeId}`),
  page('/shop/OrderItemDisplay', { as: 'guest' }),
  page('/shop/OrderCalculate?orderId=.&URL=OrderItemDisplay', { as: 'guest' }),
  page('/shop/LogonForm?URL=%2Fhelp', { headers: { referer: 'http://localhost/help' } }),
  page('/shop/Logoff', { as: 'member' }),
  page('/shop/ResetPasswordForm?step=renew&URL=%2Fhelp'),
  page('/shop/SignInLinkForm?URL=%2Fhelp'),
  page('/shop/UserRegistrationForm?new=Y&URL=%2Fhelp'),
  page(`${HOME}/s/pals-rewards`, { as: 'member' }),
  page(`${HOME}/s/petco-coupons-promos`),
  page(`${HOME}/c/credit-card`),
  page('/shop/PetcoPayRewardsAndTxnView?myAccountActivePage=petcoPayRewards', { as: 'member' }),
  page('/store-locator?q=92101&radius=50'),
  page(`/store-locator/${facts.storeId}`),
  page('/design'),
  ...CONTENT_PATHS.map((path) => page(path)),
];

const form = (path: string, fields: Readonly<Record<string, string>>, as: Seed['as'] = 'guest'): Seed => ({
  route: 'POST /*',
  path,
  form: fields,
  as,
});

const account = { email: 'pat@example.test', password: 'Pawsome123', URL: '/help' };

const forms = (facts: ShopFacts): ReadonlyArray<Seed> => [
  form(FORM_ACTIONS.addToCart, { partNumber: facts.partNumber, quantity: '1' }),
  form(FORM_ACTIONS.changeQuantity, { itemId: '1', quantity: '2', priceSeen: '9.99' }),
  form(FORM_ACTIONS.chooseFulfilment, { itemId: '1', choice: `pickup:${facts.storeId}` }),
  form(FORM_ACTIONS.saveForLater, { itemId: '1' }),
  form(FORM_ACTIONS.moveToCart, { savedId: '1', choice: 'ship' }),
  form(FORM_ACTIONS.removeSaved, { savedId: '1' }),
  form(FORM_ACTIONS.applyPromotion, { code: 'WELCOME10' }),
  form(FORM_ACTIONS.removePromotion, { code: 'WELCOME10' }),
  form(FORM_ACTIONS.loadCoupons, { URL: '/help' }, 'member'),
  form(FORM_ACTIONS.joinPals, { palsPhoneNumber: '(555) 555-0100' }, 'member'),
  form(FORM_ACTIONS.chooseStore, { storeId: facts.storeId, URL: '/store-locator' }),
  form(FORM_ACTIONS.signIn, account),
  form(FORM_ACTIONS.register, {
    firstName: 'Robin',
    lastName: 'Reed',
    email: 'robin.reed@example.test',
    password: 'Pawsome123',
    phoneNumber: '(555) 555-0100',
    palsPhoneNumber: '',
    palsReward: '',
    captcha: '',
    URL: '/help',
    unanswered: '',
  }),
  form(FORM_ACTIONS.resetPassword, { ...account, step: 'renew', code: 'ABCD1234' }),
  form(FORM_ACTIONS.signInLink, { step: 'ask', email: 'pat@example.test', code: 'ABCD1234', URL: '/help' }),
  form('/shop/Logoff', {}),
];

const own = (route: string, path: string, more: Partial<Seed> = {}): Seed => ({ route, path, ...more });

const ownRoutes = (facts: ShopFacts): ReadonlyArray<Seed> => [
  own('GET /healthz', '/healthz'),
  own('GET /readyz', '/readyz'),
  own('GET /robots.txt', '/robots.txt'),
  own('GET /favicon.ico', '/favicon.ico'),
  own('GET /favicon.svg', '/favicon.svg'),
  own('GET /apple-touch-icon.png', '/apple-touch-icon.png'),
  own('POST /api/csp-reports', '/api/csp-reports', {
    headers: { 'content-type': 'application/csp-report' },
    json: {
      'csp-report': {
        'document-uri': 'http://localhost/help',
        'violated-directive': 'img-src',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://elsewhere.example/a.png',
        disposition: 'enforce',
      },
    },
  }),
  own('GET /ads.js', '/ads.js'),
  own('GET /menus/:version.json', '/menus/1.json'),
  own('GET /speculation-rules.json', '/speculation-rules.json'),
  own('GET /maps/us.svg', '/maps/us.svg'),
  own('GET /maps/*', '/maps/ca.svg'),
  own('GET /maps/us/:state([A-Z]{2}).svg', '/maps/us/CA.svg'),
  own('GET /card-offer/sdk.js', '/card-offer/sdk.js'),
  own('GET /assets/*', '/assets/shell.html'),
  own('GET /images/*', `${facts.imagePath}?width=320&v=1`, {
    headers: { 'if-none-match': '"a", "b"', accept: 'image/avif,image/webp,*/*' },
  }),
  own(`GET ${HOME}/rfk`, `${HOME}/rfk?dummy=1`),
  own('POST /api/log-error', '/api/log-error', {
    json: { section: 'wallet', data: { message: 'failed', kind: 'unreachable', status: 500, codes: ['a'] } },
  }),
  own('POST /api/proxy/citrus', '/api/proxy/citrus', { json: anAdCall() }),
  own('POST /api/proxy/citrus', '/api/proxy/citrus', { json: aCatapultCall() }),
  own('OPTIONS /api/proxy/citrus', '/api/proxy/citrus', { headers: { origin: 'https://partner.example' } }),
  own('POST /api/citrus/click', '/api/citrus/click', { json: { citrusAdId: 'display_1' } }),
  own('OPTIONS /api/citrus/click', '/api/citrus/click'),
  own('POST /api/citrus/impressions', '/api/citrus/impressions', { json: { citrusAdIds: ['display_1', 'display_2'] } }),
  own('OPTIONS /api/citrus/impressions', '/api/citrus/impressions'),
  own('POST /api/citrus/order', '/api/citrus/order', {
    json: {
      id: '900001',
      sessionId: 'session-1',
      customerId: '700001',
      placedAt: '2030-01-15T12:00:00.000Z',
      items: [{ sku: facts.partNumber, quantity: 1, price: 12.99 }],
    },
  }),
  own('POST /api/geolocation/v1/geolocate', '/api/geolocation/v1/geolocate', { json: { considerIp: true } }),
  own('GET /api/search/autocomplete/*', `/api/search/autocomplete/dog?key=${API_KEY}&i=c&s=1&num_results_Products=5`),
  own('GET /api/search/search/*', `/api/search/search/dog?key=${API_KEY}&i=c&s=1&page=1&filters[Brand]=x`),
  own('GET /api/search/browse/*', `/api/search/browse/group_id/${facts.categoryId}?key=${API_KEY}&i=c&s=1`),
  own('GET /api/search/recommendations/*', `/api/search/recommendations/v1/pods/home_1?key=${API_KEY}&i=c&s=1`),
  ...['autocomplete/dog', 'search/dog', 'browse/items', 'recommendations/v1/pods/home_1'].map((path) =>
    own(`POST /api/search/${path.split('/')[0]}/*`, `/api/search/${path}?key=${API_KEY}`, { json: {} }),
  ),
  own('GET /api/search/v2/*', `/api/search/v2/behavioral_action/focus?key=${API_KEY}`),
  own('GET /api/search/behavior', `/api/search/behavior?key=${API_KEY}&i=c&s=1&action=focus`),
  own('POST /api/search/behavior', `/api/search/behavior?key=${API_KEY}&i=c&s=1`, { json: { action: 'focus' } }),
  own('POST /api/search/v2/*', `/api/search/v2/behavioral_action/conversion?key=${API_KEY}&i=c&s=1`, {
    json: { item_id: '1', revenue: '12.99', client_id: A_UUID },
  }),
];

/** The second search provider's calls, which a shop has only where it is the configured one. */
export const discoverProxySeeds = (facts: ShopFacts): ReadonlyArray<Seed> => {
  const headers = { authorization: `Bearer ${facts.accessToken}` };
  return [
    own('POST /api/discover/*', '/api/discover/api/search-rec/3', { headers, json: aQuestion() }),
    own(
      'GET /api/discover/*',
      `/api/discover/api/search-rec/3?data=${encodeURIComponent(JSON.stringify(aQuestion()))}`,
      {
        headers,
      },
    ),
    own('POST /api/discover/*', '/api/discover/api/event/1', { headers, json: { data: anEvent() } }),
  ];
};

/** One valid request for each page, form and route of the storefront, with all of the commerce calls that it passes on. */
export const storefrontSeeds = (facts: ShopFacts): ReadonlyArray<Seed> => [
  ...pages(facts),
  ...forms(facts),
  ...checkoutPageSeeds(facts),
  ...repeatDeliveryPageSeeds(facts),
  ...accountPageSeeds(),
  ...appointmentPageSeeds(facts),
  ...listPageSeeds(facts),
  ...newsletterPageSeeds(),
  ...previewPageSeeds(),
  ...noticePageSeeds(facts),
  ...reviewPageSeeds(facts),
  ...personalizePageSeeds(facts),
  ...questionPageSeeds(facts),
  ...ownRoutes(facts),
  ...commerceSeeds(facts)
    .filter(({ path }) => path.startsWith(COMMERCE))
    .map((seed) => ({ ...seed, route: `${methodOf(seed)} /api/*`, path: `/api${seed.path}` })),
];
