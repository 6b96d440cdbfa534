import { gridCall } from '../../../core/ads/ad-call';
import { adCountOf, adPlatform, DEFAULT_AD_PAGE, listingAdPage, MAX_ADS } from '../../../core/ads/ad-page';
import { SESSION_ID } from '../../builders/upstream-ads';

test.each([
  [0, 'Mobile'],
  [768, 'Mobile'],
  [769, 'Desktop'],
  [3_840, 'Desktop'],
])('[ADS-06] treats a screen of %i pixels as %s', (width, platform) => {
  expect(adPlatform(width)).toBe(platform);
});

test('[RTE-08] ads of a search are of its term, ads of a category of its id, and the list of a brand has none', () => {
  expect(listingAdPage({ kind: 'search', term: 'dog food' })).toEqual({
    pageType: 'Search',
    categoryIds: [],
    searchTerm: 'dog food',
    isCatapultOn: true,
  });
  expect(listingAdPage({ kind: 'category', id: '10338' })).toEqual({
    pageType: 'Category',
    categoryIds: ['10338'],
    searchTerm: undefined,
    isCatapultOn: false,
  });
  expect(listingAdPage({ kind: 'brand' })).toBeUndefined();
});

test('[ADS-06] defaults to a home page with category 10338, the catapult enabled and five ads', () => {
  expect(DEFAULT_AD_PAGE).toEqual({
    pageType: 'Home',
    categoryIds: ['10338'],
    searchTerm: undefined,
    isCatapultOn: true,
  });
  expect(MAX_ADS).toBe(5);
});

test.each([
  ['3', 3],
  ['12 ads', 12],
  ['2.9', 2],
  ['', 5],
  ['many', 5],
  ['0', 5],
  ['-3', 5],
  [null, 5],
  [undefined, 5],
])('[ADS-06] reads the number of ads %p as %i', (attribute, count) => {
  expect(adCountOf(attribute)).toBe(count);
});

test.each([
  [undefined, 5],
  [0, 5],
  [4, 4],
  [15, 15],
  [48, 15],
])('[ADS-04] requests ads for a page with %p tile places: %i', (tileCount, requested) => {
  const call = gridCall(DEFAULT_AD_PAGE, { bannerSlotIds: [], tileCount }, 'Desktop', { sessionId: SESSION_ID });
  expect(call.maxNumberOfAds).toBe(requested);
});
