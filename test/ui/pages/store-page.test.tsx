import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Clock } from '../../../core/shared/clock';
import type { UsGeography } from '../../../core/stores/finding/us-map';
import type { PreferredStore } from '../../../core/stores/preferred/preferred-store';
import { storeMap } from '../../../ui/pages/stores/locator-map';
import type { StorePageData } from '../../../ui/pages/stores/store-data';
import { StorePage } from '../../../ui/pages/stores/store-page';
import { StoreMapViewModel } from '../../../ui/stores/map/store-map-view-model';
import { MomentViewModel } from '../../../ui/stores/moment-view-model';
import { aClosedStore, aStore } from '../../builders/store';
import { FakeOwnStore } from '../../fakes/fake-own-store';

const geography: UsGeography = {
  toMap: ({ latitude, longitude }) => ({ x: 500 + longitude, y: 300 - latitude }),
  stateOf: () => 'CA',
};
/** A Wednesday, at noon in California. */
const NOW = Date.parse('2026-11-25T20:00:00Z');

const showStore = (facts: Partial<StorePageData> = {}, clock: Clock = () => NOW, own?: PreferredStore) => {
  const store = facts.store ?? aStore();
  const map = storeMap(geography, store, facts.nearby ?? []);
  const data: StorePageData = {
    store,
    closed: undefined,
    nearby: [],
    breadcrumbs: [{ label: 'Home', url: '/' }],
    distance: undefined,
    map,
    wasChosen: false,
    problem: undefined,
    missing: { closures: false, nearby: false },
    now: NOW,
    ...facts,
  };
  const myStore = new FakeOwnStore(own);
  render(
    <StorePage
      data={data}
      map={data.map === undefined ? undefined : new StoreMapViewModel(data.map)}
      moment={new MomentViewModel(data.now, clock)}
      myStore={myStore}
    />,
  );
  return myStore;
};

describe("a store's page", () => {
  test('[STO-09] shows address, hours and services, with today marked', () => {
    showStore({ distance: 0.8684 * 2.3 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mission Valley');
    for (const text of ['2 Leash Rd', 'San Diego, CA 92108', '2.3 mi away', 'Open until 9 pm', 'Grooming']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const hours = within(screen.getByRole('region', { name: 'Hours' }));
    expect(hours.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday (today)',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(screen.getByRole('group', { name: 'Map of Mission Valley' })).toBeTruthy();
  });

  test('[STO-09] updates the open state of a page rendered yesterday', () => {
    showStore({}, () => NOW + 10 * 60 * 60 * 1_000);
    expect(screen.getByText('Closed, opens Thu at 9 am')).toBeTruthy();
    expect(screen.queryByText('Open until 9 pm')).toBeNull();
  });

  test('[STO-09] continues to the next day in the background', () => {
    let now = NOW;
    showStore({}, () => now);
    expect(screen.getByText('Wednesday (today)')).toBeTruthy();
    now += 24 * 60 * 60 * 1_000;
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByText('Thursday (today)')).toBeTruthy();
  });

  test("[STO-09] hydrates with the server's markup", () => {
    const drawn = (moment: MomentViewModel) => moment.now;
    const moment = new MomentViewModel(NOW, () => NOW + 1);
    expect(drawn(moment)).toBe(NOW);
    moment.refresh();
    expect(drawn(moment)).toBe(NOW + 1);
  });

  test('[STO-09] shows what is missing', () => {
    showStore({ missing: { closures: true, nearby: true } });
    expect(screen.getByText(/check for temporary closings/)).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Nearby stores' })).getByText(/couldn’t load nearby stores/),
    ).toBeTruthy();
  });

  test("[STO-09] confirms a choice without scripts only for the shopper's store", () => {
    showStore({ wasChosen: true });
    expect(screen.queryByText('Mission Valley is now your store.')).toBeNull();
    cleanup();
    showStore({ wasChosen: true }, () => NOW, { id: '1101', locationId: '13501', name: 'Mission Valley' });
    expect(screen.getByText('Mission Valley is now your store.')).toBeTruthy();
  });

  test('[STO-09] can choose the store', async () => {
    const myStore = showStore();
    fireEvent.submit(screen.getByRole('button', { name: 'Make this my store' }).closest('form') as HTMLFormElement);
    expect(await screen.findByText('Your store')).toBeTruthy();
    expect(myStore.chosenIds).toEqual(['1101']);
  });

  test('[STO-04] shows the closing dates of a closed store, which cannot be chosen', () => {
    showStore({ closed: aClosedStore() });
    expect(screen.getByText(/^Closed for now: Remodel/)).toBeTruthy();
    expect(screen.getByText(/Since Tue, Jan 1, until Fri, Feb 1/)).toBeTruthy();
    const others = screen.getByRole('link', { name: 'Find another nearby store' });
    expect(others.getAttribute('href')).toBe('/store-locator?q=92108');
    expect(screen.queryByRole('button', { name: 'Make this my store' })).toBeNull();
    expect(screen.queryByText(/Open until/)).toBeNull();
  });

  test('[STO-09] links to nearby stores', () => {
    showStore({
      nearby: [
        { point: { id: '1102', name: 'La Mesa', latitude: 1, longitude: 1 }, distance: 8.684, store: undefined },
      ],
    });
    expect(screen.getByRole('link', { name: 'La Mesa 10 mi' }).getAttribute('href')).toBe('/store-locator/1102');
  });

  test('[STO-09] omits unknown data', () => {
    showStore({
      store: aStore({ hours: [], phone: undefined, services: [], coordinates: undefined, timeZone: undefined }),
      map: undefined,
    });
    expect(screen.getByText('Please call the store for its hours.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Map/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Services' })).toBeNull();
  });
});
