import { act, fireEvent, render, screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { GeolocateWithFallback } from '../../../core/geolocation/geolocate-with-fallback';
import type { Clock } from '../../../core/shared/clock';
import type { UsGeography } from '../../../core/stores/finding/us-map';
import type { PreferredStore } from '../../../core/stores/preferred/preferred-store';
import { foundMap, countryMap } from '../../../ui/pages/stores/locator-map';
import { parseLocatorQuery } from '../../../ui/pages/stores/locator-query';
import type { LocatorResult, StoreLocatorData } from '../../../ui/pages/stores/store-locator-data';
import { StoreLocatorPage } from '../../../ui/pages/stores/store-locator-page';
import { NOT_LOCATED, OFFLINE, StoreLocatorViewModel } from '../../../ui/pages/stores/store-locator-view-model';
import { aClosedStore, SOME_STORES } from '../../builders/store';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { FakeOwnStore } from '../../fakes/fake-own-store';

const geography: UsGeography = {
  toMap: ({ latitude, longitude }) => ({ x: 500 + longitude, y: 300 - latitude }),
  stateOf: () => 'CA',
};
/** A Wednesday, at noon in California. */
const NOW = Date.parse('2026-11-25T20:00:00Z');
const FOUND = SOME_STORES.map((store, index) => ({ store, distance: 0.8684 * (index + 1.26), closed: undefined }));
const STORES: Extract<LocatorResult, { kind: 'stores' }> = {
  kind: 'stores',
  near: 'San Diego, CA',
  otherPlaces: [],
  stores: FOUND,
  missing: { closures: false, details: false },
  services: [{ name: 'Grooming', count: 4, isChosen: false }],
  moreUrl: '/store-locator?q=San+Diego&n=40',
};
const STATES = [
  { code: 'CA', name: 'California', count: 178 },
  { code: 'WY', name: 'Wyoming', count: 1 },
];

const HERE = E.right({ latitude: 32.71571, longitude: -117.16472, method: 'NAVIGATOR' as const });

const show = (
  result: LocatorResult,
  {
    query = '',
    isOnline = true,
    geolocate = () => async () => HERE,
    clock = () => NOW,
    own,
    ...facts
  }: Partial<Omit<StoreLocatorData, 'query'>> & {
    readonly query?: string;
    readonly isOnline?: boolean;
    readonly geolocate?: GeolocateWithFallback;
    readonly clock?: Clock;
    readonly own?: PreferredStore;
  } = {},
) => {
  const stores = result.kind === 'stores' ? result.stores : [];
  const history = new FakePageHistory('/store-locator');
  const myStore = new FakeOwnStore(own);
  const model = new StoreLocatorViewModel(
    {
      query: parseLocatorQuery(new URLSearchParams(query)),
      result,
      states: STATES,
      map: stores.length > 0 ? foundMap(geography, stores, undefined) : countryMap(geography, []),
      problem: undefined,
      now: NOW,
      ...facts,
    },
    { geolocate, clock, history, isOnline: () => isOnline },
  );
  const { container } = render(<StoreLocatorPage model={model} myStore={myStore} />);
  return { container, model, history, myStore };
};

const entries = (): ReadonlyArray<HTMLElement> =>
  [...screen.getByRole('list', { name: 'Stores' }).children] as HTMLElement[];

describe('the store locator', () => {
  test("[STO-09] shows each store's distance, hours, services and links", () => {
    show(STORES, { query: 'q=San+Diego' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stores near San Diego, CA');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('4 stores, nearest first');
    const first = within(entries()[0] as HTMLElement);
    expect(first.getByRole('link', { name: 'Mission Valley' }).getAttribute('href')).toBe('/store-locator/1101');
    for (const text of ['1.3 mi', 'Open until 9 pm', 'Free pickup', 'Grooming'])
      expect(first.getByText(text)).toBeTruthy();
    expect(first.getByRole('link', { name: '619-555-0101' }).getAttribute('href')).toBe('tel:6195550101');
    const directions = first.getByRole('link', { name: /^Directions to Mission Valley/ });
    expect(directions.getAttribute('href')).toContain('destination=2%20Leash%20Rd%2C%20San%20Diego%2C%20CA%2092108');
    expect(directions.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Show more stores' }).getAttribute('href')).toBe(STORES.moreUrl);
  });

  test('[STO-09] works without scripts and keeps the search text', () => {
    show(STORES, { query: 'q=San+Diego' });
    const form = screen.getByRole('search', { name: 'Stores' });
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/store-locator', 'get']);
    const box = within(form).getByRole<HTMLInputElement>('textbox', { name: 'ZIP code or city' });
    expect([box.name, box.value]).toEqual(['q', 'San Diego']);
  });

  test('[STO-09] a store is chosen by a form that also posts without scripts', async () => {
    const { myStore, container } = show(STORES, { query: 'q=San+Diego&n=40' });
    const form = container.querySelector('form[action="/stores/choose"]') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toEqual({ storeId: '1101', URL: '/store-locator?q=San+Diego&n=40' });
    fireEvent.submit(form);
    expect(await within(entries()[0] as HTMLElement).findByText('My store')).toBeTruthy();
    expect(myStore.chosenIds).toEqual(['1101']);
    expect(screen.getAllByRole('link', { name: 'Mission Valley' })).toHaveLength(2);
  });

  test('[STO-09] confirms a store chosen without scripts', () => {
    show(STORES, { query: 'q=San+Diego&chosen=1102', own: { id: '1102', locationId: '13502', name: 'La Mesa' } });
    expect(screen.getByText('La Mesa is now your store.')).toBeTruthy();
  });

  test('[STO-09] does not confirm a choice that only the URL claims', () => {
    show(STORES, { query: 'q=San+Diego&chosen=1102' });
    expect(screen.queryByText('La Mesa is now your store.')).toBeNull();
  });
  test('[STO-09] updates the open state of a page rendered hours ago', () => {
    show(STORES, { clock: () => NOW + 10 * 60 * 60 * 1_000 });
    const first = within(entries()[0] as HTMLElement);
    expect(first.getByText('Closed, opens Thu at 9 am')).toBeTruthy();
    expect(first.queryByText('Open until 9 pm')).toBeNull();
  });

  test('[STO-09] shows missing data above the list', () => {
    show({ ...STORES, missing: { closures: true, details: true } });
    expect(screen.getByText(/^We couldn’t load every store/)).toBeTruthy();
    expect(screen.getByText(/check for temporary closings/)).toBeTruthy();
  });

  test('[STO-04] a closed store cannot be chosen', () => {
    const [first, ...others] = FOUND;
    if (first === undefined) throw new Error('no store');
    const { container } = show({ ...STORES, stores: [{ ...first, closed: aClosedStore() }, ...others] });
    expect(within(entries()[0] as HTMLElement).getByText(/^Closed for now: Remodel/)).toBeTruthy();
    expect(container.querySelectorAll('form[action="/stores/choose"]')).toHaveLength(others.length);
  });

  test('[STO-09] the map is an image whose markers link into the list, which is complete without it', () => {
    const { container } = show(STORES);
    const map = screen.getByRole('group', { name: 'Map of stores' });
    expect(map.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    const links = [...map.querySelectorAll('svg a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([...entries()].reverse().map(({ id }) => `#${id}`));
    expect(links.every((link) => link.getAttribute('tabindex') === '-1')).toBe(true);
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/maps/us.svg?v=2#land');
    expect(
      within(map)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Zoom in', 'Zoom out', 'Reset map']);
  });

  test("[STO-09] the list and the map highlight each other's store", () => {
    const { container, model } = show(STORES);
    fireEvent.focus(within(entries()[1] as HTMLElement).getByRole('link', { name: 'La Mesa' }));
    expect(model.map.emphasised?.id).toBe('1102');
    expect(entries()[1]?.dataset['highlighted']).toBe('true');
    fireEvent.blur(within(entries()[1] as HTMLElement).getByRole('link', { name: 'La Mesa' }));
    expect(model.map.emphasised).toBeUndefined();

    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      shown.push(this.id);
    };
    fireEvent.click(container.querySelector('svg a[href="#store-1103"]') as Element);
    expect(shown).toEqual(['store-1103']);
    expect(entries()[2]?.dataset['highlighted']).toBe('true');
  });

  test("[STO-09] the map's buttons change its view", () => {
    const { container } = show(STORES);
    const viewBox = (): string | null | undefined =>
      container.querySelector('svg[viewBox*="."]')?.getAttribute('viewBox');
    const before = viewBox();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(viewBox()).not.toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Reset map' }));
    expect(viewBox()).toBe(before);
  });

  test('[STO-09] offers several places of one name', () => {
    show({ ...STORES, otherPlaces: [{ label: 'Springfield, IL', url: '/store-locator?q=Springfield%2C+IL' }] });
    const others = screen.getByRole('navigation', { name: 'Other places with this name' });
    expect(within(others).getByRole('link', { name: 'Springfield, IL' }).getAttribute('href')).toBe(
      '/store-locator?q=Springfield%2C+IL',
    );
  });

  test('[STO-09] services are selected in a form that keeps the place', () => {
    show(STORES, { query: 'q=San+Diego' });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Grooming (4)', hidden: true });
    const form = box.form as HTMLFormElement;
    // Otherwise a page restored by Back keeps boxes checked that its URL does not contain.
    expect(form.getAttribute('autocomplete')).toBe('off');
    box.checked = true;
    expect([...new FormData(form)]).toEqual([
      ['q', 'San Diego'],
      ['service', 'Grooming'],
    ]);
  });

  test("[STO-09] groups a state's stores by city where known", () => {
    const stores = [
      { id: '1101', name: 'Mission Valley', city: 'San Diego' },
      { id: '1103', name: 'Oceanside' },
    ];
    show({ kind: 'state', name: 'California', stores }, { query: 'state=CA' });
    const list = within(screen.getByRole('list', { name: 'Stores in California' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'San Diego: Mission Valley',
      'Oceanside',
    ]);
  });

  test('[STO-09] links every state without a search', () => {
    show({ kind: 'browse' });
    expect(screen.getByRole('link', { name: 'California 178 stores' }).getAttribute('href')).toBe(
      '/store-locator?state=CA',
    );
    expect(screen.getByRole('link', { name: 'Wyoming 1 store' })).toBeTruthy();
  });

  test('[STO-09] shows an invalid search at the box and keeps it', () => {
    show(
      { kind: 'nothing', title: 'We couldn’t find “Atlantis”.', hint: 'Check the spelling.' },
      { query: 'q=Atlantis' },
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code or city' });
    expect(box.value).toBe('Atlantis');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('We couldn’t find “Atlantis”.')).toBeTruthy();
  });

  test('[STO-09] can retry after a failure of the service', () => {
    show({ kind: 'failed' }, { query: 'q=92101', states: [] });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load our stores.');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/store-locator?q=92101');
  });

  test('[STO-09] shows markup in texts as text', () => {
    const { container } = show({ ...STORES, near: '<img src=x onerror=alert(1)>' });
    expect(container.querySelector('h1 img')).toBeNull();
  });
});

describe("the shopper's location", () => {
  test('opens the stores around it, rounded to half a mile', async () => {
    const { model, history } = show({ kind: 'browse' });
    await act(() => model.useMyLocation());
    expect(history.navigatedTo).toBe('/store-locator?lat=32.72&lng=-117.16');
  });

  test.each([
    ['found', HERE],
    ['not found', E.left({ kind: 'no-location' as const, failures: [] })],
  ])('[STO-09] loses against a search made meanwhile when it is %s late', async (_case, response) => {
    let notify = (): void => undefined;
    const geolocate: GeolocateWithFallback = () => () => new Promise((done) => void (notify = () => done(response)));
    const { model, history } = show({ kind: 'browse' }, { geolocate });
    await act(async () => {
      const locating = model.useMyLocation();
      expect(model.mayLeave()).toBe(true);
      notify();
      await locating;
    });
    expect([history.navigatedTo, model.status, model.problem]).toEqual([undefined, 'leaving', undefined]);
  });

  test('shows alternatives when it is unknown', async () => {
    const { history } = show(
      { kind: 'browse' },
      { geolocate: () => async () => E.left({ kind: 'no-location', failures: [] }) },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(NOT_LOCATED)).toBeTruthy();
    expect(history.navigatedTo).toBeUndefined();
  });

  test('[STO-09] keeps the page with a message without a network', async () => {
    const { history, model } = show(STORES, { isOnline: false });
    expect(fireEvent.submit(screen.getByRole('search', { name: 'Stores' }))).toBe(false);
    expect(screen.getByText(OFFLINE)).toBeTruthy();
    await act(() => model.useMyLocation());
    expect(history.navigatedTo).toBeUndefined();
    expect(model.status).toBe('ready');
  });

  test('[STO-09] is no longer awaited on a page restored by Back', () => {
    const { model } = show(STORES);
    fireEvent.submit(screen.getByRole('search', { name: 'Stores' }));
    expect(model.status).toBe('leaving');
    fireEvent(window, new Event('pageshow'));
    expect(model.status).toBe('ready');
  });
});
