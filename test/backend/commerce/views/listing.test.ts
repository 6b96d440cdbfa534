import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

const SEARCH = '/search/resources/store/10151/';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const get = (path: string) => backend.browser().get(path);
const idsOf = (body: { catalogEntryView: { uniqueID: string }[] }): string[] =>
  body.catalogEntryView.map((entry) => entry.uniqueID);

test('[RTE-04] lists the products of a category in pages, with facets and its path', async () => {
  const first = await get(`${SEARCH}productview/byCategory/10300?pageSize=2&pageNumber=1&orderBy=2`);
  const second = await get(`${SEARCH}productview/byCategory/10300?pageSize=2&pageNumber=2&orderBy=2`);
  expect(first.body).toMatchObject({
    recordSetTotal: 4,
    recordSetCount: 2,
    recordSetStartNumber: 0,
    recordSetComplete: 'false',
  });
  expect(second.body).toMatchObject({ recordSetCount: 2, recordSetStartNumber: 2, recordSetComplete: 'true' });
  expect([...idsOf(first.body as never), ...idsOf(second.body as never)]).toEqual(['22020', '22000', '30000', '22050']);
  expect(first.body.breadCrumbTrailEntryView).toEqual([
    { label: 'Dog', value: '10300', type_: 'CATEGORY', x_path: 'dog' },
  ]);
  const brands = first.body.facetView.find((facet: { name: string }) => facet.name === 'Brand');
  expect(brands.entry).toContainEqual({
    label: 'Merrick',
    value: 'Brand%3A%22Merrick%22',
    count: '3',
    x_selected: 'false',
  });
});

const narrowed: readonly [string, string[]][] = [
  ['facet=Brand%3A%22WholeHearted%22', ['22000']],
  ['facet=Brand%253A%2522WholeHearted%2522', ['22000']],
  ['manufacturer=WholeHearted', ['22000']],
  ['facet=Brand:Merrick&facet=Brand:WholeHearted&minPrice=5&maxPrice=60', ['22020', '22000']],
  ['physicalStoreIds=1101&orderBy=2', ['22020', '22000']],
  ['facet=Store%3A%221101%22', ['22020', '22000']],
];
test.each(narrowed)('[SRC-13] a listing narrowed by %s has %j', async (query, ids) => {
  const { body } = await get(`${SEARCH}productview/byCategory/10300?orderBy=2&${query.replace('&orderBy=2', '')}`);
  expect(idsOf(body as never)).toEqual(ids);
});

test('[FND-04] shared caches keep a listing, unless it is of what stores have in stock', async () => {
  const cachingOf = async (query: string) =>
    (await get(`${SEARCH}productview/byCategory/10300${query}`)).headers['cache-control'] ?? '';
  expect(await cachingOf('')).toContain('public');
  for (const query of ['?physicalStoreIds=1101', '?facet=Store%3A%221101%22']) {
    expect(await cachingOf(query)).not.toContain('public');
  }
});

test('[SRC-13] search finds by words, corrects and reports a misspelling, and accepts a category', async () => {
  expect(idsOf((await get(`${SEARCH}productview/bySearchTerm/litter`)).body as never)).toEqual(['22010']);
  const misspelt = await get(`${SEARCH}productview/bySearchTerm/littter`);
  expect(idsOf(misspelt.body as never)).toEqual(['22010']);
  expect(misspelt.body.metaData.spellcheck).toEqual(['litter']);
  const elsewhere = await get(`${SEARCH}productview/bySearchTerm/litter?categoryId=10300`);
  expect(idsOf(elsewhere.body as never)).toEqual([]);
});

test.each([
  ['pageSize=0', 'pageSize'],
  ['pageSize=101', 'pageSize'],
  ['pageSize=ten', 'pageSize'],
  ['pageSize=10&pageSize=20', 'pageSize'],
  ['pageNumber=-1', 'pageNumber'],
  ['orderBy=9', 'orderBy'],
  ['orderBy=constructor', 'orderBy'],
  ['minPrice=cheap', 'minPrice'],
  ['minPrice=9&maxPrice=5', 'minPrice'],
  ['facet=nonsense', 'facet'],
  ['facet=Nope%3A%22x%22', 'facet'],
  ['physicalStoreIds=1,2,3,4,5,6', 'physicalStoreIds'],
])('[RTE-04] refuses a listing with %s and names the parameter', async (query, parameter) => {
  const response = await get(`${SEARCH}productview/byCategory/10300?${query}`);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
});
