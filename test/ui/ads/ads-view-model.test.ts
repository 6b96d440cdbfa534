import { observable, runInAction } from 'mobx';
import type { AdFailure } from '../../../core/ads/ad-gateway';
import type { AdPage, AdPlatform } from '../../../core/ads/ad-page';
import { AdsViewModel, type AdsPorts } from '../../../ui/ads/ads-view-model';
import { aBanner, anAdResponse, aSlide, productAds } from '../../builders/shown-ads';
import { productPath } from '../../../core/paths/paths';
import { aCatapultProduct } from '../../builders/ads';
import { FakeAdReports } from '../../fakes/fake-ad-reports';
import { FakePageAds } from '../../fakes/fake-page-ads';

const SEARCH: AdPage = { pageType: 'Search', categoryIds: [], searchTerm: 'bowl', isCatapultOn: true };
const FAILURE: AdFailure = { kind: 'unreachable', service: 'ads', cause: 'network' };

const started = (facts: Partial<AdsPorts> = {}) => {
  const pageAds = new FakePageAds();
  const report = new FakeAdReports();
  const model = new AdsViewModel({
    pageAds,
    report,
    page: () => SEARCH,
    tiles: () => [1, 2],
    platform: () => 'Desktop',
    listed: () => [],
    ...facts,
  });
  return { model, pageAds, report };
};

test('[ADS-01] requests nothing until a place is near', () => {
  expect(started().pageAds.requests()).toEqual([]);
});

test('[ADS-01] requests each kind of place once', () => {
  const { model, pageAds } = started();
  for (const kind of ['grid', 'grid', 'carousel', 'catapult', 'catapult'] as const) model.want(kind);
  expect(pageAds.requests().map(({ places }) => places)).toEqual([
    {
      tiles: [1, 2],
      bannerSlotIds: ['Search_Banner_Desktop_1', 'Search_Banner_Mobile_1'],
      carousel: undefined,
      hasCatapult: false,
    },
    { tiles: [], bannerSlotIds: [], carousel: 5, hasCatapult: false },
    { tiles: [], bannerSlotIds: [], carousel: undefined, hasCatapult: true },
  ]);
  expect(pageAds.requests()[0]?.page).toEqual(SEARCH);
});

test('[ADS-07] gives a tile the ad of its position', () => {
  const { model, pageAds } = started();
  model.want('grid');
  expect(model.tileAt(1)).toBeUndefined();
  pageAds.notify({ grid: { kind: 'shown', response: anAdResponse() } });
  expect(model.tileAt(2)?.sku).toBe('AD-2');
  expect(model.tileAt(9)).toBeUndefined();
});

test('[FND-04] a place that is no tile for ads any more shows none at once', () => {
  const page = observable({ tiles: [1, 2] });
  const { model, pageAds } = started({ tiles: () => page.tiles });
  model.want('grid');
  pageAds.notify({ grid: { kind: 'shown', response: anAdResponse() } });
  expect(model.tileAt(1)?.sku).toBe('AD-1');
  runInAction(() => (page.tiles = []));
  expect(model.tileAt(1)).toBeUndefined();
});

test('[FND-05] shows no ad for a product that the page lists, in any of its variants', () => {
  const page = observable({ listed: [{ url: productPath('bowlful-food-2') }] }, {}, { deep: false });
  const { model, pageAds } = started({ tiles: () => [1, 2, 3], listed: () => page.listed });
  for (const kind of ['grid', 'carousel', 'catapult'] as const) model.want(kind);
  const ads = productAds(3).map((ad) => ({ ...ad, url: `${ad.url}?sku=${ad.sku}` }));
  const response = anAdResponse({ ads });
  const products = ads.map(({ sku, url, name }) => aCatapultProduct({ partNumber: sku, url, name }));
  pageAds.notify({
    grid: { kind: 'shown', response },
    carousel: { kind: 'shown', response },
    catapult: { kind: 'shown', response: { slides: [aSlide()], products } },
  });
  const shown = () => [
    [1, 2, 3].map((position) => model.tileAt(position)?.sku),
    model.row?.map(({ sku }) => sku),
    model.slides?.products.map(({ partNumber }) => partNumber),
  ];
  expect(shown()).toEqual([
    ['AD-1', undefined, 'AD-3'],
    ['AD-1', 'AD-3'],
    ['AD-1', 'AD-3'],
  ]);
  runInAction(() => (page.listed = [{ url: productPath('bowlful-food-3') }]));
  expect(shown()).toEqual([
    ['AD-1', 'AD-2', undefined],
    ['AD-1', 'AD-2'],
    ['AD-1', 'AD-2'],
  ]);
});

test.each<[AdPlatform, string]>([
  ['Desktop', 'wide'],
  ['Mobile', 'narrow'],
])('[ADS-10] gives the banner variant for %s', (platform, id) => {
  const { model, pageAds } = started({ platform: () => platform });
  model.want('grid');
  const desktop = aBanner({ id: 'wide', slotId: 'Search_Banner_Desktop_1' });
  const mobile = aBanner({ id: 'narrow', slotId: 'Search_Banner_Mobile_1' });
  const response = anAdResponse({
    banners: [desktop, mobile],
    composeBanners: new Map([['Search_Banner', { desktop, mobile }]]),
  });
  pageAds.notify({ grid: { kind: 'shown', response } });
  expect(model.banner?.id).toBe(id);
});

test('[ADS-07] shows no banner without a variant for the screen type', () => {
  const { model, pageAds } = started({ platform: () => 'Mobile' });
  model.want('grid');
  const desktop = aBanner({ slotId: 'Search_Banner_Desktop_1' });
  const composeBanners = new Map([['Search_Banner', { desktop, mobile: undefined }]]);
  pageAds.notify({ grid: { kind: 'shown', response: anAdResponse({ banners: [desktop], composeBanners }) } });
  expect(model.banner).toBeUndefined();
});

test('[ADS-01] shows at most five ads in the carousel and reports when there are none', () => {
  const { model, pageAds } = started();
  model.want('carousel');
  pageAds.notify({ carousel: { kind: 'loading', isSlow: true } });
  expect(model.row).toBeUndefined();
  pageAds.notify({ carousel: { kind: 'shown', response: anAdResponse({ ads: productAds(7) }) } });
  expect(model.row).toHaveLength(5);
  pageAds.notify({ carousel: { kind: 'shown', response: anAdResponse({ ads: [] }) } });
  expect(model.row).toEqual([]);
});

test('[ADS-07] shows nothing when ads fail to load', () => {
  const { model, pageAds } = started();
  for (const kind of ['grid', 'carousel', 'catapult'] as const) model.want(kind);
  const failed = { kind: 'failed', failure: FAILURE } as const;
  pageAds.notify({ grid: failed, carousel: failed, catapult: failed });
  expect([model.tileAt(1), model.banner, model.row]).toEqual([undefined, undefined, undefined]);
});

test('[ADS-12] requests new ads for a changed page and keeps the old ones until they arrive', () => {
  let tiles = [1, 2];
  const { model, pageAds } = started({ tiles: () => tiles });
  model.want('grid');
  pageAds.notify({ grid: { kind: 'shown', response: anAdResponse() } });
  tiles = [1];
  model.renew();
  expect(pageAds.requests().map(({ places }) => places.tiles)).toEqual([[1, 2], [1]]);
  expect(pageAds.watched).toBe(1);
  pageAds.notify({ grid: { kind: 'loading', isSlow: false } });
  expect(model.tileAt(1)?.sku).toBe('AD-1');
  pageAds.notify({ grid: { kind: 'shown', response: anAdResponse({ ads: [] }) } });
  expect(model.tileAt(1)).toBeUndefined();
});

test('[ADS-09] reports seen and clicked ads', () => {
  const { model, report } = started();
  model.seen('display_1');
  model.clicked('display_1', 'AD-1');
  model.clicked(aSlide().citrusAdId);
  expect(report.recordedReports()).toEqual(['seen display_1', 'clicked display_1 AD-1', 'clicked display_c1']);
});
