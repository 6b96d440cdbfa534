import type { AddressUse } from '../../../core/addresses/address';

/** The names of default addresses (CHK-04). */
export const DEFAULT_NAMES: Readonly<Record<AddressUse, string>> = {
  delivery: 'Default delivery address',
  billing: 'Default billing address',
};

/** The labels of the checkboxes that make an address a default. */
export const USE_AS_DEFAULT: Readonly<Record<AddressUse, string>> = {
  delivery: 'Use as my default delivery address',
  billing: 'Use as my default billing address',
};
