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
])('[STO-08] the ZIP dialog answers %j with “%s”, and keeps nothing', async (typed, message) => {
  const { memory, ways, show } = openZip();
  show();
  update(typed);
  expect(await screen.findByText(message)).toBeDefined();
  expect([field().getAttribute('aria-invalid'), memory.zipCode(), ways]).toEqual(['true', undefined, []]);
});

test('[HDR-03] the field asks a phone for digits, and the browser for the shopper’s own', () => {
  openZip().show();
  expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'postal-code']);
});

test('[HDR-03] a new ZIP code is kept over the old one and told; who has a store is done', async () => {
  const { myStore, memory, ways, message: shownMessage, show } = openZip({ zipCode: '10003', hasStore: true });
  show();
  expect(screen.getByText('10003')).toBeDefined();
  update('92108');
  await waitFor(() => expect(ways).toEqual(['closed']));
  expect([memory.zipCode(), myStore.zipCode, shownMessage()]).toEqual(['92108', '92108', ['Delivering to 92108.']]);
});

test.each(['92108-1234', '921081234'])('[HDR-03] [FRM-08] %s is kept as 92108', async (typed) => {
  const { memory, ways, message: shownMessage, show } = openZip({ zipCode: '10003', hasStore: true });
  show();
  update(typed);
  await waitFor(() => expect(ways).toEqual(['closed']));
  expect([memory.zipCode(), shownMessage()]).toEqual(['92108', ['Delivering to 92108.']]);
});

test('[HDR-03] a ZIP code of military mail is kept, and the dialog says that no store is near it', async () => {
  const { memory, ways, message: shownMessage, show } = openZip();
  show();
  update('09012');
  expect(
    await screen.findByText('ZIP code 09012 is military mail (APO, FPO or DPO). We have no stores near it.'),
  ).toBeDefined();
  expect([memory.zipCode(), shownMessage(), ways]).toEqual(['09012', ['Delivering to 09012.'], []]);
});

test('[STO-08] each opening of the ZIP dialog begins empty', () => {
  openZip({ zipCode: '10003' }).show();
  expect(field().value).toBe('');
});

test('[HDR-03] who has no store is offered the nearest open one, and takes it', async () => {
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

test('[HDR-03] the offer can be left, or another store chosen', async () => {
  const { ways, show } = openZip();
  show();
  update('92108');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose another store' }));
  expect(ways).toEqual(['closed', 'choose a store']);
});

test('[HDR-03] a ZIP code with no store near, or stores that cannot be read, end in peace', async () => {
  const { stores, memory, ways, show } = openZip();
  stores.isDown();
  show();
  update('92108');
  await waitFor(() => expect(ways).toEqual(['closed']));
  expect(memory.zipCode()).toBe('92108');
});

test('[HDR-03] the shopper’s own place fills in a ZIP code for them to confirm', async () => {
  const { requestsMade: requested, memory, show } = openZip({ at: NEAR_LA_MESA });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/This is the ZIP code around La Mesa/)).toBeDefined();
  expect([field().value, requested, memory.zipCode()]).toEqual(['91942', [true], undefined]);
});

test.each([
  ['slow', TIMED_OUT, /Your device took too long/],
  ['not asked again', SKIPPED_ASKED_LATELY, /Your browser has not shared where you are\. Please type your ZIP code/],
  ['denied', 'User denied Geolocation', /may not be allowed to share it\. Please type your ZIP code instead\./],
])('[HDR-03] a browser that is %s leaves a word on what to do', async (_case, message, text) => {
  openZip().show(lost(message));
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
});

test('[HDR-03] a place that only the network gave away is called a guess', async () => {
  openZip().show(guessed);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/a guess from your connection\. This is the ZIP code around La Mesa/)).toBeDefined();
});

const storeNames = async (): Promise<ReadonlyArray<string | null>> => {
  const list = await screen.findByRole('list', { name: 'Stores near you' });
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

test('[HDR-03] who has given a ZIP code sees the stores around it at once, their own one marked', async () => {
  const { show } = openFinder({ zipCode: '92108', hasStore: true });
  show();
  expect((await storeNames()).slice(0, 3)).toEqual(['Mission Valley', 'La Mesa', 'Oceanside']);
  expect(screen.getByText(/stores near 92108$/)).toBeDefined();
  expect(screen.getByText('My store')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make this my store: Mission Valley' })).toBeNull();
  expect(screen.getByRole('link', { name: 'La Mesa' }).getAttribute('href')).toBe('/store-locator/1102');
});

test('[HDR-03, STO-08] a search wins over the stores around the old ZIP code that are still on their way', async () => {
  openFinder({ zipCode: '92108' }).show();
  search('San Diego');
  expect(await screen.findByText(/stores near San Diego, CA$/)).toBeDefined();
});

test('[STO-02] a store of the list becomes the shopper’s own, and the choice is over', async () => {
  const { show, myStore, chosen, message: shownMessage } = openFinder({ zipCode: '92108' });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make this my store: La Mesa' }));
  await waitFor(() => expect(chosen()).toBe(1));
  expect([myStore.store, shownMessage()]).toEqual([LA_MESA, ['La Mesa is your store now.']]);
});

test('[STO-04] a closed store is shown as closed and cannot be chosen', async () => {
  const { show, stores } = openFinder({ zipCode: '92108' });
  stores.isClosed(aClosedStore({ id: '1102', reason: 'Remodel', until: '2030-02-01' }));
  show();
  expect(await screen.findByText('Closed for now: Remodel, until Fri, Feb 1')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make this my store: La Mesa' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Make this my store: Mission Valley' })).toBeDefined();
});

test('[STO-04] a store that closed meanwhile says so beside the list, and the choice goes on', async () => {
  const { show, stores, chosen } = openFinder({ zipCode: '92108' });
  show();
  const make = await screen.findByRole('button', { name: 'Make this my store: La Mesa' });
  stores.isClosed(aClosedStore({ id: '1102' }));
  fireEvent.click(make);
  expect(await screen.findByText('This store is closed for now. Please choose another one.')).toBeDefined();
  expect(chosen()).toBe(0);
});

test.each([
  ['', 'This field is required.'],
  ['921', 'Please enter a valid ZIP Code.'],
])('[STO-08] a search for %j is answered beside the field: %s', async (typed, message) => {
  openFinder().show();
  search(typed);
  expect(await screen.findByText(message)).toBeDefined();
});

test('[STO-08] a city leads to the stores around it, and other places of that name are offered', async () => {
  const { show, stores, memory } = openFinder();
  stores.hasPlaces(aPlace({ name: 'San Diego, TX', zipCode: '78384' }));
  show();
  search('San Diego');
  expect((await storeNames())[0]).toBe('Mission Valley');
  expect(screen.getByRole('button', { name: 'San Diego, TX' })).toBeDefined();
  expect(memory.zipCode()).toBeUndefined();
});

test('[STO-08] a place that nobody knows is told, with what to do', async () => {
  openFinder().show();
  search('Atlantis');
  expect(await screen.findByText(/We found no place called “Atlantis”/)).toBeDefined();
});

test('[HDR-03] a search that fails can be tried again', async () => {
  const { show, stores } = openFinder();
  stores.isDown();
  show();
  search('92108');
  expect(await screen.findByText('We could not look for stores just now.')).toBeDefined();
  stores.isBack();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await storeNames())[0]).toBe('Mission Valley');
});

test('[HDR-03] where the shopper is leads to the stores there; a guess is called one', async () => {
  openFinder().show(guessed);
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect((await storeNames())[0]).toBe('La Mesa');
  expect(screen.getByText(/this is a guess from your connection/)).toBeDefined();
});

test('[GEO-03] who looks for stores where they are has not chosen the nearest one', async () => {
  const { show, visit, myStore } = openFinder({ at: NEAR_LA_MESA });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('La Mesa')).toBeDefined();
  expect([visit.isNowhere, myStore.store]).toEqual([true, undefined]);
});

test('[HDR-03] where nobody can tell the place, the shopper is asked to type one', async () => {
  openFinder().show(lost('User denied Geolocation'));
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/Please type your ZIP code or your city instead\./)).toBeDefined();
});

test('[HDR-03] what is typed while the browser still looks for the place wins', async () => {
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
