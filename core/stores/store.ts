import type { Coordinates } from '../geolocation/coordinates';

/** The position of a store, from the list of all stores (STO-01: ID, SN, LA, LO). */
export interface StorePoint extends Coordinates {
  readonly id: string;
  readonly name: string;
  /** The city; undefined where the list has none. */
  readonly city?: string;
}

/** The opening hours of a store on one day of the week, in minutes since midnight in its time zone. */
export interface OpeningHours {
  /** 0 is Sunday. */
  readonly day: number;
  readonly opens: number;
  readonly closes: number;
}

/** A store with its details (STO-01: IDENTIFIER, STLOC_ID, DSNAME, ADDRESS). */
export interface Store {
  readonly id: string;
  readonly locationId: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Five digits: the part before a hyphen (STO-01). */
  readonly zipCode: string;
  readonly phone: string | undefined;
  readonly coordinates: Coordinates | undefined;
  /** At most one entry a day; a day without one is closed. Empty when the service sends none. */
  readonly hours: ReadonlyArray<OpeningHours>;
  /** IANA name; the hours are in this time zone. */
  readonly timeZone: string | undefined;
  /** The store's services, in words for shoppers: `Grooming`. */
  readonly services: ReadonlyArray<string>;
}

/** A store and its distance. */
export interface NearStore {
  readonly store: Store;
  /** Nautical miles: 0.8684 × statute miles (STO-06). */
  readonly distance: number;
}

/** A store that is closed for longer than one night and cannot be chosen (STO-04). Days are like `2026-11-25`. */
export interface ClosedStore {
  readonly id: string;
  readonly reason: string | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** A place that a shopper named: a ZIP code, or a city with its state. */
export interface Place extends Coordinates {
  /** `San Diego, CA`. */
  readonly name: string;
  readonly zipCode: string;
}
