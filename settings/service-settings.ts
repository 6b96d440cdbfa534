import { chatDeployment } from './chat-setting-types.ts';
import { setting } from './setting.ts';
import * as types from './setting-types.ts';
import { WELL_KNOWN_KEY } from './well-known-key.ts';

/** The services that the storefront calls, and the third-party scripts of its pages. */
export const SERVICE_SETTINGS = {
  COMMERCE_ORIGIN: setting({
    of: ['storefront'],
    type: types.commerceAddress,
    fallback: undefined,
    unset: 'the embedded backend',
    meaning:
      'another commerce backend; the embedded one then stays off. With a base path, all its services and pictures are below it',
    when: 'with a backend of one’s own',
  }),
  STORE_LOCATOR_ORIGIN: setting({
    of: ['storefront'],
    type: types.commerceAddress,
    fallback: '',
    unset: '`COMMERCE_ORIGIN`',
    meaning:
      'where the store’s `member/emailsignup/@self` is, which takes addresses for the newsletter. It gets the shopper’s cookies of the commerce backend',
    when: 'when the newsletter is on the host of the store locator',
  }),
  STORE_ID: setting({
    of: ['hcl', 'backend'],
    type: types.storeId,
    fallback: '10151',
    unset: '`10151`',
    meaning: 'the store at HCL Commerce: in the addresses of its services and in links to its pages',
    when: 'with HCL Commerce, to the id of the store there',
  }),
  CATALOG_ID: setting({
    of: ['hcl', 'backend'],
    type: types.storeId,
    fallback: '10051',
    unset: '`10051`',
    meaning: 'the store’s catalogue at HCL Commerce, in links to its pages',
    when: 'with HCL Commerce, to the id of the catalogue there',
  }),
  LANGUAGE_ID: setting({
    of: ['hcl', 'backend'],
    type: types.languageId,
    fallback: '-1',
    unset: '`-1`',
    meaning:
      'the language at HCL Commerce, in links, cart changes and the choice of an espot’s text. The shop’s own texts stay English',
    when: 'when English has another id there',
  }),
  CONSTRUCTOR_SERVICE_URL: setting({
    of: ['storefront'],
    type: types.serviceAddress,
    fallback: '',
    unset: '`/constructor` of the commerce backend',
    meaning: 'the search service',
    when: 'with a search service of one’s own',
  }),
  CONSTRUCTOR_API_KEY: setting({
    of: ['storefront', 'backend'],
    type: types.key,
    fallback: WELL_KNOWN_KEY,
    unset: '`key_embedded`',
    meaning: 'the key that the storefront sends and the embedded search asks for; browsers get it',
    when: 'with a search service of one’s own',
  }),
  ENVIRONMENT_HOSTS: setting({
    of: ['storefront'],
    type: types.environmentHosts,
    fallback: [],
    unset: 'every host is `production`',
    meaning:
      'which hosts are `staging`, `performance` or `integration`; the host of `PUBLIC_ORIGIN` decides which one this shop is, and pages tell it to scripts',
    when: 'to run several environments with the same settings',
  }),
  ENVIRONMENT_SEARCH: setting({
    of: ['storefront'],
    type: types.environmentSearches,
    fallback: new Map(),
    unset: 'none',
    meaning:
      'key and address of the search service of single environments; they take the place of the key and the address of the `SEARCH_PROVIDER` there',
    when: 'to run several environments with the same settings',
    isSecret: true,
  }),
  SEARCH_PROVIDER: setting({
    of: ['storefront'],
    type: types.oneOf('constructor', 'discover'),
    fallback: 'constructor',
    unset: '`constructor`',
    meaning:
      'which search service answers pages and browsers: `constructor` (Constructor.io) or `discover` (the search and recommendation service, Sitecore Discover); the embedded backend speaks both over one index',
    when: 'to change the provider',
  }),
  DISCOVER_URL: setting({
    of: ['storefront'],
    type: types.serviceAddress,
    fallback: '',
    unset: '`/discover` of the commerce backend',
    meaning:
      'the search and recommendation service: below it are `account/1/access-token`, `api/search-rec/3` and `api/event/1`',
    when: 'with a service of one’s own',
  }),
  DISCOVER_API_KEY: setting({
    of: ['storefront', 'backend'],
    type: types.key,
    fallback: WELL_KNOWN_KEY,
    unset: '`key_embedded`',
    meaning:
      'for which the service makes access tokens; it stays on the server, browsers get tokens from `/shop/en/petcostore/rfk`',
    when: 'with a service of one’s own; **another one on a public shop** that uses the embedded one',
    isSecret: true,
  }),
  CITRUS_URL: setting({
    of: ['storefront'],
    type: types.serviceAddress,
    fallback: '',
    unset: '`/citrus` of the commerce backend',
    meaning:
      'the ad server: below it are `v1/ads/generate`, `v1/ads/bannerx`, `v1/resource/first-i` and `v1/resource/second-c`',
    when: 'with an ad server of one’s own',
  }),
  CITRUS_KEY: setting({
    of: ['storefront', 'backend'],
    type: types.key,
    fallback: WELL_KNOWN_KEY,
    unset: '`key_embedded`',
    meaning: 'the key sent to the ad server as `Authorization: Basic`; it never reaches a page',
    when: 'with an ad server of one’s own; **another one on a public shop** that uses the embedded one',
    isSecret: true,
  }),
  CITRUS_CATALOG_ID: setting({
    of: ['storefront'],
    type: types.id,
    fallback: 'cat_embedded',
    unset: '`cat_embedded`',
    meaning: 'under which the ad server knows the shop’s catalogue',
    when: 'with an ad server of one’s own',
  }),
  CITRUS_FORWARD_VISITOR: setting({
    of: ['storefront'],
    type: types.oneOf('auto', 'on', 'off'),
    fallback: 'auto',
    unset: '`auto`',
    meaning:
      'whether the ad server is told from which session (`X-Session-Id`) and address (`X-Forwarded-For`) a report comes: `on`, `off`, or `auto`, which is `on` unless `CITRUS_URL` is set',
    when: '`on` where `CITRUS_URL` names the embedded backend, whose limits need it',
  }),
  CITRUS_TIMEOUT_MS: setting({
    of: ['storefront'],
    type: types.wholeNumber(100, 10_000),
    fallback: 800,
    unset: '`800`',
    meaning:
      'how long the storefront waits for the ad server; pages show no ads then. Never longer than `UPSTREAM_TIMEOUT_MS`',
    when: 'with a slow ad server',
  }),
  AD_ORIGINS: setting({
    of: ['storefront'],
    type: types.origins,
    fallback: [],
    unset: 'none',
    meaning:
      'origins of pages of others that may show the shop’s ads: they alone may call `/api/proxy/citrus`, `/api/citrus/click` and `/api/citrus/impressions` from elsewhere',
    when: 'to show ads on pages that are not the shop’s',
  }),
  IMAGE_ORIGINS: setting({
    of: ['storefront'],
    type: types.origins,
    fallback: [],
    unset: 'none',
    meaning: 'further origins that pictures may come from',
    when: 'when pictures are elsewhere',
  }),
  GEOLOCATION_ORIGIN: setting({
    of: ['storefront'],
    type: types.origin,
    fallback: '',
    unset: '`COMMERCE_ORIGIN`',
    meaning: 'where `geolocation/v1/geolocate` is, which tells a place by the address in `X-Forwarded-For`',
    when: 'with a geolocation service of one’s own',
  }),
  GEOLOCATION_KEY: setting({
    of: ['storefront', 'backend'],
    type: types.key,
    fallback: WELL_KNOWN_KEY,
    unset: '`key_embedded`',
    meaning: 'the key sent to that service; it never reaches a page',
    when: 'with a geolocation service of one’s own',
    isSecret: true,
  }),
  GOOGLE_CLIENT_ID: setting({
    of: ['storefront', 'backend'],
    type: types.id,
    fallback: '',
    unset: 'none',
    meaning:
      'the shop’s client id at Google: with it, and GOOGLE_SIGNIN_ENABLED or GOOGLE_ONETAP_ENABLED on, shoppers can sign in with Google, and the imitation is gone',
    when: 'to offer it; the same for both',
  }),
  CARD_OFFER_SDK_URL: setting({
    of: ['storefront'],
    type: types.webAddress,
    fallback: '',
    unset: 'a demonstration bank with `DEV_PAGES`, else none',
    meaning:
      'the script of the bank that decides on card applications ([integrating](integrating.md)); its origin may then run scripts, be asked and show frames',
    when: 'to offer the card',
  }),
  SALESFORCE_CHAT: setting({
    of: ['storefront'],
    type: chatDeployment,
    fallback: null,
    unset: 'the chat answers from the written pages',
    meaning:
      'the deployment of Salesforce’s embedded chat as a JSON object, see [live chat](#live-chat); its origins may then run scripts, be asked and show frames',
    when: 'to have the chat answered there',
  }),
  TAG_MANAGER_URL: setting({
    of: ['storefront'],
    type: types.script,
    fallback: '',
    unset: 'none',
    meaning:
      'the tag manager’s script, on every page, after consent where that is needed; the events are in `dataLayer` ([integrating](integrating.md#scripts-of-others))',
    when: 'with a tag manager',
  }),
  CLICK_TRACKING_URL: setting({
    of: ['storefront'],
    type: types.script,
    fallback: '',
    unset: 'none',
    meaning: 'the click tracking script, where products are chosen: home, lists, products, cart; after consent',
    when: 'with click tracking',
  }),
  CURALATE_URL: setting({
    of: ['storefront'],
    type: types.script,
    fallback: '',
    unset: 'none',
    meaning: 'the curalate script, on brand, dog training and dog grooming pages; after consent',
    when: 'with curalate',
  }),
  SEARCH_BEACON_URL: setting({
    of: ['storefront'],
    type: types.script,
    fallback: '',
    unset: 'none',
    meaning: 'the search beacon, on every page once the footer is in view; after consent',
    when: 'with a search beacon',
  }),
  ENCRYPTION_SCRIPT: setting({
    of: ['storefront'],
    type: types.encryptionScript,
    fallback: '',
    unset: '`off`',
    meaning:
      '`on` loads the commerce backend’s `/wcsstore/PetcoSAS/javascript/encrypt.min.js` through the shop on the pages for sign-in, registration and passwords; a path below `/wcsstore/` another one. Passwords travel over TLS without it',
    when: 'with a backend that asks for it',
  }),
};
