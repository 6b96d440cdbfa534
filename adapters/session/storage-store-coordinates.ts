import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Clock } from '../../core/shared/clock';
import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { StoreCoordinatesCache } from '../../core/stores/finding/store-coordinates';
import type { StorePoint } from '../../core/stores/store';
import { STORE_COORDINATES_KEY } from './session-names';

const FRESH_MS = 90 * 24 * 60 * 60 * 1_000;

/** Rows are smaller than objects: there are well over a thousand stores, and storage is limited. */
const bareRow = t.tuple([t.string, t.string, t.number, t.number]);
const rowWithCity = t.tuple([t.string, t.string, t.number, t.number, t.string]);
const keptWire = t.type({ at: t.number, points: t.array(t.union([rowWithCity, bareRow])) });

/** Caches the positions of all stores in local storage for 90 days (STO-07). An invalid entry counts as missing. */
export class StorageStoreCoordinatesCache implements StoreCoordinatesCache {
  readonly read: IO<ReadonlyArray<StorePoint> | undefined>;
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
    this.read = () =>
      pipe(
        E.tryCatch((): unknown => JSON.parse(storage.read(STORE_COORDINATES_KEY)() ?? 'null'), E.toError),
        E.chainW(keptWire.decode),
        E.match(
          () => undefined,
          ({ at, points }) => (isYoung(clock() - at) ? points.map(toPoint) : undefined),
        ),
      );
  }

  readonly write: StoreCoordinatesCache['write'] = (points) => () => {
    const rows = points.map(({ id, name, latitude, longitude, city }) => [
      ...[id, name, latitude, longitude],
      ...(city === undefined ? [] : [city]),
    ]);
    this.#storage.write(STORE_COORDINATES_KEY, JSON.stringify({ at: this.#clock(), points: rows }))();
  };
}

/** A time in the future comes from a wrong clock; such an entry counts as old. */
const isYoung = (age: number): boolean => age >= 0 && age < FRESH_MS;

type Row = readonly [id: string, name: string, latitude: number, longitude: number, city?: string];

const toPoint = ([id, name, latitude, longitude, city]: Row): StorePoint => ({
  id,
  name,
  latitude,
  longitude,
  ...(city === undefined ? {} : { city }),
});
