import * as E from 'fp-ts/Either';
import type { AdResponse, CatapultResponse } from '../../../core/ads/ad';
import type { CatapultCall, GridCall } from '../../../core/ads/ad-call';
import { makeServeAds } from '../../../core/ads/server/serve-ads';
import { NO_PRICES } from '../../../core/catalogue/price';
import { aBanner, aCatapultCall, aGridCall, anAdvertised, aSlide, CATAPULT } from '../../builders/upstream-ads';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';
import { FakeAdServer } from '../../fakes/fake-ad-server';
import { FakeAdvertisedProducts } from '../../fakes/fake-advertised-products';
import { FakeLogger } from '../../fakes/fake-logger';
import { EVERYTHING } from '../../builders/capabilities';

const openWorld = () => {
  const adServer = new FakeAdServer();
  const products = new FakeAdvertisedProducts();
  const logger = new FakeLogger();
  const serve = makeServeAds({ capabilities: EVERYTHING, adServer, products, logger });
  return {
    adServer,
    products,
    logger,
    request: async (call: Partial<GridCall> = {}): Promise<E.Either<unknown, AdResponse>> =>
      serve.ads(aGridCall(call))(),
    catapult: async (call: Partial<CatapultCall> = {}): Promise<E.Either<unknown, CatapultResponse>> =>
      serve.catapult(aCatapultCall(call))(),
  };
};

const skusOf = (response: E.Either<unknown, AdResponse>): ReadonlyArray<string> =>
  E.isLeft(response) ? ['failed'] : response.right.ads.map(({ sku }) => sku);

test("[ADS-10] combines the ad server's product with the catalogue's data", async () => {
  const { adServer, products, request } = openWorld();
  adServer.sells({ id: 'display_x1', sku: 'SKU-1001', position: 3 });
  products.hasProduct(anAdvertised());
  const { isSold: _isSold, uniqueId: _uniqueId, ...facts } = anAdvertised();
  expect(await request()).toEqual(
    E.right({
      ads: [{ ...facts, citrus: { id: 'display_x1', position: 3 } }],
      banners: [],
      composeBanners: new Map(),
    }),
  );
});

test('[ADS-10] reads the products of all ads in one call without duplicates', async () => {
  const { adServer, products, request } = openWorld();
  adServer.sells({ sku: 'SKU-1' }, { sku: 'SKU-2' }, { sku: 'SKU-1' });
  products.hasProduct(anAdvertised({ sku: 'SKU-1' })).hasProduct(anAdvertised({ sku: 'SKU-2' }));
  expect(skusOf(await request())).toEqual(['SKU-1', 'SKU-2', 'SKU-1']);
  expect(products.requestedSkus).toEqual([['SKU-1', 'SKU-2']]);
});

test.each([
  ['that the shop does not sell', undefined],
  ['without a price', anAdvertised({ prices: NO_PRICES })],
  ['that is unavailable', anAdvertised({ isSold: false, availableOnline: false })],
  ['that is sold in stores only', anAdvertised({ inStoreOnly: true, availableOnline: false })],
  ['that is out of stock online', anAdvertised({ availableOnline: false })],
])('[ADS-10, FND-05] omits an ad for a product %s', async (_case, product) => {
  const { adServer, products, request } = openWorld();
  adServer.sells({ sku: 'SKU-1001' }, { sku: 'SKU-2' });
  if (product !== undefined) products.hasProduct(product);
  products.hasProduct(anAdvertised({ sku: 'SKU-2' }));
  expect(skusOf(await request())).toEqual(['SKU-2']);
});

test('[ADS-04] returns empty lists without a catalogue call when nothing matches', async () => {
  const { products, request } = openWorld();
  expect(await request()).toEqual(E.right({ ads: [], banners: [], composeBanners: new Map() }));
  expect(products.requestedSkus).toEqual([]);
});

test('[ADS-04] truncates a response with more ads than requested', async () => {
  const { adServer, products, request } = openWorld();
  adServer.sells({ sku: 'SKU-1' }, { sku: 'SKU-2' }).hasBanners(aBanner(), aBanner('Home_Banner_Desktop_1'));
  products.hasProduct(anAdvertised({ sku: 'SKU-1' })).hasProduct(anAdvertised({ sku: 'SKU-2' }));
  const generous = makeServeAds({
    capabilities: EVERYTHING,
    adServer: { ...adServer, generate: () => adServer.generate(aGridCall({ bannerSlotIds: ALL_SLOTS })) },
    products,
    logger: new FakeLogger(),
  });
  const response = await generous.ads(aGridCall({ maxNumberOfAds: 1 }))();
  expect(response).toMatchObject(E.right({ ads: [{ sku: 'SKU-1' }], banners: [aBanner()] }));
  expect(skusOf(await request({ maxNumberOfAds: 0 }))).toEqual([]);
});

const ALL_SLOTS = ['Category_Banner_Desktop_1', 'Home_Banner_Desktop_1'];

test('[ADS-04] groups banners by the slot id without its last two parts', async () => {
  const { adServer, request } = openWorld();
  const desktop = aBanner('Category_Banner_Desktop_1');
  const mobile = aBanner('Category_Banner_Mobile_1');
  const other = aBanner('Category_Side_Mobile_1');
  const plain = aBanner('Top');
  adServer.hasBanners(desktop, mobile, other, plain);
  const slots = [desktop, mobile, other, plain].map(({ slotId }) => slotId);
  expect(await request({ bannerSlotIds: slots })).toMatchObject(
    E.right({
      banners: [desktop, mobile, other, plain],
      composeBanners: new Map([
        ['Category_Banner', { desktop, mobile }],
        ['Category_Side', { desktop: undefined, mobile: other }],
        ['Top', { desktop: plain, mobile: plain }],
      ]),
    }),
  );
});

test('[ADS-05, ADS-09] the catapult returns slides with their products, each product once with the ad of its first slide', async () => {
  const { adServer, products, catapult } = openWorld();
  adServer.hasSlides(
    { slotId: CATAPULT, slide: aSlide(), skus: ['SKU-1001', 'SKU-404'] },
    { slotId: CATAPULT, slide: aSlide({ citrusAdId: 'display_c2' }), skus: ['SKU-1001', 'SKU-2'] },
  );
  products.hasProduct(anAdvertised()).hasProduct(anAdvertised({ sku: 'SKU-2' }));
  const { uniqueId, name, url, thumbnail, rating, prices } = anAdvertised();
  const product = { uniqueId, name, url, thumbnail, rating, categoryName: 'Dog', prices };
  expect(await catapult()).toEqual(
    E.right({
      slides: [aSlide(), aSlide({ citrusAdId: 'display_c2' })],
      products: [
        { ...product, partNumber: 'SKU-1001', citrusAdId: 'display_c1' },
        { ...product, partNumber: 'SKU-2', citrusAdId: 'display_c2' },
      ],
    }),
  );
  expect(products.requestedSkus).toEqual([['SKU-1001', 'SKU-404', 'SKU-2']]);
});

test('[ADS-05] limits a catapult to the requested number of slides of its slot', async () => {
  const { adServer, catapult } = openWorld();
  adServer.hasSlides(
    { slotId: 'Other', slide: aSlide({ citrusAdId: 'other' }), skus: [] },
    { slotId: CATAPULT, slide: aSlide(), skus: [] },
    { slotId: CATAPULT, slide: aSlide({ citrusAdId: 'display_c2' }), skus: [] },
  );
  expect(await catapult({ bannerSlotIds: [{ slotId: CATAPULT, maxNumberOfAds: 1 }] })).toMatchObject(
    E.right({ slides: [aSlide()] }),
  );
});

test.each([
  ['is down', anUnreachable({ service: 'ads' }), 0],
  ['refuses', aRefusal({ service: 'ads', status: 401 }), 2],
  ['returns malformed data', anUnintelligible({ service: 'ads' }), 2],
])('[ADS-08] logs the response of an ad server that %s and passes the failure on', async (_case, failure, lines) => {
  const { adServer, logger, request, catapult } = openWorld();
  adServer.fails(failure);
  expect([await request(), await catapult()]).toEqual([E.left(failure), E.left(failure)]);
  expect(logger.lines).toHaveLength(lines);
});

test('[ADS-10] omits an ad for an unreadable product, keeps the others and logs the reason once', async () => {
  const { adServer, products, logger, request } = openWorld();
  adServer.sells({ sku: 'SKU-1001' }, { sku: 'SKU-2' });
  products
    .hasProduct(anAdvertised())
    .hasProduct(anAdvertised({ sku: 'SKU-2' }))
    .returnsMalformedProducts('SKU-2');
  expect(skusOf(await request())).toEqual(['SKU-1001']);
  expect(logger.lines).toEqual([expect.objectContaining({ message: 'no catalogue for some ads' })]);
});

test('[ADS-10] shows banners and slides without products while the catalogue is down', async () => {
  const { adServer, products, request, catapult } = openWorld();
  adServer
    .sells({ sku: 'SKU-1001' })
    .hasBanners(aBanner())
    .hasSlides({ slotId: CATAPULT, slide: aSlide(), skus: ['SKU-1001'] });
  products.isDown();
  expect(await request()).toMatchObject(E.right({ ads: [], banners: [aBanner()] }));
  expect(await catapult()).toEqual(E.right({ slides: [aSlide()], products: [] }));
  expect(await request({ bannerSlotIds: [] })).toMatchObject(E.left({ kind: 'unreachable', service: 'commerce' }));
});
