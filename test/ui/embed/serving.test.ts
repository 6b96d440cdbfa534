/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import type { AdResponse } from '../../../core/ads/ad';
import { anAdRefusal } from '../../builders/ads';
import { aProductAd, productAds } from '../../builders/shown-ads';
import { EmbedPage, giveBrowserWhatItLacks, inside, place, shown, Sight, textIn, tile } from './embed-page';

let page: EmbedPage;
beforeAll(giveBrowserWhatItLacks);
beforeEach(() => {
  page = new EmbedPage();
});
afterEach(() => page.leave());

test("[ADS-01, ADS-04] makes one request for all places of the page with the page's type", () => {
  document.body.innerHTML =
    tile(1) +
    tile(2) +
    '<div id="citrus-static-banner-1" data-banner-slot-id="Search_Banner_Desktop_1"></div>' +
    '<div id="citrus-productCarousil-tile" data-number-of-ads="3"></div><div id="citrus-catapult"></div>';
  page.embed.mount({ searchTerm: 'dog' });
  expect(page.pageAds.requests()).toEqual([
    {
      page: { pageType: 'Search', categoryIds: ['10338'], searchTerm: 'dog', isCatapultOn: true },
      places: { tiles: [1, 2], bannerSlotIds: ['Search_Banner_Desktop_1'], carousel: 3, hasCatapult: true },
    },
  ]);
});

test("[ADS-07] a place shows the ad of its position; a place without one keeps the page's content", () => {
  document.body.innerHTML = tile(1) + tile(9, '<p>Our own</p>');
  page.embed.mount();
  expect(inside('citrus-product-tile-1', 'slot')).not.toBeNull();
  page.pageAds.notify({ grid: shown() });
  expect(textIn('citrus-product-tile-1')).toContain('Food 1');
  expect(inside('citrus-product-tile-1', 'slot')).toBeNull();
  expect(inside('citrus-product-tile-9', 'slot')).not.toBeNull();
  expect([place('citrus-product-tile-1').dataset['ads'], place('citrus-product-tile-9').dataset['ads']]).toEqual([
    'shown',
    'none',
  ]);
});

test('[ADS-02] prices are in the shop’s currency, and its own brand does not stand out of a name', () => {
  page.leave();
  page = new EmbedPage({ shop: 'Bowlful', currency: 'EUR' });
  document.body.innerHTML = tile(1) + '<div id="citrus-catapult"></div>';
  page.embed.mount();
  page.pageAds.notify({ grid: shown() });
  expect(textIn('citrus-product-tile-1')).toContain('€13.99');
  expect(textIn('citrus-product-tile-1')).not.toContain('$');
  expect(inside('citrus-product-tile-1', '.name b')).toBeNull();
});

test('[ADS-09] an ad is reported once it was visible for a second, and on each click and purchase', async () => {
  const bought: string[] = [];
  document.body.innerHTML = tile(1);
  page.embed.mount({ onAddToCart: (sku: string) => bought.push(sku) });
  page.pageAds.notify({ grid: shown() });
  Sight.show();
  jest.advanceTimersByTime(999);
  expect(page.reports.recordedReports()).toEqual(['stored click']);
  jest.advanceTimersByTime(1);
  const link = inside('citrus-product-tile-1', 'a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  link?.dispatchEvent(new MouseEvent('auxclick', { button: 1 }));
  link?.dispatchEvent(new MouseEvent('auxclick', { button: 2 }));
  inside('citrus-product-tile-1', 'button')?.dispatchEvent(new MouseEvent('click'));
  const clicked = 'clicked display_1 AD-1';
  expect(page.reports.recordedReports()).toEqual(['stored click', 'seen display_1', clicked, clicked, clicked]);
  expect(bought).toEqual(['AD-1']);
});

test('[ADS-02] requests a later place separately and stops watching a removed one', async () => {
  document.body.innerHTML = tile(1);
  page.embed.mount();
  page.pageAds.notify({ grid: shown() });
  const first = inside('citrus-product-tile-1', 'article');
  await page.add(tile(2));
  await page.add('<p>Nothing for us</p>');
  expect(page.pageAds.requests().map(({ places }) => places.tiles)).toEqual([[1], [1, 2]]);
  expect(inside('citrus-product-tile-1', 'article')).toBe(first);
  place('citrus-product-tile-1').remove();
  await page.add('');
  expect(page.pageAds.watched).toBe(1);
  place('citrus-product-tile-2').setAttribute('data-position', 'x');
  await page.add('');
  expect(page.pageAds.watched).toBe(0);
  expect(place('citrus-product-tile-2').dataset['ads']).toBeUndefined();
});

test('[ADS-07] keeps shown ads while there are no newer ones, while they are unchanged and while they have the focus', () => {
  document.body.innerHTML = tile(1);
  page.embed.mount();
  page.pageAds.notify({ grid: shown() });
  const before = inside('citrus-product-tile-1', 'article');
  page.pageAds.notify({ grid: shown() });
  page.pageAds.notify({ grid: { kind: 'failed', failure: anAdRefusal() } });
  expect(inside('citrus-product-tile-1', 'article')).toBe(before);
  const link = inside('citrus-product-tile-1', 'a');
  if (link instanceof HTMLElement) link.focus();
  page.pageAds.notify({ grid: shown({ ads: [aProductAd({ citrus: { id: 'other', position: 1 } })] }) });
  expect(inside('citrus-product-tile-1', 'article')).toBe(before);
  if (link instanceof HTMLElement) link.blur();
  page.pageAds.notify({ grid: shown({ ads: [] }) });
  expect(inside('citrus-product-tile-1', 'article')).toBeNull();
});

test('[ADS-07, ADS-11] notifies the page half a second after drawing, also without ads, and survives an exception of its handler', async () => {
  const received: number[] = [];
  document.body.innerHTML = tile(1);
  page.embed.mount({
    onAds: ({ ads }: AdResponse) => {
      received.push(ads.length);
      throw new Error('theirs');
    },
  });
  page.pageAds.notify({ grid: { kind: 'failed', failure: anAdRefusal() } });
  await page.time.passes(499);
  expect(received).toEqual([]);
  await page.time.passes(1);
  page.pageAds.notify({ grid: shown({ ads: productAds(3) }) });
  await page.time.passes(500);
  expect(received).toEqual([0, 3]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('[ADS-02] refresh requests again, remounting restarts, and unmounting restores the page', async () => {
  document.body.innerHTML = `<div id="citrus-product-tile-1" class="theirs" data-position="1"><p>Our own</p></div>`;
  page.embed.refresh();
  expect([page.refreshes, page.pageAds.requests().length]).toEqual([0, 0]);
  page.embed.mount();
  page.embed.refresh();
  expect(page.refreshes).toBe(1);
  page.embed.mount({ pageType: 'Category' });
  expect([page.pageAds.watched, page.pageAds.requests().at(-1)?.page.pageType]).toEqual([1, 'Category']);
  page.pageAds.notify({ grid: shown() });
  page.embed.unmount();
  await page.add(tile(2));
  expect(page.pageAds.watched).toBe(0);
  expect(place('citrus-product-tile-1').outerHTML).toBe(
    '<div id="citrus-product-tile-1" class="theirs" data-position="1"><p>Our own</p></div>',
  );
  expect(inside('citrus-product-tile-1', 'slot')).not.toBeNull();
});

test('[ADS-02] uses a box inside an element without shadow support, and ignores one with its own shadow root', () => {
  document.body.innerHTML = `<ul><li id="citrus-product-tile-1" data-position="1"></li></ul>${tile(2)}`;
  place('citrus-product-tile-2').attachShadow({ mode: 'open' }).innerHTML = '<i>theirs</i>';
  page.embed.mount();
  page.pageAds.notify({ grid: shown() });
  page.embed.refresh();
  expect(place('citrus-product-tile-1').firstElementChild?.shadowRoot?.textContent).toContain('Food 1');
  expect(place('citrus-product-tile-2').shadowRoot?.innerHTML).toBe('<i>theirs</i>');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test.each<readonly [string, unknown, boolean]>([
  ['sets nothing', undefined, true],
  ['sets true', () => true, true],
  ['sets false', () => false, false],
  ['sets another value', () => 'yes', false],
  [
    'throws',
    () => {
      throw new Error('theirs');
    },
    false,
  ],
])('[ANA-01] decides consent accordingly where the page %s', (_, message, expected) => {
  page.embed.mount({ mayTrack: message });
  expect(page.mayTrack()).toBe(expected);
});

test('[ADS-02] serves a prerendered page once it is shown', () => {
  document.body.innerHTML = tile(1);
  Object.assign(document, { prerendering: true });
  page.embed.mount();
  expect(page.pageAds.requests()).toEqual([]);
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(page.pageAds.requests()).toHaveLength(1);
});
