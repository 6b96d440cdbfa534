import * as E from 'fp-ts/Either';
import type { AdServer } from '../../../core/ads/server/ad-server';
import { aBanner, aCatapultCall, aGridCall, aSlide, CATAPULT, CATEGORY_SLOT } from '../../builders/upstream-ads';
import { adOnTheWire, bannerOnTheWire, makeAdServer, serveAdSite, slotOnTheWire } from './ad-site';

const generated = (body: unknown): ReturnType<ReturnType<AdServer['generate']>> => {
  serveAdSite(() => ({ body }));
  return makeAdServer().generate(aGridCall())();
};

const slidesOf = (body: unknown): ReturnType<ReturnType<AdServer['bannerX']>> => {
  serveAdSite(() => ({ body }));
  return makeAdServer().bannerX(aCatapultCall())();
};

const PRODUCT = { id: 'display_x1', sku: 'SKU-1001', position: 1 };

describe('[ADS-10] what cannot be understood is left out, and the others show', () => {
  test.each<[string, unknown]>([
    ['an ad without an id', { ...adOnTheWire(2), id: undefined }],
    ['an ad whose id is a number', { ...adOnTheWire(2), id: 7 }],
    ['an ad whose id is endless', { ...adOnTheWire(2), id: 'x'.repeat(201) }],
    ['an ad whose id has line ends', { ...adOnTheWire(2), id: 'a\r\nb' }],
    ['an ad without a part number', { ...adOnTheWire(2), gtin: null }],
    ['an ad whose part number is a list', { ...adOnTheWire(2), gtin: ['SKU'] }],
    ['an ad whose part number is markup', { ...adOnTheWire(2), gtin: '<img src=x onerror=alert(1)>' }],
    ['an ad whose part number is endless', { ...adOnTheWire(2), gtin: 'S'.repeat(61) }],
    ['no ad at all', null],
    ['a text for an ad', 'ad'],
    ['a list for an ad', [adOnTheWire(2)]],
  ])('%s', async (_case, ad) => {
    expect(await generated({ ads: [ad, adOnTheWire(1)] })).toEqual(E.right({ products: [PRODUCT], banners: [] }));
  });

  test.each<[string, Record<string, unknown>]>([
    ['without an id', { id: '' }],
    ['without a slot', { slotId: undefined }],
    ['without a picture', { imageUrl: '' }],
    ['whose picture is a script', { imageUrl: 'javascript:alert(1)' }],
    ['whose picture is data', { imageUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }],
    ['whose link is a script', { linkUrl: 'javascript:alert(1)' }],
    ['whose link is a script in disguise', { linkUrl: ' java\tscript:alert(1)' }],
    ['whose link looks like a path of the shop', { linkUrl: '//evil.example/shop' }],
    ['whose link turns round', { linkUrl: '/\\evil.example' }],
    ['whose link carries a password', { linkUrl: 'https://shop.example@evil.example/' }],
    ['whose link is an object', { linkUrl: { href: '/shop' } }],
  ])('a banner %s', async (_case, facts) => {
    const bad = { ...bannerOnTheWire('Category_Banner_Mobile_1'), ...facts };
    expect(await generated({ banners: [bad, bannerOnTheWire(CATEGORY_SLOT)] })).toEqual(
      E.right({ products: [], banners: [aBanner()] }),
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['without an id', { citrusAdId: undefined }],
    ['whose link is a script', { ctaLink: 'JavaScript:alert(1)' }],
    ['whose picture is somewhere else', { heroImage: '//evil.example/h.png' }],
  ])('[ADS-05] a slide %s', async (_case, facts) => {
    const bad = { ...aSlide({ citrusAdId: 'display_c2' }), ...facts };
    expect(await slidesOf({ ads: [{ slotId: CATAPULT, banners: [bad, aSlide()] }, { banners: [aSlide()] }] })).toEqual(
      E.right([{ slotId: CATAPULT, slide: aSlide(), skus: [] }]),
    );
  });
});

test('[ADS-10] markup is text like any other, and what is no text is none', async () => {
  const markup = '<script>alert(1)</script>"\'&';
  const banner = { ...bannerOnTheWire(CATEGORY_SLOT), altText: markup };
  expect(await generated({ banners: [banner] })).toMatchObject(E.right({ banners: [{ altText: markup }] }));
  const slide = { ...aSlide(), headingText: markup, bannerText: 7, ctaText: { a: 1 }, heroImageAltText: null };
  expect(await slidesOf({ ads: [{ slotId: CATAPULT, banners: [slide] }] })).toMatchObject(
    E.right([{ slide: { headingText: markup, bannerText: '', ctaText: '', heroImageAltText: '' } }]),
  );
});

test('[ADS-10] texts are cut, and addresses over http(s) stay', async () => {
  const banner = {
    ...bannerOnTheWire(CATEGORY_SLOT),
    altText: 'a'.repeat(1_000),
    imageUrl: 'https://cdn.example/b.png',
    linkUrl: 'http://brand.example/a b',
  };
  expect(await generated({ banners: [banner] })).toMatchObject(
    E.right({
      banners: [
        { altText: 'a'.repeat(300), imageUrl: 'https://cdn.example/b.png', linkUrl: 'http://brand.example/a%20b' },
      ],
    }),
  );
});

test.each([
  [{ size: { width: 970, height: 250 } }, { width: 970, height: 250 }],
  [
    { width: 300, height: 250 },
    { width: 300, height: 250 },
  ],
  [{ size: { width: 1e9, height: 90 } }, { width: 728, height: 90 }],
  [
    { width: '728', height: 90.5 },
    { width: 728, height: 90 },
  ],
  [{ slotId: 'Category_Banner_Mobile_1' }, { width: 320, height: 100 }],
  [{ slotId: 'Odd' }, { width: 728, height: 90 }],
])('[ADS-10] a banner of %j is %j large', async (facts, size) => {
  expect(await generated({ banners: [{ ...bannerOnTheWire(CATEGORY_SLOT), ...facts }] })).toMatchObject(
    E.right({ banners: [{ size }] }),
  );
});

test.each([
  [1, 1],
  ['7', 7],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
  ['first', undefined],
  [null, undefined],
  [1e12, undefined],
])('[ADS-07] a position of %j is %j', async (position, expected) => {
  expect(await generated({ ads: [{ ...adOnTheWire(1), position }] })).toEqual(
    E.right({ products: [{ ...PRODUCT, position: expected }], banners: [] }),
  );
});

test('[ADS-04] of endless lists the first fifteen are kept', async () => {
  const ads = Array.from({ length: 1_000 }, (_, index) => adOnTheWire(index + 1));
  const response = await generated({ ads });
  expect(response).toMatchObject(E.right({ products: { length: 15, 14: { id: 'display_x15' } } }));
});

test('[ADS-05] a slide names ten products at most', async () => {
  const banners = [{ ...aSlide(), gtins: [{}, ...Array.from({ length: 50 }, (_, index) => `SKU-${index}`)] }];
  expect(await slidesOf({ ads: [{ slotId: CATAPULT, banners }] })).toMatchObject(
    E.right([{ skus: { length: 10, 0: 'SKU-0' } }]),
  );
});

test.each<[string, unknown]>([
  ['a list', []],
  ['lists that are none', { ads: 'none' }],
  ['a number', 7],
  ['a sentence', '"All is well"'],
])('[ADS-08] %s is no answer', async (_case, body) => {
  expect(await generated(body)).toMatchObject(E.left({ kind: 'unintelligible', service: 'ads' }));
  expect(await slidesOf(body)).toMatchObject(E.left({ kind: 'unintelligible', service: 'ads' }));
});

test.each<[string, string, string]>([
  ['JSON that breaks off', '{"ads":[{"id"', 'application/json'],
  ['a page', '<html>Sign in</html>', 'text/html'],
  ['more than 256 KiB', `{"ads":[],"padding":"${'x'.repeat(5 * 1024 * 1024)}"}`, 'application/json'],
])('[ADS-08] %s is no answer', async (_case, body, type) => {
  serveAdSite(() => ({ body, type }));
  expect(await makeAdServer().generate(aGridCall())()).toMatchObject(E.left({ kind: 'unintelligible' }));
});

test('[ADS-08] a refusal in words that are no JSON is a refusal', async () => {
  serveAdSite(() => ({ status: 400, body: 'sessionId is required', type: 'application/json' }));
  expect(await makeAdServer().generate(aGridCall())()).toMatchObject(E.left({ kind: 'refused', status: 400 }));
});

test('[ADS-09] what an ad server says to a report means nothing: it was counted', async () => {
  serveAdSite(() => ({ body: 'GIF89a', type: 'application/json' }));
  expect(await makeAdServer().click('display_x1')()).toEqual(E.right(undefined));
});

test('[ADS-05] a slide comes with its slot and its products', async () => {
  expect(await slidesOf({ ads: [slotOnTheWire(CATAPULT)] })).toEqual(
    E.right([{ slotId: CATAPULT, slide: aSlide(), skus: ['SKU-1001'] }]),
  );
});
