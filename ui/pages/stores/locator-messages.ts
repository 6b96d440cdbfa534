import { isNear } from '../../../core/stores/finding/near';
import { noneNearText } from '../../stores/store-messages';
import type { LocatorResult } from './store-locator-data';

/** What the page is called, in its heading and in the browser's tab. */
export const titleOf = (result: LocatorResult): string => {
  if (result.kind === 'state') return `Stores in ${result.name}`;
  if (result.kind !== 'stores') return 'Find a store';
  const { near, stores } = result;
  return stores.length > 0 && !stores.some(isNear) ? `No stores near ${near}` : `Stores near ${near}`;
};

/** How much was found: `20 stores, nearest first`; or that none of it is near. */
export const countOf = (result: LocatorResult): string | undefined => {
  if (result.kind !== 'stores' && result.kind !== 'state') return undefined;
  const { length } = result.stores;
  const stores = `${length === 0 ? 'No' : length} ${length === 1 ? 'store' : 'stores'}`;
  if (result.kind === 'stores') {
    const isChoosy = result.services.some(({ isChosen }) => isChosen);
    const far = noneNearText(result.near, result.stores, isChoosy ? 'store with all of this' : 'store');
    if (far !== undefined) return far;
  }
  return result.kind === 'stores' && length > 1 ? `${stores}, nearest first` : stores;
};
