import * as E from 'fp-ts/Either';
import { ConstructorProductSearch } from '../../../adapters/constructor/constructor-product-search';
import type { ProductTile } from '../../../core/catalogue/tile';
import { FIRST_PAGE } from '../../../core/search/listing/listing-query';
import { aTile } from '../../builders/product-tile';
import { client, itemOnTheWire, serve } from './search-site';

const readItem = async (item: unknown): Promise<ProductTile> => {
  serve(() => [200, { response: { results: [item] } }]);
  const response = await new ConstructorProductSearch(client()).search('chew', FIRST_PAGE)();
  if (E.isLeft(response) || response.right.kind !== 'listing') throw new Error(JSON.stringify(response));
  const [tile] = response.right.listing.products;
  if (tile === undefined) throw new Error('there is no tile');
  return tile;
};

const read = (data: object): Promise<ProductTile> => readItem({ value: 'Chew', data: { id: '22000', ...data } });

test("[REC-02] reads every field of a tile from the service's format", async () => {
  const tile = aTile({ showBuyOnlineAndPickInStore: true, availableOnline: false, repeatPrice: 12.34 });
  expect(await readItem(itemOnTheWire(tile))).toEqual(tile);
});

test.each([
  ['partNumber', 'productPartNumber', 'prod_partnumber', 'PN-1', { partNumber: 'PN-1' }],
  ['sku', 'sku', 'sku_partnumber', 'SKU-1', { sku: 'SKU-1' }],
  ['image', 'thumbnail', 'image_url', '/img/1.jpg', { image: '/img/1.jpg' }],
  ['reviewCount', 'reviewCount', 'review_count', '12', { reviewCount: 12 }],
  ['inStoreOnly', 'inStoreOnly', 'ptc_omni_in_store_only_flag', 'Yes', { inStoreOnly: true }],
  ['brand', 'manufacturer', 'brands', 'Goodpaw', { brand: 'Goodpaw' }],
  ['brand', 'brand', 'brands', ['Goodpaw'], { brand: 'Goodpaw' }],
  ['repeatDelivery', 'repeatDelivery', 'ptc_omni_repeat_delivery_fl', 'Y', { repeatDelivery: true }],
  ['price', 'final_price', 'price_USD', '13.99', { prices: expect.objectContaining({ price: 13.99 }) }],
])('[REC-02] reads %s in either spelling, %s or %s', async (_field, one, other, value, expected) => {
  expect(await read({ [one]: value })).toMatchObject(expected);
  expect(await read({ [other]: value })).toMatchObject(expected);
});

test.each([
  [{ rating: 4.5, reviewCount: 2 }, 4.5],
  [{ review_rating: '4.5', review_count: 2 }, 4.5],
  [{ rating: 0, reviewCount: 0 }, undefined],
  [{ rating: 4.5 }, undefined],
])('[REC-02] reads the rating of %j as %s', async (data, rating) => {
  expect((await read(data)).rating).toBe(rating);
});

const prices = (facts: Partial<ProductTile['prices']>): ProductTile['prices'] => ({
  price: undefined,
  hasRange: false,
  minPrice: undefined,
  maxPrice: undefined,
  hasOffer: false,
  normalPrice: undefined,
  offerPrice: undefined,
  ...facts,
});
const plain = prices({ price: 15.99, minPrice: 15.99, maxPrice: 15.99, normalPrice: 15.99 });
const onOffer = prices({
  price: 13.99,
  minPrice: 13.99,
  maxPrice: 13.99,
  hasOffer: true,
  normalPrice: 15.99,
  offerPrice: 13.99,
});

test.each([
  ['one price', { price: 15.99 }, plain],
  ['a price with its dollar sign', { price_USD: '$15.99' }, plain],
  ['a final price below the price', { price: '15.99', final_price: '13.99' }, onOffer],
  ['a price below the list price', { price: 13.99, list_price: 15.99 }, onOffer],
  ['a price block', { prices: { price: '13.99', normalPrice: '15.99', hasOffer: 'true' } }, onOffer],
  [
    'a price block with a range',
    { prices: { ...plain, maxPrice: 29.99, hasRange: true } },
    { ...plain, maxPrice: 29.99, hasRange: true },
  ],
  ['a range of equal prices', { min_price: 15.99, max_price: 29.99 }, { ...plain, maxPrice: 29.99, hasRange: true }],
  ['no price', {}, prices({})],
  ['words', { price: 'N/A', prices: { price: '' } }, prices({})],
])('[REC-03] %s', async (_case, data, expected) => {
  expect((await read(data)).prices).toEqual(expected);
});

test.each<[string, object, number | undefined]>([
  ['a number', { repeat_delivery: true, rd_price_USD: 13.29 }, 13.29],
  ['a text', { repeat_delivery: 'Yes', rd_price_USD: '$13.29' }, 13.29],
  ['missing', { repeat_delivery: true }, undefined],
  ['words', { repeat_delivery: true, rd_price_USD: 'N/A' }, undefined],
  ['of a product without repeat delivery', { repeat_delivery: false, rd_price_USD: 13.29 }, undefined],
])('[RPD-01] reads the price of later repeat deliveries, %s: %j', async (_case, data, repeatPrice) => {
  expect((await read({ price: 13.99, ...data })).repeatPrice).toBe(repeatPrice);
});

test.each([
  [{ taxonomy: 'Live Animals > Fish' }, true],
  [{ ptc_omni_taxonomy: ['Fish', 'Live Animals'] }, true],
  [{ taxonomy: 'Fish > Food' }, false],
  [{ liveAnimal: true, taxonomy: 'Fish' }, true],
  [{}, false],
])('[REC-02] recognises a live animal in %j: %s', async (data, liveAnimal) => {
  expect((await read(data)).liveAnimal).toBe(liveAnimal);
});

test('[PLT-05] reads a tile from a service without the optional fields', async () => {
  expect(await read({})).toEqual({
    uniqueId: '22000',
    partNumber: '22000',
    sku: '22000',
    name: 'Chew',
    brand: undefined,
    url: '/shop/en/petcostore/product/22000',
    image: undefined,
    prices: prices({}),
    rating: undefined,
    reviewCount: 0,
    department: undefined,
    categoryId: undefined,
    sizes: [],
    flavors: [],
    hasOptions: false,
    availableOnline: true,
    showBuyOnlineAndPickInStore: false,
    inStoreOnly: false,
    liveAnimal: false,
    repeatDelivery: false,
  });
});

test.each(['javascript:alert(1)', '//elsewhere.test/x', 'http://elsewhere.test/x', ''])(
  '[REC-02] replaces the address %j of a tile by its own page',
  async (url) => {
    expect((await read({ url })).url).toBe('/shop/en/petcostore/product/22000');
  },
);

test.each([
  ['one size, flavor and color', { sizes: ['4 lb'], flavors: ['Beef'], colors: ['Red'] }, false],
  ['two sizes', { sizes: ['4 lb', '12 lb'] }, true],
  ['two flavors', { flavors: ['Beef', 'Duck'] }, true],
  ['two colors', { colors: ['Red', 'Blue'] }, true],
  ['two prices', { price: 4, min_price: 4, max_price: 9 }, true],
])('[PRO-09] a product with %s has options: %j gives %s', async (_case, data, hasOptions) => {
  expect(await read(data)).toMatchObject({ hasOptions });
});
