import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import { toNauticalMiles } from '../../../core/stores/distance';
import type { Coordinates } from '../../../core/geolocation/coordinates';
import type { ClosedStore, OpeningHours, Place, Store, StorePoint } from '../../../core/stores/store';
import type { StoreGateway } from '../../../core/stores/store-gateway';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { recoverWith, callCommerce } from '../call-commerce';
import { closedStoresWire, nearStoresWire, placesWire, storePointsWire, storeWire } from './store-wire';

/** The format of store ids: the service refuses any other id as malformed. */
const STORE_ID = /^[A-Za-z\d]{1,20}$/;
const MAX_PLACES = 5;
const MINUTES_A_DAY = 24 * 60;
/** Statute miles; large enough for every ZIP code to have stores within. */
const RADIUS = '12000';

/** The retailer's stores over the commerce service (contracts section 4). */
export class HttpStoreGateway implements StoreGateway {
  readonly allStores: StoreGateway['allStores'];
  readonly closedStores: StoreGateway['closedStores'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.allStores = pipe(
      callCommerce(
        http,
        { kind: 'public', method: 'GET', path: 'petcostorelocator/getAllStoresLatLong?json' },
        storePointsWire,
      ),
      TE.map((points) => points.flatMap(toPoint)),
    );
    this.closedStores = pipe(
      callCommerce(
        http,
        { kind: 'public', method: 'GET', path: 'petcostorelocator/closedStoreDetails' },
        closedStoresWire,
      ),
      TE.map((maps) => maps.flatMap((byId) => Object.entries(byId).map(toClosed))),
    );
  }

  readonly store: StoreGateway['store'] = (id) =>
    STORE_ID.test(id)
      ? pipe(
          callCommerce(
            this.#http,
            { kind: 'public', method: 'GET', path: path`petcostorelocator/byStoreId/${id}` },
            storeWire,
          ),
          TE.map((wire) => O.some(toStore(wire))),
          recoverWith<O.Option<Store>>(isUnknown, O.none),
        )
      : TE.right(O.none);

  readonly nearestByZip: StoreGateway['nearestByZip'] = (zipCode, count) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'public',
          method: 'POST',
          path: 'petcostorelocator/getneareststoresbyzipcode',
          body: { zipcode: zipCode, noOfStores: String(count), radius: RADIUS },
        },
        nearStoresWire,
      ),
      recoverWith<TypeOf<typeof nearStoresWire>>(isUnknown, []),
      TE.map((stores) =>
        stores
          .flatMap((wire) =>
            wire.DISTANCE === undefined ? [] : [{ store: toStore(wire), distance: toNauticalMiles(wire.DISTANCE) }],
          )
          .sort((a, b) => a.distance - b.distance)
          .slice(0, count),
      ),
    );

  readonly places: StoreGateway['places'] = (text) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'public', method: 'GET', path: 'petcostorelocator/places', query: { q: text } },
        placesWire,
      ),
      recoverWith<TypeOf<typeof placesWire>>(isUnknown, []),
      TE.map((places) => places.flatMap(toPlace).slice(0, MAX_PLACES)),
    );
}

const isUnknown = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === 404;

/** Stores without a position are left out. */
const toPoint = ({
  ID,
  SN,
  LA,
  LO,
  x_city: city,
}: TypeOf<typeof storePointsWire>[number]): ReadonlyArray<StorePoint> => {
  const coordinates = coordinatesOf(LA, LO);
  return coordinates === undefined
    ? []
    : [{ id: ID, name: SN ?? ID, ...(city === undefined ? {} : { city }), ...coordinates }];
};

const toStore = (wire: TypeOf<typeof storeWire>): Store => ({
  id: wire.IDENTIFIER,
  locationId: wire.STLOC_ID,
  name: wire.DSNAME,
  street: wire.ADDRESS.ADDRESS1 ?? '',
  city: wire.ADDRESS.CITY ?? '',
  state: wire.ADDRESS.STATE ?? '',
  zipCode: beforeHyphen(wire.ADDRESS.ZIPCODE),
  phone: wire.PHONE,
  coordinates: coordinatesOf(wire.LATITUDE, wire.LONGITUDE),
  hours: toHours(wire.x_hours),
  timeZone: wire.x_timeZone,
  services: wire.x_services,
});

const beforeHyphen = (zipCode: string): string => (zipCode.split('-')[0] ?? '').trim();

const coordinatesOf = (latitude: number | undefined, longitude: number | undefined): Coordinates | undefined =>
  latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;

/** At most one entry a day: the first valid one. */
const toHours = (given: ReadonlyArray<OpeningHours>): ReadonlyArray<OpeningHours> => {
  const byDay = new Map<number, OpeningHours>();
  for (const entry of given) if (isSensible(entry) && !byDay.has(entry.day)) byDay.set(entry.day, entry);
  return [...byDay.values()].sort((a, b) => a.day - b.day);
};

const isSensible = ({ day, opens, closes }: OpeningHours): boolean =>
  isWithin(day, 6) && isWithin(opens, MINUTES_A_DAY - 1) && isWithin(closes, MINUTES_A_DAY) && opens !== closes;

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

type Closing = TypeOf<typeof closedStoresWire>[number][string];

const toClosed = ([id, closing]: readonly [string, Closing]): ClosedStore => ({
  id,
  reason: closing?.reason,
  from: closing?.startDate,
  until: closing?.endDate,
});

const toPlace = ({ name, zipCode, latitude, longitude }: TypeOf<typeof placesWire>[number]): ReadonlyArray<Place> => {
  const coordinates = coordinatesOf(latitude, longitude);
  return coordinates === undefined ? [] : [{ name, zipCode: beforeHyphen(zipCode), ...coordinates }];
};
