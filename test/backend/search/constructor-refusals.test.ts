import { makeClient } from './support/clients';
import { API_KEY, openGeneratedShop, type Shop } from './support/shop';

let shop: Shop;
let serviceUrl: string;
let client: ReturnType<typeof makeClient>;
beforeAll(async () => {
  shop = await openGeneratedShop(200);
  ({ serviceUrl } = await shop.serve(shop.index()));
  client = makeClient(serviceUrl);
});
afterAll(() => shop.close());

test.each<[string, () => Promise<unknown>, number, string]>([
  [
    'a page that is no number',
    () => client.search.getSearchResults('x', { page: 'abc' as never }),
    400,
    'page must be an integer',
  ],
  [
    'a page size that is no number',
    () => client.search.getSearchResults('x', { resultsPerPage: 'abc' as never }),
    400,
    'num_results_per_page must be an integer',
  ],
  [
    'too many results',
    () => client.search.getSearchResults('x', { resultsPerPage: 5000 }),
    400,
    'num_results_per_page must be at most 200',
  ],
  ['a page with an offset', () => client.search.getSearchResults('x', { page: 1, offset: 2 }), 400, 'page and offset'],
  [
    'filters that are no dictionary',
    () => client.search.getSearchResults('x', { filters: 'abc' as never }),
    400,
    'filters must be a dictionary',
  ],
  [
    'an impossible price range',
    () => client.search.getSearchResults('x', { filters: { Price: ['cheap'] } }),
    400,
    'Invalid range for filter Price',
  ],
  [
    'two sorts',
    () => client.search.getSearchResults('x', { sortBy: ['a', 'b'] as never }),
    400,
    'sort_by must be a string',
  ],
  [
    'a way of matching filters that does not exist',
    () =>
      client.search.getSearchResults('x', { filters: { Brand: 'x' }, filterMatchTypes: { Brand: 'some' as never } }),
    400,
    'Invalid value for parameter: "filter_match_types"',
  ],
  [
    'a variations map that sums up in an unknown way',
    () =>
      client.search.getSearchResults('x', {
        variationsMap: { dtype: 'array', values: { a: { aggregation: 'mean' as never, field: 'data.price' } } },
      }),
    400,
    'Invalid value for parameter: "variations_map"',
  ],
  [
    'qs that is no object',
    () => client.search.getSearchResults('x', { qsParam: [1] as never }),
    400,
    'qs must be a JSON object',
  ],
  [
    'a range whose end is an object',
    () =>
      client.search.getSearchResults('x', {
        preFilterExpression: { name: 'Price', range: [{ toString: 1 } as never, 'inf'] },
      }),
    400,
    'Invalid value for parameter: "pre_filter_expression"',
  ],
  [
    'an unknown order',
    () => client.browse.getBrowseResults('group_id', '1', { sortOrder: 'up' }),
    400,
    'Invalid value for parameter: "sort_order"',
  ],
  ['an unknown section', () => client.search.getSearchResults('x', { section: 'Toys' }), 400, 'Unknown section: Toys'],
  ['an unknown pod', () => client.recommendations.getRecommendations('luck'), 404, 'Unknown pod: luck'],
  [
    'a pod without its item',
    () => client.recommendations.getRecommendations('related'),
    400,
    'item_id is a required parameter',
  ],
  ['an unknown facet', () => client.browse.getBrowseFacetOptions('Luck'), 404, 'Unknown facet: Luck'],
  [
    'an unknown key',
    () => makeClient(serviceUrl, { apiKey: 'other' }).search.getSearchResults('x'),
    400,
    'We have no record of this key',
  ],
])('[SRC-08] refuses a request with its reason: %s', async (_, send, status, message) => {
  await expect(send()).rejects.toMatchObject({ status, message: expect.stringContaining(message) });
});

test('[SRC-08] allows other origins, and sends plain errors for unknown addresses and odd characters', async () => {
  const send = async (path: string) => {
    const response = await fetch(`${serviceUrl}${path}?key=${API_KEY}&i=a&s=1`);
    return {
      status: response.status,
      origin: response.headers.get('access-control-allow-origin'),
      body: await response.json(),
    };
  };
  expect(await send('/nowhere')).toEqual({ status: 404, origin: '*', body: { message: 'Not Found' } });
  for (const query of ['%F0%9F%90%B6', "'%3B--", '%3Cscript%3E', encodeURIComponent('é'.repeat(500)), '%00']) {
    expect(await send(`/search/${query}`)).toMatchObject({ status: 200 });
    expect(await send(`/autocomplete/${query}`)).toMatchObject({ status: 200 });
  }
});

test.each(['constructor', 'toString', '__proto__'])('[SRC-08] no product matches a filter named %s', async (name) => {
  const response = await fetch(`${serviceUrl}/search/dog?key=${API_KEY}&i=a&s=1&filters[${name}]=x&filters[${name}]=y`);
  const { response: found } = await response.json();
  expect([response.status, found.total_num_results]).toEqual([200, 0]);
});

describe('[SRC-13] an expression that narrows a list', () => {
  const leaf = { name: 'Brand', value: 'Merrick' };
  const nested = (depth: number): unknown => (depth === 0 ? leaf : { not: nested(depth - 1) });
  const send = async (expression: unknown) => {
    const parameters = new URLSearchParams({ key: API_KEY, i: 'a', s: '1' });
    parameters.set('pre_filter_expression', JSON.stringify(expression));
    const response = await fetch(`${serviceUrl}/search/dog?${parameters}`);
    return [response.status, (await response.json()).message];
  };

  test.each([
    ['99 conditions in a group', { or: Array(99).fill(leaf) }],
    ['five levels', nested(5)],
  ])('accepts %s', async (_, expression) => {
    expect(await send(expression)).toEqual([200, undefined]);
  });

  test.each<[string, unknown, string]>([
    [
      'too many conditions',
      { or: Array(100).fill(leaf) },
      'pre_filter_expression must have at most 100 conditions and groups',
    ],
    [
      'too many empty groups',
      { and: Array(200).fill({ or: [] }) },
      'pre_filter_expression must have at most 100 conditions and groups',
    ],
    ['too many levels', nested(6), 'pre_filter_expression must be nested at most 5 levels deep'],
    ['too much text', leaf.name.repeat(2_001), 'pre_filter_expression must have at most 10000 characters'],
    ['a group that is no list', { and: leaf }, 'Invalid value for parameter: "pre_filter_expression"'],
  ])('is refused with %s and a reason', async (_, expression, message) => {
    expect(await send(expression)).toEqual([400, message]);
  });
});
