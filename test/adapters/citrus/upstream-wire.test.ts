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

describe('[ADS-10] invalid entries are omitted, and the others are kept', () => {
  test.each<[string, unknown]>([
    ['an ad without an id', { ...adOnTheWire(2), id: undefined }],
    ['an ad whose id is a number', { ...adOnTheWire(2), id: 7 }],
    ['an ad with an overlong id', { ...adOnTheWire(2), id: 'x'.repeat(201) }],
    ['an ad with line breaks in its id', { ...adOnTheWire(2), id: 'a\r\nb' }],
    ['an ad without a part number', { ...adOnTheWire(2), gtin: null }],
    ['an ad with a list as part number', { ...adOnTheWire(2), gtin: ['SKU'] }],
    ['an ad whose part number is markup', { ...adOnTheWire(2), gtin: '<img src=x onerror=alert(1)>' }],
    ['an ad with an overlong part number', { ...adOnTheWire(2), gtin: 'S'.repeat(61) }],
    ['null as an ad', null],
    ['a text as an ad', 'ad'],
    ['a list as an ad', [adOnTheWire(2)]],
  ])('%s', async (_case, ad) => {
    expect(await generated({ ads: [ad, adOnTheWire(1)] })).toEqual(E.right({ products: [PRODUCT], banners: [] }));
  });

  test.each<[string, Record<string, unknown>]>([
    ['without an id', { id: '' }],
    ['without a slot', { slotId: undefined }],
    ['without an image', { imageUrl: '' }],
    ['with a script as image', { imageUrl: 'javascript:alert(1)' }],
    ['with a data URL as image', { imageUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }],
    ['with a script as link', { linkUrl: 'javascript:alert(1)' }],
    ['with a disguised script as link', { linkUrl: ' java\tscript:alert(1)' }],
    ['with a link that resembles a path of the shop', { linkUrl: '//evil.example/shop' }],
    ['with a link with bidirectional characters', { linkUrl: '/\\evil.example' }],
    ['with a password in its link', { linkUrl: 'https://shop.example@evil.example/' }],
    ['with an object as link', { linkUrl: { href: '/shop' } }],
  ])('a banner %s', async (_case, facts) => {
    const bad = { ...bannerOnTheWire('Category_Banner_Mobile_1'), ...facts };
    expect(await generated({ banners: [bad, bannerOnTheWire(CATEGORY_SLOT)] })).toEqual(
      E.right({ products: [], banners: [aBanner()] }),
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['without an id', { citrusAdId: undefined }],
    ['with a script as link', { ctaLink: 'JavaScript:alert(1)' }],
    ['with an image of another site', { heroImage: '//evil.example/h.png' }],
  ])('[ADS-05] a slide %s', async (_case, facts) => {
    const bad = { ...aSlide({ citrusAdId: 'display_c2' }), ...facts };
    expect(await slidesOf({ ads: [{ slotId: CATAPULT, banners: [bad, aSlide()] }, { banners: [aSlide()] }] })).toEqual(
      E.right([{ slotId: CATAPULT, slide: aSlide(), skus: [] }]),
    );
  });
});

test('[ADS-10] keeps markup as text and ignores values that are not text', async () => {
  const markup = '<script>alert(1)</script>"\'&';
  const banner = { ...bannerOnTheWire(CATEGORY_SLOT), altText: markup };
  expect(await generated({ banners: [banner] })).toMatchObject(E.right({ banners: [{ altText: markup }] }));
  const slide = { ...aSlide(), headingText: markup, bannerText: 7, ctaText: { a: 1 }, heroImageAltText: null };
  expect(await slidesOf({ ads: [{ slotId: CATAPULT, banners: [slide] }] })).toMatchObject(
    E.right([{ slide: { headingText: markup, bannerText: '', ctaText: '', heroImageAltText: '' } }]),
  );
});

test('[ADS-10] truncates texts and keeps http(s) addresses', async () => {
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
])('[ADS-10] a banner of %j has the size %j', async (facts, size) => {
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
])('[ADS-07] reads the position %j as %j', async (position, expected) => {
  expect(await generated({ ads: [{ ...adOnTheWire(1), position }] })).toEqual(
    E.right({ products: [{ ...PRODUCT, position: expected }], banners: [] }),
  );
});

test('[ADS-04] keeps the first fifteen entries of overlong lists', async () => {
  const ads = Array.from({ length: 1_000 }, (_, index) => adOnTheWire(index + 1));
  const response = await generated({ ads });
  expect(response).toMatchObject(E.right({ products: { length: 15, 14: { id: 'display_x15' } } }));
});

test('[ADS-05] keeps at most ten products of a slide', async () => {
  const banners = [{ ...aSlide(), gtins: [{}, ...Array.from({ length: 50 }, (_, index) => `SKU-${index}`)] }];
  expect(await slidesOf({ ads: [{ slotId: CATAPULT, banners }] })).toMatchObject(
    E.right([{ skus: { length: 10, 0: 'SKU-0' } }]),
  );
});

test.each<[string, unknown]>([
  ['a list', []],
  ['lists of the wrong type', { ads: 'none' }],
  ['a number', 7],
  ['a text', '"All is well"'],
])('[ADS-08] rejects %s as a response', async (_case, body) => {
  expect(await generated(body)).toMatchObject(E.left({ kind: 'unintelligible', service: 'ads' }));
  expect(await slidesOf(body)).toMatchObject(E.left({ kind: 'unintelligible', service: 'ads' }));
});

test.each<[string, string, string]>([
  ['truncated JSON', '{"ads":[{"id"', 'application/json'],
  ['an HTML page', '<html>Sign in</html>', 'text/html'],
  ['more than 256 KiB', `{"ads":[],"padding":"${'x'.repeat(5 * 1024 * 1024)}"}`, 'application/json'],
])('[ADS-08] rejects the body %s as a response', async (_case, body, type) => {
  serveAdSite(() => ({ body, type }));
  expect(await makeAdServer().generate(aGridCall())()).toMatchObject(E.left({ kind: 'unintelligible' }));
});

test('[ADS-08] treats a refusal without JSON as a refusal', async () => {
  serveAdSite(() => ({ status: 400, body: 'sessionId is required', type: 'application/json' }));
  expect(await makeAdServer().generate(aGridCall())()).toMatchObject(E.left({ kind: 'refused', status: 400 }));
});

test("[ADS-09] ignores the body of the ad server's response to a report", async () => {
  serveAdSite(() => ({ body: 'GIF89a', type: 'application/json' }));
  expect(await makeAdServer().click('display_x1')()).toEqual(E.right(undefined));
});

test('[ADS-05] a slide has its slot and its products', async () => {
  expect(await slidesOf({ ads: [slotOnTheWire(CATAPULT)] })).toEqual(
    E.right([{ slotId: CATAPULT, slide: aSlide(), skus: ['SKU-1001'] }]),
  );
});
