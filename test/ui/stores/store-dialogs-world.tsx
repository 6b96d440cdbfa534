import { fireEvent, render, screen } from '@testing-library/react';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import { makeRememberZip } from '../../../core/stores/preferred/remember-zip';
import { ChangeStore } from '../../../ui/stores/change-store';
import { StoreFinderViewModel } from '../../../ui/stores/store-finder-view-model';
import { ZipDialog } from '../../../ui/stores/zip-dialog';
import { ZipViewModel } from '../../../ui/stores/zip-view-model';
import { MISSION_VALLEY, storesWorld } from './my-store-world';

export const NEAR_LA_MESA: Coordinates = { latitude: 32.76, longitude: -117.03 };

/** The ZIP dialog over a world with stores. */
export const openZip = (
  facts: { readonly zipCode?: string; readonly hasStore?: boolean; readonly at?: Coordinates } = {},
) => {
  const world = storesWorld({
    known: { store: facts.hasStore === true ? MISSION_VALLEY : undefined, zipCode: facts.zipCode },
    ...(facts.at === undefined ? {} : { at: facts.at }),
  });
  const { myStore, memory, findStores, toasts } = world;
  if (facts.hasStore === true) memory.hasStore(MISSION_VALLEY);
  const ways: string[] = [];
  const show = (geolocate = world.geolocate): void => {
    const model = new ZipViewModel({
      rememberZip: makeRememberZip({ memory }),
      findStores,
      geolocate,
      currentPath: () => '/shop/en/petcostore',
      myStore,
      toasts,
      close: () => void ways.push('closed'),
    });
    render(
      <ZipDialog model={model} onClose={() => ways.push('closed')} onChooseStore={() => ways.push('choose a store')} />,
    );
  };
  return { ...world, ways, show };
};

export const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'ZIP code' });
export const update = (typed?: string): void => {
  if (typed !== undefined) fireEvent.change(field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
};

/** The store dialog over a world with stores. */
export const openFinder = (
  facts: {
    readonly zipCode?: string;
    readonly hasStore?: boolean;
    readonly at?: Coordinates;
    /** The part number of the product for which a store is chosen. */
    readonly item?: string;
  } = {},
) => {
  const world = storesWorld({
    known: { store: facts.hasStore === true ? MISSION_VALLEY : undefined, zipCode: facts.zipCode },
    ...(facts.at === undefined ? {} : { at: facts.at }),
  });
  let chosen = 0;
  const show = (geolocate = world.geolocate): void => {
    const model = new StoreFinderViewModel({
      findStores: world.findStores,
      geolocate,
      clock: world.time.clock,
      currentPath: () => '/shop/en/petcostore',
      myStore: world.myStore,
      item: facts.item === undefined ? undefined : { partNumber: facts.item, stockAtStores: world.stock.atStores },
      onChosen: () => void (chosen += 1),
    });
    render(<ChangeStore model={model} />);
  };
  return { ...world, show, chosen: () => chosen };
};

export const search = (typed: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: 'ZIP code or city' }), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
};
