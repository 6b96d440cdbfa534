import type { IO } from 'fp-ts/IO';
import type { Store } from '../store';

/** The shopper's store as it is stored between pages (STO-02). */
export interface PreferredStore {
  readonly id: string;
  readonly locationId: string;
  readonly name: string;
}

export const toPreferredStore = ({ id, locationId, name }: Store): PreferredStore => ({ id, locationId, name });

/**
 * Stores the shopper's store and ZIP code: local storage USER_SET_PREFERRED_STORE_ID, _LOCATION_ID, _NAME and
 * USER_SET_ZIP, and cookies (STO-02, STO-03). A server has only the cookies, so the cookies win where the two differ.
 * None of these fail.
 */
export interface PreferredPlaceStore {
  /** Undefined unless id, location id and name are all stored. */
  readonly store: IO<PreferredStore | undefined>;
  /** Five digits: the shopper's own ZIP code, or that of a store (STO-02). */
  readonly zipCode: IO<string | undefined>;
  /**
   * The ZIP code that the shopper entered for deliveries. Undefined when the stored one is that of a store: choosing a
   * store does not decide where orders go.
   */
  readonly deliveryZip: IO<string | undefined>;
  /**
   * Stores the store in storage and cookies, and its id as the newest of at most five stores. Stores the ZIP code only
   * if there is none yet (STO-02, STO-03); it is then no `deliveryZip`.
   */
  readonly remember: (store: PreferredStore, zipCode: string) => IO<void>;
  /**
   * Writes the stored store again, because a sign-in removes one of its cookies (USR-06). Changes nothing when there is
   * none.
   */
  readonly renew: IO<void>;
  /** Stores a ZIP code for deliveries, and replaces an existing one. */
  readonly rememberZip: (zipCode: string) => IO<void>;
  /** Removes the store (STO-04), with the ZIP code where that is a store's. */
  readonly forget: IO<void>;
}
