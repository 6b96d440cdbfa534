import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aClosedStore, aPlace } from '../../builders/store';
import { field, NEAR_LA_MESA, openFinder, openZip, search, update } from './store-dialogs-world';

test('[STO-08] trims spaces around a pasted ZIP code', async () => {
  const { memory, show } = openZip();
  show();
  expect(field().maxLength).toBe(10);
  update('  92108 ');
  await waitFor(() => expect(memory.zipCode()).toBe('92108'));
});

test("[HDR-03] both dialogs' forms submit to the locator before hydration", () => {
  openZip().show();
  expect([field().name, field().form?.getAttribute('action')]).toEqual(['q', '/store-locator']);
  cleanup();
  openFinder().show();
  const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code or city' });
  expect([text.name, text.form?.getAttribute('action')]).toEqual(['q', '/store-locator']);
});

const SAN_JUAN = aPlace({ name: 'San Juan, PR', zipCode: '00901', latitude: 18.47, longitude: -66.11 });

test('[HDR-03] [STO-08] stores a ZIP code far from every store for deliveries and offers no store', async () => {
  const { stores, myStore, memory, ways, show } = openZip();
  stores.hasPlaces(SAN_JUAN);
  show();
  update('00901');
  expect(await screen.findByText('We don’t have a store near you.')).toBeDefined();
  expect([memory.zipCode(), memory.store(), myStore.store, ways]).toEqual(['00901', undefined, undefined, []]);
  expect(screen.queryByText(/Your nearest store is/)).toBeNull();
});

test('[HDR-03] a location far from every store fills in nothing', async () => {
  openZip({ at: { latitude: 48.86, longitude: 2.35 } }).show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('We don’t have a store near you. Please enter your ZIP code instead.')).toBeDefined();
  expect(field().value).toBe('');
});

test('[HDR-03] [GEO-04] “Use my location” in the open dialog finds a ZIP code and selects no store by itself', async () => {
  const { stores, myStore, memory, idle, show } = openZip({ at: NEAR_LA_MESA });
  stores.hasPlaces(aPlace({ name: 'La Mesa, CA', zipCode: '91942' }));
  myStore.start();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/This is the ZIP code around La Mesa/)).toBeDefined();
  await act(idle);
  expect([memory.store(), memory.zipCode(), myStore.store]).toEqual([undefined, undefined, undefined]);
  update();
  expect(await screen.findByText(/Your nearest store is/)).toBeDefined();
  expect([memory.store(), memory.zipCode()]).toEqual([undefined, '91942']);
});

test('[HDR-03] [STO-04] fills in the ZIP code of the nearest open store', async () => {
  const { stores, show } = openZip({ at: NEAR_LA_MESA });
  stores.isClosed(aClosedStore({ id: '1102' }));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/This is the ZIP code around Mission Valley/)).toBeDefined();
  expect(field().value).toBe('92108');
});

test('[STO-09] reports a place far from every store with the nearest one', async () => {
  const { show, stores } = openFinder();
  stores.hasPlaces(SAN_JUAN);
  show();
  search('00901');
  expect(
    await screen.findByText(/^There’s no store near San Juan, PR\. The nearest is Union Square, 1,6\d\d miles away\.$/),
  ).toBeDefined();
  expect(screen.getByRole('list', { name: 'Nearest stores' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Stores near you' })).toBeNull();
});

test.each(['California', 'ca'])('[STO-09] the name of a state (%s) offers all its stores', async (typed) => {
  openFinder().show();
  search(typed);
  const all = await screen.findByRole('link', { name: 'All stores in California' });
  expect(all.getAttribute('href')).toBe('/store-locator?state=CA');
});

test('[STO-08] does not suggest a ZIP code after an unknown one was typed', async () => {
  openFinder().show();
  search('99999');
  expect(await screen.findByText("We couldn't find ZIP code 99999. Check it, or enter a city.")).toBeDefined();
});
