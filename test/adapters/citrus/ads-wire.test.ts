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
  ['a sku without end', { sku: 'x'.repeat(201) }, 'ads.0.sku: expected id, got string'],
  ['no name', { name: null }, 'ads.0.name: expected string, got nothing'],
  ['a script for the address', { url: 'javascript:alert(1)' }, 'ads.0.url: expected safe address, got string'],
  ['no address', { url: undefined }, 'ads.0.url: expected safe address, got nothing'],
  ['a list for the description', { description: [] }, 'ads.0.description: expected string, got list'],
  ['text for the rating', { rating: '4.5' }, 'ads.0.rating: expected number from 0 to 5, got string'],
  ['too good a rating', { rating: 5.1 }, 'ads.0.rating: expected number from 0 to 5, got number'],
  ['a negative price', { prices: { price: -1 } }, 'ads.0.prices.price: expected number from 0 to 1000000, got number'],
  ['prices that are a list', { prices: [] }, 'ads.0.prices: expected object, got list'],
  ['a word for a flag', { sameDayDelivery: 'yes' }, 'ads.0.sameDayDelivery: expected boolean, got string'],
  ['no id', { citrus: {} }, 'ads.0.citrus.id: expected string, got nothing'],
  [
    'position 0',
    { citrus: { id: 'x', position: 0 } },
    'ads.0.citrus.position: expected number from 1 to 1000, got number',
  ],
])('[ADS-10] an ad with %s is left out', (_case, facts, problem) => {
  const { ad, problems, leftOut } = readAd(facts);
  expect(ad).toBeUndefined();
  expect(problems).toEqual([]);
  expect(leftOut).toEqual([problem]);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['no description', { description: null }, { description: '' }],
  ['no picture', { thumbnail: undefined }, { thumbnail: '' }],
  ['a picture that is none', { thumbnail: 'data:image/png;base64,AA' }, { thumbnail: '' }],
  ['no rating', { rating: null, reviewCount: undefined }, { rating: undefined, reviewCount: 0 }],
  ['no prices', { prices: undefined }, { prices: { price: undefined, hasOffer: false, hasRange: false } }],
  ['no position', { citrus: { id: 'x' } }, { citrus: { id: 'x', position: undefined } }],
  [
    'no word of how it is sold',
    { availableOnline: undefined, inStoreOnly: undefined },
    { availableOnline: true, inStoreOnly: false },
  ],
  ['an empty department', { department: '' }, { department: undefined }],
  ['a text without end', { description: 'x'.repeat(10_000) }, { description: 'x'.repeat(300) }],
  [
    'rich text of any size',
    { rdMessageHtml: 'x'.repeat(2_001), bogoMessageHtml: 'x'.repeat(2_000) },
    { rdMessageHtml: '', bogoMessageHtml: 'x'.repeat(2_000) },
  ],
  ['HTML in its name', { name: '<b>Food</b>' }, { name: '<b>Food</b>' }],
])('[ADS-10] an ad with %s is shown all the same', (_case, facts, expected) => {
  const { ad, leftOut } = readAd(facts);
  expect(leftOut).toEqual([]);
  expect(ad).toMatchObject(expected);
});

test('[ADS-10] a banner without a size, or with half of one, has the usual one of its slot', () => {
  const { size: _size, ...banner } = aBanner({ slotId: 'Home_Banner_Mobile_1' });
  const { response } = reading(adResponse, { ads: [], banners: [banner, { ...banner, size: { width: 300 } }] });
  const usual = bannerSize('Home_Banner_Mobile_1');
  expect(response.banners.map(({ size }) => size)).toEqual([usual, usual]);
});

test('[ADS-10] of a composed banner the good form stays, and one without any goes', () => {
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

test('[ADS-10] no list is longer than fifty', () => {
  const { response } = reading(adResponse, { ads: Array.from({ length: 1_000 }, () => aProductAd()) });
  expect(response.ads).toHaveLength(50);
});

test('[ADS-10] a name of the language’s own is no field', () => {
  const { response, problems } = reading(
    adResponse,
    JSON.parse('{"ads":[],"composeBanners":{"__proto__":{"desktop":1}},"__proto__":{}}'),
  );
  expect([problems, [...response.composeBanners]]).toEqual([[], []]);
});

test('[ADS-10] a bad slide or product of the catapult is left out, the others come', () => {
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
  [
    'that names an ad without end',
    { x_citrusAdId: 'x'.repeat(201) },
    ['products.0.x_citrusAdId: expected id, got string'],
  ],
])('[ADS-09] a product of the catapult %s is shown all the same, and belongs to none', (_case, facts, problems) => {
  const { products: written = [], ...rest } = catapultOnTheWire({ slides: [aSlide()], products: [aCatapultProduct()] });
  const products = (written as ReadonlyArray<object>).map((product) => ({ ...product, ...facts }));
  const { response, leftOut } = reading(catapultResponse, { ...rest, products });
  expect(response.products).toEqual([aCatapultProduct({ citrusAdId: undefined })]);
  expect(leftOut).toEqual(problems);
});

test('[ADS-10] a response read is the response sent, and any other value does no harm', () => {
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
