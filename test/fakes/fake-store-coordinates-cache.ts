import type { Clock } from '../../core/shared/clock';
import type { StoreCoordinatesCache } from '../../core/stores/finding/store-coordinates';
import type { StorePoint } from '../../core/stores/store';

const KEPT_MS = 90 * 24 * 60 * 60 * 1_000;

/** Caches the coordinates of all stores in memory for 90 days. */
export class FakeStoreCoordinatesCache implements StoreCoordinatesCache {
  #kept: { readonly at: number; readonly points: ReadonlyArray<StorePoint> } | undefined;
  readonly #clock: Clock;

  constructor(clock: Clock = () => 0) {
    this.#clock = clock;
  }

  readonly read: StoreCoordinatesCache['read'] = () =>
    this.#kept !== undefined && this.#clock() - this.#kept.at < KEPT_MS
      ? structuredClone(this.#kept.points)
      : undefined;

  readonly write: StoreCoordinatesCache['write'] = (points) => () => {
    this.#kept = { at: this.#clock(), points: structuredClone(points) };
  };
}
