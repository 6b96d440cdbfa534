import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { backendBody, backendQuery } from '../../../adapters/server/proxies/backend-input';
import { discoverEvent, discoverRequest } from '../../../adapters/server/proxies/discover-input';
import { readInput } from '../../../adapters/server/requests/input-codecs';
import { checkedQuery } from '../../../adapters/server/requests/query-input';
import { DiscoverProductSearch } from '../../../adapters/discover/discover-product-search';
import { DiscoverRecommendations } from '../../../adapters/discover/discover-recommendations';
import { DiscoverSuggestions } from '../../../adapters/discover/discover-suggestions';
import { DiscoverTracker } from '../../../adapters/discover/discover-tracker';
import { makeDiscoverClient } from '../../../adapters/discover/discover-client';
import { browserContext } from '../../../adapters/discover/discover-context';
import { constructorAdapters } from '../../../composition/search/constructor-adapters';
import { searchQuery } from '../../../adapters/server/proxies/search-input';
import type { HttpClient, HttpRequest } from '../../../adapters/http/http-client';
import { urlWithin } from '../../../adapters/http/url-within';
import type { ListingQuery } from '../../../core/search/listing/listing-query';
import type { WithAccessToken } from '../../../core/search/access/with-access-token';
import { EVERY_EVENT, ITEM } from '../../builders/behaviour';
import { FakeLogger } from '../../fakes/fake-logger';
import { commerceRequests } from '../../support/commerce-calls';
import { openStorefront, type Storefront } from '../../support/storefront';
import { StubUpstream } from '../../support/stub-upstream';

const LISTING: ListingQuery = {
  page: 3,
  sort: 'price-ascending',
  filters: { Brand: ['Goodpaw', "Hill's"], Price: ['10-25', '50-'] },
};
const OFFLINE = TE.left({ kind: 'unreachable', service: 'search', cause: 'network' } as const);

const recording = () => {
  const sent: HttpRequest[] = [];
  const http: HttpClient = (request) => {
    sent.push(request);
    return OFFLINE;
  };
  return { sent, http };
};

describe("valid requests of the shop's pages pass", () => {
  test('every call to the commerce service', async () => {
    for (const { method, path, query, body } of await commerceRequests()) {
      const { search } = urlWithin('http://shop.test/', path, query);
      expect([method, path, checkedQuery(search.slice(1), backendQuery)]).toEqual([
        method,
        path,
        E.right(search.slice(1)),
      ]);
      if (body !== undefined)
        expect([path, readInput(backendBody, JSON.parse(JSON.stringify(body)))._tag]).toEqual([path, 'Right']);
    }
  });

  test('[SRC-07] every request to the search and recommendation service', async () => {
    const { sent, http } = recording();
    const context = () => ({
      page: { uri: '/shop/en/petcostore/search?query=dog', locale_country: 'us', locale_language: 'en' } as const,
      user: { uuid: 'visitor-1', user_id: '700002' },
    });
    const call = makeDiscoverClient({ http, withAccessToken: (use) => use('token-1'), context });
    const search = new DiscoverProductSearch(call);
    const suggestions = new DiscoverSuggestions(call);
    await search.search('dog food', LISTING)();
    await search.browse({ kind: 'category', id: '10338' }, LISTING)();
    await search.browse({ kind: 'brand', name: 'Acme' }, LISTING)();
    await suggestions.forTerm('dog')();
    await suggestions.trending()();
    await new DiscoverRecommendations(call).recommend({ podId: 'related', count: 10, productIds: ['1001'] })();
    expect(sent.map(({ body }) => readInput(discoverRequest, body)._tag)).toEqual(sent.map(() => 'Right'));
    expect(sent.length).toBeGreaterThanOrEqual(5);
  });

  test('[SRC-07] requests and events of a page with an address of any length', async () => {
    const { sent, http } = recording();
    const longPath = `/shop/en/petcostore/search?query=dog&from=${'a'.repeat(5_000)}`;
    const context = browserContext({
      currentPath: () => longPath,
      cookies: { read: () => () => undefined },
      session: { userId: () => undefined, userType: () => undefined },
      consent: { mayTrack: () => true },
    });
    const withAccessToken: WithAccessToken = (use) => use('token-1');
    await new DiscoverSuggestions(makeDiscoverClient({ http, withAccessToken, context })).forTerm('dog')();
    const tracker = new DiscoverTracker({ http, withAccessToken, context, visitorId: () => 'visitor-1' });
    tracker.track({ kind: 'product-viewed', item: ITEM, url: `https://shop.test${longPath}` })();
    await new Promise((resolve) => setImmediate(resolve));
    const [question, event] = sent.map(({ body }) => JSON.parse(JSON.stringify(body)) as unknown);
    expect([readInput(discoverRequest, question)._tag, readInput(discoverEvent, event)._tag]).toEqual([
      'Right',
      'Right',
    ]);
  });

  test('[SRC-07] every event for the search and recommendation service', async () => {
    const { sent, http } = recording();
    const context = () => ({ page: { uri: '/', locale_country: 'us', locale_language: 'en' } as const });
    const tracker = new DiscoverTracker({
      http,
      withAccessToken: (use) => use('t'),
      context,
      visitorId: () => 'visitor-1',
    });
    for (const event of EVERY_EVENT) tracker.track(event)();
    await new Promise((resolve) => setImmediate(resolve));
    const bodies = sent.map(({ body }) => JSON.parse(JSON.stringify(body)) as unknown);
    expect(bodies.map((body) => readInput(discoverEvent, body)._tag)).toEqual(bodies.map(() => 'Right'));
    expect(bodies.length).toBeGreaterThan(5);
  });

  test('[SRC-08] every request to the other search service', async () => {
    const requested: string[] = [];
    const adapters = constructorAdapters({
      serviceUrl: 'http://search.test',
      apiKey: 'key_test',
      timeoutMs: 1_000,
      logger: new FakeLogger(),
      fetch: (url) => {
        requested.push(url.search.slice(1));
        return Promise.reject(new Error('offline'));
      },
    });
    await adapters.productSearch.search('dog food', LISTING)();
    await adapters.productSearch.browse({ kind: 'category', id: '10338' }, LISTING)();
    await adapters.suggestions.forTerm('dog')();
    await adapters.suggestions.trending()();
    await adapters.recommendations.recommend({ podId: 'related', count: 10, productIds: ['1001', '1002'] })();
    expect(requested.map((query) => checkedQuery(query, searchQuery))).toEqual(requested.map(E.right));
    expect(requested.length).toBeGreaterThanOrEqual(5);
  });
});

describe('an invalid request is not forwarded, and the response names the field', () => {
  let upstream: StubUpstream;
  let shop: Storefront;
  const open = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
    upstream = await StubUpstream.start();
    shop = await openStorefront({ settings: { COMMERCE_ORIGIN: upstream.origin, ...settings } });
  };
  afterEach(async () => {
    await shop.close();
    await upstream.stop();
  });
  const post = (url: string, payload: unknown, type = 'application/json') =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const data = (more: object) => ({ data: { widget: { rfkid: 'rfkid_7' }, ...more } });

  test.each<[string, unknown]>([
    ['data.sort.value.0.order', data({ sort: { value: [{ name: 'price', order: { toString: 1 } }] } })],
    ['data.sort.value.0.order', data({ sort: { value: [{ name: 'price', order: 'upwards' }] } })],
    ['data.query.keyphrase.value.0', data({ query: { keyphrase: { value: [{ toString: 1 }] } } })],
    ['data.query.keyphrase.value', data({ query: { keyphrase: { value: 'dog' } } })],
    ['data.n_item', data({ n_item: 101 })],
    ['data.n_item', data({ n_item: '10' })],
    ['data.page_number', data({ page_number: -1 })],
    ['data.filter.brand.value', data({ filter: { brand: { value: { length: 1 } } } })],
    ['data.filter.price.value.0.min', data({ filter: { price: { value: [{ min: 'x' }] } } })],
    ['data.batch', data({ batch: [{ widget: { rfkid: 'rfkid_1' } }] })],
    ['data.__proto__', '{"data":{"widget":{"rfkid":"a"},"__proto__":{"n_item":1}}}'],
    ['data.widget', { data: {} }],
    ['data', { data: '{}' }],
    ['extra', { ...data({}), extra: 1 }],
    ['body', '[]'],
    ['body', '{"data":'],
    ['body', ''],
  ])('[SRC-07] a search and recommendation request with a wrong %s', async (field, payload) => {
    await open({ SEARCH_PROVIDER: 'discover' });
    const response = await post('/api/discover/api/search-rec/3', payload);
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
    expect(response.body).toContain(`"errorMessage":"${field}: expected `);
    expect(upstream.requests).toEqual([]);
  });

  test.each<[string, string, unknown]>([
    ['a number', 'query.page: expected whole number', '/api/search/search/dog?key=k&page=two'],
    ['a name', 'query.__proto__: expected no parameter of this name', '/api/search/search/dog?key=k&__proto__=1'],
    [
      'an order',
      'query.sort_order: expected one of ascending, descending',
      '/api/search/search/dog?sort_order[]=1&sort_order=x',
    ],
  ])('[SRC-08] a search with a wrong %s', async (_case, message, url) => {
    await open();
    const response = await shop.app.inject(String(url));
    expect([response.statusCode, response.body.includes(message), upstream.requests.length]).toEqual([400, true, 0]);
  });

  test.each<[string, unknown]>([
    ['search_term', { search_term: { a: { b: { c: { d: { e: 1 } } } } } }],
    ['search_term', { search_term: 'x'.repeat(2_049) }],
    ['something', { something: 1 }],
    ['body', '[1]'],
  ])('[SRC-08] an event with a wrong %s', async (field, payload) => {
    await open();
    const response = await post('/api/search/v2/behavioral_action/search_submit?key=k', payload, 'text/plain');
    expect([response.statusCode, response.body.includes(`"${field}: expected `), upstream.requests.length]).toEqual([
      400,
      true,
      0,
    ]);
  });

  test.each<[string, unknown]>([
    ['orderItem', { orderItem: Array(201).fill({}) }],
    ['promoCode', { promoCode: 'x'.repeat(8_001) }],
    ['a b', { 'a b': 1 }],
    ['body', '"text"'],
    ['body', '{'],
  ])('a commerce call with a wrong %s', async (field, payload) => {
    await open();
    const response = await post('/api/wcs/resources/store/10151/cart', payload);
    expect([response.statusCode, response.body.includes(`"${field}: expected `), upstream.requests.length]).toEqual([
      400,
      true,
      0,
    ]);
  });

  test.each<[string, unknown]>([
    ['considerIp', { considerIp: 'yes' }],
    ['wifiAccessPoints', { considerIp: true, wifiAccessPoints: [] }],
  ])('[GEO-01] a location request with a wrong %s', async (field, payload) => {
    await open();
    const response = await post('/api/geolocation/v1/geolocate', payload);
    expect([response.statusCode, response.body.includes(`"${field}: expected `), upstream.requests.length]).toEqual([
      400,
      true,
      0,
    ]);
  });

  test.each<[string, unknown]>([
    ['section', { section: { toString: 1 }, data: {} }],
    ['section', { section: 'x'.repeat(101), data: {} }],
    ['data', { section: 'a', data: 'text' }],
    ['data.status', { section: 'a', data: { status: { toString: 1 } } }],
    ['data.codes', { section: 'a', data: { codes: [{ toString: null }] } }],
    ['more', { section: 'a', data: {}, more: 1 }],
  ])('[USR-10] an error report with a wrong %s', async (field, payload) => {
    await open();
    const response = await post('/api/log-error', payload);
    expect([response.statusCode, response.body.includes(`"${field}: expected `)]).toEqual([400, true]);
    expect(shop.log.join()).not.toContain('error in a browser');
  });

  test('does not affect other shoppers, however often it is sent', async () => {
    await open({ SEARCH_PROVIDER: 'discover' });
    const bad = data({ sort: { value: [{ name: 'price', order: { toString: 1 } }] } });
    for (let i = 0; i < 20; i += 1) expect((await post('/api/discover/api/search-rec/3', bad)).statusCode).toBe(400);
    expect((await post('/api/discover/api/search-rec/3', data({}))).statusCode).toBe(200);
  });

  test('a search service that is not configured has no route', async () => {
    await open();
    expect((await post('/api/discover/api/search-rec/3', data({}))).statusCode).toBe(403);
    await shop.close();
    await upstream.stop();
    await open({ SEARCH_PROVIDER: 'discover' });
    expect((await shop.app.inject('/api/search/search/dog?key=k')).statusCode).toBe(403);
    expect((await post('/api/search/v2/behavioral_action/focus', {}, 'text/plain')).statusCode).toBe(403);
    expect(upstream.requests).toEqual([]);
  });
});
