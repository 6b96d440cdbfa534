import type { AdState } from '../../../core/ads/ad-feed';
import type { AdResponse } from '../../../core/ads/ad';
import { makeDistinctAds, productKey } from '../../../core/ads/distinct-ads';
import { aCatapultProduct } from '../../builders/ads';
import { anAdResponse, productAds } from '../../builders/shown-ads';

const shown = (...numbers: ReadonlyArray<number>): AdState<AdResponse> => ({
  kind: 'shown',
  response: anAdResponse({ ads: productAds(9).filter((_, index) => numbers.includes(index + 1)) }),
});
const skus = (state: AdState<AdResponse>): ReadonlyArray<string> =>
  state.kind === 'shown' ? state.response.ads.map(({ sku }) => sku) : [];

const [GRID, ROW, CATAPULT] = [{}, {}, {}];

test('[FND-05] all variants of a product have one page, whatever its address asks for', () => {
  expect(['/product/chew', '/product/chew?sku=A', '/product/chew#reviews'].map((url) => productKey({ url }))).toEqual(
    Array(3).fill('/product/chew'),
  );
});

test('[FND-05] a product that one place shows is left out of a later response for another', () => {
  const distinct = makeDistinctAds();
  expect(skus(distinct.ofGrid(GRID, shown(1, 2)))).toEqual(['AD-1', 'AD-2']);
  expect(skus(distinct.ofGrid(ROW, shown(2, 3)))).toEqual(['AD-3']);
  const products = productAds(4).map(({ sku, url }) => aCatapultProduct({ partNumber: sku, url }));
  expect(distinct.ofCatapult(CATAPULT, { kind: 'shown', response: { slides: [], products } })).toMatchObject({
    response: { products: [{ partNumber: 'AD-4' }] },
  });
});

test('[FND-05] what a place shows stays when another place gets the same product later', () => {
  const distinct = makeDistinctAds();
  distinct.ofGrid(ROW, shown(2));
  expect(skus(distinct.ofGrid(GRID, shown(1, 2)))).toEqual(['AD-1']);
  expect(skus(distinct.ofGrid(ROW, shown(2)))).toEqual(['AD-2']);
});

test('[FND-05] two ads for variants of one product count as one', () => {
  const [ad] = productAds(1);
  const ads = [ad!, { ...ad!, sku: 'AD-1-XL', url: `${ad!.url}?sku=AD-1-XL` }];
  const state = { kind: 'shown', response: anAdResponse({ ads }) } as const;
  expect(skus(makeDistinctAds().ofGrid(GRID, state))).toEqual(['AD-1']);
});

test('[FND-05] a place that shows other ads, or none any more, frees its products', () => {
  const distinct = makeDistinctAds();
  distinct.ofGrid(GRID, shown(1, 2));
  distinct.ofGrid(GRID, shown(3));
  expect(skus(distinct.ofGrid(ROW, shown(1, 3)))).toEqual(['AD-1']);
  distinct.release(GRID);
  expect(skus(distinct.ofGrid(ROW, shown(1, 3)))).toEqual(['AD-1', 'AD-3']);
});

test('[FND-05] an ad at a position that the place does not show leaves its product to other places', () => {
  const distinct = makeDistinctAds();
  const isSecond: Parameters<typeof distinct.ofGrid>[2] = ({ citrus }) => citrus.position === 2;
  expect(skus(distinct.ofGrid(GRID, shown(1, 2), isSecond))).toEqual(['AD-2']);
  expect(skus(distinct.ofGrid(ROW, shown(1, 2)))).toEqual(['AD-1']);
});

test('[FND-05] a product is free as soon as its place has ended', () => {
  const distinct = makeDistinctAds();
  let isThere = true;
  distinct.ofGrid(GRID, shown(1), () => isThere);
  expect(skus(distinct.ofGrid(ROW, shown(1)))).toEqual([]);
  isThere = false;
  expect(skus(distinct.ofGrid(ROW, shown(1)))).toEqual(['AD-1']);
});

test('[ADS-07] a state without ads stays as it is', () => {
  const distinct = makeDistinctAds();
  const loading = { kind: 'loading', isSlow: false } as const;
  expect([distinct.ofGrid(GRID, loading), distinct.ofCatapult(GRID, loading)]).toEqual([loading, loading]);
});
