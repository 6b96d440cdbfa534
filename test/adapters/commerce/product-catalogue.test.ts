import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { HttpProductCatalogue } from '../../../adapters/commerce/catalogue/http-product-catalogue';
import type { Product } from '../../../core/catalogue/product';
import { aCategory } from '../../builders/category';
import { aProduct, aVariant } from '../../builders/product';
import { CATALOGUE_CALLS, productCatalogueContract } from '../../contracts/product-catalogue.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { catalogueSite, productOnTheWire } from './catalogue-site';
import { failingSite, serve, transactions, views } from './commerce-site';
import { STORE_IDS } from '../../support/store-ids';

const KNOWN = aProduct({
  variants: [
    aVariant({ listPrice: 15.99, offerPrice: 13.99 }),
    aVariant({ id: '22002', partNumber: 'SKU-1002', size: '10 lb', listPrice: 24.99 }),
  ],
});

const makeCatalogue = (): HttpProductCatalogue => new HttpProductCatalogue(views(), transactions(), STORE_IDS);

productCatalogueContract('HttpProductCatalogue', () => {
  catalogueSite({
    products: [KNOWN],
    stock: { '22001': 12, '22002': 3, '22009': 0 },
    categories: [aCategory('dog', [aCategory('dog/dog-food', [aCategory('dog/dog-food/dry-food')])]), aCategory('cat')],
    brands: [
      { slug: 'goodpaw', name: 'Goodpaw', count: 7 },
      { slug: 'merrick', name: 'Merrick', count: 2 },
    ],
  });
  return {
    catalogue: makeCatalogue(),
    knownProduct: async () => ({
      url: 'goodpaw-dog-food',
      name: KNOWN.name,
      partNumber: KNOWN.partNumber,
      brandName: 'Goodpaw',
      variantPartNumbers: ['SKU-1001', 'SKU-1002'],
    }),
    knownCategory: async () => ({ path: 'dog/dog-food', name: 'Dog Food' }),
    knownBrand: async () => ({ slug: 'goodpaw', name: 'Goodpaw' }),
    soldOutVariantId: async () => '22009',
  };
});

upstreamFailuresContract('HttpProductCatalogue', CATALOGUE_CALLS, () => {
  const catalogue = makeCatalogue();
  return failingSite({
    productByUrl: catalogue.productByUrl('goodpaw-dog-food'),
    onlineStock: catalogue.onlineStock(['22001']),
    categories: catalogue.categories,
    brands: catalogue.brands,
  });
});

test('[CFG-04] requests views and stock from their own resources', async () => {
  const seen = serve(() => [200, {}]);
  const catalogue = makeCatalogue();
  await catalogue.productByUrl('a/b c')();
  await catalogue.onlineStock(['22001', '22002'])();
  await catalogue.categories();
  await catalogue.brands();
  expect(seen.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
    { method: 'GET', path: '/search/resources/store/10151/productview/byUrl/a%2Fb%20c', query: {} },
    {
      method: 'GET',
      path: '/wcs/resources/store/10151/inventoryavailability/22001,22002',
      query: { onlineStoreId: '10151' },
    },
    { method: 'GET', path: '/search/resources/store/10151/categoryview/@top', query: { depthAndLimit: '11,11' } },
    { method: 'GET', path: '/search/resources/store/10151/brandview/@all', query: {} },
  ]);
});

const read = async (body: unknown, url = 'chew'): Promise<Product | undefined> => {
  serve(() => [200, body]);
  const product = await makeCatalogue().productByUrl(url)();
  if (E.isLeft(product)) throw new Error(JSON.stringify(product.left));
  return O.toUndefined(product.right);
};

test.each([404, 400])(
  '[RTE-09] an address that the service does not know or refuses (%d) is of no product',
  async (status) => {
    serve(() => [status, { errors: [{ errorCode: '2520', errorKey: '_ERR_PROHIBITED_CHAR', errorMessage: 'No.' }] }]);
    expect(await makeCatalogue().productByUrl('javascript:alert(1)')()).toEqual(E.right(O.none));
  },
);

test("[PLT-02] reads every field of a product from the service's format", async () => {
  const product = aProduct({
    variants: KNOWN.variants,
    images: ['/img/1.jpg', '/img/2.jpg'],
    inStoreOnly: true,
    isFrozen: true,
  });
  expect(await read(productOnTheWire(product))).toEqual(product);
});

test('[PLT-05] reads a product from a service without the optional fields', async () => {
  const bare = {
    catalogEntryView: [
      {
        uniqueID: 22000,
        partNumber: 'PN-1000',
        name: 'Chew',
        manufacturer: 'Good & Paw',
        thumbnail: '/img/1000.jpg',
        shortDescription: '<p>For <b>strong</b> teeth &amp; gums</p>',
        price: [{ usage: 'Offer', value: 3.5 }],
      },
    ],
    breadCrumbTrailEntryView: [{ label: 'Dog', value: '10300', type_: 'CATEGORY' }],
  };
  expect(await read(bare)).toEqual({
    id: '22000',
    partNumber: 'PN-1000',
    url: '/shop/en/petcostore/product/chew',
    name: 'Chew',
    brand: { name: 'Good & Paw', url: '/shop/en/petcostore/brand/good-paw' },
    department: undefined,
    images: ['/img/1000.jpg'],
    description: 'For strong teeth & gums',
    highlights: [],
    ingredients: undefined,
    feeding: undefined,
    specification: [],
    facts: [],
    prices: expect.objectContaining({ price: 3.5, hasOffer: false, hasRange: false }),
    variants: [
      {
        id: '22000',
        partNumber: 'PN-1000',
        size: undefined,
        flavor: undefined,
        color: undefined,
        gtin: undefined,
        images: [],
        listPrice: 3.5,
        offerPrice: undefined,
      },
    ],
    rating: undefined,
    reviewCount: 0,
    ratingCounts: [],
    inStoreOnly: false,
    pickupOnly: false,
    repeatDelivery: false,
    liveAnimal: false,
    breadcrumbs: [],
  });
});

test('[PLT-05] reads the names and letter cases of an older release', async () => {
  const older = {
    CatalogEntryView: [
      {
        UniqueID: '22000',
        PartNumber: 'PN-1000',
        Name: 'Chew',
        SKUs: [
          {
            SKUUniqueID: '22001',
            SKUPartNumber: 'SKU-1001',
            Price: [
              { priceUsage: 'Display', priceValue: '15.99' },
              { priceUsage: 'Offer', priceValue: '13.99' },
            ],
            Attributes: [
              { name: 'Flavour', Values: [{ value: 'Beef' }] },
              { identifier: 'SIZE', Values: [{ value: '5 lb' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(await read(older)).toMatchObject({
    variants: [
      { id: '22001', partNumber: 'SKU-1001', listPrice: 15.99, offerPrice: 13.99, flavor: 'Beef', size: '5 lb' },
    ],
    prices: { price: 13.99, normalPrice: 15.99, hasOffer: true },
  });
});

test.each([
  ['an offer below the list price', 15.99, 13.99, { listPrice: 15.99, offerPrice: 13.99 }],
  ['an offer that is the list price', 15.99, 15.99, { listPrice: 15.99, offerPrice: undefined }],
  ['an offer above the list price', 15.99, 17, { listPrice: 15.99, offerPrice: undefined }],
  ['no offer', 15.99, undefined, { listPrice: 15.99, offerPrice: undefined }],
  ['no price', undefined, undefined, { listPrice: undefined, offerPrice: undefined }],
  ['words for prices', 'ask us', '', { listPrice: undefined, offerPrice: undefined }],
])('[REC-03] %s', async (_case, display, offer, expected) => {
  const price = [
    { usage: 'Display', value: display },
    { usage: 'Offer', value: offer },
  ];
  expect(
    await read({
      catalogEntryView: [
        { uniqueID: '1', partNumber: 'PN', name: 'Chew', sKUs: [{ uniqueID: '2', partNumber: 'S', price }] },
      ],
    }),
  ).toMatchObject({ variants: [expected] });
});

test('[RTE-03] treats an empty view as no product', async () => {
  expect(await read({ catalogEntryView: [] })).toBeUndefined();
  expect(await read('')).toBeUndefined();
});

test("[RTE-03] finds a product at the service's address in any form", async () => {
  const entry = (x_url: string): unknown => ({
    catalogEntryView: [{ uniqueID: '1', partNumber: 'P', name: 'N', x_url }],
  });
  expect(await read(entry('/shop/en/petcostore/product/real-url'))).toMatchObject({
    url: '/shop/en/petcostore/product/real-url',
  });
  expect(await read(entry('real-url'))).toMatchObject({ url: '/shop/en/petcostore/product/real-url' });
});

test('[PLT-05] builds a missing category path from the identifiers of its ancestors', async () => {
  serve(() => [
    200,
    {
      CatalogGroupView: [
        {
          uniqueID: '1',
          identifier: 'dog',
          name: 'Dog',
          catalogGroupView: [{ uniqueID: '2', identifier: 'toys', name: 'Toys' }],
        },
        { uniqueID: '3', name: 'Cat' },
      ],
    },
  ]);
  expect(await makeCatalogue().categories()).toMatchObject(
    E.right([{ path: 'dog', children: [{ path: 'dog/toys', children: [] }] }, { path: '3' }]),
  );
});

test.each([
  ['Available', '12.0', 'available', 12],
  ['Backorderable', '0.0', 'backorderable', 0],
  ['Backordered', undefined, 'backorderable', undefined],
  ['Unavailable', '0.0', 'unavailable', 0],
  ['Allocated', 3, 'available', 3],
  ['', 0, 'unavailable', 0],
  [undefined, undefined, 'unavailable', undefined],
])('[CRT-03] maps stock %j of %j to %s', async (inventoryStatus, availableQuantity, status, quantity) => {
  serve(() => [200, { InventoryAvailability: [{ productId: 22001, inventoryStatus, availableQuantity }] }]);
  expect(await makeCatalogue().onlineStock(['22001'])()).toEqual(E.right([{ variantId: '22001', status, quantity }]));
});

test('[RTE-03] reports a nested problem by its path', async () => {
  serve(() => [
    200,
    {
      catalogEntryView: [
        { uniqueID: '1', partNumber: 'P', name: 'N', sKUs: [{ uniqueID: '2', price: [{ value: [] }] }] },
      ],
    },
  ]);
  expect(await makeCatalogue().productByUrl('chew')()).toMatchObject(
    E.left({
      problems: [
        'catalogEntryView.0.sKUs.0.partNumber: expected text, got nothing',
        'catalogEntryView.0.sKUs.0.price.0.value: expected number or nothing, got array',
      ],
    }),
  );
});
