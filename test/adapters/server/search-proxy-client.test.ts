import type { AddressInfo } from 'node:net';
import { makeClient } from '../../backend/search/support/clients';
import { feedRow, openGeneratedShop, type Shop } from '../../backend/search/support/shop';
import { openStorefront, type Storefront } from '../../support/storefront';

type Json = ReturnType<typeof JSON.parse>;
type Client = ReturnType<typeof makeClient>;

let shop: Shop;
let storefront: Storefront;
let direct: Client;
let proxied: Client;
let settle: (message: string) => void;

beforeAll(async () => {
  shop = await openGeneratedShop(600);
  await shop.stock([feedRow('9001')]);
  const { serviceUrl } = await shop.serve(shop.index());
  storefront = await openStorefront({ settings: { COMMERCE_ORIGIN: new URL(serviceUrl).origin } });
  await storefront.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = storefront.app.server.address() as AddressInfo;
  const options = { segments: ['loyal'], testCells: { layout: 'b' } };
  direct = makeClient(serviceUrl, options);
  proxied = makeClient(`http://127.0.0.1:${port}/api/search`, options);
  for (const client of [direct, proxied]) {
    client.tracker.on('success', ({ message }: { message: string }) => settle(message));
    client.tracker.on('error', ({ message }: { message: string }) => settle(message));
  }
});
afterAll(async () => {
  await storefront.close();
  await shop.close();
});

/** The request and the result without ids that differ between responses, or the refusal. */
const found = async (response: Promise<unknown>): Promise<Json> => {
  const { result_id: _, ...all } = JSON.parse(
    JSON.stringify(await response.catch(({ status }: { status: number }) => ({ status }))),
    (name, value: unknown) => (name === 'result_id' ? undefined : value),
  );
  return all;
};

const anyOf = (count: number) => ({
  or: Array.from({ length: count }, (_, at) => ({ name: 'Brand', value: `Merrick ${'x'.repeat(60)} ${at}` })),
});
const merrick = { name: 'Brand', value: 'Merrick' };
const longMap = {
  group_by: [{ name: 'variation', field: 'data.variation_id' }],
  values: Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [
      `size-of-a-variation-${at}`,
      { aggregation: 'all' as const, field: 'data.facets.size' },
    ]),
  ),
  dtype: 'array' as const,
};

type Ask = (client: Client) => Promise<unknown>;

const READS: ReadonlyArray<readonly [name: string, ask: Ask]> = [
  [
    'suggestions with filters and conditions of a section and numbers of results',
    ({ autocomplete }) =>
      autocomplete.getAutocompleteResults('dog', {
        numResults: 7,
        resultsPerSection: { Products: 3, 'Search Suggestions': 2 },
        filtersPerSection: { Products: { Brand: ['Merrick'] } },
        preFilterExpressionPerSection: { Products: merrick },
        hiddenFields: ['price'],
        variationsMap: longMap,
      }),
  ],
  [
    'suggestions for a term that begins with a slash',
    ({ autocomplete }) => autocomplete.getAutocompleteResults('/dog'),
  ],
  ['a search for words with a bar between them', ({ search }) => search.getSearchResults('dog | food')],
  [
    'a search in a section beside the products',
    ({ search }) => search.getSearchResults('dog fo', { section: 'Search Suggestions', resultsPerPage: 3, page: 2 }),
  ],
  [
    'a search with a condition of 3,000 characters and more',
    ({ search }) => search.getSearchResults('dog', { preFilterExpression: { or: [merrick, anyOf(35)] } }),
  ],
  [
    'a search with a long map of variations',
    ({ search }) => search.getSearchResults('dog', { variationsMap: longMap }),
  ],
  [
    'a search with its parameters in a long qs',
    ({ search }) =>
      search.getSearchResults('dog', {
        qsParam: { num_results_per_page: '5', filters: { Brand: ['Merrick', 'x'.repeat(390)] }, us: 'y'.repeat(2_000) },
      }),
  ],
  [
    'a search with options of the format and hidden facets',
    ({ search }) =>
      search.getSearchResults('dog', {
        fmtOptions: { groups_start: 'group_id:10300', groups_max_depth: 1, variations_return_type: 'all' },
        hiddenFacets: ['Store'],
        hiddenFields: ['price', 'brand'],
      }),
  ],
  [
    'a search sorted by price',
    ({ search }) => search.getSearchResults('dog', { sortBy: 'price', sortOrder: 'descending', offset: 4 }),
  ],
  [
    'a search sorted by what the catalogue does not have',
    ({ search }) => search.getSearchResults('dog', { sortBy: 'luck & fate' }),
  ],
  [
    'a search in an order that does not exist',
    ({ search }) => search.getSearchResults('dog', { sortBy: 'price', sortOrder: 'sideways' }),
  ],
  ['a sentence', ({ search }) => search.getVoiceSearchResults('show me dog treats under $20')],
  ...(['any', 'all', 'none'] as const).map(
    (Flavor) =>
      [
        `filters that are met by ${Flavor}`,
        ({ browse }: Client) =>
          browse.getBrowseResults('group_id', '10300', {
            filters: { Flavor: ['Chicken', 'Beef'], Price: ['0-50'] },
            filterMatchTypes: { Flavor },
          }),
      ] as const,
  ),
  ['groups', ({ browse }) => browse.getBrowseGroups({ filters: { group_id: '10338' } })],
  ['facets', ({ browse }) => browse.getBrowseFacets({ page: 1, resultsPerPage: 5 })],
  ['options of a facet', ({ browse }) => browse.getBrowseFacetOptions('Brand')],
  [
    'two hundred products by their ids',
    ({ browse }) =>
      browse.getBrowseResultsForItemIds(
        Array.from({ length: 200 }, (_, at) => String(22_000 + at)),
        { resultsPerPage: 200, fmtOptions: { fields: ['price'] } },
      ),
  ],
  [
    'recommendations beside products',
    ({ recommendations }) =>
      recommendations.getRecommendations('related', {
        itemIds: ['22000', '22001'],
        variationId: 'v'.repeat(120),
        term: 'dog',
        numResults: 5,
        filters: { Brand: 'Merrick' },
        preFilterExpression: merrick,
      }),
  ],
];

describe('through the proxy', () => {
  test.each(READS)("[SRC-08] the published client gets the service's own response: %s", async (_name, request) => {
    const expected = await found(request(direct));
    expect(await found(request(proxied))).toEqual(expected);
  });
});

const LONG = `https://shop.test/?from=${'a'.repeat(2_000)}`;
const item = { itemId: '22000', itemName: 'Ball' };
const items = (count: number) => Array.from({ length: count }, (_, at) => ({ itemId: String(at), itemName: 'Ball' }));

const EVENTS: ReadonlyArray<readonly [name: string, track: (client: Client) => unknown]> = [
  [
    'an address of 2,048 characters',
    ({ tracker }) => tracker.trackItemDetailLoad({ ...item, url: LONG.padEnd(2_048, 'a') }),
  ],
  [
    'results of 250 products with the facets that were chosen',
    ({ tracker }) =>
      tracker.trackSearchResultsLoaded('dog', {
        url: LONG,
        items: items(250),
        resultCount: 250,
        resultPage: 1,
        sortBy: 'luck & fate',
        sortOrder: 'ascending',
        selectedFilters: { 'Pet’s age (years)': ['1/2'] },
        analyticsTags: { 'a/b': 'c & d' },
      }),
  ],
  [
    'a list of 250 products',
    ({ tracker }) =>
      tracker.trackBrowseResultsLoaded({ filterName: 'group_id', filterValue: '10338', url: LONG, items: items(250) }),
  ],
  [
    'a row of 250 products',
    ({ tracker }) =>
      tracker.trackRecommendationView({ podId: 'related', numResultsViewed: 4, url: LONG, items: items(250) }),
  ],
  ['an order of 250 products', ({ tracker }) => tracker.trackPurchase({ items: items(250), revenue: 6 })],
  ['impressions', ({ tracker }) => tracker.trackResultsImpressionView({ items: items(3), searchTerm: 'dog' })],
  [
    'a suggestion taken, with the group it was in',
    ({ tracker }) =>
      tracker.trackAutocompleteSelect('dog | food', {
        originalQuery: 'dog',
        section: 'Search Suggestions',
        groupId: '10300',
        displayName: 'Dog & more',
      }),
  ],
  ['a search', ({ tracker }) => tracker.trackSearchSubmit('dog/cat | food', { originalQuery: 'dog' })],
  ['a result chosen', ({ tracker }) => tracker.trackSearchResultClick('dog', { ...item, resultId: 'r' })],
  [
    'something put into the cart',
    ({ tracker }) =>
      tracker.trackConversion('dog', {
        ...item,
        revenue: 12.99,
        type: 'favourite',
        isCustomType: true,
        displayName: 'F',
      }),
  ],
];

/** The service's response to an event, and what it stored. */
const outcome = async (track: () => unknown): Promise<unknown> => {
  await shop.database.deleteFrom('search_event').execute();
  const message = await new Promise<string>((resolve) => {
    settle = resolve;
    track();
  });
  const events = await shop.database.selectFrom('search_event').selectAll().execute();
  return { message, kept: events.map(({ id: _id, ...event }) => event) };
};

describe('through the proxy', () => {
  test.each(EVENTS)('[SRC-08] the service stores the same event as without the proxy: %s', async (_name, track) => {
    const expected = await outcome(() => track(direct));
    expect(expected).toMatchObject({ message: 'ok', kept: [{}] });
    expect(await outcome(() => track(proxied))).toEqual(expected);
  });
});
