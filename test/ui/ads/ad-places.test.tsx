import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { AdPageType } from '../../../core/ads/ad-page';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { BannerPlace, CatapultPlace, RowPlace, TilePlace } from '../../../ui/ads/ad-places';
import { AdPlacesViewModel } from '../../../ui/ads/ad-places-view-model';
import type { AdKind, AdParts } from '../../../ui/ads/ad-parts';

const placesWith = (parts: Partial<AdParts> = {}, pageType: AdPageType = 'Category') => {
  const wanted: AdKind[] = [];
  const ads = new AdPlacesViewModel({
    brand: DEFAULT_BRAND,
    pageType,
    load: (kind) => {
      wanted.push(kind);
      return Promise.resolve(parts);
    },
    renew: () => undefined,
  });
  return { ads, wanted };
};

/** The height of each place. */
const HEIGHT = 100;

/** The visibility of the places, set by the test. */
const watching = () => {
  let observers: ReadonlyArray<{ readonly element: Element; readonly notify: (top: number) => void }> = [];
  class Observer {
    #own: ReadonlyArray<Element> = [];
    readonly #hear: (entries: ReadonlyArray<Partial<IntersectionObserverEntry>>) => void;
    constructor(
      listen: (entries: ReadonlyArray<Partial<IntersectionObserverEntry>>) => void,
      readonly options: { readonly rootMargin: string },
    ) {
      this.#hear = listen;
    }
    readonly observe = (element: Element): void => {
      this.#own = [...this.#own, element];
      const emit = (top: number): void =>
        this.#hear([{ isIntersecting: true, boundingClientRect: { top, bottom: top + HEIGHT } as DOMRect }]);
      observers = [...observers, { element, notify: emit }];
    };
    readonly disconnect = (): void => {
      observers = observers.filter(({ element }) => !this.#own.includes(element));
    };
  }
  Object.assign(window, { IntersectionObserver: Observer });
  /** Distance of the place from the window's upper edge. */
  return async (id: string, top = 0): Promise<void> => {
    await act(async () => {
      for (const { element, notify: emit } of observers)
        if (element.id === id || element.querySelector(`#${id}`)) emit(top);
    });
  };
};

const isAt = (top: number): void => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
};

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const grid = (ads: AdPlacesViewModel): ReactElement => (
  <ul>
    <TilePlace ads={ads} position={1} />
    <TilePlace ads={ads} position={2} />
    <CatapultPlace ads={ads} />
  </ul>
);

test('[ADS-01] finds places by the parts of their ids with their parameters', () => {
  watching();
  const { ads } = placesWith();
  const { container } = render(
    <>
      {grid(ads)}
      <BannerPlace ads={ads} />
      <RowPlace ads={ads} />
    </>,
  );
  const attributes = (fragment: string, name: string): ReadonlyArray<string | null> =>
    [...container.querySelectorAll(`[id*="${fragment}"]`)].map((place) => place.getAttribute(name));
  expect(attributes('citrus-product-tile', 'data-position')).toEqual(['1', '2']);
  expect(attributes('citrus-static-banner', 'data-banner-slot-id')).toEqual(['Category_Banner_Desktop_1']);
  expect(attributes('citrus-productCarousil-tile', 'data-number-of-ads')).toEqual(['5']);
  expect(container.querySelectorAll('#citrus-catapult')).toHaveLength(1);
});

test('[ADS-07] shows a different house link in each place before and without ads', () => {
  watching();
  render(grid(placesWith().ads));
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links[0]?.textContent).toMatch(/Pals Rewards/);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/shop/en/petcostore/s/pals-rewards',
    '/shop/en/petcostore/s/repeat-delivery',
    '/store-locator',
    '/shop/en/petcostore/s/dog-grooming',
    '/shop/en/petcostore/s/veterinary-services',
  ]);
  expect(screen.queryByText(/Sponsored/)).toBeNull();
});

test('[ADS-01] loads nothing until the shopper is near a place of the kind', async () => {
  const near = watching();
  const { ads, wanted } = placesWith();
  render(
    <>
      {grid(ads)}
      <RowPlace ads={ads} />
    </>,
  );
  expect(wanted).toEqual([]);
  await near('citrus-product-tile-1');
  await near('citrus-product-tile-2');
  expect(wanted).toEqual(['grid']);
  await near('citrus-productCarousil-tile-1');
  await near('citrus-catapult');
  expect(wanted).toEqual(['grid', 'carousel', 'catapult']);
});

test('[ADS-01] loads ads for a place below the first view only once the shopper scrolls', async () => {
  const near = watching();
  const { ads, wanted } = placesWith();
  const { unmount } = render(grid(ads));
  await near('citrus-product-tile-1', window.innerHeight);
  expect(wanted).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  expect(wanted).toEqual(['grid']);
  unmount();
});

test('[ADS-01] loads ads before the shopper scrolls only for a place of which half is in view', async () => {
  const near = watching();
  const { ads, wanted } = placesWith();
  render(
    <>
      {grid(ads)}
      <RowPlace ads={ads} />
    </>,
  );
  await near('citrus-product-tile-1', window.innerHeight - HEIGHT / 2 + 1);
  expect(wanted).toEqual([]);
  await near('citrus-productCarousil-tile-1', window.innerHeight - HEIGHT / 2);
  expect(wanted).toEqual(['carousel']);
});

test('[ADS-01] loads nothing for a page that was left before scrolling', async () => {
  const near = watching();
  const { ads, wanted } = placesWith();
  const { unmount } = render(grid(ads));
  await near('citrus-product-tile-1', window.innerHeight);
  unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(wanted).toEqual([]);
});

test('[ADS-01] loads ads at once in a browser without IntersectionObserver', async () => {
  const { ads, wanted } = placesWith();
  await act(async () => void render(<BannerPlace ads={ads} />));
  expect(wanted).toEqual(['grid']);
});

test('[ADS-07] replaces the house card by an ad in the same box and keeps the card without one', async () => {
  const near = watching();
  const { ads } = placesWith({ tile: (position) => (position === 1 ? <p>Bowlful</p> : undefined) });
  render(grid(ads));
  const [first, second] = screen.getAllByRole('listitem');
  const card = within(second!).getByRole('link');
  await near('citrus-product-tile-1');
  expect(screen.getAllByRole('listitem').slice(0, 2)).toEqual([first, second]);
  expect(within(first!).getByText('Bowlful')).toBeTruthy();
  expect(within(first!).queryByRole('link')).toBeNull();
  expect(within(second!).getByRole('link')).toBe(card);
});

test('[ADS-07] keeps a focused place unchanged until the focus leaves it', async () => {
  const near = watching();
  const { ads } = placesWith({ row: () => <p>Bowlful</p> });
  render(<RowPlace ads={ads} />);
  const row = screen.getByRole('region', { name: 'You May Also Like' });
  const [first, second] = within(row).getAllByRole('link');
  act(() => first!.focus());
  await near('citrus-productCarousil-tile-1');
  expect(document.activeElement).toBe(first);
  act(() => second!.focus());
  expect(document.activeElement).toBe(second);
  expect(within(row).queryByText('Bowlful')).toBeNull();
  act(() => second!.blur());
  expect(within(row).getByText('Bowlful')).toBeTruthy();
});

test('[ADS-07] removes a carousel without ads while it is below the visible part', async () => {
  isAt(window.innerHeight + 1);
  const near = watching();
  const { ads } = placesWith({ row: () => null, catapult: () => null });
  const { container } = render(
    <>
      <RowPlace ads={ads} />
      <ul>
        <CatapultPlace ads={ads} />
      </ul>
    </>,
  );
  expect(screen.getByRole('region', { name: 'You May Also Like' })).toBeTruthy();
  await near('citrus-productCarousil-tile-1');
  await near('citrus-catapult');
  expect(container.innerHTML).toBe('<ul></ul>');
});

test('[ADS-07] keeps a carousel without ads once the shopper sees it', async () => {
  isAt(window.innerHeight);
  const near = watching();
  const { ads } = placesWith({ row: () => null });
  render(<RowPlace ads={ads} />);
  await near('citrus-productCarousil-tile-1');
  const row = screen.getByRole('region', { name: 'You May Also Like' });
  expect(within(row).getAllByRole('link')).toHaveLength(5);
});

test("[ADS-01] hydrates the server's markup without differences and keeps it until there is an ad", async () => {
  const near = watching();
  const { ads } = placesWith({ tile: (position) => (position === 2 ? <p>Bowlful</p> : undefined) });
  const page = (
    <>
      {grid(ads)}
      <BannerPlace ads={ads} />
      <RowPlace ads={ads} />
    </>
  );
  const shop = document.createElement('div');
  document.body.append(shop);
  shop.innerHTML = renderToString(page);
  const [first, second] = shop.querySelectorAll('li');
  const differences: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(shop, page, { onRecoverableError: (error) => differences.push(error) });
  });
  await near('citrus-product-tile-1');
  expect(differences).toEqual([]);
  expect([...shop.querySelectorAll('li')].slice(0, 2)).toEqual([first, second]);
  expect(second?.textContent).toBe('Bowlful');
  act(() => root?.unmount());
  shop.remove();
});
