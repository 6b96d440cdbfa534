import { isNear } from '../../../core/stores/finding/near';
import { noneNearText } from '../../stores/store-messages';
import type { LocatorResult } from './store-locator-data';

/** Returns the title for the heading and the browser's tab. */
export const titleOf = (result: LocatorResult): string => {
  if (result.kind === 'state') return `Stores in ${result.name}`;
  if (result.kind !== 'stores') return 'Find a store';
  const { near, stores } = result;
  return stores.length > 0 && !stores.some(isNear) ? `No stores near ${near}` : `Stores near ${near}`;
};

/** Returns the number of results, such as `20 stores, nearest first`, or that none is near. */
export const countOf = (result: LocatorResult): string | undefined => {
  if (result.kind !== 'stores' && result.kind !== 'state') return undefined;
  const { length } = result.stores;
  const stores = `${length === 0 ? 'No' : length} ${length === 1 ? 'store' : 'stores'}`;
  if (result.kind === 'stores') {
    const isFiltered = result.services.some(({ isChosen }) => isChosen);
    const far = noneNearText(result.near, result.stores, isFiltered ? 'store with these services' : 'store');
    if (far !== undefined) return far;
  }
  return result.kind === 'stores' && length > 1 ? `${stores}, nearest first` : stores;
};
