import '../../support/setup-nock.ts';
import nock from 'nock';
import { openDiscoverService, type DiscoverService, type WireResponse } from './discover-service';

/** The used part of the service's library. */
interface Library {
  readonly setup: (options: Readonly<Record<string, unknown>>) => void;
  readonly clearCache: () => void;
  readonly DataProvider: { readonly get: (request: unknown) => Promise<WireResponse> };
  readonly SearchRequest: new () => Question;
  readonly WidgetSearchRequest: new () => Question;
  readonly PageWidgetsRequest: new () => Question;
  readonly trackPreviewSearchSuggestionClickEvent: (...facts: ReadonlyArray<unknown>) => Promise<unknown>;
  readonly trackAddToCartEvent: (...facts: ReadonlyArray<unknown>) => Promise<unknown>;
  readonly trackPDPViewEvent: (sku: string) => Promise<unknown>;
}
type Question = Readonly<Record<string, (...values: ReadonlyArray<unknown>) => unknown>> & {
  readonly toJson: () => unknown;
};

let service: DiscoverService;
let library: Library;
/** The part of a document that the library uses; it stores the visitor in a cookie. */
const page = { document: { cookie: '' }, window: { location: new URL('http://shop.example.test/') } };

beforeAll(async () => {
  service = await openDiscoverService();
  Object.assign(globalThis, page);
  const loaded: unknown = await import('@sitecore-discover/data');
  library = loaded as Library;
});
afterAll(async () => {
  Object.assign(globalThis, { window: undefined, document: undefined });
  await service.close();
});
afterEach(() => {
  nock.cleanAll();
  library.clearCache();
});

const OWN_HOST = 'https://search.shop.example.test';

/** Routes requests for this host to the service and adds these headers. */
const standsAt = (host: string, added: Readonly<Record<string, string>> = {}): void => {
  const respond = async (request: Request): Promise<[number, string, { 'content-type': string }]> => {
    const { pathname, search } = new URL(request.url);
    const payload = await request.text();
    const { statusCode, body } = await service.app.inject({
      method: request.method === 'GET' ? 'GET' : request.method === 'PUT' ? 'PUT' : 'POST',
      url: `/discover${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), ...added },
      ...(payload === '' ? {} : { payload }),
    });
    return [statusCode, body, { 'content-type': 'application/json' }];
  };
  for (const method of ['GET', 'POST', 'PUT']) nock(host).persist().intercept(/.*/, method).reply(respond);
};

/** Without a key the library sends no token; a proxy adds it. */
const throughOwnHost = async (): Promise<void> => {
  const { accessToken } = await service.token();
  standsAt(OWN_HOST, { authorization: `Bearer ${accessToken}` });
  library.setup({ customerKey: '11111-2222222', serviceHost: OWN_HOST, env: 'prod' });
};

/** With a key the library fetches tokens itself and uses paths with the customer's key, at a separate host. */
const withOwnTokens = (): void => {
  standsAt('https://api.rfksrv.com');
  library.setup({ customerKey: '33333-4444444', apiKey: 'key_test', useAccessToken: true, env: 'prod' });
};

const preview = (): Question => {
  const request = new library.WidgetSearchRequest();
  request.setRfkId?.('rfkid_6');
  request.setQueryKeyphrase?.('dog');
  request.setNumberProducts?.(10);
  request.setPageNumber?.(1);
  request.setSuggestionKeyphrase?.(5);
  request.setSuggestionCategory?.(4);
  request.setSuggestionTrendingCategory?.(4);
  request.setContentProduct?.({ field: { value: ['sku', 'name', 'final_price'] } });
  return request;
};

const events = () => service.shop.database.selectFrom('search_event').select('action').execute();

describe.each([
  ['through a host of the shop’s', throughOwnHost],
  ['with tokens of its own', withOwnTokens],
])('the service’s library, %s', (_way, setUp) => {
  beforeEach(setUp);

  test('[SRC-07] gets suggestions', async () => {
    const response = await library.DataProvider.get(preview().toJson());
    expect([response.suggestion.keyphrase?.length, response.suggestion.category?.length]).toEqual([5, 4]);
    expect(response.content.product.value).toHaveLength(10);
    expect(Object.keys(response.content.product.value[0] ?? {}).sort()).toEqual(['final_price', 'name', 'sku']);
  });

  test('[SRC-07] [SRC-13] gets a page of results with facets and sorts', async () => {
    const request = new library.WidgetSearchRequest();
    request.setRfkId?.('rfkid_7');
    request.setQueryKeyphrase?.('dog');
    request.setNumberProducts?.(48);
    request.setPageNumber?.(2);
    request.setContentProduct?.({});
    request.setFacetsAll?.(true);
    request.setSortChoices?.(true);
    request.setSortCriteria?.({ name: 'price', order: 'asc' });
    request.setFilterValues?.('price', [{ min: 5, max: 80 }]);
    const response = await library.DataProvider.get(request.toJson());
    const prices = response.content.product.value.map(({ final_price }) => Number(final_price));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(response.facet).toMatchObject({ brand: { display_name: 'Brand' }, price: { min: expect.any(Number) } });
    expect(response.sort.choices.length).toBeGreaterThan(3);
  });

  test('[REC-01] gets widgets one by one and all at once', async () => {
    const some = new library.SearchRequest();
    some.addWidgetBatchItem?.('rfkid_1', { n_item: 4, content: { product: {} } });
    some.addWidgetBatchItem?.('rfkid_2', { n_item: 4, content: { product: {} } });
    const batch = (await library.DataProvider.get(some.toJson())).batch;
    expect(batch.map(({ widget, content }) => [widget.rfkid, content.product.value.length])).toEqual([
      ['rfkid_1', 4],
      ['rfkid_2', 4],
    ]);
    const all = (await library.DataProvider.get(new library.PageWidgetsRequest().toJson())).batch;
    expect(all.map(({ widget }) => widget.rfkid)).toEqual(['rfkid_1', 'rfkid_2', 'rfkid_3']);
  });

  test('[SRC-07] reports events of shoppers', async () => {
    const before = (await events()).length;
    await library.trackPreviewSearchSuggestionClickEvent('rfkid_6', 0, 'dog', 'dog food', 'dog food');
    await library.trackAddToCartEvent([{ sku: '1001', quantity: 1, price: 13.99, priceOriginal: 15.99 }], 'pdp');
    await library.trackPDPViewEvent('1001');
    expect(
      (await events())
        .slice(before)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['a2c.pdp', 'view.pdp', 'widget.click']);
  });
});

test('[SRC-07] a request without a token is refused with a message that says so', async () => {
  standsAt(OWN_HOST);
  library.setup({ customerKey: '55555-6666666', serviceHost: OWN_HOST, env: 'prod', apiKey: undefined });
  library.setup({ customerKey: '55555-6666666', serviceHost: OWN_HOST, env: 'prod', useAccessToken: false });
  const response = await library.DataProvider.get(preview().toJson());
  expect(response.errors).toMatchObject([{ code: 103 }]);
});
