import type { ClosedStore, Place, Store } from '../../core/stores/store';

/** Mission Valley in San Diego, open every day from 9 am to 9 pm. */
export const aStore = (facts: Partial<Store> = {}): Store => ({
  id: '1101',
  locationId: '13501',
  name: 'Mission Valley',
  street: '2 Leash Rd',
  city: 'San Diego',
  state: 'CA',
  zipCode: '92108',
  phone: '619-555-0101',
  coordinates: { latitude: 32.77, longitude: -117.15 },
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 540, closes: 1260 })),
  timeZone: 'America/Los_Angeles',
  services: ['Grooming'],
  ...facts,
});

/** A store that is closed for remodelling. */
export const aClosedStore = (facts: Partial<ClosedStore> = {}): ClosedStore => ({
  id: '1101',
  reason: 'Remodel',
  from: '2030-01-01',
  until: '2030-02-01',
  ...facts,
});

export const aPlace = (facts: Partial<Place> = {}): Place => ({
  name: 'San Diego, CA',
  zipCode: '92101',
  latitude: 32.72,
  longitude: -117.17,
  ...facts,
});

/** Three stores in and around San Diego, and one in New York. */
export const SOME_STORES: ReadonlyArray<Store> = [
  aStore(),
  aStore({
    id: '1102',
    locationId: '13502',
    name: 'La Mesa',
    zipCode: '91942',
    coordinates: { latitude: 32.77, longitude: -117.02 },
  }),
  aStore({
    id: '1103',
    locationId: '13503',
    name: 'Oceanside',
    zipCode: '92054',
    coordinates: { latitude: 33.2, longitude: -117.37 },
  }),
  aStore({
    id: '2001',
    locationId: '20001',
    name: 'Union Square',
    city: 'New York',
    state: 'NY',
    zipCode: '10003',
    coordinates: { latitude: 40.74, longitude: -73.99 },
    timeZone: 'America/New_York',
  }),
];
