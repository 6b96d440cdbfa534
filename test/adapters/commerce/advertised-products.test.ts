import * as E from 'fp-ts/Either';
import { cachedAdvertisedProducts } from '../../../adapters/cache/cached-advertised-products';
import { HttpAdvertisedProducts } from '../../../adapters/commerce/catalogue/http-advertised-products';
import { makeLruReadCache } from '../../../adapters/server/upstream/lru-read-cache';
import type { AdvertisedProduct } from '../../../core/ads/server/advertised-products';
import { productPath } from '../../../core/paths/paths';
import { ADVERTISED_CALLS, advertisedProductsContract } from '../../contracts/advertised-products.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { FakeTime } from '../../fakes/fake-time';
import { failingSite, serve, views, type Seen } from './commerce-site';

const sku = (partNumber: string, facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  uniqueID: `id-${partNumber}`,
  partNumber,
  price: [
    { usage: 'Display', value: '15.99' },
    { usage: 'Offer', value: '13.99' },
  ],
  x_inventoryStatus: 'Available',
  ...facts,
});

const entry = (facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  uniqueID: '22000',
  partNumber: 'PN-1000',
  name: 'Goodpaw Chicken Dog Food',
  shortDescription: 'Dry food for <b>grown</b> dogs.',
  thumbnail: '/img/1000.jpg',
  manufacturer: 'Goodpaw',
  sKUs: [sku('SKU-1001')],
  x_url: 'goodpaw-dog-food',
  x_department: 'dog',
  x_rating: '4.5',
  x_reviewCount: 12,
  x_inStoreOnly: 'false',
  x_pickupOnly: 'false',
  x_liveAnimal: 'false',
  x_repeatDelivery: 'true',
  ...facts,
});

/** A catalogue with these entries, found by any of their part numbers. */
const catalogueOf = (...entries: ReadonlyArray<Record<string, unknown>>): ReadonlyArray<Seen> =>
  serve(() => [200, { catalogEntryView: entries }]);

const priced = (value: number): Record<string, unknown> => ({ price: [{ usage: 'Offer', value: String(value) }] });
const IN_VARIANTS = entry({ sKUs: [sku('SKU-1001', priced(24.99)), sku('SKU-1002', priced(13.99))] });
const KNOWN = {
  partNumber: 'PN-1000',
  name: 'Goodpaw Chicken Dog Food',
  variants: [
    { partNumber: 'SKU-1001', price: 24.99 },
    { partNumber: 'SKU-1002', price: 13.99 },
  ],
};

/** A product without a name cannot be shown. */
const GARBLED = entry({ partNumber: 'PN-2000', name: null, sKUs: [sku('SKU-2001')] });

const garbled = async (): Promise<string> => {
  catalogueOf(IN_VARIANTS, GARBLED);
  return 'SKU-2001';
};

advertisedProductsContract('HttpAdvertisedProducts', () => {
  catalogueOf(IN_VARIANTS);
  return { products: new HttpAdvertisedProducts(views()), known: async () => KNOWN, garbled };
});

advertisedProductsContract('cachedAdvertisedProducts', () => {
  catalogueOf(IN_VARIANTS);
  const cache = makeLruReadCache({
    freshMs: 60_000,
    maxEntries: 100,
    maxBytes: 1_000_000,
    clock: new FakeTime().clock,
  });
  return {
    products: cachedAdvertisedProducts(new HttpAdvertisedProducts(views()), cache),
    known: async () => KNOWN,
    garbled,
  };
});

upstreamFailuresContract('HttpAdvertisedProducts', ADVERTISED_CALLS, () =>
  failingSite({ bySku: new HttpAdvertisedProducts(views()).bySku(['SKU-1001']) }),
);

const read = async (facts: Record<string, unknown>, wanted = 'SKU-1001'): Promise<AdvertisedProduct | undefined> => {
  catalogueOf(entry(facts));
  const response = await new HttpAdvertisedProducts(views()).bySku([wanted])();
  if (E.isLeft(response)) throw new Error(JSON.stringify(response.left));
  return response.right.found.get(wanted);
};

test("[ADS-10] reads every field of an ad from the service's format", async () => {
  expect(await read({})).toEqual({
    sku: 'SKU-1001',
    uniqueId: '22000',
    url: productPath('goodpaw-dog-food'),
    name: 'Goodpaw Chicken Dog Food',
    description: 'Dry food for grown dogs.',
    manufacturer: 'Goodpaw',
    thumbnail: '/img/1000.jpg',
    rating: 4.5,
    reviewCount: 12,
    prices: {
      price: 13.99,
      hasRange: false,
      minPrice: 13.99,
      maxPrice: 13.99,
      hasOffer: true,
      normalPrice: 15.99,
      offerPrice: 13.99,
    },
    rdMessageHtml: 'Repeat Delivery',
    bogoMessageHtml: '',
    sameDayDelivery: false,
    showBuyOnlineAndPickInStore: false,
    inStoreOnly: false,
    availableOnline: true,
    department: 'dog',
    isSold: true,
  });
});

test('[PLT-05] reads a product from a service without the optional fields', async () => {
  const bare = { uniqueID: 22000, partNumber: 'PN-1', name: 'Chew', price: [{ usage: 'Offer', value: 3.5 }] };
  catalogueOf(bare);
  expect(await new HttpAdvertisedProducts(views()).bySku(['PN-1'])()).toMatchObject(
    E.right({
      found: new Map([
        [
          'PN-1',
          expect.objectContaining({
            sku: 'PN-1',
            uniqueId: '22000',
            url: productPath('PN-1'),
            thumbnail: '',
            manufacturer: '',
            rating: undefined,
            reviewCount: 0,
            rdMessageHtml: '',
            availableOnline: true,
          }),
        ],
      ]),
    }),
  );
});

test.each<[string, Record<string, unknown>, Partial<AdvertisedProduct>]>([
  ['sold in stores only', { x_inStoreOnly: 'true' }, { inStoreOnly: true, availableOnline: false, isSold: true }],
  [
    'for online purchase and pickup',
    { x_pickupOnly: 'true' },
    { showBuyOnlineAndPickInStore: true, availableOnline: false, isSold: true },
  ],
  ['alive', { x_liveAnimal: 'true' }, { availableOnline: false, isSold: true }],
  [
    'sold out',
    { sKUs: [sku('SKU-1001', { x_inventoryStatus: 'Unavailable' })] },
    { availableOnline: false, isSold: false },
  ],
  ['delivered on the same day', { x_sameDayDelivery: 'true' }, { sameDayDelivery: true }],
  [
    'delivered on the same day, but not available',
    { x_sameDayDelivery: 'true', x_inStoreOnly: 'true' },
    { sameDayDelivery: false },
  ],
  ['without repeat delivery', { x_repeatDelivery: 'false' }, { rdMessageHtml: '' }],
  [
    'listed with messages',
    {
      x_rdMessage: '<b onclick="x()">Save</b> 5&nbsp;% &amp; <script>x()</script>&lt;more&gt;',
      x_bogoMessage: 'Buy one',
    },
    { rdMessageHtml: 'Save 5 % &amp; &lt;more>', bogoMessageHtml: 'Buy one' },
  ],
  ['listed with a message that is too long', { x_bogoMessage: 'x'.repeat(1_001) }, { bogoMessageHtml: '' }],
  ['without ratings', { x_reviewCount: 0 }, { rating: undefined, reviewCount: 0 }],
  [
    'without a price',
    { sKUs: [sku('SKU-1001', { price: [] })] },
    { prices: expect.objectContaining({ price: undefined }) },
  ],
])('[ADS-10] a product that is %s', async (_case, facts, expected) => {
  expect(await read(facts)).toMatchObject(expected);
});

test('[ADS-10] uses the cheapest variant in stock when a cheaper one is sold out', async () => {
  const variants = [
    sku('SKU-1001', priced(24.99)),
    sku('SKU-1002', { ...priced(13.99), x_inventoryStatus: 'Unavailable' }),
    sku('SKU-1003', priced(19.99)),
  ];
  expect(await read({ sKUs: variants }, 'PN-1000')).toMatchObject({ sku: 'SKU-1003', prices: { price: 19.99 } });
});

test('[ADS-10] requests many products in one call and very many in a few', async () => {
  const seen = catalogueOf(IN_VARIANTS);
  const products = new HttpAdvertisedProducts(views());
  await products.bySku(['SKU-1001', 'SKU-1002'])();
  expect(seen).toMatchObject([{ method: 'GET', path: '/search/resources/store/10151/productview/byPartNumbers' }]);
  await products.bySku(Array.from({ length: 120 }, (_, index) => `SKU-${index}`))();
  expect(seen).toHaveLength(4);
});

test('[ADS-10] keeps the other products when one of several calls fails', async () => {
  let questions = 0;
  serve(() => ((questions += 1) === 1 ? [200, { catalogEntryView: [IN_VARIANTS] }] : [500]));
  const skus = ['SKU-1001', ...Array.from({ length: 60 }, (_, index) => `SKU-${index}`)];
  const response = await new HttpAdvertisedProducts(views()).bySku(skus)();
  if (E.isLeft(response)) throw new Error('nothing was found');
  expect([...response.right.found.keys()]).toEqual(['SKU-1001']);
  expect(response.right.unread).toMatchObject({ kind: 'refused', status: 500 });
});

test.each([
  ['PN-9', { partNumber: 'PN-9' }],
  ['a product without part number', 'odd'],
])('[ADS-10] lists an unreadable entry as %s', async (name, entry) => {
  serve(() => [200, { catalogEntryView: [IN_VARIANTS, entry] }]);
  const response = await new HttpAdvertisedProducts(views()).bySku(['SKU-1001'])();
  const problem = expect.stringMatching(new RegExp(`^${name}: .+: expected`));
  expect(E.isRight(response) && response.right.unread).toMatchObject({ problems: expect.arrayContaining([problem]) });
});
