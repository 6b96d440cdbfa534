/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { aBanner, aProductAd, aSlide } from '../../builders/shown-ads';
import { EmbedPage, giveBrowserWhatItLacks, inside, place, shown, textIn, tile } from './embed-page';

let page: EmbedPage;
beforeAll(giveBrowserWhatItLacks);
beforeEach(() => {
  page = new EmbedPage();
});
afterEach(() => page.leave());

test('[ADS-10, REC-03] a tile says what it is for, without reading any of it as markup', () => {
  document.body.innerHTML = tile(1);
  page.embed.mount();
  const ad = aProductAd({
    name: 'Bowlful <img src=x onerror=alert(1)>',
    thumbnail: 'https://shop.example/images/p/1.jpg',
  });
  page.pageAds.tell({ grid: shown({ ads: [ad] }) });
  expect(textIn('citrus-product-tile-1')).toBe(
    'SponsoredBowlful <img src=x onerror=alert(1)>4.5 out of 5, 12 reviews4.5(12)$13.99was $15.99Same Day Delivery Eligible',
  );
  expect(inside('citrus-product-tile-1', 'b')?.textContent).toBe('Bowlful');
  const images = place('citrus-product-tile-1').shadowRoot?.querySelectorAll('img');
  expect(images).toHaveLength(1);
  expect(images?.[0]?.srcset).toContain('https://shop.example/images/p/1.webp?width=250 250w');
  expect([images?.[0]?.width, images?.[0]?.height]).toEqual([250, 250]);
});

test.each([
  ['the shop’s own brand', { name: 'Petco Dog Food', manufacturer: 'Petco Basics' }, 'Petco Dog Food', undefined],
  ['no brand', { name: 'Dog Food', manufacturer: '' }, 'Dog Food', undefined],
  ['a brand that is not in the name', { name: 'Dog Food', manufacturer: 'Acme' }, 'Acme Dog Food', 'Acme'],
])('[ADS-10] a tile of %s is named so', (_, facts, name, bold) => {
  document.body.innerHTML = tile(1);
  page.embed.mount();
  page.pageAds.tell({ grid: shown({ ads: [aProductAd(facts)] }) });
  expect(inside('citrus-product-tile-1', '.name')?.textContent).toBe(name);
  expect(inside('citrus-product-tile-1', '.name b')?.textContent).toBe(bold);
});

test.each([{ showBuyOnlineAndPickInStore: true }, { inStoreOnly: true }])('[REC-04] no price with %j', (facts) => {
  document.body.innerHTML = tile(1);
  page.embed.mount();
  page.pageAds.tell({ grid: shown({ ads: [aProductAd(facts)] }) });
  expect(inside('citrus-product-tile-1', '.price')?.textContent).toBe('');
});

test('[ADS-10, ADS-11] a banner has the form for the screen, and the other one once that has changed', () => {
  document.body.innerHTML = '<div id="citrus-static-banner-1" data-banner-slot-id="Search_Banner_Desktop_1"></div>';
  page.embed.mount();
  const desktop = aBanner({ slotId: 'Search_Banner_Desktop_1' });
  const mobile = aBanner({ id: 'm', slotId: 'Search_Banner_Mobile_1', linkUrl: 'https://shop.example/m' });
  const composeBanners = new Map([['Search_Banner', { desktop, mobile }]]);
  page.pageAds.tell({ grid: shown({ banners: [desktop, mobile], composeBanners }) });
  expect(inside('citrus-static-banner-1', 'a')?.getAttribute('href')).toBe(desktop.linkUrl);
  page.platform = 'Mobile';
  page.pageAds.tell({ grid: shown({ banners: [desktop, mobile], composeBanners }) });
  expect(inside('citrus-static-banner-1', 'a')?.getAttribute('href')).toBe(mobile.linkUrl);
});

test('[ADS-05, ADS-06] a row shows as many ads as it has places for, and the catapult all of its slides', () => {
  document.body.innerHTML =
    '<div id="citrus-productCarousil-tile" data-number-of-ads="2"></div><div id="citrus-catapult"></div>';
  page.embed.mount();
  const slides = [aSlide(), aSlide({ citrusAdId: 'c2', ctaText: '' })];
  page.pageAds.tell({ carousel: shown(), catapult: { kind: 'shown', answer: { slides, products: [] } } });
  expect(place('citrus-productCarousil-tile').shadowRoot?.querySelectorAll('li')).toHaveLength(2);
  expect(textIn('citrus-productCarousil-tile')).toContain('You May Also Like');
  expect(place('citrus-catapult').shadowRoot?.querySelectorAll('li')).toHaveLength(2);
  expect(textIn('citrus-catapult')).toContain('Shop now');
});
