import { makeClient, plain } from './support/clients';
import { openGeneratedShop, type Shop } from './support/shop';

type Json = ReturnType<typeof JSON.parse>;

let shop: Shop;
let client: ReturnType<typeof makeClient>;
beforeAll(async () => {
  shop = await openGeneratedShop(2400);
  client = makeClient((await shop.serve(shop.index())).serviceUrl);
});
afterAll(() => shop.close());

/** The client's result as plain data. */
const responseOf = async (response: Promise<unknown>): Promise<Json> => JSON.parse(JSON.stringify(await response));
const ids = (results: readonly Json[]): readonly string[] => results.map(({ data }) => data.id);
const valuesOf = (item: Json, facet: string): readonly string[] =>
  item.data.facets.find(({ name }: Json) => name === facet)?.values ?? [];

const merrickOrCheap = {
  or: [
    { name: 'Brand', value: 'Merrick' },
    { name: 'Price', range: ['-inf', 8] as ['-inf', number] },
  ],
};

describe('a condition before facets', () => {
  test('[SRC-08] narrows searches, browsing, sentences and recommendations, and is repeated in the response', async () => {
    const parameters = { preFilterExpression: merrickOrCheap, resultsPerPage: 100 };
    const responses = [
      await responseOf(client.search.getSearchResults('dog', parameters)),
      await responseOf(client.search.getVoiceSearchResults('show me dog treats', parameters)),
      await responseOf(client.browse.getBrowseResults('group_id', '10300', parameters)),
      await responseOf(
        client.recommendations.getRecommendations('bestsellers', {
          preFilterExpression: merrickOrCheap,
          numResults: 20,
        }),
      ),
    ];
    for (const { request, response } of responses) {
      expect(request.pre_filter_expression).toEqual(merrickOrCheap);
      expect(response.results.length).toBeGreaterThan(0);
      for (const { data } of response.results) expect(data.brand === 'Merrick' || data.price <= 8).toBe(true);
    }
  });

  test('[SRC-04] narrows suggested products, of the whole request or of their section', async () => {
    const expression = { name: 'Brand', value: 'Merrick' };
    const whole = await responseOf(
      client.autocomplete.getAutocompleteResults('dog', { preFilterExpression: expression }),
    );
    const section = await responseOf(
      client.autocomplete.getAutocompleteResults('dog', { preFilterExpressionPerSection: { Products: expression } }),
    );
    expect(whole.request.pre_filter_expression).toEqual(expression);
    expect(section.request.pre_filter_expression).toEqual({ Products: expression });
    for (const { sections } of [whole, section]) {
      expect(sections.Products.length).toBeGreaterThan(0);
      expect(sections.Products.every(({ data }: Json) => data.brand === 'Merrick')).toBe(true);
    }
  });

  test('[SRC-13] accepts ranges of numeric facets; an unknown facet matches nothing', async () => {
    const rated = await responseOf(
      client.search.getSearchResults('dog', { preFilterExpression: { name: 'Rating', range: [4, 'inf'] } }),
    );
    expect(rated.response.results.every(({ data }: Json) => data.rating >= 4)).toBe(true);
    const none = await responseOf(
      client.search.getSearchResults('dog', { preFilterExpression: { name: 'constructor', range: ['-inf', 'inf'] } }),
    );
    expect(none.response.total_num_results).toBe(0);
  });
});

describe('a map of variations', () => {
  const bySize = {
    group_by: [{ name: 'variation', field: 'data.variation_id' }],
    values: { size: { aggregation: 'all' as const, field: 'data.facets.size' } },
    dtype: 'array' as const,
  };

  test('[SRC-08] lists each group with its values and is repeated in the response', async () => {
    for (const response of [
      await responseOf(client.search.getSearchResults('dry dog food', { variationsMap: bySize })),
      await responseOf(client.browse.getBrowseResults('group_id', '10338', { variationsMap: bySize })),
    ]) {
      expect(response.request.variations_map).toEqual(bySize);
      for (const item of response.response.results) {
        const skus = (await shop.catalogue.skusOfProducts([item.data.id])).get(item.data.id) ?? [];
        expect(item.variations_map).toEqual(
          skus.map(({ id, size }) => ({ variation: id, size: size === null ? [] : [size] })),
        );
      }
    }
    const suggested = await responseOf(
      client.autocomplete.getAutocompleteResults('dog food', { variationsMap: bySize }),
    );
    expect(suggested.sections.Products[0].variations_map[0]).toMatchObject({ variation: expect.any(String) });
  });

  test('[SRC-08] summarises the matching variations of a result as an object', async () => {
    const field = 'data.price';
    const variationsMap = {
      filter_by: { and: [{ field, range: [0, 30] as [number, number] }, { not: { field, value: 0 } }] },
      values: {
        least: { aggregation: 'min' as const, field },
        most: { aggregation: 'max' as const, field },
        first: { aggregation: 'first' as const, field },
        count: { aggregation: 'count' as const, field },
        priced: { aggregation: 'field_count' as const, field },
        available: { aggregation: 'value_count' as const, field: 'data.available', value: true },
      },
      dtype: 'object' as const,
    };
    const { response } = await responseOf(
      client.search.getSearchResults('dog food', {
        variationsMap,
        fmtOptions: { variations_return_type: 'all' },
        resultsPerPage: 50,
      }),
    );
    for (const { variations_map: map, variations } of response.results) {
      const passing = variations.filter(({ data }: Json) => data.price <= 30);
      const prices = passing.map(({ data }: Json) => data.price);
      expect(map).toEqual({
        least: prices.length === 0 ? null : Math.min(...prices),
        most: prices.length === 0 ? null : Math.max(...prices),
        first: prices[0] ?? null,
        count: passing.length,
        priced: passing.length,
        available: passing.filter(({ data }: Json) => data.available).length,
      });
    }
  });
});

test('[SRC-08] reads parameters from qs; those of the query string take precedence', async () => {
  const qsParam = { num_results_per_page: '5', filters: { Brand: ['Merrick'] }, us: 'loyal', page: 1 };
  const { request, response } = await responseOf(client.search.getSearchResults('dog', { qsParam }));
  expect(request).toMatchObject({ num_results_per_page: 5, filters: { Brand: ['Merrick'] }, us: ['loyal'] });
  expect(response.results).toHaveLength(5);
  expect(response.results.every(({ data }: Json) => data.brand === 'Merrick')).toBe(true);
  const both = await responseOf(client.search.getSearchResults('dog', { qsParam, resultsPerPage: 3 }));
  expect(both.response.results).toHaveLength(3);
  const suggested = await responseOf(client.autocomplete.getAutocompleteResults('dog', { qsParam: { us: 'loyal' } }));
  expect(suggested.request.us).toEqual(['loyal']);
});

describe('suggestions', () => {
  test('[SRC-04] num_results is the total; a section can have its own number', async () => {
    for (const numResults of [1, 2, 7, 30]) {
      const { request, sections } = await responseOf(client.autocomplete.getAutocompleteResults('dog', { numResults }));
      expect(request.num_results).toBe(numResults);
      expect(Object.values<Json[]>(sections).flat()).toHaveLength(numResults);
    }
    const { sections } = await responseOf(
      client.autocomplete.getAutocompleteResults('dog', {
        numResults: 6,
        resultsPerSection: { Products: 4, Brands: 0 },
      }),
    );
    expect([sections.Products.length, sections.Brands.length]).toEqual([4, 0]);
    expect(sections['Search Suggestions'].length + sections.Categories.length).toBe(6);
  });

  test('[SRC-04] filters apply to every section or to one, and are repeated as requested', async () => {
    const filtersPerSection = { Products: { Brand: ['Merrick'] }, Brands: { Brand: ['Merrick'] } };
    const { request, sections } = await responseOf(
      client.autocomplete.getAutocompleteResults('dog', { filtersPerSection }),
    );
    expect(request.filters).toEqual(filtersPerSection);
    expect(sections.Products.length).toBeGreaterThan(0);
    expect(sections.Products.every(({ data }: Json) => data.brand === 'Merrick')).toBe(true);
    expect(sections.Brands.every(({ value }: Json) => value === 'Merrick')).toBe(true);
    expect(sections['Search Suggestions'].length).toBeGreaterThan(0);
  });

  test('[SRC-04] reads a leading bar as the slash that the client encodes; ignores other bars', async () => {
    expect((await responseOf(client.autocomplete.getAutocompleteResults('/'))).request.term).toBe('/');
    expect((await responseOf(client.autocomplete.getAutocompleteResults('/dog'))).sections.Products).not.toHaveLength(
      0,
    );
    const { response } = await responseOf(client.search.getSearchResults('dog | food'));
    expect(ids(response.results)).toEqual(
      ids((await responseOf(client.search.getSearchResults('dog food'))).response.results),
    );
  });
});

test('[SRC-08] each section can be searched, browsed and recommended', async () => {
  const phrases = await responseOf(
    client.search.getSearchResults('dog fo', { section: 'Search Suggestions', resultsPerPage: 3 }),
  );
  expect(phrases.request.section).toBe('Search Suggestions');
  expect(phrases.response.results).toHaveLength(3);
  expect(phrases.response.results.every(({ value }: Json) => value.includes('dog fo'))).toBe(true);
  const next = await responseOf(
    client.search.getSearchResults('dog fo', { section: 'Search Suggestions', resultsPerPage: 3, page: 2 }),
  );
  expect(ids(next.response.results)).not.toEqual(ids(phrases.response.results));
  const brand = await responseOf(client.browse.getBrowseResults('Brand', 'Merrick', { section: 'Brands' }));
  expect(brand.response.results).toMatchObject([{ value: 'Merrick', data: { id: 'merrick' } }]);
  const group = await responseOf(client.browse.getBrowseResults('group_id', '10338', { section: 'Categories' }));
  expect(ids(group.response.results)).toEqual(['10338']);
  const none = await responseOf(client.browse.getBrowseResults('group_id', '10338', { section: 'Search Suggestions' }));
  expect(none.response).toMatchObject({ results: [], total_num_results: 0 });
  const known = phrases.response.results[0].value;
  const items = await responseOf(client.browse.getBrowseResultsForItemIds([known], { section: 'Search Suggestions' }));
  expect(items.response.results).toMatchObject([{ value: known }]);
  const popular = await responseOf(
    client.recommendations.getRecommendations('trending', { section: 'Search Suggestions', numResults: 4 }),
  );
  expect(popular.response.results).toHaveLength(4);
});

test('[SRC-08] repeats an unknown sort and uses the default order', async () => {
  const { request, response } = await responseOf(client.search.getSearchResults('dog food', { sortBy: 'luck & fate' }));
  expect(request.sort_by).toBe('luck & fate');
  expect(ids(response.results)).toEqual(
    ids((await responseOf(client.search.getSearchResults('dog food'))).response.results),
  );
});

test('[SRC-13] a filter matches by any of its values, by all, or by none', async () => {
  const filters = { Flavor: ['Chicken', 'Beef'] };
  const query = async (Flavor: 'any' | 'all' | 'none') =>
    (
      await responseOf(
        client.search.getSearchResults('dog food', { filters, filterMatchTypes: { Flavor }, resultsPerPage: 100 }),
      )
    ).response;
  const has = (item: Json) => filters.Flavor.map((flavor) => valuesOf(item, 'Flavor').includes(flavor));
  const [any, all, none] = [await query('any'), await query('all'), await query('none')];
  expect(any.results.every((item: Json) => has(item).includes(true))).toBe(true);
  expect(all.results.every((item: Json) => !has(item).includes(false))).toBe(true);
  expect(none.results.every((item: Json) => !has(item).includes(true))).toBe(true);
  const total = (await responseOf(client.search.getSearchResults('dog food'))).response.total_num_results;
  expect(any.total_num_results + none.total_num_results).toBe(total);
  expect(all.total_num_results).toBeLessThanOrEqual(any.total_num_results);
});

test('[SRC-08] groups start at the requested root, and hidden facets are returned on request', async () => {
  const query = async (groups_start: 'current' | 'top' | `group_id:${string}`) =>
    (
      await responseOf(
        client.browse.getBrowseResults('group_id', '10338', { fmtOptions: { groups_start, groups_max_depth: 1 } }),
      )
    ).response.groups;
  expect((await query('current'))[0].group_id).toBe('10338');
  expect((await query('top'))[0]).toMatchObject({ group_id: '10300', children: [{ children: [] }] });
  expect((await query('group_id:10300'))[0].group_id).toBe('10300');
  expect(await query('group_id:none')).toEqual([]);
  const groups = await responseOf(client.browse.getBrowseGroups({ filters: { group_id: '10338' } }));
  expect(groups.response.groups).toMatchObject([{ group_id: '10338', parents: [{ group_id: '10300' }] }]);

  const facets = async (hiddenFacets: string[], filters = {}) =>
    plain(await client.search.getSearchResults('dog', { hiddenFacets, filters })).response.facets;
  const named = async (hiddenFacets: string[], filters = {}) =>
    (await facets(hiddenFacets, filters)).filter(({ name }) => name === 'Store');
  expect(await named([], { Store: ['1101'] })).toEqual([]);
  expect(await named(['Store'])).toEqual([]);
  expect(await named(['Store'], { Store: ['1101'] })).toMatchObject([{ options: [{ value: '1101' }] }]);
});

test('[SRC-08] returns only the requested fields and the id', async () => {
  const { response } = await responseOf(
    client.search.getSearchResults('dog', { fmtOptions: { fields: ['price', 'constructor'] }, resultsPerPage: 5 }),
  );
  for (const { data } of response.results) expect(['id', 'price']).toEqual(expect.arrayContaining(Object.keys(data)));
});

test('[REC-01] recommendations for a product respect filters', async () => {
  const seed = (await responseOf(client.search.getSearchResults('dry dog food', { resultsPerPage: 1 }))).response
    .results[0].data;
  for (const podId of ['related', 'bought-together']) {
    const { request, response } = await responseOf(
      client.recommendations.getRecommendations(podId, {
        itemIds: seed.id,
        filters: { Brand: 'Merrick' },
        numResults: 5,
      }),
    );
    expect(request.filters).toEqual({ Brand: ['Merrick'] });
    expect(response.results.every(({ data }: Json) => data.brand === 'Merrick')).toBe(true);
  }
});
