import { makeClient, plain, type WireResponse } from './support/clients';
import { openGeneratedShop, type Shop } from './support/shop';

let shop: Shop;
let serviceUrl: string;
let client: ReturnType<typeof makeClient>;
beforeAll(async () => {
  shop = await openGeneratedShop(2400);
  ({ serviceUrl } = await shop.serve(shop.index()));
  client = makeClient(serviceUrl);
});
afterAll(() => shop.close());

test('[SRC-08] [SRC-04] autocomplete returns each section within its limit', async () => {
  const response = plain(
    await client.autocomplete.getAutocompleteResults('wholeh', {
      resultsPerSection: { Products: 10, 'Search Suggestions': 5, Brands: 3, Categories: 4 },
    }),
  );
  const { sections } = response;
  const { Products = [], Brands = [], Categories = [], 'Search Suggestions': phrases = [] } = sections;
  expect(Products).toHaveLength(10);
  expect(phrases).toHaveLength(5);
  expect(phrases[0]?.value).toBe('wholehearted');
  expect(Brands.map((brand) => brand.data)).toEqual([
    expect.objectContaining({ id: 'wholehearted', url: '/shop/en/petcostore/brand/wholehearted' }),
  ]);
  expect(Categories).toHaveLength(4);
  expect(Products.every((item) => item.data.brand === 'WholeHearted')).toBe(true);
  expect(response.request).toMatchObject({ term: 'wholeh', ui: '700002' });
});

test('[SRC-04] a suggested product has the data of a card and a tile', async () => {
  const response = plain(await client.autocomplete.getAutocompleteResults('dog food', { numResults: 1 }));
  const [item] = response.sections.Products ?? [];
  expect(item).toMatchObject({
    value: expect.any(String),
    is_slotted: false,
    labels: {},
    matched_terms: ['dog', 'food'],
    data: {
      id: expect.stringMatching(/^\d+$/),
      variation_id: expect.stringMatching(/^\d+$/),
      sku: expect.stringMatching(/^SKU-/),
      part_number: expect.stringMatching(/^PN-/),
      url: expect.stringMatching(/^\/shop\/en\/petcostore\/product\/[a-z0-9-]+$/),
      image_url: expect.stringMatching(/^\/images\/products\/PN-\d+\.jpg$/),
      group_ids: expect.arrayContaining(['10338']),
      brand_slug: expect.any(String),
      has_range: expect.any(Boolean),
      sizes: expect.any(Array),
      in_store_only: false,
      live_animal: false,
      taxonomy: expect.stringContaining('Dog > Dog Food'),
      facets: expect.arrayContaining([{ name: 'Brand', values: [expect.any(String)] }]),
    },
  });
});

test('[REC-03] prices are in dollars, offers are below list prices, and a product without a price has none', async () => {
  const { results } = plain(await client.browse.getBrowseResults('Deals', 'On Sale', { resultsPerPage: 50 })).response;
  expect(results).toHaveLength(50);
  for (const { data } of results) {
    expect(data.price).toBe(data.min_price);
    expect(data.has_range).toBe(data.max_price > data.min_price);
  }
  expect(
    results.some(({ data }) => (data.offer_price ?? Infinity) < data.list_price && data.price === data.offer_price),
  ).toBe(true);
  const unpriced = await shop.database
    .selectFrom('sku')
    .select('product_id')
    .where('list_price_cents', 'is', null)
    .executeTakeFirstOrThrow();
  const [item] = plain(await client.browse.getBrowseResultsForItemIds([unpriced.product_id])).response.results;
  expect(item?.data).toMatchObject({ id: unpriced.product_id, has_range: false });
  expect(item?.data).not.toHaveProperty('price');
});

test('[SRC-08] [SRC-13] search accepts filters, a sort and a page, and returns facets, groups and sorts', async () => {
  const parameters = {
    filters: { Brand: ['Merrick', 'Blue Buffalo'], Price: ['10-50'] },
    sortBy: 'price',
    sortOrder: 'ascending' as const,
    resultsPerPage: 5,
  };
  const first = plain(await client.search.getSearchResults('dog food', { ...parameters, page: 1 }));
  const next = plain(await client.search.getSearchResults('dog food', { ...parameters, page: 2 }));
  const prices = [...first.response.results, ...next.response.results].map((item) => item.data.price);
  expect(prices).toEqual([...prices].sort((one, two) => one - two));
  // A product belongs to a range of prices when one of its variants does.
  for (const { data } of [...first.response.results, ...next.response.results]) {
    expect(data.min_price).toBeLessThanOrEqual(50);
    expect(data.max_price).toBeGreaterThanOrEqual(10);
  }
  expect(next.request).toMatchObject({
    page: 2,
    num_results_per_page: 5,
    sort_by: 'price',
    sort_order: 'ascending',
    filters: parameters.filters,
  });
  expect(first.response.total_num_results).toBe(next.response.total_num_results);
  const facets = Object.fromEntries(first.response.facets.map((facet) => [facet.name, facet]));
  expect(facets.Brand?.options.length).toBeGreaterThan(2);
  expect(facets.Brand?.options.filter((option) => option.status === 'selected')).toHaveLength(2);
  expect(facets.Price).toMatchObject({ type: 'range', min: expect.any(Number), max: expect.any(Number) });
  expect(first.response.groups[0]).toMatchObject({ group_id: '10300', display_name: 'Dog', parents: [] });
  expect(first.response.sort_options.filter((option) => option.status === 'selected')).toMatchObject([
    { sort_by: 'price', sort_order: 'ascending' },
  ]);
});

test('[SRC-08] an offset skips results just as a page does', async () => {
  const ids = (response: WireResponse) => response.response.results.map((item) => item.data.id);
  const paged = plain(await client.search.getSearchResults('cat', { page: 3, resultsPerPage: 10 }));
  const skipped = plain(await client.search.getSearchResults('cat', { offset: 20, resultsPerPage: 10 }));
  expect(ids(skipped)).toEqual(ids(paged));
  expect(skipped.request).toMatchObject({ offset: 20 });
});

test('[SRC-08] redirects a query that names a page, and parses a sentence', async () => {
  expect(plain(await client.search.getSearchResults('Returns')).response).toMatchObject({
    redirect: { data: { url: '/returns' }, matched_terms: ['returns'] },
  });
  const spoken = plain(await client.search.getVoiceSearchResults('show me grain free dog food under $30'));
  expect(spoken.request).toMatchObject({ term: 'grain free dog food', filters: { Price: ['0-30'] } });
  expect(spoken.response.results.every((item) => item.data.price <= 30)).toBe(true);
  expect(spoken.response.total_num_results).toBeGreaterThan(0);
});

test('[SRC-08] browses by group, brand, collection and ids', async () => {
  const group = plain(await client.browse.getBrowseResults('group_id', '10338', { resultsPerPage: 48, page: 2 }));
  expect(group.request).toMatchObject({ browse_filter_name: 'group_id', browse_filter_value: '10338', page: 2 });
  expect(group.response.results).toHaveLength(48);
  expect(group.response.groups).toMatchObject([{ group_id: '10338', parents: [{ group_id: '10300' }] }]);
  const brand = plain(await client.browse.getBrowseResults('Brand', "Hill's Science Diet"));
  expect(brand.response.results.every((item) => item.data.brand_slug === 'science-diet')).toBe(true);
  const deals = plain(await client.browse.getBrowseResults('collection_id', 'top-deals'));
  expect(deals.response.total_num_results).toBeGreaterThan(100);
  const [hills] = brand.response.results;
  const items = plain(await client.browse.getBrowseResultsForItemIds(['22000', 'none', hills?.data.id ?? '']));
  expect(items.response.results.map((item) => item.data.id)).toEqual(['22000', hills?.data.id]);
});

test('[SRC-08] groups, facets and the options of a facet can be listed', async () => {
  const groups = plain(await client.browse.getBrowseGroups({ fmtOptions: { groups_max_depth: 1 } }));
  expect(groups.response.groups.map((group) => group.display_name)).toEqual([
    'Dog',
    'Cat',
    'Fish',
    'Bird',
    'Reptile',
    'Small Pet',
    'Pharmacy',
    'Top Deals',
  ]);
  expect(groups.response.groups[0]?.children[0]?.children).toEqual([]);
  const facets = plain(await client.browse.getBrowseFacets({ resultsPerPage: 3 }));
  expect([facets.response.facets.length, facets.response.total_num_results]).toEqual([3, 16]);
  const options = plain(await client.browse.getBrowseFacetOptions('Brand'));
  expect(options.response.facets[0]).toMatchObject({
    name: 'Brand',
    options: expect.arrayContaining([expect.objectContaining({ value: 'Merrick' })]),
  });
});

test('[SRC-05] an empty search box gets five categories, five brands and ten products', async () => {
  const values = async (section: string, numResults: number) =>
    plain(await client.recommendations.getRecommendations('trending', { section, numResults })).response.results.map(
      (item) => item.data.url,
    );
  expect(await values('Categories', 5)).toEqual(
    Array(5).fill(expect.stringMatching(/^\/shop\/en\/petcostore\/category\/.+/)),
  );
  expect(await values('Brands', 5)).toEqual(Array(5).fill(expect.stringMatching(/^\/shop\/en\/petcostore\/brand\/.+/)));
  expect(await values('Products', 10)).toHaveLength(10);
});

test.each(['home-trending', 'home-deals', 'bestsellers', 'empty-search'])(
  '[REC-01] pod %s recommends products that can be bought',
  async (podId) => {
    const { response, request } = plain(await client.recommendations.getRecommendations(podId, { numResults: 8 }));
    expect(response.pod).toEqual({ id: podId, display_name: expect.any(String) });
    expect(response.results).toHaveLength(8);
    expect(response.results.every((item) => item.data.available && item.strategy?.id === podId)).toBe(true);
    expect(new Set(response.results.map((item) => item.data.id)).size).toBe(8);
    expect(request).toMatchObject({ pod_id: podId, num_results: 8, section: 'Products' });
  },
);

test('[REC-01] related products are of the same category, bought-together ones of others, and neither repeats the product', async () => {
  const [first] = plain(await client.search.getSearchResults('wholehearted dry dog food', { resultsPerPage: 1 }))
    .response.results;
  if (first === undefined) throw new Error('the shop has no such product');
  const seed = first.data;
  const related = plain(
    await client.recommendations.getRecommendations('related', { itemIds: seed.id, numResults: 6 }),
  );
  expect(
    related.response.results.every((item) => item.data.taxonomy === seed.taxonomy && item.data.id !== seed.id),
  ).toBe(true);
  expect(related.request.item_id).toBe(seed.id);
  const bySku = plain(
    await client.recommendations.getRecommendations('related', { itemIds: seed.variation_id, numResults: 6 }),
  );
  expect(bySku.response.results.map((item) => item.data.id)).toEqual(
    related.response.results.map((item) => item.data.id),
  );
  const together = plain(
    await client.recommendations.getRecommendations('bought-together', { itemIds: [seed.id], numResults: 6 }),
  );
  expect(together.response.results).toHaveLength(6);
  expect(
    together.response.results.every((item) => item.data.department === 'dog' && item.data.taxonomy !== seed.taxonomy),
  ).toBe(true);
});

test('[SRC-08] conditions before facets narrow results and counts', async () => {
  const condition = { and: [{ name: 'Brand', value: 'Merrick' }, { not: { name: 'Life Stage', value: 'Puppy' } }] };
  const { response } = plain(
    await client.search.getSearchResults('dog food', { preFilterExpression: condition as never }),
  );
  const options = (name: string) =>
    response.facets.find((facet) => facet.name === name)?.options.map((option) => option.value);
  expect(options('Brand')).toEqual(['Merrick']);
  expect(options('Life Stage')).not.toContain('Puppy');
});
