import * as E from 'fp-ts/Either';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { readServerConfig } from '../../../adapters/server/config/server-config';

const NEEDED = { COMMERCE_ORIGIN: 'https://commerce.example' };

test('requires the backend only; every other setting has a working default', () => {
  expect(readServerConfig(NEEDED)).toMatchObject(
    E.right({
      mode: 'production',
      host: '127.0.0.1',
      port: 3000,
      brand: DEFAULT_BRAND,
      publicOrigin: undefined,
      commerceAddress: 'https://commerce.example',
      storeLocatorAddress: 'https://commerce.example',
      constructorServiceUrl: 'https://commerce.example/constructor',
      searchProvider: 'constructor',
      discoverUrl: 'https://commerce.example/discover',
      citrusUrl: 'https://commerce.example/citrus',
      citrusKey: 'key_embedded',
      citrusCatalogId: 'cat_embedded',
      citrusTimeoutMs: 800,
      citrusForwardsVisitor: true,
      adOrigins: [],
      logLevel: 'info',
      trustProxy: false,
      metricsListener: undefined,
      maxConnections: 5_000,
      rendersPerMinute: 600,
      rendersAtOnce: 200,
      hstsPreload: false,
      hasDevelopmentPages: false,
      googleClientId: undefined,
      geolocationOrigin: 'https://commerce.example',
      pageScripts: {},
      imageOrigins: [],
      drainMs: 10_000,
    }),
  );
});

test('[PLT-05] settings choose another backend and search service', () => {
  const config = readServerConfig({
    ...NEEDED,
    PORT: ' 8080 ',
    PUBLIC_ORIGIN: 'https://Shop.Example/',
    CONSTRUCTOR_SERVICE_URL: 'https://search.example/v1/',
    CONSTRUCTOR_API_KEY: 'key_x',
    SEARCH_PROVIDER: 'discover',
    DISCOVER_URL: 'https://discover.example/v1/',
    DISCOVER_API_KEY: 'key_y',
    CITRUS_URL: 'https://ads.example/v0/',
    CITRUS_KEY: 'key_z',
    CITRUS_CATALOG_ID: 'cat-1',
    AD_ORIGINS: 'https://partner.example',
    IMAGE_ORIGINS: 'https://a.example, https://b.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    DEMO: 'on',
    DEV_PAGES: 'on',
    GOOGLE_CLIENT_ID: 'the-shop.apps.example',
    GEOLOCATION_ORIGIN: 'https://places.example',
    GEOLOCATION_KEY: 'key_y',
  });
  expect(config).toMatchObject(
    E.right({
      port: 8080,
      publicOrigin: 'https://shop.example',
      constructorServiceUrl: 'https://search.example/v1',
      constructorApiKey: 'key_x',
      searchProvider: 'discover',
      discoverUrl: 'https://discover.example/v1',
      discoverApiKey: 'key_y',
      citrusUrl: 'https://ads.example/v0',
      citrusKey: 'key_z',
      citrusCatalogId: 'cat-1',
      citrusForwardsVisitor: false,
      adOrigins: ['https://partner.example'],
      imageOrigins: ['https://a.example', 'https://b.example'],
      hasDevelopmentPages: true,
      googleClientId: 'the-shop.apps.example',
      geolocationOrigin: 'https://places.example',
      geolocationKey: 'key_y',
      trustProxy: 'loopback, 10.0.0.0/8',
    }),
  );
});

test('reports every invalid setting in its own line with its requirement', () => {
  const config = readServerConfig({
    PORT: '80 80',
    COMMERCE_ORIGIN: 'https://user:hunter2@commerce.example',
    LOG_LEVEL: 'loud',
    IMAGE_ORIGINS: 'a.example',
  });
  expect(config).toEqual(
    E.left(
      [
        'PORT must be a whole number from 0 to 65535, not "80 80".',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
        'COMMERCE_ORIGIN must be an http or https address, with or without a base path, such as https://api.example/commerce/v2, not "https://…@commerce.example".',
        'IMAGE_ORIGINS must be a list of origins, separated by commas, not "a.example".',
      ].join('\n'),
    ),
  );
});

test.each([
  ['COMMERCE_ORIGIN', ''],
  ['COMMERCE_ORIGIN', 'ftp://commerce.example'],
  ['COMMERCE_ORIGIN', 'https://commerce.example/shop?a=b'],
  ['COMMERCE_ORIGIN', 'https://commerce.example//'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['CONSTRUCTOR_SERVICE_URL', 'search'],
  ['CONSTRUCTOR_API_KEY', 'a key'],
  ['SEARCH_PROVIDER', 'both'],
  ['DISCOVER_URL', 'search'],
  ['DISCOVER_API_KEY', 'a key'],
  ['CITRUS_URL', 'ads'],
  ['CITRUS_KEY', 'a key'],
  ['CITRUS_CATALOG_ID', 'a catalogue'],
  ['AD_ORIGINS', 'https://partner.example/shop'],
  ['AD_ORIGINS', 'https://*.partner.example'],
  ['IMAGE_ORIGINS', 'https://*/'],
  ['IMAGE_ORIGINS', 'https://a.example;script-src'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '1.2.3'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '::1/129'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8/8'],
  ['METRICS_PORT', 'on'],
  ['METRICS_PORT', '65536'],
  ['METRICS_HOST', 'a b'],
  ['MAX_CONNECTIONS', '0'],
  ['RENDER_LIMIT', '0'],
  ['RENDERS_AT_ONCE', 'all'],
  ['NODE_ENV', 'prod'],
  ['UPSTREAM_TIMEOUT_MS', '1'],
  ['PAGE_CACHE_MEGABYTES', 'many'],
  ['READ_CACHE_MEGABYTES', '0'],
  ['HSTS_PRELOAD', 'yes'],
  ['DEV_PAGES', 'true'],
  ['DEMO', 'yes'],
  ['GOOGLE_CLIENT_ID', 'a client'],
  ['GEOLOCATION_ORIGIN', 'places'],
  ['GEOLOCATION_KEY', 'a key'],
])('%s refuses %p', (name, value) => {
  const config = readServerConfig({ ...NEEDED, [name]: value });
  expect(E.isLeft(config) && config.left).toContain(`${name} must be`);
});

const OWN_KEYS = { CITRUS_KEY: 'own-1', DISCOVER_API_KEY: 'own-2', GEOLOCATION_KEY: 'own-3' };

describe.each<[string, Readonly<Record<string, string>>]>([
  ['PUBLIC_ORIGIN is https', { PUBLIC_ORIGIN: 'https://shop.example' }],
  ['PUBLIC_ORIGIN is https', { PUBLIC_ORIGIN: 'https://localhost:3443' }],
  ['PUBLIC_ORIGIN is beyond this machine', { PUBLIC_ORIGIN: 'http://shop.example' }],
  ['HOST lets other machines in', { HOST: '0.0.0.0' }],
  ['HOST lets other machines in', { HOST: '::' }],
  ['DEMO is off', { DEMO: 'off' }],
])('where %s', (why, exposure) => {
  test('[PLT-04] developer pages, development modes and well-known keys prevent the start with a message on the fix', () => {
    const unsafe = { ...NEEDED, DEV_PAGES: 'on', NODE_ENV: 'development', SEARCH_PROVIDER: 'discover' };
    expect(readServerConfig({ ...unsafe, ...exposure })).toEqual(
      E.left(
        [
          'DEV_PAGES must be off: its pages let strangers into accounts',
          'NODE_ENV must be production: other modes loosen the rules of pages',
          'CITRUS_KEY must be a key of your own: the default one is public',
          'GEOLOCATION_KEY must be a key of your own: the default one is public',
          'DISCOVER_API_KEY must be a key of your own: the default one is public',
          `This holds because ${why}. To show all of it to others as a demonstration, set DEMO to on`,
        ].join('\n'),
      ),
    );
    expect(E.isRight(readServerConfig({ ...unsafe, ...exposure, DEMO: 'on' }))).toBe(true);
  });

  test('[PLT-04] allows the well-known search key, because browsers send it anyway', () => {
    const config = readServerConfig({ ...NEEDED, ...OWN_KEYS, CONSTRUCTOR_API_KEY: 'key_embedded', ...exposure });
    expect(config).toMatchObject(E.right({ constructorApiKey: 'key_embedded' }));
  });

  test('[PLT-04] a shop with its own keys starts without developer pages', () => {
    const config = readServerConfig({ ...NEEDED, ...OWN_KEYS, ...exposure });
    expect(config).toMatchObject(E.right({ mode: 'production', hasDevelopmentPages: false }));
  });
});

test.each(['localhost', '127.0.0.1', '::1'])('[PLT-04] a shop that is local at %s may have them', (HOST) => {
  expect(readServerConfig({ ...NEEDED, HOST, DEV_PAGES: 'on' })).toMatchObject(E.right({ hasDevelopmentPages: true }));
});

test('[ANA-02] third-party scripts are addresses with their queries, or paths of the shop', () => {
  const config = readServerConfig({
    ...NEEDED,
    TAG_MANAGER_URL: 'https://Tags.example/gtm.js?id=GTM-1',
    CLICK_TRACKING_URL: '/dev/scripts/click-tracking.js',
    CURALATE_URL: '',
    ENCRYPTION_SCRIPT: 'on',
  });
  expect(config).toMatchObject(
    E.right({
      pageScripts: {
        'tag-manager': 'https://tags.example/gtm.js?id=GTM-1',
        'click-tracking': '/dev/scripts/click-tracking.js',
        encryption: '/wcsstore/PetcoSAS/javascript/encrypt.min.js',
      },
    }),
  );
  if (E.isRight(config)) expect(Object.keys(config.right.pageScripts)).toHaveLength(3);
});

test.each([
  ['off', undefined],
  ['/wcsstore/Other/encrypt-2.js', '/wcsstore/Other/encrypt-2.js'],
])('[ANA-02] the encryption script set to %s comes from %s', (value, path) => {
  const config = readServerConfig({ ...NEEDED, ENCRYPTION_SCRIPT: value });
  expect(E.isRight(config) ? config.right.pageScripts.encryption : 'wrong').toBe(path);
});

test.each([
  ['SEARCH_BEACON_URL', 'https://beacon.example/'],
  ['SEARCH_BEACON_URL', 'https://beacon.example/folder/'],
  ['SEARCH_BEACON_URL', '//beacon.example/b.js'],
  ['SEARCH_BEACON_URL', '/\\beacon.example/b.js'],
  ['SEARCH_BEACON_URL', 'javascript:alert(1)'],
  ['SEARCH_BEACON_URL', 'data:text/javascript,1'],
  ['SEARCH_BEACON_URL', 'https://user@beacon.example/b.js'],
  ['SEARCH_BEACON_URL', 'https://*/b.js'],
  ['SEARCH_BEACON_URL', 'https://beacon.example;script-src-attr/b.js'],
  ['ENCRYPTION_SCRIPT', 'https://elsewhere.example/encrypt.js'],
  ['ENCRYPTION_SCRIPT', '/wcsstore/../admin.js'],
  ['ENCRYPTION_SCRIPT', '/healthz'],
])('[ANA-02] %s cannot be %s', (name, value) => {
  expect(readServerConfig({ ...NEEDED, [name]: value })).toEqual(E.left(expect.stringContaining(`${name} must be`)));
});

test.each([
  ['false', false],
  ['true', 1],
  ['3', 3],
  ['loopback', 'loopback'],
  ['10.0.0.0/8, ::1,fd00::/8', '10.0.0.0/8, ::1,fd00::/8'],
])('TRUST_PROXY %p trusts %p', (text, trustProxy) => {
  expect(readServerConfig({ ...NEEDED, TRUST_PROXY: text })).toMatchObject(E.right({ trustProxy }));
});

test('the metrics listen on a configured port, by default on the loopback interface', () => {
  const read = (more: Readonly<Record<string, string>>) => readServerConfig({ ...NEEDED, ...more });
  expect(read({ METRICS_PORT: '9464' })).toMatchObject(E.right({ metricsListener: { host: '127.0.0.1', port: 9464 } }));
  expect(read({ METRICS_PORT: '0', METRICS_HOST: '10.0.0.7' })).toMatchObject(
    E.right({ metricsListener: { host: '10.0.0.7', port: 0 } }),
  );
  expect(read({ METRICS_PORT: 'off' })).toMatchObject(E.right({ metricsListener: undefined }));
});
