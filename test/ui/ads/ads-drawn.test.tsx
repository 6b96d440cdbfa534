import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import type { ProductAd } from '../../../core/ads/ad';
import { NO_PRICES, pricesFrom } from '../../../core/catalogue/price';
import { BannerAd } from '../../../ui/ads/banner-ad';
import { CatapultAd } from '../../../ui/ads/catapult-ad';
import { TileAd } from '../../../ui/ads/tile-ad';
import { aCatapultProduct } from '../../builders/ads';
import { aBanner, aProductAd, aSlide } from '../../builders/shown-ads';
import { openWindow } from './carousel-window';

/** The events that the ads' view model reported. */
const listening = () => {
  const recorded: string[] = [];
  const ads = {
    seen: (id: string) => void recorded.push(`seen ${id}`),
    clicked: (id: string, sku?: string) => void recorded.push(`clicked ${id} ${sku ?? '-'}`),
  };
  return { ads, recorded };
};

const showTile = (facts: Partial<ProductAd> = {}) => {
  const { ads, recorded } = listening();
  const added: unknown[] = [];
  render(
    <TileAd
      ad={aProductAd(facts)}
      ads={ads}
      cart={{ isBusy: () => false, add: (wanted) => added.push(wanted) }}
      brand={DEFAULT_BRAND}
      headingLevel={2}
    />,
  );
  return { recorded, added, tile: within(screen.getByRole('article')) };
};

/** Puts every element in view at once. */
const inView = (): void => {
  class Observer {
    readonly #hear: (entries: ReadonlyArray<Partial<IntersectionObserverEntry>>) => void;

    constructor(listen: (entries: ReadonlyArray<Partial<IntersectionObserverEntry>>) => void) {
      this.#hear = listen;
    }
    readonly observe = (): void => this.#hear([{ intersectionRatio: 1 }]);
    readonly disconnect = (): void => undefined;
  }
  Object.assign(window, { IntersectionObserver: Observer });
};

const follow = (link: HTMLElement): void => {
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
};

beforeEach(() => void openWindow());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('[ADS-10] a product ad shows its brand in bold, its name, prices, rating with one decimal and its labels', () => {
  const { tile } = showTile({ rating: 4 });
  const link = tile.getByRole('link', { name: 'Beef Dog Food (Sponsored)' });
  expect(link.getAttribute('href')).toBe('/shop/en/petcostore/product/bowlful-dog-food');
  expect(tile.getByText('Bowlful').tagName).toBe('B');
  for (const text of ['$13.99', 'was $15.99', '4.0', 'Sponsored', 'Same Day Delivery Eligible'])
    expect(tile.getByText(text)).toBeTruthy();
  const picture = screen.getByRole('article').querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['250', '250']);
});

test.each<[string, Partial<ProductAd>, string]>([
  ['repeat delivery', { rdMessageHtml: 'Repeat Delivery' }, 'Repeat Delivery'],
  [
    'both',
    { rdMessageHtml: '<b>Repeat</b> Delivery', bogoMessageHtml: 'Buy 1 &amp; get 1' },
    'Repeat Delivery · Buy 1 & get 1',
  ],
  ['an escaped tag', { rdMessageHtml: 'Save &lt;b>, &amp;lt; and 3 < 5' }, 'Save <b>, &lt; and 3 < 5'],
  [
    'hostile markup',
    { rdMessageHtml: 'Save<script>alert(1)</script><style>*{}</style><!-- x --><img src=x onerror="alert(1)"><a' },
    'Save',
  ],
])('[ADS-10] a product ad shows its message as text: %s', (_case, facts, text) => {
  const { tile } = showTile(facts);
  expect(screen.getByText(text).children).toHaveLength(0);
  expect(tile.queryByText(text)).toBeNull();
});

test('[ADS-10] a product ad without a message has no line for it', () => {
  showTile({ rdMessageHtml: ' <b></b> ' });
  expect(screen.getByRole('article').nextElementSibling).toBeNull();
});

test("[ADS-10] the retailer's own brand stays in the name only", () => {
  const { tile } = showTile({ name: 'Petco Brand Chew Rope', manufacturer: 'Petco Brand' });
  expect(tile.getByRole('link', { name: 'Petco Brand Chew Rope (Sponsored)' })).toBeTruthy();
  expect(tile.queryByText('Petco Brand')).toBeNull();
});

test('[ADS-10] an ad without same day delivery does not mention it; a price range is shown as one', () => {
  const { tile } = showTile({ sameDayDelivery: false, prices: pricesFrom({ price: 5, minPrice: 5, maxPrice: 20 }) });
  expect(tile.queryByText('Same Day Delivery Eligible')).toBeNull();
  expect(tile.getByText('from $5.00 up to $20.00')).toBeTruthy();
});

test.each([
  ['within the shop', '/shop/en/petcostore/product/bowlful-dog-food', null],
  ['outside the shop', 'https://bowlful.example/', 'sponsored noopener'],
])('[ADS-10] a tile that links %s declares it to the browser', (_case, url, rel) => {
  const { tile } = showTile({ url });
  const link = tile.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([url, rel]);
});

test.each([
  ['picked up in store', { showBuyOnlineAndPickInStore: true }],
  ['sold in stores only', { inStoreOnly: true }],
])('[REC-04] an ad for a product %s hides its price and has no Add To Cart', (_case, facts) => {
  const { tile } = showTile(facts);
  expect(tile.queryByText(/\$/)).toBeNull();
  expect(tile.queryByRole('button')).toBeNull();
});

test("[ADS-09] Add To Cart uses the ad's sku and counts as a click", () => {
  const { tile, recorded, added } = showTile();
  fireEvent.click(tile.getByRole('button', { name: /Add To Cart/ }));
  expect(added).toMatchObject([{ partNumber: 'AD-1001', quantity: 1, price: 13.99 }]);
  expect(recorded).toEqual(['clicked display_1 AD-1001']);
});

test('[ADS-09] opening a product ad counts as a click', () => {
  const { tile, recorded } = showTile();
  follow(tile.getByRole('link'));
  expect(recorded).toEqual(['clicked display_1 AD-1001']);
});

test.each([
  ['the middle button', 1, true],
  ['the context menu button', 2, false],
])('[ADS-09] opening an ad with %s counts as a click: %p', (_case, button, isClick) => {
  const { ads, recorded } = listening();
  const { tile, recorded: recordedByTile } = showTile();
  render(<BannerAd banner={aBanner()} ads={ads} />);
  render(<CatapultAd response={{ slides: [aSlide()], products: [] }} ads={ads} />);
  const pressed = (element: HTMLElement): boolean =>
    fireEvent(element, new MouseEvent('auxclick', { bubbles: true, button }));
  for (const link of screen.getAllByRole('link')) pressed(link);
  pressed(tile.getByRole('button', { name: /Add To Cart/ }));
  expect([...recordedByTile, ...recorded]).toEqual(
    isClick ? ['clicked display_1 AD-1001', 'clicked display_b1 -', 'clicked display_c1 -'] : [],
  );
});

test('[ADS-09] each kind of ad counts as seen after a second in view', () => {
  jest.useFakeTimers();
  inView();
  const { ads, recorded } = listening();
  const { recorded: recordedByTile } = showTile();
  render(<BannerAd banner={aBanner()} ads={ads} />);
  render(<CatapultAd response={{ slides: [aSlide()], products: [] }} ads={ads} />);
  act(() => void jest.advanceTimersByTime(999));
  expect(recorded).toEqual([]);
  act(() => void jest.advanceTimersByTime(1));
  expect([...recordedByTile, ...recorded]).toEqual(['seen display_1', 'seen display_b1', 'seen display_c1']);
});

test.each([
  ['within the shop', '/shop/en/petcostore/brand/bowlful', null],
  ['outside the shop', 'https://bowlful.example/', 'sponsored noopener'],
  ['outside the shop by a relative address', '//bowlful.example/', 'sponsored noopener'],
])('[ADS-10] a banner that links %s is a labelled image with a name and counts clicks', (_case, linkUrl, rel) => {
  const { ads, recorded } = listening();
  render(<BannerAd banner={aBanner({ linkUrl })} ads={ads} />);
  const link = screen.getByRole('link', { name: 'Bowlful: dinner is served Sponsored' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([linkUrl, rel]);
  follow(link);
  expect(recorded).toEqual(['clicked display_b1 -']);
});

test('[ADS-10] [REC-03] a product of the catapult without a price shows N/A', () => {
  const { ads } = listening();
  render(<CatapultAd response={{ slides: [], products: [aCatapultProduct({ prices: NO_PRICES })] }} ads={ads} />);
  expect(screen.getByText('N/A')).toBeTruthy();
});

test('[ADS-10] the catapult shows its labelled slides with links and their products', () => {
  const { ads, recorded } = listening();
  const { name, url } = aCatapultProduct();
  const slides = [aSlide(), aSlide({ citrusAdId: 'display_c2', headingText: 'Walkies', ctaText: '' })];
  render(<CatapultAd response={{ slides, products: [aCatapultProduct()] }} ads={ads} />);
  const carousel = within(screen.getByRole('region', { name: 'Sponsored' }));
  expect(carousel.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Dinner is served',
    'Walkies',
  ]);
  expect(carousel.getAllByRole('img', { name: 'A dog before a bowl' })).toHaveLength(2);
  follow(carousel.getByRole('link', { name: 'Shop now Walkies (Sponsored)' }));
  expect(recorded).toEqual(['clicked display_c2 -']);
  expect(carousel.getByRole('link', { name: 'Shop Bowlful Dinner is served (Sponsored)' })).toBeTruthy();
  const products = within(screen.getByRole('list', { name: 'Products in these ads' }));
  expect(products.getByRole('link', { name: `Sponsored · ${name}` }).getAttribute('href')).toBe(url);
  expect(products.getByText('$12.99')).toBeTruthy();
});

test.each([
  [
    'counts as a click on the ad of its slide',
    'display_c2',
    ['clicked display_c2 SKU-1001', 'clicked display_c2 SKU-1001'],
  ],
  ['counts as no click without a known slide', undefined, []],
])('[ADS-09] opening a product of the catapult %s', (_case, citrusAdId, clicks) => {
  const { ads, recorded } = listening();
  render(<CatapultAd response={{ slides: [aSlide()], products: [aCatapultProduct({ citrusAdId })] }} ads={ads} />);
  const link = within(screen.getByRole('list', { name: 'Products in these ads' })).getByRole('link');
  follow(link);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(recorded).toEqual(clicks);
});

describe('[ADS-10] an image that fails to load', () => {
  const picture = (): HTMLImageElement | null => document.querySelector('img');
  const paw = (): Element | null => document.querySelector('svg.lucide-paw-print');
  const fails = (): void => {
    const image = picture();
    if (image === null) throw new Error('there is no picture');
    fireEvent.error(image);
  };
  const { ads } = listening();
  const cart = { isBusy: () => false, add: () => undefined };
  const tileOf = (thumbnail: string) => (
    <TileAd ad={aProductAd({ thumbnail })} ads={ads} cart={cart} brand={DEFAULT_BRAND} headingLevel={2} />
  );

  test.each([
    ['a tile', tileOf('/images/products/1.jpg')],
    ['a banner', <BannerAd key="banner" banner={aBanner()} ads={ads} />],
    ['a slide', <CatapultAd key="slide" response={{ slides: [aSlide()], products: [] }} ads={ads} />],
    [
      'a product of the catapult',
      <CatapultAd key="product" response={{ slides: [], products: [aCatapultProduct()] }} ads={ads} />,
    ],
  ])('in %s is replaced by a placeholder, and the ad keeps its label', (_case, ad) => {
    render(ad);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect([picture() === null, paw() === null]).toEqual([false, true]);
    fails();
    expect([picture() === null, paw() === null]).toEqual([true, false]);
    expect(screen.getAllByRole('link')).toHaveLength(names.length);
  });

  test('leaves the text in a banner and the description in a slide', () => {
    render(<BannerAd banner={aBanner()} ads={ads} />);
    fails();
    expect(screen.getByRole('link', { name: /^Bowlful: dinner is served ?Sponsored$/ })).toBeTruthy();
    cleanup();
    render(<CatapultAd response={{ slides: [aSlide()], products: [] }} ads={ads} />);
    fails();
    expect(screen.getByRole('img', { name: 'A dog before a bowl' }).tagName).not.toBe('IMG');
  });

  test('does not affect the next image', () => {
    const { rerender } = render(tileOf('/images/products/1.jpg'));
    fails();
    rerender(tileOf('/images/products/2.jpg'));
    expect(picture()?.getAttribute('src')).toContain('2');
  });
});
