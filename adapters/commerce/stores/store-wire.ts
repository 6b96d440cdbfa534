import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { fields, mapOf, optionalText, reader, text, type Reader } from '../../http/wire-codecs';

const numberIn = (value: unknown): number | undefined => {
  const written = typeof value === 'string' ? value.trim() : value;
  if (written === '' || (typeof written !== 'string' && typeof written !== 'number')) return undefined;
  return Number.isFinite(Number(written)) ? Number(written) : undefined;
};

/** A number or its text, negative ones included; undefined for anything else. */
const optionalDecimal: Reader<number | undefined> = reader('number or nothing', (value) => O.some(numberIn(value)));

const readableIn = <A>(item: Reader<A>, list: ReadonlyArray<unknown>): ReadonlyArray<A> =>
  list.flatMap((entry) => {
    const read = item.decode(entry);
    return E.isRight(read) ? [read.right] : [];
  });

/**
 * A list, or an object with exactly one field that is a list. Invalid entries are skipped, so that they do not discard
 * the others. Fails when no entry is valid.
 */
const looseListOf = <A>(item: Reader<A>): Reader<ReadonlyArray<A>> =>
  reader('list', (value) => {
    const found = Array.isArray(value) ? value : onlyListIn(value);
    if (found === undefined) return O.none;
    const readable = readableIn(item, found);
    return readable.length === 0 && found.length > 0 ? O.none : O.some(readable);
  });

/** The valid entries of a list; anything else counts as empty. For optional data of a store. */
const readableOf = <A>(item: Reader<A>): Reader<ReadonlyArray<A>> =>
  reader('list of what can be read', (value) => O.some(Array.isArray(value) ? readableIn(item, value) : []));

const onlyListIn = (value: unknown): ReadonlyArray<unknown> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const lists = Object.values(value).filter((entry) => Array.isArray(entry));
  return lists.length === 1 ? lists[0] : undefined;
};

/**
 * `getAllStoresLatLong`: the positions of all stores (STO-01); the city is this project's extension and may be missing.
 */
export const storePointsWire = looseListOf(
  fields('store point', {
    ID: text,
    SN: optionalText,
    LA: optionalDecimal,
    LO: optionalDecimal,
    x_city: optionalText,
  }),
);

/** `09:30`, or a number of minutes since midnight; the end of a day is `24:00`. */
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
  x_hours: readableOf(hoursWire),
  x_timeZone: optionalText,
  x_services: readableOf(text),
};

/** `byStoreId`: one store (STO-01); hours, time zone and services are optional, and left out when they are invalid. */
export const storeWire = fields('store', STORE_FIELDS);

/** `getneareststoresbyzipcode`: stores with their distances in statute miles. */
export const nearStoresWire = looseListOf(fields('near store', { ...STORE_FIELDS, DISTANCE: optionalDecimal }));

/** Decodes an invalid value as undefined. */
const orNothing = <A>(codec: Reader<A>): Reader<A | undefined> =>
  reader(`${codec.name} or nothing`, (value) => {
    const read = codec.decode(value);
    return O.some(E.isRight(read) ? read.right : undefined);
  });

/** A day like `2026-11-25`, without its time; undefined for any other format and for a date that does not exist. */
const day: Reader<string | undefined> = reader('day or nothing', (value) => {
  const written = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value.trim())?.[0] : undefined;
  return O.some(written === undefined || Number.isNaN(Date.parse(written)) ? undefined : written);
});

const closingWire = fields('closing', { reason: orNothing(optionalText), startDate: day, endDate: day });

/**
 * `closedStoreDetails`: a list of maps by store id (STO-01). A store counts as closed even when its details are
 * invalid.
 */
export const closedStoresWire = looseListOf(mapOf(orNothing(closingWire)));

/** `places`: this project's extension of the wire, the places that a text may mean. */
export const placesWire = looseListOf(
  fields('place', { name: text, zipCode: text, latitude: optionalDecimal, longitude: optionalDecimal }),
);
