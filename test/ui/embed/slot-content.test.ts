/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { pricesOf } from '../../../core/catalogue/price';
import { aBanner, aProductAd, aSlide } from '../../builders/shown-ads';
import { EmbedPage, giveBrowserWhatItLacks, inside, place, shown, textIn, tile } from './embed-page';

let page: EmbedPage;
beforeAll(giveBrowserWhatItLacks);
beforeEach(() => {
  page = new EmbedPage();
});
afterEach(() => page.leave());

test('[ADS-10, REC-03] a tile shows its data without interpreting markup', () => {
  document.body.innerHTML = tile(1);
  page.embed.mount();
  const ad = aProductAd({
    name: 'Bowlful <img src=x onerror=alert(1)>',
    thumbnail: 'https://shop.example/images/p/1.jpg',
  });
  page.pageAds.notify({ grid: shown({ ads: [ad] }) });
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
])('[ADS-10] names a tile of %s accordingly', (_, facts, name, bold) => {
  document.body.innerHTML = tile(1);
  page.embed.mount();
  page.pageAds.notify({ grid: shown({ ads: [aProductAd(facts)] }) });
  expect(inside('citrus-product-tile-1', '.name')?.textContent).toBe(name);
  expect(inside('citrus-product-tile-1', '.name b')?.textContent).toBe(bold);
});

test.each([{ showBuyOnlineAndPickInStore: true }, { inStoreOnly: true }])(
  '[REC-04] hides the price with %j',
  (facts) => {
    document.body.innerHTML = tile(1);
    page.embed.mount();
    page.pageAds.notify({ grid: shown({ ads: [aProductAd(facts)] }) });
    expect(inside('citrus-product-tile-1', '.price')?.textContent).toBe('');
  },
);

test('[ADS-10, ADS-11] shows the banner variant for the screen and switches after a change', () => {
  document.body.innerHTML = '<div id="citrus-static-banner-1" data-banner-slot-id="Search_Banner_Desktop_1"></div>';
  page.embed.mount();
  const desktop = aBanner({ slotId: 'Search_Banner_Desktop_1' });
  const mobile = aBanner({ id: 'm', slotId: 'Search_Banner_Mobile_1', linkUrl: 'https://shop.example/m' });
  const composeBanners = new Map([['Search_Banner', { desktop, mobile }]]);
  page.pageAds.notify({ grid: shown({ banners: [desktop, mobile], composeBanners }) });
  expect(inside('citrus-static-banner-1', 'a')?.getAttribute('href')).toBe(desktop.linkUrl);
  page.platform = 'Mobile';
  page.pageAds.notify({ grid: shown({ banners: [desktop, mobile], composeBanners }) });
  expect(inside('citrus-static-banner-1', 'a')?.getAttribute('href')).toBe(mobile.linkUrl);
});

test('[ADS-05, ADS-06] a carousel shows as many ads as it has places, and the catapult all of its slides', () => {
  document.body.innerHTML =
    '<div id="citrus-productCarousil-tile" data-number-of-ads="2"></div><div id="citrus-catapult"></div>';
  page.embed.mount();
  const slides = [aSlide(), aSlide({ citrusAdId: 'c2', ctaText: '' })];
  page.pageAds.notify({ carousel: shown(), catapult: { kind: 'shown', response: { slides, products: [] } } });
  expect(place('citrus-productCarousil-tile').shadowRoot?.querySelectorAll('li')).toHaveLength(2);
  expect(textIn('citrus-productCarousil-tile')).toContain('You May Also Like');
  expect(place('citrus-catapult').shadowRoot?.querySelectorAll('li')).toHaveLength(2);
  expect(textIn('citrus-catapult')).toContain('Shop now');
});

const CATAPULT = '<div id="citrus-catapult"></div>';
const fails = (id: string, selector: string): boolean | undefined =>
  inside(id, selector)?.dispatchEvent(new Event('error'));

test("[ADS-07, ADS-10] shows a banner's text where its image fails to load", () => {
  document.body.innerHTML = '<div id="citrus-static-banner-1" data-banner-slot-id="Search_Banner_Desktop_1"></div>';
  page.embed.mount();
  page.pageAds.notify({
    grid: shown({ banners: [aBanner({ slotId: 'Search_Banner_Desktop_1', altText: 'Half price' })] }),
  });
  expect(textIn('citrus-static-banner-1')).toBe('Sponsored');
  fails('citrus-static-banner-1', 'img');
  expect(inside('citrus-static-banner-1', 'img')).toBeNull();
  expect(textIn('citrus-static-banner-1')).toBe('Half priceSponsored');
});

test('[ADS-07, ADS-10] a slide and a tile reserve the space of images that fail to load, without a broken image icon', () => {
  document.body.innerHTML = tile(1) + CATAPULT;
  page.embed.mount();
  page.pageAds.notify({ grid: shown(), catapult: { kind: 'shown', response: { slides: [aSlide()], products: [] } } });
  fails('citrus-product-tile-1', 'img');
  fails('citrus-catapult', 'img');
  for (const [id, room] of [
    ['citrus-product-tile-1', '.picture'],
    ['citrus-catapult', '.hero'],
  ] as const) {
    expect(inside(id, 'img')).toBeNull();
    expect(inside(id, room)?.childNodes).toHaveLength(0);
  }
});

test('[ADS-09] a product in the catapult counts as a click on its slide when that is known', () => {
  document.body.innerHTML = CATAPULT;
  page.embed.mount();
  const known = {
    uniqueId: '7',
    partNumber: 'SKU-7',
    name: 'Dinner',
    url: '#dinner',
    thumbnail: '',
    rating: undefined,
    categoryName: 'Food',
    prices: pricesOf([{ listPrice: 3, offerPrice: 3 }]),
    citrusAdId: 'display_c1',
  };
  const products = [known, { ...known, url: '#other', citrusAdId: undefined }];
  page.pageAds.notify({ catapult: { kind: 'shown', response: { slides: [aSlide()], products } } });
  for (const url of ['#dinner', '#other']) {
    inside('citrus-catapult', `a[href="${url}"]`)?.dispatchEvent(new MouseEvent('click'));
  }
  expect(page.reports.recordedReports().filter((line) => line.startsWith('clicked'))).toEqual([
    'clicked display_c1 SKU-7',
  ]);
});
