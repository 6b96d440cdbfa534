import fc from 'fast-check';
import { adResponse, catapultResponse } from '../../../adapters/citrus/ads-wire';
import { bannerSize } from '../../../core/ads/banner-size';
import type { Read } from '../../../adapters/citrus/wire-reading';
import { aCatapultProduct } from '../../builders/ads';
import { aBanner, anAdResponse, aProductAd, aSlide } from '../../builders/shown-ads';
import { wireResponse, catapultOnTheWire } from './ad-proxy-stub';

const reading = <A>(read: Read<A>, value: unknown) => {
  const problems: string[] = [];
  const leftOut: string[] = [];
  return { response: read(value, { path: '', problems, leftOut, origin: '' }), problems, leftOut };
};

const readAd = (facts: Record<string, unknown>) => {
  const { response, problems, leftOut } = reading(adResponse, { ads: [{ ...aProductAd(), ...facts }] });
  return { ad: response.ads[0], problems, leftOut };
};

test.each<[string, Record<string, unknown>, string]>([
  ['a number for the sku', { sku: 1001 }, 'ads.0.sku: expected string, got number'],
  ['no sku', { sku: undefined }, 'ads.0.sku: expected string, got nothing'],
  ['an empty sku', { sku: '' }, 'ads.0.sku: expected id, got string'],
  ['an overlong sku', { sku: 'x'.repeat(201) }, 'ads.0.sku: expected id, got string'],
  ['no name', { name: null }, 'ads.0.name: expected string, got nothing'],
  ['a script URL as address', { url: 'javascript:alert(1)' }, 'ads.0.url: expected safe address, got string'],
  ['no address', { url: undefined }, 'ads.0.url: expected safe address, got nothing'],
  ['a list as description', { description: [] }, 'ads.0.description: expected string, got list'],
  ['a text as rating', { rating: '4.5' }, 'ads.0.rating: expected number from 0 to 5, got string'],
  ['a rating above the maximum', { rating: 5.1 }, 'ads.0.rating: expected number from 0 to 5, got number'],
  ['a negative price', { prices: { price: -1 } }, 'ads.0.prices.price: expected number from 0 to 1000000, got number'],
  ['a list as prices', { prices: [] }, 'ads.0.prices: expected object, got list'],
  ['a text as flag', { sameDayDelivery: 'yes' }, 'ads.0.sameDayDelivery: expected boolean, got string'],
  ['no id', { citrus: {} }, 'ads.0.citrus.id: expected string, got nothing'],
  [
    'position 0',
    { citrus: { id: 'x', position: 0 } },
    'ads.0.citrus.position: expected number from 1 to 1000, got number',
  ],
])('[ADS-10] omits an ad with %s', (_case, facts, problem) => {
  const { ad, problems, leftOut } = readAd(facts);
  expect(ad).toBeUndefined();
  expect(problems).toEqual([]);
  expect(leftOut).toEqual([problem]);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['no description', { description: null }, { description: '' }],
  ['no image', { thumbnail: undefined }, { thumbnail: '' }],
  ['an invalid image', { thumbnail: 'data:image/png;base64,AA' }, { thumbnail: '' }],
  ['no rating', { rating: null, reviewCount: undefined }, { rating: undefined, reviewCount: 0 }],
  ['no prices', { prices: undefined }, { prices: { price: undefined, hasOffer: false, hasRange: false } }],
  ['no position', { citrus: { id: 'x' } }, { citrus: { id: 'x', position: undefined } }],
  [
    'no availability flags',
    { availableOnline: undefined, inStoreOnly: undefined },
    { availableOnline: true, inStoreOnly: false },
  ],
  ['an empty department', { department: '' }, { department: undefined }],
  ['an overlong text', { description: 'x'.repeat(10_000) }, { description: 'x'.repeat(300) }],
  [
    'rich text of any size',
    { rdMessageHtml: 'x'.repeat(2_001), bogoMessageHtml: 'x'.repeat(2_000) },
    { rdMessageHtml: '', bogoMessageHtml: 'x'.repeat(2_000) },
  ],
  ['HTML in its name', { name: '<b>Food</b>' }, { name: '<b>Food</b>' }],
])('[ADS-10] keeps an ad with %s', (_case, facts, expected) => {
  const { ad, leftOut } = readAd(facts);
  expect(leftOut).toEqual([]);
  expect(ad).toMatchObject(expected);
});

test("[ADS-10] uses the slot's usual size for a banner without a complete size", () => {
  const { size: _size, ...banner } = aBanner({ slotId: 'Home_Banner_Mobile_1' });
  const { response } = reading(adResponse, { ads: [], banners: [banner, { ...banner, size: { width: 300 } }] });
  const usual = bannerSize('Home_Banner_Mobile_1');
  expect(response.banners.map(({ size }) => size)).toEqual([usual, usual]);
});

test('[ADS-10] keeps the valid variant of a composed banner and omits one without any', () => {
  const [desktop, bad] = [aBanner(), { ...aBanner(), imageUrl: '//evil.test/1.png' }];
  const composeBanners = { Category_Banner: { desktop, mobile: bad }, Home_Banner: { desktop: bad, mobile: null } };
  const { response, leftOut } = reading(adResponse, { ads: [], composeBanners });
  expect([...response.composeBanners]).toEqual([['Category_Banner', { desktop, mobile: undefined }]]);
  expect(leftOut).toEqual([
    'composeBanners.Category_Banner.mobile.imageUrl: expected safe address, got string',
    'composeBanners.Home_Banner.desktop.imageUrl: expected safe address, got string',
    'composeBanners.Home_Banner: expected banner, got object',
  ]);
});

test('[ADS-10] limits every list to fifty entries', () => {
  const { response } = reading(adResponse, { ads: Array.from({ length: 1_000 }, () => aProductAd()) });
  expect(response.ads).toHaveLength(50);
});

test('[ADS-10] ignores inherited property names as fields', () => {
  const { response, problems } = reading(
    adResponse,
    JSON.parse('{"ads":[],"composeBanners":{"__proto__":{"desktop":1}},"__proto__":{}}'),
  );
  expect([problems, [...response.composeBanners]]).toEqual([[], []]);
});

test('[ADS-10] omits an invalid slide or product of the catapult and keeps the others', () => {
  const wire = catapultOnTheWire({
    slides: [aSlide(), aSlide({ ctaLink: 'data:,' })],
    products: [aCatapultProduct({ url: '' }), aCatapultProduct()],
  });
  const { response, leftOut } = reading(catapultResponse, wire);
  expect(response).toEqual({ slides: [aSlide()], products: [aCatapultProduct()] });
  expect(leftOut).toEqual([
    'ads.0.banners.1.ctaLink: expected safe address, got string',
    'products.0.url: expected safe address, got string',
  ]);
});

test.each<[string, Record<string, unknown>, ReadonlyArray<string>]>([
  ['that names no ad', { x_citrusAdId: undefined }, []],
  ['that names an ad by a number', { x_citrusAdId: 7 }, ['products.0.x_citrusAdId: expected string, got number']],
  ['with an overlong ad id', { x_citrusAdId: 'x'.repeat(201) }, ['products.0.x_citrusAdId: expected id, got string']],
])('[ADS-09] keeps a catapult product %s without an ad', (_case, facts, problems) => {
  const { products: written = [], ...rest } = catapultOnTheWire({ slides: [aSlide()], products: [aCatapultProduct()] });
  const products = (written as ReadonlyArray<object>).map((product) => ({ ...product, ...facts }));
  const { response, leftOut } = reading(catapultResponse, { ...rest, products });
  expect(response.products).toEqual([aCatapultProduct({ citrusAdId: undefined })]);
  expect(leftOut).toEqual(problems);
});

test('[ADS-10] reads back any sent response and survives any other value', () => {
  expect(reading(adResponse, wireResponse(anAdResponse())).response).toEqual(anAdResponse());
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const read of [adResponse, catapultResponse] as ReadonlyArray<Read<unknown>>)
        expect(reading(read, value).problems).toEqual(expect.arrayContaining([expect.stringContaining('expected')]));
    }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('banners', 'composeBanners', 'products'), fc.jsonValue()),
      fc.jsonValue(),
      (rest, one) => {
        const whole = { ...rest, ads: [one, { ...aProductAd(), ...(typeof one === 'object' ? one : {}) }] };
        for (const { url } of reading(adResponse, whole).response.ads) expect(url).toMatch(/^(\/|https?:)/);
      },
    ),
  );
});
