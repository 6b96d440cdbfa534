import { searchCallOf } from '../../../adapters/server/proxies/search-proxy';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

let shop: Storefront;
let upstream: StubUpstream;
beforeEach(async () => {
  upstream = await StubUpstream.start();
  shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin } });
});
afterEach(async () => {
  await shop.close();
  await upstream.stop();
});

describe('the search proxy', () => {
  test.each([
    ['GET', '/autocomplete/dog%20food', true],
    ['GET', '/search/dog', true],
    ['GET', '/search/natural_language/dog', true],
    ['GET', '/browse/group_id/10338', true],
    ['GET', '/browse/facets', true],
    ['GET', '/recommendations/v1/pods/home-1', true],
    ['POST', '/v2/behavioral_action/search_submit', true],
    ['GET', '/behavior', true],
    ['POST', '/search/dog', false],
    ['GET', '/v1/catalog', false],
    ['GET', '/browse/a/b/c', false],
    ['GET', '/browse/../admin', false],
    ['DELETE', '/search/dog', false],
  ])('%s %s passes: %p', (method, path, expected) => {
    expect(searchCallOf(method, path) !== undefined).toBe(expected);
  });

  test('forwards a read with its query and without cookies', async () => {
    upstream.respondWith({
      body: '{"sections":{}}',
      headers: { 'content-type': 'application/json', 'set-cookie': 'a=b' },
    });
    const response = await shop.app.inject({
      url: '/api/search/autocomplete/dog%20food?key=k&num_results_Products=10',
      headers: { cookie: 'WC_PERSISTENT=1' },
    });
    expect([response.body, response.headers['set-cookie']]).toEqual(['{"sections":{}}', undefined]);
    expect(upstream.lastRequest?.url).toBe('/constructor/autocomplete/dog%20food?key=k&num_results_Products=10');
    expect(upstream.lastRequest?.headers).not.toHaveProperty('cookie');
  });

  test('forwards an event, whose JSON is sent as text', async () => {
    const event = {
      method: 'POST',
      url: '/api/search/v2/behavioral_action/search_submit?key=k',
      body: '{"search_term":"dog"}',
    } as const;
    await shop.app.inject({ ...event, headers: { 'content-type': 'text/plain' } });
    expect(upstream.lastRequest).toMatchObject({
      body: '{"search_term":"dog"}',
      headers: { 'content-type': 'text/plain' },
    });
    const foreign = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
    expect((await shop.app.inject({ ...event, headers: foreign })).statusCode).toBe(403);
  });

  test('does not affect the commerce search', async () => {
    await shop.app.inject('/api/search/resources/store/10151/productview/byPartNumber/PN-1');
    expect(upstream.lastRequest?.url).toBe('/search/resources/store/10151/productview/byPartNumber/PN-1');
  });
});
