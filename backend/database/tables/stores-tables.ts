/** Tables of the stores and of the places of the store search. Coordinates are degrees, north and east positive. */

export interface StoreTable {
  /** Numeric text such as '1101'. */
  store_id: string;
  /** Numeric text such as '13501'. Unique. */
  location_id: string;
  /** Unique within a state. */
  name: string;
  street: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits, for some stores with four more after a hyphen. */
  zip_code: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  time_zone: string;
  /** JSON list of {day, opens, closes}: 0 is Sunday, times are like '09:00', a day without an entry is closed. */
  hours: string;
  /** JSON list of strings. */
  services: string;
  /** Size of the assortment, 1 (small) to 5 (very large). */
  size: number;
}

/** A period in which a store is closed. */
export interface StoreClosureTable {
  store_id: string;
  reason: string;
  /** Days such as '2030-01-31', in the store's time zone; the store is closed on both. */
  first_day: string;
  last_day: string;
}

/** A ZIP code. */
export interface PlaceTable {
  zip_code: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** A city: all of its ZIP codes together. */
export interface CityTable {
  /** The name as normalised by `placeKey`. Unique within a state. */
  city_key: string;
  /** The same reversed, so that a name is also found by its end. */
  backward_key: string;
  name: string;
  state: string;
  /** The ZIP code nearest to its centre. */
  zip_code: string;
  /** Its centre. */
  latitude: number;
  longitude: number;
  /** The number of its ZIP codes, as a measure of its size. */
  zip_count: number;
}

export interface StoresTables {
  store: StoreTable;
  store_closure: StoreClosureTable;
  place: PlaceTable;
  city: CityTable;
}
