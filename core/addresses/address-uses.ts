import type { AddressUse, SavedAddress } from './address';

/** The addresses that may be used so, in their order. */
export const addressesFor = (all: ReadonlyArray<SavedAddress>, use: AddressUse): ReadonlyArray<SavedAddress> =>
  all.filter(({ purpose }) => purpose === use || purpose === 'both');

/** The default address for a use; undefined when there is none (CHK-04). */
export const defaultAddressFor = (all: ReadonlyArray<SavedAddress>, use: AddressUse): SavedAddress | undefined =>
  all.find(({ isDefault }) => isDefault[use]);
