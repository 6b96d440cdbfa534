import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SKIPPED_ASKED_LATELY, TIMED_OUT } from '../../../core/geolocation/geolocate-with-fallback';
import type { StoreFinderPorts } from '../../../ui/stores/store-finder-view-model';
import { aClosedStore, aPlace } from '../../builders/store';
import { LA_MESA } from './my-store-world';
import { field, NEAR_LA_MESA, openFinder, openZip, search, update } from './store-dialogs-world';

const lost =
  (message: string): StoreFinderPorts['geolocate'] =>
  () =>
  async () => ({ _tag: 'Left', left: { kind: 'no-location', failures: [{ method: 'NAVIGATOR', message }] } });

const guessed: StoreFinderPorts['geolocate'] = () => async () => ({
  _tag: 'Right',
  right: { ...NEAR_LA_MESA, method: 'EDGE_SCAPE' },
});

test.each([
  ['', 'ZIP code field is required.'],
  ['921', 'Please enter a valid ZIP Code.'],
  ['9210a', 'Please enter a valid ZIP Code.'],
  ['921080', 'Please enter a valid ZIP Code.'],
  ['123456', 'Please enter a valid ZIP Code.'],
  ['92108-123', 'Please enter a valid ZIP Code.'],
  ['00000', "We couldn't find ZIP code 00000."],
  ['00000-1234', "We couldn't find ZIP code 00000."],
])('[STO-08] the ZIP dialog responds to %j with “%s” and stores nothing', async (typed, message) => {
  const { memory, ways, show } = openZip();
  show();
  update(typed);
  expect(await screen.findByText(message)).toBeDefined();
  expect([field().getAttribute('aria-invalid'), memory.zipCode(), ways]).toEqual(['true', undefined, []]);
});

test("[HDR-03] the field requests a numeric keyboard and the shopper's autofill data", () => {
  openZip().show();
  expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'postal-code']);
});

test('[HDR-03] stores and announces a new ZIP code; a shopper with a store is done', async () => {
  const { myStore, memory, ways, message: shownMessage, show } = openZip({ zipCode: '10003', hasStore: true });
  show();
  expect(screen.getByText('10003')).toBeDefined();
  update('92108');
  await waitFor(() => expect(ways).toEqual(['closed']));
  expect([memory.zipCode(), myStore.zipCode, shownMessage()]).toEqual(['92108', '92108', ['Delivering to 92108.']]);
});

test.each(['92108-1234', '921081234'])('[HDR-03] [FRM-08] stores %s as 92108', async (typed) => {
  const { memory, ways, message: shownMessage, show } = openZip({ zipCode: '10003', hasStore: true });
  show();
  update(typed);
  await waitFor(() => expect(ways).toEqual(['closed']));
  expect([memory.zipCode(), shownMessage()]).toEqual(['92108', ['Delivering to 92108.']]);
});

test('[HDR-03] stores a military ZIP code and says that no store is near', async () => {
  const { memory, ways, message: shownMessage, show } = openZip();
  show();
  update('09012');
  expect(
    await screen.findByText('ZIP code 09012 is for military mail (APO, FPO or DPO). There are no stores near it.'),
  ).toBeDefined();
  expect([memory.zipCode(), shownMessage(), ways]).toEqual(['09012', ['Delivering to 09012.'], []]);
});

test('[STO-08] the ZIP dialog opens empty each time', () => {
  openZip({ zipCode: '10003' }).show();
  expect(field().value).toBe('');
});

test('[HDR-03] offers the nearest open store to a shopper without one, who can accept it', async () => {
  const { stores, myStore, memory, ways, show } = openZip();
  stores.isClosed(aClosedStore({ id: '1101' }));
  show();
  update('92108');
  expect((await screen.findByText(/Your nearest store is/)).textContent).toMatch(/^Your nearest store is La Mesa, /);
  expect(ways).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Make it my store' }));
  await waitFor(() => expect(ways).toEqual(['closed']));
  expect([myStore.store, memory.zipCode()]).toEqual([LA_MESA, '92108']);
});

test('[HDR-03] the offer can be declined, or another store chosen', async () => {
  const { ways, show } = openZip();
  show();
  update('92108');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose another store' }));
  expect(ways).toEqual(['closed', 'choose a store']);
});

test('[HDR-03] closes quietly for a ZIP code without a nearby store or unreadable stores', async () => {
  const { stores, memory, ways, show } = openZip();
  stores.isDown();
  show();
  update('92108');
  await waitFor(() => expect(ways).toEqual(['closed']));
  expect(memory.zipCode()).toBe('92108');
});

test("[HDR-03] fills in the ZIP code of the shopper's location for confirmation", async () => {
  const { requestsMade: requested, memory, show } = openZip({ at: NEAR_LA_MESA });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/This is the ZIP code around La Mesa/)).toBeDefined();
  expect([field().value, requested, memory.zipCode()]).toEqual(['91942', [true], undefined]);
});

test.each([
  ['slow', TIMED_OUT, /It took too long/],
  [
    'not prompting again',
    SKIPPED_ASKED_LATELY,
    /Your browser hasn’t shared your location\. Please enter your ZIP code/,
  ],
  ['denied', 'User denied Geolocation', /your browser can share it\. Please enter your ZIP code instead\./],
])('[HDR-03] explains what to do when the browser is %s', async (_case, message, text) => {
  openZip().show(lost(message));
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
});

test('[HDR-03] calls a place located by the network a guess', async () => {
  openZip().show(guessed);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(
    await screen.findByText(/estimated it from your connection\. This is the ZIP code around La Mesa/),
  ).toBeDefined();
});

const storeNames = async (): Promise<ReadonlyArray<string | null>> => {
  const list = await screen.findByRole('list', { name: 'Stores near you' });
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

test('[HDR-03] shows the stores around a stored ZIP code at once, with the own one marked', async () => {
  const { show } = openFinder({ zipCode: '92108', hasStore: true });
  show();
  expect((await storeNames()).slice(0, 3)).toEqual(['Mission Valley', 'La Mesa', 'Oceanside']);
  expect(screen.getByText(/stores near 92108$/)).toBeDefined();
  expect(screen.getByText('My store')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make this my store: Mission Valley' })).toBeNull();
  expect(screen.getByRole('link', { name: 'La Mesa' }).getAttribute('href')).toBe('/store-locator/1102');
});

test('[HDR-03, STO-08] a search wins over the pending stores around the old ZIP code', async () => {
  openFinder({ zipCode: '92108' }).show();
  search('San Diego');
  expect(await screen.findByText(/stores near San Diego, CA$/)).toBeDefined();
});

test('[STO-02] choosing a store from the list closes the dialog', async () => {
  const { show, myStore, chosen, message: shownMessage } = openFinder({ zipCode: '92108' });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make this my store: La Mesa' }));
  await waitFor(() => expect(chosen()).toBe(1));
  expect([myStore.store, shownMessage()]).toEqual([LA_MESA, ['La Mesa is now your store.']]);
});

test('[STO-04] a closed store is marked and cannot be chosen', async () => {
  const { show, stores } = openFinder({ zipCode: '92108' });
  stores.isClosed(aClosedStore({ id: '1102', reason: 'Remodel', until: '2030-02-01' }));
  show();
  expect(await screen.findByText('Closed for now: Remodel, until Fri, Feb 1')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make this my store: La Mesa' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Make this my store: Mission Valley' })).toBeDefined();
});

test('[STO-04] shows beside the list that a store closed meanwhile, and stays open', async () => {
  const { show, stores, chosen } = openFinder({ zipCode: '92108' });
  show();
  const make = await screen.findByRole('button', { name: 'Make this my store: La Mesa' });
  stores.isClosed(aClosedStore({ id: '1102' }));
  fireEvent.click(make);
  expect(await screen.findByText('This store is temporarily closed. Please choose another one.')).toBeDefined();
  expect(chosen()).toBe(0);
});

test.each([
  ['', 'This field is required.'],
  ['921', 'Please enter a valid ZIP Code.'],
])('[STO-08] shows the result of a search for %j beside the field: %s', async (typed, message) => {
  openFinder().show();
  search(typed);
  expect(await screen.findByText(message)).toBeDefined();
});

test('[STO-08] a city shows the stores around it and offers other places of that name', async () => {
  const { show, stores, memory } = openFinder();
  stores.hasPlaces(aPlace({ name: 'San Diego, TX', zipCode: '78384' }));
  show();
  search('San Diego');
  expect((await storeNames())[0]).toBe('Mission Valley');
  expect(screen.getByRole('button', { name: 'San Diego, TX' })).toBeDefined();
  expect(memory.zipCode()).toBeUndefined();
});

test('[STO-08] explains an unknown place with advice', async () => {
  openFinder().show();
  search('Atlantis');
  expect(await screen.findByText(/We couldn’t find “Atlantis”/)).toBeDefined();
});

test('[HDR-03] can retry a failed search', async () => {
  const { show, stores } = openFinder();
  stores.isDown();
  show();
  search('92108');
  expect(await screen.findByText('We couldn’t search for stores.')).toBeDefined();
  stores.isBack();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await storeNames())[0]).toBe('Mission Valley');
});

test("[HDR-03] the shopper's location shows the stores there; a guess is called one", async () => {
  openFinder().show(guessed);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect((await storeNames())[0]).toBe('La Mesa');
  expect(screen.getByText(/estimated it from your connection/)).toBeDefined();
});

test('a search by location does not choose the nearest store', async () => {
  const { show, visit, myStore } = openFinder({ at: NEAR_LA_MESA });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('La Mesa')).toBeDefined();
  expect([visit.isLocatingOff, myStore.store]).toEqual([true, undefined]);
});

test('[HDR-03] asks the shopper to type a place when the location is unknown', async () => {
  openFinder().show(lost('User denied Geolocation'));
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/Please enter your ZIP code or city instead\./)).toBeDefined();
});

test('[HDR-03] text typed while the browser locates the shopper wins', async () => {
  let respond = (): void => undefined;
  const late: StoreFinderPorts['geolocate'] = () => () =>
    new Promise((resolve) => {
      respond = () => resolve({ _tag: 'Right', right: { latitude: 40.7, longitude: -74, method: 'NAVIGATOR' } });
    });
  const { show, settled } = openFinder();
  show(late);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  search('92108');
  expect((await storeNames())[0]).toBe('Mission Valley');
  await act(async () => {
    respond();
    await settled();
  });
  expect((await storeNames())[0]).toBe('Mission Valley');
});
