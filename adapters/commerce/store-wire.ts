import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { fields, listOf, mapOf, optional, optionalText, reader, text, type Reader } from '../http/wire-codecs';

const numberIn = (value: unknown): number | undefined => {
  const written = typeof value === 'string' ? value.trim() : value;
  if (written === '' || (typeof written !== 'string' && typeof written !== 'number')) return undefined;
  return Number.isFinite(Number(written)) ? Number(written) : undefined;
};

/** A number or its text, negative ones included; what is none is undefined. */
const optionalDecimal: Reader<number | undefined> = reader('number or nothing', (value) => O.some(numberIn(value)));

/** A list, or an object that holds one under its only list-valued name. */
export const looseListOf = <A>(item: Reader<A>): Reader<ReadonlyArray<A>> => {
  const list = listOf(item);
  return new t.Type<ReadonlyArray<A>, unknown, unknown>(
    'list',
    list.is,
    (value, context) => {
      const found = Array.isArray(value) ? value : onlyListIn(value);
      return found === undefined ? t.failure(value, context) : list.validate(found, context);
    },
    (value) => value,
  );
};

const onlyListIn = (value: unknown): ReadonlyArray<unknown> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const lists = Object.values(value).filter((entry) => Array.isArray(entry));
  return lists.length === 1 ? lists[0] : undefined;
};

/** `getAllStoresLatLong`: where each store is (STO-01). */
export const storePointsWire = looseListOf(
  fields('store point', { ID: text, SN: optionalText, LA: optionalDecimal, LO: optionalDecimal }),
);

/** `09:30`, or minutes since midnight as they are; the end of a day is `24:00`. */
const minutesOfDay: Reader<number> = reader('time of day', (value) => {
  if (typeof value === 'number') return O.some(value);
  const [, hours, minutes] = (typeof value === 'string' && /^(\d{1,2}):(\d{2})$/.exec(value.trim())) || [];
  return hours === undefined ? O.none : O.some(Number(hours) * 60 + Number(minutes));
});

const hoursWire = fields('hours', { day: t.number, opens: minutesOfDay, closes: minutesOfDay });

const STORE_FIELDS = {
  IDENTIFIER: text,
  STLOC_ID: text,
  DSNAME: text,
  ADDRESS: fields('address', { ADDRESS1: optionalText, CITY: optionalText, STATE: optionalText, ZIPCODE: text }),
  PHONE: optionalText,
  LATITUDE: optionalDecimal,
  LONGITUDE: optionalDecimal,
  x_hours: listOf(hoursWire),
  x_timeZone: optionalText,
  x_services: listOf(text),
};

/** `byStoreId`: one store (STO-01); hours, time zone and services are optional. */
export const storeWire = fields('store', STORE_FIELDS);

/** `getneareststoresbyzipcode`: stores with how many statute miles away they are. */
export const nearStoresWire = looseListOf(fields('near store', { ...STORE_FIELDS, DISTANCE: optionalDecimal }));

const closingWire = fields('closing', { reason: optionalText, startDate: optionalText, endDate: optionalText });

/** `closedStoreDetails`: a list of maps by store id (STO-01). */
export const closedStoresWire = looseListOf(mapOf(optional(closingWire)));

/** `places`: our completion, places that a text may mean. */
export const placesWire = looseListOf(
  fields('place', { name: text, zipCode: text, latitude: optionalDecimal, longitude: optionalDecimal }),
);
