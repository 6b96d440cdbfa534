import type { LocatorResult } from './store-locator-data';

/** What the page is called, in its heading and in the browser's tab. */
export const titleOf = (result: LocatorResult): string => {
  if (result.kind === 'state') return `Stores in ${result.name}`;
  return result.kind === 'stores' ? `Stores near ${result.near}` : 'Find a store';
};

/** How much was found: `20 stores, nearest first`. */
export const countOf = (result: LocatorResult): string | undefined => {
  if (result.kind !== 'stores' && result.kind !== 'state') return undefined;
  const { length } = result.stores;
  const stores = `${length === 0 ? 'No' : length} ${length === 1 ? 'store' : 'stores'}`;
  return result.kind === 'stores' && length > 1 ? `${stores}, nearest first` : stores;
};
