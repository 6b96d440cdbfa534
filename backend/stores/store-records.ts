import type { StoreTable } from '../database/tables/stores-tables.ts';
import type { Position } from './distance.ts';

/** Opening hours of a store on a day of the week. */
export interface StoreHours {
  /** 0 is Sunday. */
  readonly day: number;
  /** Such as '09:00', in the store's own time. */
  readonly opens: string;
  readonly closes: string;
}

export interface Store extends Position {
  readonly id: string;
  readonly locationId: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone: string;
  /** IANA name. */
  readonly timeZone: string;
  /** A day without an entry is closed. */
  readonly hours: readonly StoreHours[];
  readonly services: readonly string[];
}

export const toStore = (row: StoreTable): Store => ({
  id: row.store_id,
  locationId: row.location_id,
  name: row.name,
  street: row.street,
  city: row.city,
  state: row.state,
  zipCode: row.zip_code,
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.time_zone,
  hours: JSON.parse(row.hours) as StoreHours[],
  services: JSON.parse(row.services) as string[],
});
