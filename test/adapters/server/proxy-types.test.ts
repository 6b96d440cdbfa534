import { openStorefront, type Storefront } from '../../support/storefront';
import { type StubResponse, StubUpstream } from '../../support/stub-upstream';

let upstream: StubUpstream;
let shop: Storefront;
beforeEach(async () => {
  upstream = await StubUpstream.start();
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
});

const SCRIPT = '<script>alert(document.domain)</script>';

type Route = readonly [name: string, method: 'GET' | 'POST', url: string];

const ROUTES: ReadonlyArray<Route> = [
  ['commerce', 'GET', '/api/wcs/resources/store/10151/espot/Home'],
  ['prices', 'GET', '/api/solr-skus-price?productIds=1001'],
  ['search', 'GET', '/api/search/search/dog?key=k'],
  ['geolocation', 'POST', '/api/geolocation/v1/geolocate'],
];

const askEach = async ([, method, url]: Route, response: StubResponse) => {
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin } });
  upstream.respondWith(response);
  return shop.app.inject({
    method,
    url,
    ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, payload: '{"considerIp":true}' } : {}),
  });
};

describe.each(ROUTES)('a response to a call of %s', (...route: Route) => {
  test.each([
    ['text/html', 200],
    ['TEXT/HTML; charset=utf-8', 410],
    ['text/html, application/json', 200],
    ['application/json/html', 200],
    ['image/svg+xml', 200],
    ['application/xml', 500],
    ['text/xml', 200],
    ['application/xhtml+xml', 200],
    ['text/javascript', 200],
    ['application/pdf', 200],
    ['text/plain', 200],
    ['', 200],
  ])('of type %p with status %i becomes a 502 as JSON', async (type, status) => {
    const response = await askEach(route, {
      status,
      body: SCRIPT,
      headers: type === '' ? {} : { 'content-type': type },
    });
    expect([response.statusCode, response.headers['content-type'], response.headers['x-content-type-options']]).toEqual(
      [502, 'application/json; charset=utf-8', 'nosniff'],
    );
    expect(response.body).not.toContain('script');
    expect(response.json()).toMatchObject({ errors: [{ errorKey: '_ERR_BAD_ANSWER' }] });
  });

  test.each(['application/json', 'application/json;charset=UTF-8', 'application/problem+json'])(
    'of type %s passes with nosniff',
    async (type) => {
      const response = await askEach(route, { status: 200, body: '{}', headers: { 'content-type': type } });
      expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, type, '{}']);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('without a body passes without a type', async () => {
    const response = await askEach(route, { status: 204, headers: {} });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });
});

describe('a picture address', () => {
  test.each([
    ['text/html', 200, 502],
    ['application/xml', 200, 502],
    ['text/javascript', 200, 502],
    ['', 200, 502],
    ['text/html', 404, 404],
    ['application/json', 400, 400],
  ])('responds to type %p with status %i by a text with status %i', async (type, status, expected) => {
    shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin } });
    upstream.respondWith({ status, body: SCRIPT, headers: type === '' ? {} : { 'content-type': type } });
    const response = await shop.app.inject('/images/a.webp');
    expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([
      expected,
      'No image.',
      'text/plain; charset=utf-8',
    ]);
  });

  test('serves a drawing that cannot run scripts or make requests', async () => {
    shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin } });
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    upstream.respondWith({ body, headers: { 'content-type': 'image/svg+xml', 'content-length': String(body.length) } });
    for (let i = 0; i < 2; i += 1) {
      const { headers } = await shop.app.inject('/images/a.svg');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

test('the encryption script is a script or empty', async () => {
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin, ENCRYPTION_SCRIPT: 'on' } });
  upstream.respondWith({ body: SCRIPT, headers: { 'content-type': 'text/html' } });
  expect((await shop.app.inject('/wcsstore/PetcoSAS/javascript/encrypt.min.js')).statusCode).toBe(502);
});

test('responds with JSON and nosniff to unknown, refused and failed calls', async () => {
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: 'http://127.0.0.1:9' } });
  for (const [url, status] of [
    ['/api/wcs/resources/store/10151/secret', 403],
    ['/api/wcs/resources/store/10151/espot/Home', 503],
  ] as const) {
    const response = await shop.app.inject(url);
    expect([response.statusCode, response.headers['content-type'], response.headers['x-content-type-options']]).toEqual(
      [status, 'application/json; charset=utf-8', 'nosniff'],
    );
  }
});
