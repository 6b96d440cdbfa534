import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeRememberZip } from '../../../core/stores/preferred/remember-zip';
import type { GeolocateWithFallback } from '../../../core/geolocation/geolocate-with-fallback';
import { ChangeStore } from '../../../ui/stores/change-store';
import { StoreFinderViewModel } from '../../../ui/stores/store-finder-view-model';
import { ZipDialog } from '../../../ui/stores/zip-dialog';
import { ZipViewModel } from '../../../ui/stores/zip-view-model';
import { storesWorld, type StoresWorldFacts } from './my-store-world';

const NEAR_LA_MESA = { latitude: 32.76, longitude: -117.03 };

const useMyLocation = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));

const showZip = (facts: StoresWorldFacts, geolocate?: GeolocateWithFallback) => {
  const world = storesWorld(facts);
  world.myStore.start();
  const model = new ZipViewModel({
    ...world,
    rememberZip: makeRememberZip(world),
    geolocate: geolocate ?? world.geolocate,
    currentPath: () => '/shop/en/petcostore',
    close: () => undefined,
  });
  render(<ZipDialog model={model} onClose={() => undefined} onChooseStore={() => undefined} />);
  return { ...world, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' }) };
};

test('[STO-08] keeps a ZIP code typed while the browser locates the shopper', async () => {
  let respond = (): void => undefined;
  const { field, settled } = showZip({}, () => () => {
    return new Promise((resolve) => {
      respond = () => resolve({ _tag: 'Right', right: { ...NEAR_LA_MESA, method: 'NAVIGATOR' } });
    });
  });
  useMyLocation();
  fireEvent.change(field, { target: { value: '100' } });
  await act(async () => {
    respond();
    await settled();
  });
  expect(field.value).toBe('100');
  expect(screen.queryByText(/This is the ZIP code around/)).toBeNull();
});

test('[HDR-03] says that only the edge knows the place and fills nothing in', () => {
  const { field } = showZip({ guessedZip: '92101' });
  expect(screen.getByText(/Based on your connection, you’re near/).textContent).toContain('92101');
  expect(field.value).toBe('');
});

test('[STO-09] shows unknown closures beside the list, and treats unreadable stores as a failure', async () => {
  const { stores, ...world } = storesWorld({ at: NEAR_LA_MESA });
  stores.isDown('closedStores');
  const model = new StoreFinderViewModel({
    ...world,
    clock: world.time.clock,
    currentPath: () => '/shop/en/petcostore',
    onChosen: () => undefined,
  });
  render(<ChangeStore model={model} />);
  useMyLocation();
  expect(await screen.findByText(/check for temporary closings/)).toBeDefined();
  expect(screen.getByRole('list', { name: 'Stores near you' })).toBeDefined();
  stores.isDown('store');
  useMyLocation();
  expect(await screen.findByText('We couldn’t search for stores.')).toBeDefined();
});
