import type { PreferredStore } from './preferred-store';
import { cleanPlaceText } from '../finding/place-text';
import { zipOf } from '../zip-code';

/** The store of a link, as far as its parameters are valid (STO-05). */
export interface StoreParameters {
  readonly id: string | undefined;
  readonly locationId: string | undefined;
  readonly name: string | undefined;
  readonly zipCode: string | undefined;
}

/** Reads `store_id`, `store_location_id`, `store_name` and `store_zip`; an invalid parameter counts as missing. */
export const readStoreParameters = (query: { readonly get: (name: string) => string | null }): StoreParameters => ({
  id: matching(ID, query.get('store_id')),
  locationId: matching(ID, query.get('store_location_id')),
  name: cleanPlaceText(query.get('store_name') ?? '') || undefined,
  zipCode: zipOf(query.get('store_zip') ?? ''),
});

/** Returns the store that the link describes; undefined unless it has all fields of a preferred store. */
export const linkedStore = ({ id, locationId, name }: StoreParameters): PreferredStore | undefined =>
  id !== undefined && locationId !== undefined && name !== undefined ? { id, locationId, name } : undefined;

const ID = /^[A-Za-z\d]{1,20}$/;

const matching = (pattern: RegExp, value: string | null): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined;
