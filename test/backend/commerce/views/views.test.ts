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

test('[RTE-03] a product has the platform’s fields and the additions, with decoded texts', async () => {
  const { body, headers } = await get(`${SEARCH}productview/byId/22000`);
  expect(body).toMatchObject({
    recordSetTotal: 1,
    recordSetCount: 1,
    recordSetStartNumber: 0,
    recordSetComplete: 'true',
  });
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
  expect(body.breadCrumbTrailEntryView).toEqual([
    { label: 'Dog', value: '10300', type_: 'CATEGORY', x_path: 'dog' },
    { label: 'Dog Food', value: '10338', type_: 'CATEGORY', x_path: 'dog/dog-food' },
  ]);
  expect(body.catalogEntryView).toEqual([
    {
      uniqueID: '22000',
      partNumber: 'PN-1000',
      name: 'Chicken & Rice Kibble',
      shortDescription: 'Chicken & Rice Kibble that pets look forward to, every day of the week.',
      longDescription: 'Chicken & Rice Kibble that pets look forward to, every day of the week. It keeps well.',
      thumbnail: '/images/products/PN-1000.jpg',
      fullImage: '/images/products/PN-1000.jpg',
      manufacturer: 'WholeHearted',
      buyable: 'true',
      catalogEntryTypeCode: 'ProductBean',
      hasSingleSKU: false,
      numberOfSKUs: '2',
      parentCatalogGroupID: '10338',
      price: [
        { usage: 'Display', value: '15.99', currency: 'USD' },
        { usage: 'Offer', value: '13.99', currency: 'USD' },
      ],
      attributes: [
        {
          identifier: 'Size',
          name: 'Size',
          usage: 'Defining',
          values: [
            { identifier: '5lb', value: '5 lb' },
            { identifier: '15lb', value: '15 lb' },
          ],
        },
        {
          identifier: 'Flavor',
          name: 'Flavor',
          usage: 'Defining',
          values: [{ identifier: 'chicken', value: 'Chicken' }],
        },
        {
          identifier: 'LifeStage',
          name: 'Life Stage',
          usage: 'Descriptive',
          values: [{ identifier: 'adult', value: 'Adult' }],
        },
        {
          identifier: 'FoodForm',
          name: 'Food Form',
          usage: 'Descriptive',
          values: [{ identifier: 'dry', value: 'Dry' }],
        },
      ],
      sKUs: [
        expect.objectContaining({
          uniqueID: '22001',
          partNumber: 'KIB-5',
          buyable: 'true',
          x_images: [],
          x_inventoryStatus: 'Available',
          x_availableQuantity: '120.0',
        }),
        expect.objectContaining({
          uniqueID: '22002',
          price: [
            { usage: 'Display', value: '49.99', currency: 'USD' },
            { usage: 'Offer', value: '49.99', currency: 'USD' },
          ],
        }),
      ],
      x_url: 'chicken-kibble',
      x_minPrice: '13.99',
      x_maxPrice: '49.99',
      x_brandSlug: 'wholehearted',
      x_rating: '4.5',
      x_reviewCount: 12,
      x_ratingCounts: [0, 0, 1, 4, 7],
      x_ingredients: 'Chicken, rice',
      x_feeding: '',
      x_highlights: ['Keeps well'],
      x_specification: [{ name: 'Food Form', value: 'Dry' }],
      x_facts: [],
      x_lifeStage: 'Adult',
      x_inStoreOnly: 'false',
      x_pickupOnly: 'false',
      x_repeatDelivery: 'true',
      x_sameDayDelivery: 'true',
      x_liveAnimal: 'false',
      x_frozen: 'false',
      x_taxonomy: 'Food',
      x_department: 'dog',
      x_categoryPath: 'dog/dog-food',
      x_images: ['/images/products/PN-1000.jpg', '/images/products/PN-1000-2.jpg'],
      x_form: 'bag',
    },
  ]);
});

test('[REC-03] a product without a price and one sold only in stores cannot be bought', async () => {
  const { body } = await get(`${SEARCH}productview/byIds?id=22050&id=22020&id=22040`);
  const facts = body.catalogEntryView.map((entry: Record<string, unknown>) => [
    entry.uniqueID,
    entry.buyable,
    entry.x_minPrice,
  ]);
  expect(facts).toEqual([
    ['22050', 'false', ''],
    ['22020', 'false', '5.00'],
    ['22040', 'false', '9.99'],
  ]);
  expect(body.catalogEntryView[0].price).toEqual([]);
});

const lookUps: readonly [string, string[]][] = [
  ['productview/byPartNumber/PN-1010', ['22010']],
  ['productview/byPartNumber/LIT-20', ['22010']],
  ['productview/byPartNumbers?partNumber=PN-1010&partNumber=PN-1000', ['22010', '22000']],
  ['productview/byPartNumbers?partNumber=KIB-5&partNumber=PN-1000&partNumber=NOPE', ['22000']],
  ['productview/byIds?id=22010', ['22010']],
  ['productview/byIds?id=22010&id=1&id=22000&id=22010', ['22010', '22000']],
  ['productview/byUrl/clumping-litter', ['22010']],
];
test.each(lookUps)('[RTE-03] %s finds %j', async (path, ids) => {
  const response = await get(SEARCH + path);
  expect([response.status, idsOf(response.body as never)]).toEqual([200, ids]);
});

test.each([
  'productview/byId/1',
  'productview/byPartNumber/NOPE',
  'productview/byUrl/nope',
  'productview/byCategory/1',
  'categoryview/byId/1',
  'categoryview/byParentCategory/1',
  'categoryview/byPath/dog/nope',
  'brandview/bySlug/nope',
])('[RTE-09] sends 404 for %s', async (path) => {
  const response = await get(SEARCH + path);
  expect([response.status, response.error.key]).toEqual([404, '_ERR_NOT_FOUND']);
});

test('[HDR-09] the categories come as a tree, cut to depth and limit', async () => {
  const { body } = await get(`${SEARCH}categoryview/@top?depthAndLimit=11,11`);
  expect(body.catalogGroupView).toEqual([
    {
      uniqueID: '10300',
      identifier: 'dog',
      name: 'Dog',
      thumbnail: '/images/categories/dog.webp',
      parentCatalogGroupID: ['10051_-1'],
      x_path: 'dog',
      x_department: 'dog',
      x_childCount: 1,
      catalogGroupView: [
        expect.objectContaining({ uniqueID: '10338', x_path: 'dog/dog-food', parentCatalogGroupID: ['10051_10300'] }),
      ],
    },
    expect.objectContaining({ uniqueID: '10400' }),
  ]);
  const cut = await get(`${SEARCH}categoryview/@top?depthAndLimit=1,1`);
  expect(cut.body.catalogGroupView).toEqual([expect.not.objectContaining({ catalogGroupView: expect.anything() })]);
  const wrong = await get(`${SEARCH}categoryview/@top?depthAndLimit=many`);
  expect([wrong.status, wrong.error.parameters]).toEqual([400, ['depthAndLimit']]);
});

test('[RTE-03] finds a category by id, parent and path, with its ancestors', async () => {
  const byPath = await get(`${SEARCH}categoryview/byPath/cat/cat-litter`);
  expect(byPath.body.catalogGroupView).toEqual([expect.objectContaining({ uniqueID: '10401', name: 'Cat Litter' })]);
  expect(byPath.body.breadCrumbTrailEntryView.map((crumb: { label: string }) => crumb.label)).toEqual([
    'Cat',
    'Cat Litter',
  ]);
  expect((await get(`${SEARCH}categoryview/byId/10401`)).body.catalogGroupView).toEqual(byPath.body.catalogGroupView);
  const children = await get(`${SEARCH}categoryview/byParentCategory/10400`);
  expect(children.body.catalogGroupView).toHaveLength(1);
});

test('[HDR-09] brands have a logo and a count', async () => {
  const { body } = await get(`${SEARCH}brandview/@all`);
  expect(body.brandView[0]).toEqual({
    identifier: 'wholehearted',
    name: 'WholeHearted',
    logo: '/images/brands/wholehearted.svg',
    count: 2,
  });
  expect(body.brandView).toHaveLength(3);
  expect((await get(`${SEARCH}brandview/bySlug/merrick`)).body.brandView).toEqual([
    expect.objectContaining({ name: 'Merrick' }),
  ]);
});

test('[CRT-03] returns stock online and in stores, by id and by part number', async () => {
  const online = await get('/wcs/resources/store/10151/inventoryavailability/22001,22013,1?onlineStoreId=10151');
  expect(online.body.InventoryAvailability).toEqual([
    {
      productId: '22001',
      partNumber: 'KIB-5',
      inventoryStatus: 'Available',
      availableQuantity: '120.0',
      unitOfMeasure: 'C62',
      onlineStoreId: '10151',
      onlineStoreName: 'Online',
    },
    expect.objectContaining({ productId: '22013', inventoryStatus: 'Unavailable', availableQuantity: '0.0' }),
  ]);
  const stores = await get(
    '/wcs/resources/store/10151/inventoryavailability/byPartNumber/KIB-5?physicalStoreId=1101,1102',
  );
  const facts = stores.body.InventoryAvailability.map((entry: Record<string, string>) => [
    entry.physicalStoreId,
    entry.availableQuantity,
  ]);
  expect(facts).toEqual([
    ['1101', '4.0'],
    ['1102', '0.0'],
  ]);
});

test('[SRC-09] returns prices by part number and, for search results, by SKU id', async () => {
  const price = await get(
    '/wcs/resources/store/10151/price?q=byPartNumbers&partNumber=KIB-5&partNumber=TOY&partNumber=NOPE',
  );
  expect(price.body.EntitledPrice).toEqual([
    {
      partNumber: 'KIB-5',
      productId: '22001',
      UnitPrice: [{ price: { value: '13.99', currency: 'USD' }, quantity: { value: '1.0', uom: 'C62' } }],
    },
    { partNumber: 'TOY', productId: '22051', UnitPrice: [] },
  ]);
  const solr = await get('/api/solr-skus-price?productIds=22001,22002,22051,1');
  expect(solr.body).toEqual({
    items: {
      '22001': { catentry_id: '22001', price_USD: '$13.99' },
      '22002': { catentry_id: '22002', price_USD: '$49.99' },
    },
  });
});

const many = Array.from({ length: 101 }, (_, index) => String(index)).join(',');
test.each([
  ['/api/solr-skus-price', 'productIds'],
  ['/api/solr-skus-price?productIds=', 'productIds'],
  [`/api/solr-skus-price?productIds=${many}`, 'productIds'],
  ['/api/solr-skus-price?productIds=1&productIds=2', 'productIds'],
  [`/wcs/resources/store/10151/inventoryavailability/${many}`, 'productId'],
  ['/wcs/resources/store/10151/inventoryavailability/22001?onlineStoreId=1', 'onlineStoreId'],
  ['/wcs/resources/store/10151/inventoryavailability/22001?physicalStoreId=,', 'physicalStoreId'],
  ['/wcs/resources/store/10151/price?q=byNothing&partNumber=KIB-5', 'q'],
  ['/wcs/resources/store/10151/price?q=byPartNumbers', 'partNumber'],
])('[SRC-09] refuses %.60s and names the parameter', async (path, parameter) => {
  const response = await get(path);
  expect([response.status, response.error.parameters]).toEqual([400, [parameter]]);
});

test('[RTE-03] browsing works with an ended session', async () => {
  const browser = await backend.registered('browsing@example.test');
  const before = new Map(browser.jar);
  await browser.signOut();
  before.forEach((value, name) => browser.jar.set(name, value));
  expect((await browser.get(`${SEARCH}productview/byId/22000`)).status).toBe(200);
  expect((await browser.get('espot/Home_Hero_React')).status).toBe(200);
});
