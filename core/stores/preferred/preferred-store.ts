import type { IO } from 'fp-ts/IO';
import type { Store } from '../store';

/** The shopper's store, as far as it is remembered between pages (STO-02). */
export interface PreferredStore {
  readonly id: string;
  readonly locationId: string;
  readonly name: string;
}

export const toPreferredStore = ({ id, locationId, name }: Store): PreferredStore => ({ id, locationId, name });

/**
 * What is remembered of the shopper's place: local storage USER_SET_PREFERRED_STORE_ID, _LOCATION_ID, _NAME and
 * USER_SET_ZIP, and cookies (STO-02, STO-03). On a server only the cookies are there, so that they win where the two
 * differ. None of these fail.
 */
export interface PreferredPlaceStore {
  /** Undefined unless id, location id and name are all there. */
  readonly store: IO<PreferredStore | undefined>;
  /** Five digits. */
  readonly zipCode: IO<string | undefined>;
  /**
   * Keeps the store in storage and cookies, and its id as the newest of at most five stores; keeps the ZIP code only if
   * there is none yet (STO-02, STO-03).
   */
  readonly remember: (store: PreferredStore, zipCode: string) => IO<void>;
  /**
   * Writes the remembered store once more: a sign-in removes one of its cookies (USR-06) although the shopper keeps the
   * store. Without a remembered store nothing changes.
   */
  readonly renew: IO<void>;
  /** Keeps a ZIP code that the shopper gave for deliveries, over the one there is. */
  readonly rememberZip: (zipCode: string) => IO<void>;
  /** Removes what is kept of the store (STO-04); the ZIP code stays. */
  readonly forget: IO<void>;
}
