import type { Closure } from './closures.ts';
import type { Place } from './find-places.ts';
import type { NearStore } from './store-directory.ts';
import type { Store } from './store-records.ts';

/** A store in the list of all stores; city and state are additions to the platform. [STO-01] */
export const toPointResponse = ({
  id,
  name,
  latitude,
  longitude,
  city,
  state,
}: Store): Readonly<Record<string, string>> => ({
  ID: id,
  SN: name,
  LA: String(latitude),
  LO: String(longitude),
  x_city: city,
  x_state: state,
});

/** A store on its own page; position, hours, time zone and services are additions to the platform. [STO-01] */
export const toStoreResponse = (store: Store): Readonly<Record<string, unknown>> => ({
  IDENTIFIER: store.id,
  STLOC_ID: store.locationId,
  DSNAME: store.name,
  ADDRESS: { ADDRESS1: store.street, CITY: store.city, STATE: store.state, ZIPCODE: store.zipCode, COUNTRY: 'US' },
  PHONE: store.phone,
  LATITUDE: String(store.latitude),
  LONGITUDE: String(store.longitude),
  x_hours: store.hours,
  x_timeZone: store.timeZone,
  x_services: store.services,
});

/** A store with its distance in statute miles. [STO-06] */
export const toNearResponse = ({ store, miles }: NearStore): Readonly<Record<string, unknown>> => ({
  ...toStoreResponse(store),
  DISTANCE: miles.toFixed(4),
});

/** One map for each store that is closed, keyed by its id. [STO-01] */
export const toClosureResponse = ({
  storeId,
  reason,
  firstDay,
  lastDay,
}: Closure): Readonly<Record<string, unknown>> => ({
  [storeId]: { reason, startDate: firstDay, endDate: lastDay },
});

/** A place with its display name, such as `San Diego, CA`. */
export const toPlaceResponse = (place: Place): Readonly<Record<string, string>> => ({
  name: `${place.city}, ${place.state}`,
  city: place.city,
  state: place.state,
  zipCode: place.zipCode,
  latitude: String(place.latitude),
  longitude: String(place.longitude),
});

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const hoursText = ({ hours }: Store): string =>
  hours.map(({ day, opens, closes }) => `${dayNames[day] ?? ''} ${opens}-${closes}`).join(', ');

/** A store as the platform's standard service sends it; a distance is in the requested unit. */
export const toPhysicalStore = (store: Store, distance?: number): Readonly<Record<string, unknown>> => ({
  uniqueID: store.id,
  storeName: store.id,
  Description: [{ displayStoreName: store.name }],
  addressLine: [store.street],
  city: store.city,
  stateOrProvinceName: store.state,
  postalCode: store.zipCode,
  country: 'US',
  telephone1: store.phone,
  latitude: String(store.latitude),
  longitude: String(store.longitude),
  ...(distance === undefined ? {} : { distance: distance.toFixed(4) }),
  Attribute: [
    { name: 'Hours', displayValue: hoursText(store) },
    ...store.services.map((service) => ({ name: 'Service', displayValue: service })),
  ],
});
